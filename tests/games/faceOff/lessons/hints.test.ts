import { describe, expect, test } from 'vitest';
import { boss } from '../../../../src/games/faceOff/bots/boss.ts';
import type { FactionId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import {
  HINT_IDS,
  type HintHistory,
  type HintId,
  type HintWatch,
  hintFor,
  learnFrom,
} from '../../../../src/games/faceOff/lessons/hints.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { hintText } from '../../../../src/games/faceOff/text/lessons.en.ts';
import { faceOffHints } from '../../../../src/games/faceOff/ui/lessons/hints.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { watchGame } from '../../../../src/kernel/lessons/hints.ts';
import { atClock, give, inAssault, inFaceOff, sealing } from '../position.ts';

const NOTHING: HintHistory = { shown: {}, done: [] };
/** A player who knows everything but one hint. */
const only = (id: HintId): HintHistory => ({ shown: {}, done: HINT_IDS.filter((one) => one !== id) });

/** The words of a hint in a position, for a player who knows all others; `null` if it is not due. */
function wordsAt(state: State, id: HintId, seat = 0): string | null {
  return faceOffHints.hintFor(faceOffHints.watch(only(id)), faceOff.view(state, seat), [seat]).hint?.words ?? null;
}

const FACTIONS: readonly FactionId[] = ['monsters', 'cowboys', 'ninjas', 'pirates'];

/** Plays a whole game of computer players; `decide` sees each position in which a seat decides. Returns what that seat knows at the end. */
function playOut(
  seed: string,
  seat: number,
  known: HintHistory,
  decide: (state: State, watch: HintWatch) => HintWatch,
): HintHistory {
  let { state } = faceOff.newGame({
    seed,
    factions: FACTIONS.slice(0, 2 + (seed.charCodeAt(0) % 3)),
    timing: 'standard',
  });
  let watch = watchGame(known);
  for (let moment = 0; state.ending === null; moment++) {
    const active = faceOff.activeSeats(state);
    if (active.includes(seat)) watch = decide(state, watch);
    const chance = chanceFrom(`${seed}/${moment}`);
    const [command] = active.flatMap((one) => boss.choose(faceOff.view(state, one), chance, [one]) ?? []);
    if (!command) throw new Error('a computer player has nothing to do');
    watch = { ...watch, history: learnFrom(watch.history, faceOff.view(state, seat), command) };
    ({ state } = give(state, command));
  }
  return watch.history;
}

describe('hints of first games', () => {
  test('there are words for each', () => {
    expect(Object.keys(hintText).sort()).toEqual([...HINT_IDS].sort());
  });

  test('a player who closes each gets every one at most once, and together they cover whole games', () => {
    let history = NOTHING;
    const all: HintId[] = [];
    for (const [game, seed] of [...'abcdefghijkl'].entries())
      history = playOut(seed, game % 2, history, (state, before) => {
        const view = faceOff.view(state, game % 2);
        let watch = before;
        for (let found = hintFor(watch, view); found.hint; found = hintFor(watch, view)) {
          all.push(found.hint.id);
          ({ watch } = found);
        }
        return watch;
      });
    expect(all).toHaveLength(new Set(all).size);
    // These two are rare, and have tests of their own below.
    const common = HINT_IDS.filter((id) => id !== 'nearSet' && id !== 'noPersonality');
    expect(common.filter((id) => !all.includes(id) && !history.done.includes(id))).toEqual([]);
  });

  test('C1, H4 the first clock card, with the headquarters that stands first and its marks', () => {
    const state = { ...atClock({ seats: [{ hand: ['billyTheKid'] }, {}] }), round: 1 };
    expect(wordsAt(state, 'clock')).toContain('Choose what this round is about');
    expect(wordsAt(state, 'clock', 1)).toBeNull();
    expect(wordsAt(state, 'timing')).toBe(
      'Heathen House, 0 marks of 4: when it has that many, it cracks. The last one ends the game.',
    );
    expect(wordsAt({ ...state, round: 2 }, 'timing')).toBeNull();
  });

  test('F1, F3, F5 each part of a Face Off before it is sealed, and not after', () => {
    const seats = [{ hand: ['billyTheKid', 'banner'] as const }, { hand: ['goemon'] as const }];
    const first = inFaceOff({ seats });
    // While others still seal, the next command would close the hint.
    expect(wordsAt(first, 'personality')).toBeNull();
    const sealed = give(first, sealing(0, 'billyTheKid')).state;
    expect(wordsAt(sealed, 'personality')).toBeNull();
    expect(wordsAt(sealed, 'personality', 1)).toContain('Seal one personality');
    expect(wordsAt(sealed, 'equipment', 1)).toBeNull();
    const second = give(inFaceOff({ seats }, 'equipment'), sealing(1, null)).state;
    expect(wordsAt(second, 'equipment')).toContain('Now seal equipment');
  });

  test('F5 a hand without a personality', () => {
    const without = inFaceOff({ seats: [{ hand: ['banner'] }, { hand: ['goemon'] }] });
    expect(wordsAt(give(without, sealing(1, null)).state, 'noPersonality')).toContain('no reward this time');
    expect(wordsAt(give(without, sealing(0, null)).state, 'noPersonality', 1)).toBeNull();
  });

  test('H1, H4, H8 an army, the mark that would crack, and the siege of somebody else', () => {
    const seats = [{ hand: ['billyTheKid'] as const }, { hand: ['goemon'] as const }];
    const begun = inAssault({ seats, marks: 3, sieges: [{ by: 1, minus: 2, on: 'personality' }] });
    const state = give(begun, sealing(1, null)).state;
    expect(wordsAt(state, 'army')).toContain('stay in your army until it cracks');
    expect(wordsAt(state, 'marks')).toBe('Heathen House has 3 marks of 4. Armies are compared when it cracks.');
    expect(wordsAt(state, 'nextCracks')).toContain('One more mark, and Heathen House cracks.');
    expect(wordsAt({ ...state, marks: 2 }, 'nextCracks')).toBeNull();
    expect(wordsAt(state, 'siege')).toBe(
      'The Ninjas have laid siege: your totals are lower until the headquarters cracks.',
    );
    expect(wordsAt(give(begun, sealing(0, null)).state, 'siege', 1)).toBeNull();
  });

  test('T1 the rule for ties of the headquarters that is active, if it has one', () => {
    const seats = [{ hand: ['billyTheKid'] as const }, { hand: ['goemon'] as const }];
    const sealed = (also: object) => give(inFaceOff({ seats, ...also }), sealing(1, null)).state;
    expect(wordsAt(sealed({}), 'tieRule')).toBeNull();
    expect(wordsAt(sealed({ hqs: ['pirates'] }), 'tieRule')).toContain('Skull Cove decides ties first');
  });

  test('E1 five cards of a set, and only as far as the viewer sees them', () => {
    const open = atClock({ seats: [{}, { discards: ['house1', 'house2', 'house3', 'house4', 'house5'] }] });
    expect(wordsAt(open, 'nearSet')).toContain('The Ninjas own five cards or more of the set Heathen House');
    const hidden = atClock({
      seats: [{}, { discards: ['house1', 'house2', 'house3'], aside: ['house4', 'house5'] }],
    });
    expect(wordsAt(hidden, 'nearSet')).toBeNull();
    const own = atClock({
      seats: [{ discards: ['house1', 'house2', 'house3'], aside: ['house4', 'house5'] }, {}],
    });
    expect(wordsAt(own, 'nearSet')).toContain('You own five cards or more');
  });
});
