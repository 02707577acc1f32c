import { now, pastOf } from '../../../../kernel/session.ts';
import type { Match } from '../../../../module/match.ts';
import type { GameDigest } from '../../../../module/records/records.ts';
import type { EditionId, HeroId, ModeId } from '../../content/vocabulary.ts';
import { dronesOnBoard } from '../../rules/board/board.ts';
import type { Command, CommandName } from '../../rules/state/command.ts';
import type { Fact, FactName, FactOf } from '../../rules/state/fact.ts';
import type { DefeatRule } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';

/** What the records need from a game: a few integers computed by replaying it. */
export interface Digest extends GameDigest {
  readonly edition: EditionId;
  readonly mode: ModeId;
  readonly heroes: readonly HeroId[];
  /** The number of heroes that the computer played. */
  readonly computers: number;
  /** The rule by which it ended (X); `null` for a game that did not. */
  readonly rule: 'X1' | DefeatRule | null;
  /** The options that differ from the box: V1, and V2 to V5 in the words of the setup. */
  readonly health: number | null;
  readonly rewards: boolean;
  readonly fazaFirst: boolean;
  readonly drawTwo: boolean;
  readonly radio: boolean;
  /** Commands given. */
  readonly decisions: number;
  /** Drones defeated in all, and the most in one fight. */
  readonly kills: number;
  readonly bestFight: number;
  readonly injuries: number;
  /** Injuries that Rebels took instead of a hero (I2). */
  readonly shielded: number;
  readonly boardings: number;
  readonly recruits: number;
  /** At the end: Drones in the city, fazaformed tiles, and the fewest healthy cards that a hero had left. */
  readonly drones: number;
  readonly fazaformed: number;
  readonly leastHealthy: number;
}

/** Increase this when the digest of the same game changes: stored digests of another version are recomputed. */
export const DIGEST_VERSION = 1;

/** The digest of a match; `daily` is the day of a daily game. */
export function digestOf({ session, players }: Match<FazaTypes>, daily: string | null): Digest {
  const { setup, opening } = session;
  const past = pastOf(session);
  const facts = [opening, ...past].flatMap((moment) => moment.facts);
  const commands = past.map(({ command }) => command);
  const kills = past.map((moment) => sum(moment.facts, 'dronesDefeated', ({ count }) => count));
  const state = now(session);
  return {
    edition: setup.edition,
    mode: setup.mode,
    heroes: [...setup.heroes],
    computers: players.filter((player) => player === 'computer').length,
    daily,
    rule: state.outcome?.rule ?? null,
    health: setup.health,
    rewards: setup.rewards,
    fazaFirst: setup.fazaFirst,
    drawTwo: setup.drawTwo === true,
    radio: setup.radio === true,
    rounds: state.round,
    decisions: commands.length,
    kills: kills.reduce((all, count) => all + count, 0),
    bestFight: Math.max(0, ...kills.filter((_, index) => commands[index]?.do === 'fight')),
    injuries: sum(facts, 'heroInjured', () => 1),
    shielded: sum(facts, 'heroProtected', () => 1),
    boardings: sum(facts, 'shipBoarded', () => 1),
    recruits: given(commands, 'recruit'),
    drones: dronesOnBoard(state),
    fazaformed: state.tiles.filter((tile) => tile.fazaformed).length,
    leastHealthy: Math.min(...state.heroes.map(({ cards }) => cards.filter((card) => !card.injured).length)),
  };
}

function given(commands: readonly Command[], name: CommandName): number {
  return commands.filter((command) => command.do === name).length;
}

/** The sum of `count` over all facts of one name. */
function sum<Name extends FactName>(facts: readonly Fact[], name: Name, count: (fact: FactOf<Name>) => number): number {
  const isNamed = (fact: Fact): fact is FactOf<Name> => fact.fact === name;
  return facts.filter(isNamed).reduce((all, fact) => all + count(fact), 0);
}
