import { hasRewards, sizesOf } from '../../../src/games/faza/content/editions.ts';
import { usualOptions } from '../../../src/games/faza/content/steps.ts';
import type { EditionSpec, HeroId, ModeId } from '../../../src/games/faza/content/vocabulary.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { LabSeries } from '../../game/lab.ts';

/** A series of the lab, and its purpose. */
export interface FazaSeries extends LabSeries<FazaTypes> {
  readonly mode: ModeId;
}

/** The kinds of players with win-rate targets, from a careful newcomer to the strongest computer. */
export const YARDSTICKS = ['novice', 'greedy', 'policy', 'search'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];

/** The player of all series except win rates: it is fair, plays well, and is fast enough for many games. */
const REFERENCE: Yardstick = 'policy';

/** Games of *search* take many times as long as those of the others. */
const GAMES: Readonly<Record<Yardstick, number>> = { novice: 3, greedy: 3, policy: 3, search: 1 };

/** An option of the rulebook that is compared with the game without it. */
export interface OptionSeries extends FazaSeries {
  readonly name: string;
}

type Change = Partial<Pick<Setup, 'health' | 'rewards' | 'fazaFirst' | 'drawTwo' | 'radio'>>;

/** The series of a player in one mode with teams of one size. */
export function seriesId(mode: ModeId, size: number, player: Yardstick = REFERENCE): string {
  return `${player}/${mode}/${size}`;
}

/** Every team of one size, in a fixed order: heroes of different areas. */
export function teamsOf({ heroes }: Pick<EditionSpec, 'heroes'>, size: number): readonly (readonly HeroId[])[] {
  const grow = (team: readonly HeroId[], from: number): readonly (readonly HeroId[])[] => {
    if (team.length === size) return [team];
    return heroes.slice(from).flatMap(({ id, area }, index) => {
      const isTaken = heroes.some((other) => team.includes(other.id) && other.area === area);
      return isTaken ? [] : grow([...team, id], from + index + 1);
    });
  };
  return grow([], 0);
}

/** All series of an edition. */
export interface EditionSeries {
  /** Each player in each mode with teams of each size, without options. */
  readonly modes: readonly FazaSeries[];
  /** What each option changes on Normal. */
  readonly options: readonly OptionSeries[];
  /** Random games are fast, and their target needs thousands of them. */
  readonly randoms: readonly FazaSeries[];
  /** Games of a newcomer, in each of which one position is examined: whether the chance shown there is reliable. */
  readonly chances: readonly FazaSeries[];
}

/** The series that measure an edition. */
export function seriesOf(edition: EditionSpec): EditionSeries {
  const sizes = sizesOf(edition);
  const teams = new Map(sizes.map((size) => [size, teamsOf(edition, size)]));

  /** All teams play equally often. The step is coprime to the number of teams, so that few games show all heroes. */
  const teamFor = (size: number, number: number): readonly HeroId[] => {
    const known = teams.get(size) ?? [];
    return at(known, (number * 5) % known.length);
  };
  const setupOf = (mode: ModeId, heroes: readonly HeroId[], seed: string, change: Change = {}): Setup => ({
    edition: edition.id,
    heroes,
    seed,
    ...usualOptions(mode),
    ...change,
  });
  /** A series with teams of every size in turn. */
  const mixed = (id: string, bot: string, mode: ModeId, times: number, change: Change = {}): FazaSeries => ({
    id,
    bot,
    mode,
    times,
    setup: (_luck, seed, number) => {
      const size = at(sizes, number % sizes.length);
      return setupOf(mode, teamFor(size, Math.floor(number / sizes.length)), seed, change);
    },
  });
  const option = (id: string, name: string, change: Change): OptionSeries => ({
    ...mixed(`option/${id}`, REFERENCE, 'normal', 1, change),
    name,
  });
  const normalHealth = edition.modes.find(({ id }) => id === 'normal')?.health;

  return {
    modes: YARDSTICKS.flatMap((player) =>
      edition.modes.flatMap(({ id: mode }) =>
        sizes.map((size) => ({
          id: seriesId(mode, size, player),
          bot: player,
          mode,
          times: GAMES[player],
          setup: (_luck, seed, number) => setupOf(mode, teamFor(size, number), seed),
        })),
      ),
    ),
    options: [
      ...(hasRewards(edition) ? [option('noRewards', 'No Rewards (V2)', { rewards: false })] : []),
      ...[1, 2, 3, 4, 5, 6]
        .filter((health) => health !== normalHealth)
        .map((health) => option(`health${health}`, `Mothership health ${health} (V1)`, { health })),
      option('drawTwo', 'Draw two events (V3)', { drawTwo: true }),
      option('radio', 'Radio (V4)', { radio: true }),
      option('fazaFirst', 'Faza first (V5)', { fazaFirst: true }),
    ],
    randoms: edition.modes.map(({ id }) => mixed(`random/${id}`, 'random', id, 30)),
    chances: edition.modes.map(({ id }) => mixed(`chances/${id}`, 'novice', id, 1)),
  };
}
