import { describe, expect, test } from 'vitest';
import { regular } from '../../../../src/games/azardia/bots/regular.ts';
import {
  HINT_IDS,
  type HintHistory,
  type HintId,
  hintFor,
  learnFrom,
} from '../../../../src/games/azardia/lessons/hints.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { hintText } from '../../../../src/games/azardia/text/lessons.en.ts';
import { azardiaHints } from '../../../../src/games/azardia/ui/lessons/hints.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { MOST_IN_A_GAME, MOST_OF_ONE, watchGame } from '../../../../src/kernel/hints.ts';
import { give, graceOf, play, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';

const NOTHING: HintHistory = { shown: {}, done: [] };
/** A player who knows everything but one hint. */
const only = (id: HintId): HintHistory => ({ shown: {}, done: HINT_IDS.filter((one) => one !== id) });

/** The words of the hint that the player of seat 0 gets in a position, if any. */
function wordsAt(state: State, history: HintHistory, seat = 0): string | null {
  const view = azardia.view(state, seat);
  return azardiaHints.hintFor(azardiaHints.watch(history), view).hint?.words ?? null;
}

/** A whole game of bots, watched from seat 0. */
function playOut(seed: string, history: HintHistory): { shown: HintId[]; history: HintHistory } {
  let { state } = azardia.newGame(setupOf(seed, 3));
  let watch = watchGame(history);
  const shown: HintId[] = [];
  for (let moment = 0; state.winner === null; moment++) {
    const seen = azardia.view(state, 0);
    const found = hintFor(watch, seen);
    if (found.hint) shown.push(found.hint.id);
    ({ watch } = found);
    const [seat = 0] = azardia.activeSeats(state);
    const command = regular.choose(azardia.view(state, seat), chanceFrom(`${seed}/${moment}`));
    if (!command) throw new Error('a bot has nothing to do');
    ({ state } = give(state, command));
  }
  return { shown, history: watch.history };
}

describe('hints of a first game', () => {
  test('there are words for each', () => {
    expect(Object.keys(hintText).sort()).toEqual([...HINT_IDS].sort());
  });

  test('none comes more than twice in a lifetime, no game has too many, and at last they stop', () => {
    let history = NOTHING;
    const all: HintId[] = [];
    for (const seed of ['one', 'two', 'three', 'four']) {
      const game = playOut(seed, history);
      expect(game.shown.length).toBeLessThanOrEqual(MOST_IN_A_GAME);
      all.push(...game.shown);
      history = game.history;
    }
    for (const id of HINT_IDS) expect(all.filter((one) => one === id).length, id).toBeLessThanOrEqual(MOST_OF_ONE);
    expect(new Set(all)).toEqual(new Set(HINT_IDS));
    const everything = Object.fromEntries(HINT_IDS.map((id) => [id, MOST_OF_ONE]));
    expect(playOut('later', { shown: everything, done: [] }).shown).toEqual([]);
  });

  test('E1: the event of the round, from the second round on', () => {
    const drawn = (round: number): State => {
      const state = position('A', [{}, {}]);
      return {
        ...state,
        round,
        decks: { ...state.decks, eventDiscards: ['coinComet'] },
        steps: [{ step: 'roll', seat: 0, threeDice: false }],
      };
    };
    expect(wordsAt(drawn(2), only('event'))).toBe(
      'Each round begins with an event for everyone. This time it was Coin Comet.',
    );
    expect(wordsAt(drawn(1), only('event'))).toBeNull();
  });

  test('M1: the first choice between sum and difference', () => {
    const rolled = give(rolling(position('A', [{}, {}]), 3, 8), { do: 'roll', seat: 0 }).state;
    expect(wordsAt(rolled, only('choice'))).toBe(
      'Add the dice or subtract them. The ghosts show where you would stop, and what happens there.',
    );
    expect(wordsAt(rolled, only('choice'), 1)).toBeNull();
  });

  test('M4, M5: a way through the Gate, with the levels to go; none at level 5', () => {
    const at = (level: number) =>
      give(rolling(position('A', [{ tile: 75, level }, {}]), 3, 8), { do: 'roll', seat: 0 }).state;
    expect(wordsAt(at(2), only('gate'))).toBe(
      'Careful: the Gate would send you back to tile 1. Level 5 opens it, and you have 3 to go.',
    );
    expect(wordsAt(at(5), only('gate'))).toBeNull();
  });

  test('K1: coins, as soon as 1,000 can be spent', () => {
    expect(wordsAt(position('C', [{ coins: 1000 }, {}]), only('coins'))).toContain('1,000 raises a die or buys a tile');
    expect(wordsAt(position('C', [{ coins: 0 }, {}]), only('coins'))).toBeNull();
  });

  test('X1: an attack names the answers that are held, and says so where there is none', () => {
    const attacked = (...hand: State['players'][number]['hand']) =>
      give(position('C', [{ hand: ['gravityHiccup'] }, { hand }]), play('gravityHiccup', { rival: 1 })).state;
    expect(wordsAt(attacked('nopeNebula', 'mirrorPoncho', 'bootJets'), only('attack'), 1)).toBe(
      'Lagartoon is after you! You hold Nope Nebula and Mirror Poncho: answer, or pass and take it.',
    );
    expect(wordsAt(attacked('bootJets'), only('attack'), 1)).toBe(
      'Lagartoon is after you, and you hold no answer. Pass, and plan your revenge.',
    );
    expect(wordsAt(attacked('nopeNebula'), only('attack'), 0)).toBeNull();
  });

  test('L1, G1: level 5 before the Gate, and the last turn with a rival on 150', () => {
    const ready = position('A', [{ level: 5, tile: 60 }, {}]);
    expect(wordsAt(ready, only('level5'))).toContain('the Gate is open');
    expect(wordsAt(position('A', [{ level: 4, tile: 60 }, {}]), only('level5'))).toBeNull();
    const held = position('A', [
      { level: 5, tile: 120 },
      { level: 5, tile: 150 },
    ]);
    const grace = { ...graceOf(1), now: 0 };
    expect(wordsAt({ ...held, grace }, only('grace'))).toContain('Kuchuritok is on 150');
    expect(wordsAt(held, only('grace'))).toBeNull();
  });

  test('who does something needs no hint about it, and others teach nobody', () => {
    const view = azardia.view(position('C', [{ coins: 1000 }, {}]), 0);
    expect(learnFrom(NOTHING, view, { do: 'buyTile', seat: 0 }).done).toEqual(['coins']);
    expect(learnFrom(NOTHING, view, { do: 'buyTile', seat: 1 }).done).toEqual([]);
    const moved = { do: 'move', seat: 0, dice: [0, 1], how: 'difference', bought: 1 } as const;
    expect(learnFrom(NOTHING, view, moved).done).toEqual(['choice', 'coins']);
    expect(learnFrom(NOTHING, view, { do: 'answer', seat: 0, card: 'nopeNebula', rival: null }).done).toEqual([
      'attack',
    ]);
  });
});
