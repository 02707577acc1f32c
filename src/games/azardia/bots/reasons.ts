import { at } from '../../../kernel/values/at.ts';
import { TOP_LEVEL } from '../content/board.ts';
import { azardia } from '../rules/azardia.ts';
import type { DuelStake } from '../rules/forecast/duelStake.ts';
import { type Prospect, type ProspectEvent, prospectOf } from '../rules/forecast/prospects.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { rivalsOf } from '../rules/turn/turnOrder.ts';
import { leaderAmong } from './estimate.ts';
import type { Level } from './levels.ts';

/** Why a computer player did something, as everybody at the table can see it. */
export type Reason =
  | 'goal'
  | 'card'
  | 'noPenalty'
  | 'noDuel'
  | 'noGate'
  | 'duel'
  | 'duelForTiles'
  | 'farther'
  | 'shorter'
  | 'level'
  | 'tiles'
  | 'leader'
  | 'rival'
  | 'answer'
  | 'hunch'
  | 'reflex'
  | 'turnAhead'
  | 'keeps';

/** The reason for a command; `null` if it needs none. It depends on nothing that is hidden. */
export function reasonOf(view: AzardiaView, command: Command, level: Level): Reason | null {
  const reason = plainReason(view, command);
  return level === 'regular' ? reason : (OWN_REASONS[level](view, command, reason) ?? reason);
}

/** The reasons of Rookie and Sharp where Regular's would be wrong or missing. */
const OWN_REASONS: Readonly<
  Record<Exclude<Level, 'regular'>, (view: AzardiaView, command: Command, reason: Reason | null) => Reason | null>
> = {
  rookie: (_, __, reason) => {
    if (reason === 'answer') return 'reflex';
    return reason === 'farther' || reason === 'shorter' || reason === 'tiles' ? 'hunch' : null;
  },
  sharp: ({ steps: [step], players }, command, reason) => {
    if (reason === 'farther' || reason === 'shorter' || reason === 'tiles') return 'turnAhead';
    const isEnd = command.do === 'pass' && step?.step === 'play';
    return isEnd && at(players, command.seat).hand.length > 0 ? 'keeps' : null;
  },
};

function plainReason(view: AzardiaView, command: Command): Reason | null {
  switch (command.do) {
    case 'move':
      return moveReason(view, command);
    case 'buyLevel':
      // L3: at level 5 it buys tiles.
      return at(view.players, command.seat).level === TOP_LEVEL ? 'tiles' : 'level';
    case 'buyTile':
      return 'tiles';
    case 'challenge':
      return against(view, command.seat, command.rival);
    case 'play':
      return command.target && 'rival' in command.target ? against(view, command.seat, command.target.rival) : null;
    case 'answer':
      return 'answer';
    default:
      return null;
  }
}

function against(view: AzardiaView, seat: Seat, rival: Seat): Reason {
  return leaderAmong(view, rivalsOf(view, seat)) === rival ? 'leader' : 'rival';
}

/** Why a player moves to a tile with a duel, by its stakes. */
const DUEL_REASONS = { goal: 'goal', level: 'duel', tiles: 'duelForTiles' } as const satisfies Record<
  DuelStake,
  Reason
>;

/** What distinguishes a movement from the others with the same dice. */
function moveReason(view: AzardiaView, command: CommandOf<'move'>): Reason | null {
  const chosen = prospectOf(view, command);
  const others = azardia
    .legalCommands(view)
    .filter((one): one is CommandOf<'move'> => one.do === 'move' && one.bought === 0 && !isSameWay(one, command))
    .flatMap((one) => prospectOf(view, one) ?? []);
  if (!chosen) return null;
  const has = (kind: ProspectEvent['kind'], { events }: Prospect = chosen): boolean =>
    events.some((event) => event.kind === kind);
  const avoids = (kind: ProspectEvent['kind']): boolean => !has(kind) && others.some((other) => has(kind, other));
  if (has('goal')) return 'goal';
  if (has('draw')) return 'card';
  if (avoids('penalty')) return 'noPenalty';
  if (avoids('gate')) return 'noGate';
  const duel = chosen.events.find((event) => event.kind === 'duel');
  if (duel) return DUEL_REASONS[duel.stake];
  if (avoids('duel')) return 'noDuel';
  const [other] = others;
  if (!other || chosen.tile === other.tile) return null;
  return chosen.path.length >= Math.max(...others.map(({ path }) => path.length)) ? 'farther' : 'shorter';
}

function isSameWay(one: CommandOf<'move'>, other: CommandOf<'move'>): boolean {
  return one.how === other.how && one.dice.join() === other.dice.join();
}
