import type { EventSpec } from './vocabulary.ts';

/*
 * The 10 event cards (ours), one of each. They hit everybody at once (E1). Their names and texts are in `../text/cards.en.ts`.
 */
export const eventCards = {
  coinComet: { effect: { kind: 'coins', who: 'all', coins: 1000 } },
  graduationForNobody: { effect: { kind: 'level', who: 'lowest', by: 1, unlessLevel5: true } },
  tyrantWokeUpCranky: {
    effect: {
      kind: 'byZone',
      who: 'ahead',
      tyrantZone: { kind: 'drawPenalty', who: 'me' },
      zoneZero: { kind: 'move', who: 'me', tiles: -6 },
    },
  },
  solarTailwind: { effect: { kind: 'mayMove', tiles: 5, except: 'ahead' } },
  wealthInspection: { effect: { kind: 'tax', from: 4000, coins: 2000 } },
  libraryMeteor: { effect: { kind: 'draw', who: 'all', cards: 1 } },
  fogOfMaybe: { effect: { kind: 'roundRule', rule: 'oneDie' } },
  diceOverclocked: { effect: { kind: 'roundRule', rule: 'threeDice' } },
  minuteOfPoliteness: { effect: { kind: 'roundRule', rule: 'truce' } },
  slingshotForStragglers: {
    effect: {
      kind: 'inOrder',
      who: 'behind',
      effects: [
        { kind: 'move', who: 'me', tiles: 12 },
        { kind: 'coins', who: 'me', coins: 3000 },
      ],
    },
  },
} as const satisfies Readonly<Record<string, EventSpec>>;
