import {
  type HintHistory as HistoryOf,
  learnHint,
  nextHint,
  type HintWatch as WatchOf,
} from '../../../kernel/lessons/hints.ts';
import { at } from '../../../kernel/values/at.ts';
import { GATE, TOP_LEVEL } from '../content/board.ts';
import type { ActionId, EventId } from '../content/cards.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { azardia } from '../rules/azardia.ts';
import { isLastTurn } from '../rules/forecast/lastTurns.ts';
import { type Prospect, type ProspectEvent, prospectOf } from '../rules/forecast/prospects.ts';
import type { Command, CommandName } from '../rules/state/command.ts';
import type { AzardiaView, PlayerState, Seat } from '../rules/state/state.ts';
import type { Spot } from './lesson.ts';

/** What a hint can be about, the most urgent first. */
export const HINT_IDS = [
  'attack',
  'answer',
  'duel',
  'grace',
  'goal',
  'event',
  'level5',
  'gate',
  'penalty',
  'choice',
  'coins',
] as const;
export type HintId = (typeof HINT_IDS)[number];

export type HintHistory = HistoryOf<HintId>;
export type HintWatch = WatchOf<HintId>;

/** What a hint explains, and the numbers and cards in its text. */
export interface Topic {
  readonly about: Spot;
  /** The levels that are missing to open the Gate. */
  readonly levelsToGo: number;
  /** The answers to an attack that the player holds. */
  readonly answers: readonly ActionId[];
  /** The player whose card or pawn it is about, if it is a rival's. */
  readonly rival: Seat | null;
  /** The event of the round, if the hint is about it. */
  readonly event: EventId | null;
  /** Where the paths through the Gate lead, if the hint is about them. */
  readonly gateTiles: readonly TileNo[];
}

/** Hints for situations that do not recur soon. */
const URGENT: readonly HintId[] = ['attack', 'answer', 'duel', 'grace'];

/** The viewer, if the game waits for their decision; `null` if it waits for somebody else. */
function asked(view: AzardiaView): { readonly seat: Seat; readonly player: PlayerState } | null {
  const [seat] = azardia.activeSeats(view);
  return seat !== undefined && view.viewer === seat ? { seat, player: at(view.players, seat) } : null;
}

/** The hint for a decision of the viewer, if one is due, and the watch for the next one. */
export function hintFor(
  watch: HintWatch,
  view: AzardiaView,
): { hint: { readonly id: HintId; readonly about: Topic } | null; watch: HintWatch } {
  return asked(view) ? nextHint(RULES, watch, view) : { hint: null, watch };
}

/** The history after a command: a player who does something needs no hint about it. */
export function learnFrom(history: HintHistory, before: AzardiaView, command: Command): HintHistory {
  if (command.seat !== before.viewer) return history;
  if (command.do === 'move') {
    const choice = command.how === 'difference' ? learnHint(history, 'choice') : history;
    return command.bought > 0 ? learnHint(choice, 'coins') : choice;
  }
  const isDuel = before.duel !== null && (command.do === 'raise' || command.do === 'play');
  const learnt = isDuel ? learnHint(history, 'duel') : history;
  return (TAUGHT[command.do] ?? []).reduce<HintHistory>(learnHint, learnt);
}

/** The hints that each command makes unnecessary. */
const TAUGHT: Readonly<Partial<Record<CommandName, readonly HintId[]>>> = {
  raise: ['coins'],
  buyTile: ['coins'],
  buyLevel: ['coins'],
  answer: ['answer'],
};

type Situation = (view: AzardiaView) => Topic | null;

/** A situation of the player who has to decide. */
function whenAsked(find: (view: AzardiaView, seat: Seat, player: PlayerState) => Partial<Topic> | null): Situation {
  return (view) => {
    const one = asked(view);
    const found = one && find(view, one.seat, one.player);
    if (!one || !found) return null;
    const levelsToGo = TOP_LEVEL - one.player.level;
    return { about: { kind: 'own' }, levelsToGo, answers: [], rival: null, event: null, gateTiles: [], ...found };
  };
}

