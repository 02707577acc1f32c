import type { AvatarKind, PeopleId } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import type { Seat, Setup } from '../rules/state/state.ts';
import { lessonText } from '../text/lessons.en.ts';
import { commandsOf } from './commandWords.ts';
import type { Awaits, Lesson, LessonId, LessonStep, SpeakerId, Spot } from './lesson.ts';
import { openings } from './openings.ts';

const { claim, link, answer, attack, nation } = lessonText;

/** The seats of a game of two. */
const [SAILFOLK, HEARTHFOLK] = [0, 1];

const pass = (seat: Seat): Command => ({ do: 'pass', seat });
const roll = (seat: Seat): Command => ({ do: 'claim', seat });
const move = (seat: Seat, avatar: number, tile: number): Command => ({ do: 'move', seat, avatar, tile });
const place = (seat: Seat, kind: AvatarKind, at: number): Command => ({ do: 'place', seat, kind, tile: at });

const give = (command: Command): Awaits => ({ kind: 'command', command });
const others = (...commands: readonly Command[]): Awaits => ({ kind: 'others', commands });
const tile = (no: number): Spot => ({ kind: 'tile', tile: no });
const side = (people: PeopleId): Spot => ({ kind: 'side', people });

/** What a speaker says about something, and what is done about it, or nothing but reading. */
type Said = readonly [says: string, about: Spot | Exclude<Spot['kind'], 'tile' | 'side'>, awaits?: Awaits];

interface Plan {
  readonly setup: Setup;
  readonly seat: Seat;
  readonly steps: readonly LessonStep[];
}

/** A lesson with a seed whose luck suits it, for a seat of a game of two. */
function plan(seed: string, seat: Seat, speaker: SpeakerId, said: readonly Said[], quickGame = false): Plan {
  return {
    setup: { seed, seats: 2, asWritten: false, twoAvatars: false, literalPenalty: false, quickGame },
    seat,
    steps: said.map(([says, about, awaits = { kind: 'reading' }]) => ({
      says,
      speaker,
      about: typeof about === 'string' ? { kind: about } : about,
      awaits,
    })),
  };
}

const plans: Readonly<Record<LessonId, Plan>> = {
  /** R3, M1, C1, C2, L1: a move, a claim that stands, and the turn of the others. */
  claim: plan('lesson 61', SAILFOLK, 'sailfolk/governor', [
    [claim.says.coast, tile(30)],
    [claim.says.goal, side('sailfolk')],
    [claim.says.card, 'hand', give(pass(SAILFOLK))],
    [claim.says.move, tile(25), give(move(SAILFOLK, 0, 25))],
    [claim.says.claim, tile(25), give(roll(SAILFOLK))],
    [claim.says.answer, tile(30), others(pass(HEARTHFOLK))],
    [claim.says.linked, side('sailfolk')],
    [claim.says.theirs, tile(30), others(pass(HEARTHFOLK), move(HEARTHFOLK, 1, 31), roll(HEARTHFOLK))],
    [claim.says.stand, tile(31), give(pass(SAILFOLK))],
    [claim.says.end, 'event'],
  ]),
  /** L1, L4: a tile that links two groups, and the avatar that it brings. */
  link: plan('lesson 208', SAILFOLK, 'sailfolk/captain', [
    [link.says.apart, tile(11)],
    [link.says.notch, side('sailfolk')],
    [link.says.card, 'hand', give(pass(SAILFOLK))],
    [link.says.move, tile(10), give(move(SAILFOLK, 0, 10))],
    [link.says.claim, tile(10), give(roll(SAILFOLK))],
    [link.says.stands, tile(10), others(pass(HEARTHFOLK))],
    [link.says.place, tile(11), give(place(SAILFOLK, 'base', 11))],
    [link.says.end, side('sailfolk')],
  ]),
  /** C3, C4, B1, B8: an answer, and the battle over the claim. */
  answer: plan('lesson 108', HEARTHFOLK, 'hearthfolk/songKeeper', [
    [answer.says.claimed, tile(16)],
    [answer.says.sum, tile(17)],
    [answer.says.answer, tile(17), give({ do: 'answer', seat: HEARTHFOLK, avatar: 2 })],
    [answer.says.battle, 'battle'],
    [answer.says.fight, 'battle', give({ do: 'fight', seat: HEARTHFOLK, card: 'knownGround' })],
    [answer.says.settle, 'battle', others(pass(SAILFOLK))],
    [answer.says.won, tile(16)],
    [answer.says.end, side('hearthfolk')],
  ]),
  /** M5, B2, B3, B4, B7: a cornered avatar attacks and wins, and then defends itself on home ground. */
  attack: plan('lesson 30', HEARTHFOLK, 'hearthfolk/healer', [
    [attack.says.cornered, tile(16)],
    [attack.says.card, 'hand', give(pass(HEARTHFOLK))],
    [attack.says.stay, tile(16), give(move(HEARTHFOLK, 6, 16))],
    [attack.says.attack, tile(17), give({ do: 'attack', seat: HEARTHFOLK, tile: 17 })],
    [attack.says.fight, 'battle', give({ do: 'fight', seat: HEARTHFOLK, card: 'knownGround' })],
    [attack.says.settle, 'battle', others(pass(SAILFOLK), { do: 'return', seat: SAILFOLK, avatar: 0, tile: 9 })],
    [attack.says.won, tile(17)],
    [attack.says.theirs, tile(9), others(pass(SAILFOLK), move(SAILFOLK, 0, 17), pass(SAILFOLK))],
    [attack.says.defend, 'battle', give(pass(HEARTHFOLK))],
    [attack.says.end, tile(17)],
  ]),
  /** C6, L2, L7, P1, P6, V4, W1: a foothold, a Nation with its Guardian and a Healer, and the end of a quick game. */
  nation: plan(
    'lesson 486',
    HEARTHFOLK,
    'hearthfolk/songKeeper',
    [
      [nation.says.groups, tile(19)],
      [nation.says.foothold, tile(19)],
      [nation.says.card, 'hand', give(pass(HEARTHFOLK))],
      [nation.says.stay, tile(19), give(move(HEARTHFOLK, 4, 19))],
      [nation.says.claim, tile(19), give(roll(HEARTHFOLK))],
      [nation.says.stands, tile(19), others(pass(SAILFOLK))],
      [nation.says.guardian, tile(27), give(place(HEARTHFOLK, 'protector', 27))],
      [nation.says.healer, tile(19), give(place(HEARTHFOLK, 'healer', 19))],
      [nation.says.end, side('hearthfolk')],
    ],
    true,
  ),
};

/** The lessons requested so far, so that each opening is computed once. */
const known = new Map<LessonId, Lesson>();

/** A lesson by its ID. */
export function lessonOf(id: LessonId): Lesson {
  const found = known.get(id) ?? planned(id);
  known.set(id, found);
  return found;
}

function planned(id: LessonId): Lesson {
  const { title, teaches } = lessonText[id];
  return { id, title, teaches, ...plans[id], opening: commandsOf(plans[id].setup, openings[id]) };
}
