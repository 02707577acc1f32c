import type { SelectionStep } from '../../../module/screens/table.ts';
import { type CommandPath, commandPathAt } from '../../../smallGame/table/selection.ts';
import { choicesOf } from '../rules/round/sealing.ts';
import { without } from '../rules/state/cards.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { Choice, FaceOffView, Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { screenText as text } from '../text/screen.en.ts';
import type { Paths } from './choices.ts';
import { stepsOf } from './steps.ts';

type Path = readonly SelectionStep[];

/** The key of going on to the equipment before the personality is sealed. */
export const THEN = 'then';
/** The key of leaving the equipment open. */
const LATER = 'later';

/** The key of a limit up to which the device bids on. */
export const limitKey = (tokens: number): string => `limit:${tokens}`;

/** A selection: what it does now, whether it goes on to what follows, and the limit of its bid. */
interface Parts {
  readonly now: Path;
  readonly isAhead: boolean;
  readonly limit: number | null;
}

/** Takes a selection apart. */
export function partsOf(path: Path): Parts {
  const then = path.findIndex(({ kind }) => kind === THEN);
  const last = path.at(-1)?.kind ?? '';
  if (last.startsWith('limit:')) {
    return { now: path.slice(0, -1), isAhead: false, limit: Number(last.slice('limit:'.length)) };
  }
  return { now: then < 0 ? path : path.slice(0, then), isAhead: then >= 0, limit: null };
}

/** Whether a command is the first half of a Face Off's two choices. */
export function isFirstHalf({ steps: [step] }: FaceOffView, command: Command | null): command is CommandOf<'seal'> {
  return command?.do === 'seal' && step?.step === 'seal' && step.part === 'personality';
}

/** The view as it will be when equipment is chosen, if nothing comes in between: a seat's personality lies open. */
export function aheadOf(view: FaceOffView, { seat, choice }: CommandOf<'seal'>): FaceOffView {
  const gone = choice.choice === 'play' ? choice.cards.map(({ card }) => card) : [];
  const down = choice.choice === 'down' ? [choice.card] : [];
  return {
    ...view,
    steps: [{ step: 'seal', part: 'equipment' }],
    seats: view.seats.map((one, index) =>
      index === seat
        ? {
            ...one,
            hand: [...gone, ...down].reduce((hand, card) => without(hand, card), [...one.hand]),
            stage: choice.choice === 'play' ? choice.cards : [],
            down,
          }
        : one,
    ),
  };
}

/** The ways from a personality to the equipment that follows; the last one leaves it open. A bluff with equipment is chosen later. */
export function pathsAhead(view: FaceOffView, first: CommandPath<FaceOffTypes>): Paths {
  const { command } = first;
  if (command.do !== 'seal') return [];
  const { seat } = command;
  const ahead = aheadOf(view, command);
  const before = [...first.steps, { key: THEN, label: text.toEquipment }];
  const seals = choicesOf(ahead, seat, 'equipment').map((choice): Command => ({ do: 'seal', seat, choice }));
  const paths = seals.map((one) => ({ command: one, steps: [...before, ...stepsOf(one, ahead)] }));
  return [
    ...paths.filter(({ steps }) => steps.length === before.length + 1),
    { command, steps: [...before, { key: LATER, label: text.later }] },
  ];
}

/** The command that a selection with all its parts gives now; `undefined` where something is missing. */
export function commandNow(view: FaceOffView, paths: Paths, path: Path): CommandPath<FaceOffTypes> | undefined {
  const { now, isAhead } = partsOf(path);
  const first = commandPathAt(paths, now);
  if (!first || !isAhead) return first;
  return commandPathAt(pathsAhead(view, first), path) ? first : undefined;
}

/** What a seat has decided ahead: equipment for this Face Off, or how far it bids on. */
export type Ahead =
  | { readonly ahead: 'equipment'; readonly choice: Choice }
  | { readonly ahead: 'limit'; readonly tokens: number };

/** What a complete selection decides ahead; `null` where it decides nothing more. */
export function decidedAhead(view: FaceOffView, paths: Paths, path: Path): Ahead | null {
  const { now, isAhead, limit } = partsOf(path);
  if (limit !== null) return { ahead: 'limit', tokens: limit };
  const first = isAhead ? commandPathAt(paths, now) : undefined;
  const then = first && commandPathAt(pathsAhead(view, first), path);
  if (then?.command.do !== 'seal' || then.command === first?.command) return null;
  return { ahead: 'equipment', choice: then.command.choice };
}

/** All that a seat's equipment depends on: as long as it is the same, nobody has to be asked again. */
export function situationOf(view: FaceOffView, seat: Seat): string {
  const { aside, hand, stage, down, penalty } = view.seats[seat] ?? {};
  return JSON.stringify([view.round, view.prize, seat, aside, hand, stage, down, penalty]);
}

/** The command that a seat's decision comes to when its time has come; `null` where it is asked. */
export function commandAhead(view: FaceOffView, seat: Seat, ahead: Ahead): Command | null {
  const [step] = view.steps;
  if (ahead.ahead === 'equipment') {
    return step?.step === 'seal' && step.part === 'equipment' ? { do: 'seal', seat, choice: ahead.choice } : null;
  }
  if (step?.step !== 'bid' || step.seat !== seat || !view.auction) return null;
  const tokens = view.auction.bid + 1;
  return tokens <= ahead.tokens ? { do: 'bid', seat, tokens } : { do: 'pass', seat };
}
