import { expect, test, vi } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import type { Fact } from '../../../../../src/games/azardia/rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../../../../src/games/azardia/rules/state/state.ts';
import { animationPlan } from '../../../../../src/games/azardia/scenes/animation/animationPlan.ts';
import { simulation } from '../../../../../tools/azardia/simulation.ts';
import { playBy } from '../../../../../tools/kit/playout.ts';
import { setupOf } from '../../subject.ts';
import { animatedGame } from './animatedGame.ts';

// The test uses only curves of the engine; the engine itself needs a browser.
vi.mock(import('phaser'), () => {
  const widget: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? undefined : widget),
  });
  return { default: widget } as never;
});

/** Seat 0 is a person. */
const PERSON = 0;

/** A computer's turn, as the person has seen it. */
interface SeenTurn {
  readonly seat: Seat;
  /** Whether none of it is staged: no attack, no duel, nothing that affects others. */
  isRoutine: boolean;
  /** How often the rules have moved its pawn. */
  moved: number;
  /** The expected number of visible moves: one, and one more after each staged event. */
  wanted: number;
  /** The actual number. */
  seen: number;
  /** Whether its pawn has moved since the last staged event. */
  isMoved: boolean;
}

/** Every computer turn in a game. */
async function turnsOf(seed: string, players: number): Promise<SeenTurn[]> {
  const turns: SeenTurn[] = [];
  const played = [...playBy(simulation, () => 'regular', setupOf(seed, players))];
  const game = animatedGame(PERSON, players);
  let now: SeenTurn | null = null;
  for (const [index, { facts, state }] of played.entries()) {
    const from = played[index - 1]?.state;
    if (!from) continue;
    const before = azardia.view(from, PERSON);
    const told = facts.flatMap((fact): readonly Fact[] | Fact => azardia.redact(fact, PERSON) ?? []);
    const { modes } = animationPlan(told, before, [PERSON]);
    const seen = new Map<number, Seat[]>();
    await game.play(told, before, azardia.view(state, PERSON), (at, seat) =>
      seen.set(at, [...(seen.get(at) ?? []), seat]),
    );
    for (const [at, fact] of told.entries()) {
      if (fact.fact === 'turnBegan') now = newTurn(fact.seat);
      if (!now) continue;
      const { seat } = now;
      const isStaged = modes[at] === 'brief' || modes[at] === 'full';
      if (isStaged) [now.isMoved, now.isRoutine] = [false, false];
      if (fact.fact === 'pawnMoved' && fact.seat === seat) {
        now.moved += 1;
        if (!now.isMoved) now.wanted += 1;
        now.isMoved = !isStaged;
      }
      if (fact.fact === 'pawnsSwapped' && fact.seats.includes(seat)) now.wanted += 1;
      now.seen += (seen.get(at) ?? []).filter((one) => one === seat).length;
      if (fact.fact !== 'turnEnded') continue;
      turns.push(now);
      now = null;
    }
    // No pawn's picture is behind for longer than its turn.
    const onTurn = now?.seat;
    const tiles = (shown: AzardiaView | null) =>
      shown?.players.map(({ tile }, seat) => (seat === onTurn ? null : tile));
    expect(tiles(game.shown)).toEqual(tiles(azardia.view(state, PERSON)));
  }
  return turns;
}

function newTurn(seat: Seat): SeenTurn | null {
  return seat === PERSON ? null : { seat, isRoutine: true, moved: 0, wanted: 0, seen: 0, isMoved: false };
}

test.each([2, 3, 4])(
  'T1 on a turn of a computer its pawn moves once where nothing is staged, with %i players',
  async (players) => {
    const error = vi.spyOn(console, 'error');
    const turns = (await Promise.all(['one', 'two', 'three'].map((seed) => turnsOf(seed, players)))).flat();
    for (const { seen, wanted } of turns) expect(seen).toBe(wanted);
    for (const { seen } of turns.filter(({ isRoutine }) => isRoutine)) expect(seen).toBeLessThanOrEqual(1);
    expect(turns.filter(({ moved, wanted }) => moved > wanted).length, 'turns of several movements').toBeGreaterThan(5);
    expect(error).not.toHaveBeenCalled();
  },
);
