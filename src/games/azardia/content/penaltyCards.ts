import type { PenaltySpec } from './vocabulary.ts';

/*
 * The 25 penalty cards (ours): resolved at once, never answered (P1). Their names and texts are in `../text/cards.en.ts`.
 */
export const penaltyCards = {
  staircaseOfRegret: { copies: 4, effect: { kind: 'move', who: 'me', tiles: -3 } },
  conveyorOfTheTyrant: { copies: 3, effect: { kind: 'move', who: 'me', tiles: -6 } },
  royalTrapdoor: { copies: 1, effect: { kind: 'move', who: 'me', tiles: -12 } },
  deportedToTheGate: { copies: 1, effect: { kind: 'goTo', who: 'me', tile: 80 } },
  breathingTax: { copies: 3, effect: { kind: 'coins', who: 'me', coins: -2000 } },
  crownJewelsFund: { copies: 1, effect: { kind: 'coins', who: 'me', coins: -6000 } },
  confiscatedAtCustoms: { copies: 2, effect: { kind: 'discard', cards: 2 } },
  bookBurning: { copies: 1, effect: { kind: 'discardHand' } },
  treasonBySneezing: { copies: 1, effect: { kind: 'loseFortune', who: 'me' } },
  queueAtWindowNine: { copies: 2, effect: { kind: 'missTurn', who: 'me' } },
  ballAndChain: { copies: 2, effect: { kind: 'oneDie', who: 'me' } },
  mandatoryApplause: { copies: 2, effect: { kind: 'coins', who: 'rivals', coins: 1000 } },
  scholarshipForYourEnemies: { copies: 1, effect: { kind: 'level', who: 'lowest', by: 1 } },
  giftEconomy: { copies: 1, effect: { kind: 'giveCards', cards: 2, to: 'rivalBehind' } },
} as const satisfies Readonly<Record<string, PenaltySpec>>;
