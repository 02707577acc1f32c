import type { ActionId } from '../content/cards.ts';
import type { Command, Target } from '../rules/state/command.ts';
import type { Setup } from '../rules/state/state.ts';
import { lessonText } from '../text/lessons.en.ts';
import { commandsOf } from './commandWords.ts';
import type { Awaits, Lesson, LessonId, LessonStep, SpeakerId, Spot } from './lesson.ts';
import { openings } from './openings.ts';

const { gate, coins, attacks, goal } = lessonText;

/** Who learns, and the rival who does something meanwhile. */
const [YOU, RIVAL] = [0, 1];

const roll = (seat: number): Command => ({ do: 'roll', seat });
const pass = (seat: number): Command => ({ do: 'pass', seat });
const discard = (seat: number, card: ActionId): Command => ({ do: 'discard', seat, card });
const move = (seat: number, how: 'sum' | 'difference'): Command => ({ do: 'move', seat, dice: [0, 1], how, bought: 0 });
const play = (seat: number, card: ActionId, target: Target = null): Command => ({ do: 'play', seat, card, target });

const give = (command: Command): Awaits => ({ kind: 'command', command });
const others = (...commands: readonly Command[]): Awaits => ({ kind: 'others', commands });
const tile = (no: number): Spot => ({ kind: 'tile', tile: no });

/** One thing said about something, and one thing done, or nothing but reading. */
function step(
  speaker: SpeakerId,
  says: string,
  about: Spot | Exclude<Spot['kind'], 'tile' | 'rival'>,
  awaits: Awaits = { kind: 'reading' },
): LessonStep {
  return { says, speaker, about: typeof about === 'string' ? { kind: about } : about, awaits };
}

interface Plan {
  readonly setup: Setup;
  readonly steps: readonly LessonStep[];
}

/** A game for a number of players with a seed whose luck suits the lesson; unspecified options are the rulebook's. */
function setupOf(seed: string, players: number, options: Partial<Setup> = {}): Setup {
  const off = { fairStart: false, quickGame: false, firmGoal: false, openHands: false, longGrace: false };
  return { ...off, seed, players, ...options };
}

const plans: Readonly<Record<LessonId, Plan>> = {
  /** M1, M4, M5, B2, T1: a difference ends on an A tile; a turn later the Gate sends the pawn back. */
  gate: {
    setup: setupOf('lesson 11219', 2, { quickGame: true }),
    steps: [
      step('kuchuritok/calm', gate.says.goal, 'tower'),
      step('kuchuritok/glad', gate.says.roll, 'go', give(roll(YOU))),
      step('kuchuritok/calm', gate.says.ghosts, 'choices'),
      step('lagartoon/glad', gate.says.tease, tile(80)),
      step('kuchuritok/worried', gate.says.subtract, tile(75), give(move(YOU, 'difference'))),
      step('kuchuritok/glad', gate.says.end, 'hand', give(pass(YOU))),
      step(
        'lagartoon/calm',
        gate.says.rival,
        { kind: 'rival', seat: RIVAL },
        others(
          roll(RIVAL),
          move(RIVAL, 'sum'),
          discard(RIVAL, 'snackPortal'),
          pass(RIVAL),
          discard(RIVAL, 'doOverEgg'),
          discard(RIVAL, 'doOverEgg'),
        ),
      ),
      step('kuchuritok/glad', gate.says.again, { kind: 'rival', seat: RIVAL }, give(roll(YOU))),
      step('kuchuritok/worried', gate.says.slide, tile(80), give(move(YOU, 'sum'))),
      step('lagartoon/glad', gate.says.level, 'own'),
    ],
  },
  /** K1, K2, K5, K6, B2: a die raised and taken back, a bought tile, a card that gives coins, and a bought level. */
  coins: {
    setup: setupOf('lesson 977', 3),
    steps: [
      step('robotIKing/calm', coins.says.treasury, 'own'),
      step('robotIKing/calm', coins.says.roll, 'go', give(roll(YOU))),
      step('robotIKing/glad', coins.says.raise, 'dice', give({ do: 'raise', seat: YOU, die: 0 })),
      step('noncredoMantis/glad', coins.says.undo, 'dice', { kind: 'undo' }),
      step('robotIKing/worried', coins.says.sum, 'choices', give(move(YOU, 'sum'))),
      step('robotIKing/glad', coins.says.buy, tile(34), give({ do: 'buyTile', seat: YOU })),
      step('robotIKing/glad', coins.says.play, 'hand', give(play(YOU, 'asteroidDividend'))),
      step('robotIKing/calm', coins.says.level, 'own', give({ do: 'buyLevel', seat: YOU })),
      step('robotIKing/glad', coins.says.end, 'own'),
    ],
  },
  /** X1, X2, C4, C5, H2, H3, H7: an attack is canceled, another one suffered, and a duel won from behind. */
  attacks: {
    setup: setupOf('lesson 206', 2),
    steps: [
      step('noncredoMantis/glad', attacks.says.attack, 'attack'),
      step(
        'lagartoon/glad',
        attacks.says.answer,
        'attack',
        give({ do: 'answer', seat: YOU, card: 'nopeNebula', rival: null }),
      ),
      step(
        'noncredoMantis/worried',
        attacks.says.another,
        'attack',
        others(pass(RIVAL), play(RIVAL, 'gravityHiccup', { rival: YOU })),
      ),
      step('lagartoon/worried', attacks.says.pass, 'attack', give(pass(YOU))),
      step(
        'noncredoMantis/glad',
        attacks.says.duel,
        { kind: 'rival', seat: RIVAL },
        others({ do: 'challenge', seat: RIVAL, rival: YOU }),
      ),
      step('noncredoMantis/glad', attacks.says.dice, 'duel'),
      step('lagartoon/worried', attacks.says.improve, 'duel', give(play(YOU, 'loadedSmile'))),
      step('noncredoMantis/hurt', attacks.says.settle, 'duel', others(pass(RIVAL))),
      step('lagartoon/glad', attacks.says.won, 'own'),
    ],
  },
  /** M3, K5, G1: a bounce off the goal, the last tile bought, and a rival's last turn; then the game is won. */
  goal: {
    setup: setupOf('lesson 23223', 2, { quickGame: true }),
    steps: [
      step('kuchuritok/calm', goal.says.exact, tile(142)),
      step('kuchuritok/glad', goal.says.roll, 'go', give(roll(YOU))),
      step('kuchuritok/worried', goal.says.bounce, tile(149), give(move(YOU, 'sum'))),
      step('robotIKing/glad', goal.says.back, tile(149)),
      step('kuchuritok/glad', goal.says.buy, tile(150), give({ do: 'buyTile', seat: YOU })),
      step('kuchuritok/glad', goal.says.grace, tile(150), give(pass(YOU))),
      step(
        'robotIKing/worried',
        goal.says.rival,
        { kind: 'rival', seat: RIVAL },
        others(
          roll(RIVAL),
          move(RIVAL, 'sum'),
          pass(RIVAL),
          discard(RIVAL, 'stickyFingers'),
          discard(RIVAL, 'asteroidDividend'),
        ),
      ),
      step('kuchuritok/glad', goal.says.won, tile(150)),
    ],
  },
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
  const { setup, steps } = plans[id];
  const { title, teaches } = lessonText[id];
  return { id, title, teaches, setup, steps, seat: YOU, opening: commandsOf(setup, openings[id]) };
}
