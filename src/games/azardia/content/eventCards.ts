import type { EventSpec } from './vocabulary.ts';

/*
 * The 10 event cards (ours), one of each. They hit everybody at once (E1). Their names and texts are in `../text/cards.en.ts`.
 */
export const eventCards = {
  coinComet: { effects: [{ kind: 'coins', who: 'all', coins: 1000 }] },
  graduationForNobody: { effects: [{ kind: 'level', who: 'lowest', by: 1, unlessLevel5: true }] },
  tyrantWokeUpCranky: {
    effects: [
      {
        kind: 'byZone',
        who: 'ahead',
        tyrantZone: { kind: 'drawPenalty', who: 'me' },
        zoneZero: { kind: 'move', who: 'me', tiles: -6 },
      },
    ],
  },
  solarTailwind: { effects: [{ kind: 'mayMove', tiles: 5, except: 'ahead' }] },
  wealthInspection: { effects: [{ kind: 'tax', from: 4000, coins: 2000 }] },
  libraryMeteor: { effects: [{ kind: 'draw', who: 'all', cards: 1 }] },
  fogOfMaybe: { effects: [{ kind: 'roundRule', rule: 'oneDie' }] },
  diceOverclocked: { effects: [{ kind: 'roundRule', rule: 'threeDice' }] },
  minuteOfPoliteness: { effects: [{ kind: 'roundRule', rule: 'truce' }] },
  slingshotForStragglers: {
    effects: [
      { kind: 'coins', who: 'behind', coins: 3000 },
      { kind: 'move', who: 'behind', tiles: 12 },
    ],
  },
} as const satisfies Readonly<Record<string, EventSpec>>;
