import type { FazaView } from '../../rules/state/state.ts';
import { count, drones, heroOf, injuries, rebels, tileTitle } from '../content/names.en.ts';
import { boardText } from './board.en.ts';

const decimal = (value: number): string => String(Math.round(value * 10) / 10);

/** What a line of commands brings, in the order in which the coach speaks of it. */
export interface LineEffects {
  /** Whether it keeps the team from losing in the coming Faza phase: certainly, or if dice or event cards allow it. */
  readonly saves: 'certainly' | 'perhaps' | 'not';
  /** Health that it costs the Motherships. */
  readonly hits: number;
  /** Injuries and fazaformed tiles of the coming Faza phase that it prevents; negative for more of them. */
  readonly injuriesSpared: number;
  readonly tilesSpared: number;
  /** Averages: Points gained, and injuries suffered less those recovered. */
  readonly points: number;
  readonly injuries: number;
  /** Rebels that come to the tile of a Mothership. */
  readonly boarders: number;
  /** Rebels that join. */
  readonly joined: number;
  /** Whether the Rebels come nearer to the Motherships, all in all. */
  readonly isNearer: boolean;
}

/** Less than this, on average, is not worth a word. */
const LITTLE = 0.05;
/** A sentence with more reasons than these is not read. */
const MOST_REASONS = 2;

const SAVED = {
  certainly: ['keeps the team from losing this round'],
  perhaps: ['may keep the team from losing this round'],
  not: [],
} as const satisfies Record<LineEffects['saves'], readonly string[]>;

/** What the coach says. */
export const coachText = {
  danger: {
    injured: (state: FazaView, seat: number, cards: number): string =>
      `Danger: the Faza phase brings the ${heroOf(state, seat)} ${injuries(cards)}`,
    turns: (state: FazaView, tile: number): string => `Danger: the Former fazaforms ${tileTitle(state, tile)}`,
    pool: (left: number): string => `Danger: the Faza phase leaves only ${drones(left)} in the pool`,
  },
  /** A command of a hero that its sentence does not name. */
  by: (state: FazaView, seat: number, sentence: string): string => `${heroOf(state, seat)}: ${sentence}`,
  /** The last step of an idea, after the first one. */
  after: (last: string): string => `Then: ${last}`,
  expected: (kills: number, wounds: number): string => {
    const won = `${decimal(kills)} ${decimal(kills) === '1' ? 'Drone' : 'Drones'} expected`;
    return wounds < LITTLE ? won : `${won} for ${decimal(wounds)} ${decimal(wounds) === '1' ? 'injury' : 'injuries'}`;
  },
  rest: 'End the Team phase: nothing else helps now',
  /** The same, looking back. */
  ended: 'End the Team phase, as this cost more than it brought',
  steps: (steps: readonly string[]): string[] =>
    steps.length === 1 ? [...steps] : steps.map((step, index) => `${index + 1}. ${step}`),
  /** A step that is taken several times in a row. */
  times: (step: string, times: number): string => `${step}, ${times === 2 ? 'twice' : `${times} times`}`,
  chances: (chance: number, ending: number): string =>
    `Chance to win: ${boardText.percent(chance)} instead of ${boardText.percent(ending)} if the phase ends now`,
  /** Against a plan of people. */
  rather: (first: string, best: number, chance: number): string[] => [
    'I would change your plan',
    first,
    `Chance to win: ${boardText.percent(best)} instead of ${boardText.percent(chance)} by your plan`,
  ],
  stays: (chance: number): string => `Chance to win: ${boardText.percent(chance)}`,
  /** `null` where there is no reason that can be named. */
  reason: (effects: LineEffects): string | null => {
    const reasons = reasonsFor(effects).slice(0, MOST_REASONS);
    return reasons.length > 0 ? `It ${reasons.join(' and ')}` : null;
  },
} as const;

function reasonsFor({
  saves,
  hits,
  injuriesSpared,
  tilesSpared,
  points,
  injuries: hurt,
  boarders,
  joined,
  isNearer,
}: LineEffects): string[] {
  return [
    ...SAVED[saves],
    ...(hits > 0 ? [`costs a Mothership ${hits} health`] : []),
    ...(boarders > 0 ? [`brings ${rebels(boarders)} to a Mothership`] : []),
    ...(boarders <= 0 && isNearer ? ['brings Rebels nearer to the Motherships'] : []),
    ...(injuriesSpared > 0 ? [`prevents ${injuries(injuriesSpared)} in the Faza phase`] : []),
    ...(tilesSpared > 0 ? [`saves ${count(tilesSpared, 'tile')} from the Former`] : []),
    ...(points > LITTLE
      ? [`brings ${decimal(points)} ${decimal(points) === '1' ? 'Point' : 'Points'} on average`]
      : []),
    ...(joined > 0 ? [`adds ${rebels(joined)}`] : []),
    ...(hurt < -LITTLE ? [`recovers ${count(Math.round(-hurt), 'card')}`] : []),
  ];
}