/** Where a hint's situation occurs; `null` if it does not. */
const SITUATIONS: Readonly<Record<HintId, Situation>> = {
  attack: whenAsked((view, seat) => {
    const attacked = attackOn(view, seat);
    return attacked?.answers.length === 0 ? attacked : null;
  }),
  answer: whenAsked((view, seat) => {
    const attacked = attackOn(view, seat);
    return attacked && attacked.answers.length > 0 ? attacked : null;
  }),
  duel: whenAsked(({ duel }, seat) => {
    if (!duel) return null;
    const { challenger, defender } = duel;
    return { about: { kind: 'duel' }, rival: challenger.seat === seat ? defender.seat : challenger.seat };
  }),
  grace: whenAsked((view, seat) =>
    view.grace && isLastTurn(view, seat) ? { about: { kind: 'tile', tile: 150 }, rival: view.grace.holder } : null,
  ),
  goal: whenAsked((view) =>
    view.round === 1 && isBefore(view, 'roll') ? { about: { kind: 'tile', tile: 150 } } : null,
  ),
  event: whenAsked((view) => {
    const event = view.decks.eventDiscards.at(-1);
    return event && view.round > 1 && isBefore(view, 'roll') ? { about: { kind: 'top' }, event } : null;
  }),
  level5: whenAsked((view, _, { level, tile }) =>
    level === TOP_LEVEL && tile < GATE && isBefore(view, 'roll') ? { about: { kind: 'tile', tile: GATE } } : null,
  ),
  gate: whenAsked((view) => {
    const ways = movesTo(view, 'gate');
    const gateTiles = [...new Set(ways.map(({ tile }) => tile))];
    return ways.length > 0 ? { about: { kind: 'tile', tile: GATE }, gateTiles } : null;
  }),
  penalty: whenAsked((view) => {
    const [move] = movesTo(view, 'penalty');
    return move ? { about: { kind: 'tile', tile: move.tile } } : null;
  }),
  choice: whenAsked((view) => (moves(view).length > 1 ? { about: { kind: 'choices' } } : null)),
  coins: whenAsked((view, _, { coins }) =>
    coins >= 1000 && (isBefore(view, 'chooseMove') || isBefore(view, 'play')) ? { about: { kind: 'offers' } } : null,
  ),
};

const RULES = { ids: HINT_IDS, urgent: URGENT, rest: 0, mostOfOne: 1, situations: SITUATIONS };

/** Whether the game waits for this decision. */
function isBefore({ steps }: AzardiaView, step: AzardiaView['steps'][number]['step']): boolean {
  return steps[0]?.step === step;
}

/** The ways to move by the dice alone. */
function moves(view: AzardiaView): readonly Command[] {
  return azardia.legalCommands(view).filter((command) => command.do === 'move' && command.bought === 0);
}

/** The ways to move by the dice that lead to an event of a kind, such as the Gate that sends the pawn back. */
function movesTo(view: AzardiaView, kind: ProspectEvent['kind']): readonly Prospect[] {
  return moves(view)
    .flatMap((command) => prospectOf(view, command) ?? [])
    .filter(({ events }) => events.some((event) => event.kind === kind));
}

/** An attack on the player that nobody has answered yet: the attacker, and the answers in hand. */
function attackOn({ attack, ...view }: AzardiaView, seat: Seat): Pick<Topic, 'about' | 'answers' | 'rival'> | null {
  if (attack?.victim !== seat || attack.answers.length > 0) return null;
  const commands = azardia.legalCommands({ ...view, attack });
  const answers = commands.flatMap((command) => (command.do === 'answer' ? [command.card] : []));
  return { about: { kind: 'strip' }, answers: [...new Set(answers)], rival: attack.owner };
}
