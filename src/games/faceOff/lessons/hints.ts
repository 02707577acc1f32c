import {
  type HintHistory as HistoryOf,
  learnHint,
  nextHint,
  type HintWatch as WatchOf,
} from '../../../kernel/lessons/hints.ts';
import { victoryOf } from '../content/cards.ts';
import { HQ_TIE, type HqId } from '../content/hqs.ts';
import type { SetId } from '../content/vocabulary.ts';
import { faceOff } from '../rules/faceOff.ts';
import { everythingOf, setsInPlay } from '../rules/scoring/sets.ts';
import type { Command, CommandName } from '../rules/state/command.ts';
import { type FaceOffView, HIDDEN, type SealPart, type Seat, type Step } from '../rules/state/state.ts';
import type { Spot } from './lesson.ts';

/** What a hint can be about, the most urgent first. */
export const HINT_IDS = [
  'ransom',
  'crack',
  'reward',
  'bid',
  'shelve',
  'fly',
  'lay',
  'scrub',
  'power',
  'siege',
  'nearSet',
  'noPersonality',
  'army',
  'personality',
  'equipment',
  'tieRule',
  'fallen',
  'timing',
  'nextCracks',
  'marks',
  'clock',
] as const;
export type HintId = (typeof HINT_IDS)[number];

export type HintHistory = HistoryOf<HintId>;
export type HintWatch = WatchOf<HintId>;

/** What a hint explains, and the names in its text. */
export interface Topic {
  readonly about: Spot;
  /** The seat that it is about, which need not be the viewer's. */
  readonly who: Seat;
  readonly hq: HqId;
  /** The set that it is about. */
  readonly set: SetId;
}

/** How many cards of a set, of its seven, somebody owns when a hint says so. */
const NEAR_SET = 5;

/** The viewer, if the game waits for their decision; `null` if it waits for somebody else. */
function asked(view: FaceOffView): Seat | null {
  const { viewer, seats } = view;
  if (typeof viewer !== 'number' || !faceOff.activeSeats(view).includes(viewer)) return null;
  // F1: while another seat still seals, the game may go on at any moment, and would take the hint along.
  const isLast = seats.every(({ sealed }, seat) => (sealed === null) === (seat === viewer));
  return view.steps[0]?.step === 'seal' && !isLast ? null : viewer;
}

/** The hint for a decision of the viewer, if one is due, and the watch for the next one. */
export function hintFor(
  watch: HintWatch,
  view: FaceOffView,
): { hint: { readonly id: HintId; readonly about: Topic } | null; watch: HintWatch } {
  return asked(view) === null ? { hint: null, watch } : nextHint(RULES, watch, view);
}

/** The history after a command: a player who does something needs no hint about it. */
export function learnFrom(history: HintHistory, { viewer }: FaceOffView, command: Command): HintHistory {
  const taught = command.seat === viewer ? TAUGHT[command.do] : undefined;
  return taught ? learnHint(history, taught) : history;
}

/** The hint that each command makes unnecessary. */
const TAUGHT: Readonly<Partial<Record<CommandName, HintId>>> = {
  claim: 'clock',
  bid: 'bid',
  shelve: 'shelve',
  ransom: 'ransom',
  fly: 'fly',
  lay: 'lay',
  payOff: 'scrub',
};

type Situation = (view: FaceOffView) => Topic | null;

/** A situation of the player who has to decide. */
function when(about: Spot, is: (view: FaceOffView, seat: Seat) => Partial<Topic> | boolean): Situation {
  return (view) => {
    const seat = asked(view);
    const found = seat !== null && is(view, seat);
    if (seat === null || found === false) return null;
    const hq = view.hqs.find((one) => one !== HIDDEN) ?? 'house';
    return { about, who: seat, hq, set: 'house', ...(found === true ? {} : found) };
  };
}

/** The decision of one kind, whatever else there is. */
const at = (step: Step['step'], about: Spot = 'arena'): Situation => when(about, (view) => isAt(view, step));

/** What is sealed next. */
const sealing = (part: SealPart): Situation => when('hand', (view) => isSealing(view, part));

/** A decision on the fight of a round, whose cards the player can still choose. */
const beforeFight = (view: FaceOffView): boolean => isAt(view, 'clock') || isAt(view, 'seal');

/** Where a hint's situation occurs; `null` if it does not. */
const SITUATIONS: Readonly<Record<HintId, Situation>> = {
  ransom: when('arena', ({ steps: [step] }) => step?.step === 'effect' && step.effect.do === 'ransom'),
  crack: when('arena', ({ steps: [step] }) => step?.step === 'reward' && step.place === 'hq'),
  reward: when('arena', ({ steps: [step] }) => step?.step === 'reward' && step.place === 'faceOff'),
  bid: at('bid'),
  shelve: at('shelve'),
  fly: at('cleanUp'),
  lay: when('hand', (view, seat) => isAt(view, 'drawPhase') && can(view, seat, 'lay')),
  scrub: when('hand', (view, seat) => isAt(view, 'drawPhase') && can(view, seat, 'payOff')),
  power: when('power', ({ steps: [step] }) => step?.step === 'move' && step.tree === 'power'),
  siege: when('hq', (view, seat) => {
    const siege = view.sieges.find(({ by }) => by !== seat);
    return beforeFight(view) && siege !== undefined && { who: siege.by };
  }),
  nearSet: when('race', (view) => beforeFight(view) && nearSet(view)),
  noPersonality: when(
    'hand',
    (view, seat) => isSealing(view, 'personality') && !can(view, seat, 'seal', (command) => playsOne(command)),
  ),
  army: sealing('army'),
  personality: sealing('personality'),
  equipment: sealing('equipment'),
  tieRule: when('hq', (view) => {
    const [hq = HIDDEN] = view.hqs;
    return isAt(view, 'seal') && hq !== HIDDEN && HQ_TIE[hq] !== null;
  }),
  fallen: when('hq', (view) => isAt(view, 'clock') && view.fallen.length > 0),
  timing: when('hq', (view) => isAt(view, 'clock') && view.round === 1),
  nextCracks: when('hq', (view) => beforeFight(view) && view.marks > 0 && view.marks + 1 >= (view.timings[0] ?? 0)),
  marks: when('hq', (view) => beforeFight(view) && view.marks > 0),
  clock: at('clock', 'clock'),
};

const RULES = { ids: HINT_IDS, urgent: HINT_IDS, rest: 0, mostOfOne: 1, situations: SITUATIONS };

/** Whether the game waits for this decision. */
function isAt({ steps }: FaceOffView, step: Step['step']): boolean {
  return steps[0]?.step === step;
}

function isSealing({ steps: [step] }: FaceOffView, part: SealPart): boolean {
  return step?.step === 'seal' && step.part === part;
}

/** Whether a seat can give a command of this name. */
function can(view: FaceOffView, seat: Seat, name: CommandName, is: (command: Command) => boolean = () => true) {
  return faceOff.legalCommands(view, seat).some((command) => command.do === name && is(command));
}

/** Whether a command seals an open card. */
function playsOne(command: Command): boolean {
  return command.do === 'seal' && command.choice.choice === 'play';
}

/** E1: who owns most of a set, of the cards that the viewer sees. */
function nearSet(view: FaceOffView): Partial<Topic> | false {
  for (const set of setsInPlay(view)) {
    const who = view.seats.findIndex((own) => {
      const cards = everythingOf(own).filter((card) => victoryOf(card)?.set === set);
      return cards.length >= NEAR_SET;
    });
    if (who >= 0) return { who, set };
  }
  return false;
}
