import type { Path } from '../../../module/screens/table.ts';
import { beginsWith, type CommandPath, commandPathAt } from '../../../smallGame/table/selection.ts';
import type { CardId } from '../content/cards.ts';
import type { Command } from '../rules/state/command.ts';
import type { FaceOffView, Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { cardIn } from './steps.ts';

export type Paths = readonly CommandPath<FaceOffTypes>[];

/** Something that can be pointed at next. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  /** The keys of all steps up to it. */
  readonly path: readonly string[];
  readonly card: CardId | null;
  /** A command that it leads to. */
  readonly command: Command;
}

/** What can be chosen next, by where it lies. */
export interface Choices {
  /** Cards of the own hand. */
  readonly hand: ReadonlyMap<CardId, Choice>;
  /** Cards that lie elsewhere. */
  readonly cards: readonly Choice[];
  /** Everything else. */
  readonly options: readonly Choice[];
}

/** Commands whose cards are chosen in the hand. */
const FROM_HAND: readonly Command['do'][] = ['seal', 'pick', 'lay', 'payOff'];

/** What can be chosen next: what leads on from the selection, and what could be chosen instead of its last step. */
export function choicesOf(view: FaceOffView, seat: Seat, paths: Paths, path: Path): Choices {
  const stem = commandPathAt(paths, path) ? path.slice(0, -1) : path;
  const found = new Map<string, Choice>();
  // What leads on comes first: the second card of an army is added, instead of taking the place of the first.
  for (const before of [path, stem])
    for (const candidate of paths) {
      const step = candidate.steps[before.length];
      if (!step || found.has(step.key) || !beginsWith(candidate, before)) continue;
      const keys = [...before.map(({ kind }) => kind), step.key];
      found.set(step.key, { ...step, path: keys, card: cardIn(step.key), command: candidate.command });
    }
  const hand = new Map<CardId, Choice>();
  const cards: Choice[] = [];
  const options: Choice[] = [];
  const own = view.seats[seat]?.hand ?? [];
  for (const choice of found.values()) {
    const { card, command, key } = choice;
    const isInHand = card !== null && own.includes(card) && FROM_HAND.includes(command.do);
    if (card !== null && isInHand && key.startsWith('card:')) hand.set(card, choice);
    else if (card !== null && !isInHand) cards.push(choice);
    else options.push(choice);
  }
  return { hand, cards, options };
}

/** The command that one press on the main button gives while nothing is selected; `null` where people must choose. */
export function readyOf({ steps: [step] }: FaceOffView, paths: Paths): Command | null {
  const commands = paths.map(({ command }) => command);
  const [only, ...others] = commands;
  if (only && others.length === 0) return only.do === 'reopen' ? null : only;
  // D3: in front a victory card leaves room in the hand.
  if (step?.step === 'drawPhase') return named(commands, 'lay') ?? named(commands, 'decline');
  // M1: the lowest bid.
  return step?.step === 'bid' ? named(commands, 'bid') : null;
}

function named(commands: readonly Command[], name: Command['do']): Command | null {
  return commands.find((one) => one.do === name) ?? null;
}
