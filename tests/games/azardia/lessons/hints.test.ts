import { describe, expect, test } from 'vitest';
import { regular } from '../../../../src/games/azardia/bots/regular.ts';
import {
  HINT_IDS,
  type HintHistory,
  type HintId,
  type HintWatch,
  hintFor,
  learnFrom,
} from '../../../../src/games/azardia/lessons/hints.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { hintText } from '../../../../src/games/azardia/text/lessons.en.ts';
import { azardiaHints } from '../../../../src/games/azardia/ui/lessons/hints.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { watchGame } from '../../../../src/kernel/lessons/hints.ts';
import { give, graceOf, play, playerOf, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';

const NOTHING: HintHistory = { shown: {}, done: [] };
/** A player who knows everything but one hint. */
const only = (id: HintId): HintHistory => ({ shown: {}, done: HINT_IDS.filter((one) => one !== id) });

/** The words of the hint that the player of seat 0 gets in a position, if any. */
function wordsAt(state: State, history: HintHistory, seat = 0): string | null {
  const view = azardia.view(state, seat);
  return azardiaHints.hintFor(azardiaHints.watch(history), view, [seat]).hint?.words ?? null;
}

/** Tile numbers on which a penalty card is drawn. */
const Z_TILES = [85, 93, 101, 114, 129, 137, 145];

/** Whether a hint matters to seat 0, who has to decide; computed from the position without the hints. */
function matters(id: HintId, state: State): boolean {
  const me = playerOf(state, 0);
  const commands = azardia.legalCommands(state, 0);
  const waits = state.steps[0]?.step;
  const isAttacked = state.attack?.asked === 0 && state.attack.victim === 0 && state.attack.answers.length === 0;
  const canAnswer = commands.some((command) => command.do === 'answer');
  const ends = commands.flatMap((command) => {
    if (command.do !== 'move' || command.bought > 0) return [];
    const moved = give(state, command).facts.find(({ fact }) => fact === 'pawnMoved');
    return [moved?.fact === 'pawnMoved' ? { tile: moved.path.at(-1), rule: moved.rule } : { tile: me.tile, rule: '' }];
  });
  switch (id) {
    case 'attack':
      return isAttacked && !canAnswer;
    case 'answer':
      return isAttacked && canAnswer;
    case 'duel':
      return state.duel !== null;
    case 'grace':
      return state.grace?.now === 0 && state.grace.holder !== 0 && !state.grace.turns.includes(0);
    case 'goal':
      return state.round === 1 && waits === 'roll';
    case 'event':
      return state.round > 1 && waits === 'roll' && state.decks.eventDiscards.length > 0;
    case 'level5':
      return me.level === 5 && me.tile < 80 && waits === 'roll';
    case 'gate':
      return ends.some(({ rule }) => rule === 'M4');
    case 'penalty':
      return ends.some(({ tile, rule }) => rule !== '' && Z_TILES.includes(tile ?? 0));
    case 'choice':
      return ends.length > 1;
    case 'coins':
      return me.coins >= 1000 && (waits === 'chooseMove' || waits === 'play');
  }
}

/** The commands by which a player shows that a hint is unnecessary; no other command and no other hint uses it up. */
const TEACHES: Readonly<Partial<Record<HintId, readonly Command['do'][]>>> = {
  answer: ['answer'],
  duel: ['raise', 'play'],
  choice: ['move'],
  coins: ['move', 'raise', 'buyTile', 'buyLevel'],
};

/**
 * Plays a complete game of bots; calls `decide` with each position in which seat 0 decides. Returns what seat 0 knows
 * in the end.
 */
function playOut(
  seed: string,
  players: number,
  known: HintHistory,
  decide: (state: State, watch: HintWatch) => HintWatch,
): HintHistory {
  let { state } = azardia.newGame(setupOf(seed, players));
  let watch = watchGame(known);
  for (let moment = 0; state.winner === null; moment++) {
    const [seat = 0] = azardia.activeSeats(state);
    if (seat === 0) watch = decide(state, watch);
    const command = regular.choose(azardia.view(state, seat), chanceFrom(`${seed}/${moment}`));
    if (!command) throw new Error('a bot has nothing to do');
    const history = learnFrom(watch.history, azardia.view(state, 0), command);
    const learnt = history.done.filter((id) => !watch.history.done.includes(id));
    for (const id of learnt) expect(TEACHES[id], `${command.do} teaches ${id}`).toContain(command.do);
    watch = { ...watch, history };
    ({ state } = give(state, command));
  }
  return watch.history;
}

const knows = ({ shown, done }: HintHistory, id: HintId): boolean => done.includes(id) || (shown[id] ?? 0) > 0;

describe('hints of first games', () => {
  test('there are words for each', () => {
    expect(Object.keys(hintText).sort()).toEqual([...HINT_IDS].sort());
  });

  test('a player who closes each gets every one once, in the first position in which it matters', () => {
    let history = NOTHING;
    const all: HintId[] = [];
    for (const [game, seed] of ['one', 'two', 'three', 'four', 'five'].entries())
      history = playOut(seed, 2 + (game % 3), history, (state, before) => {
        const due = HINT_IDS.filter((id) => !knows(before.history, id) && matters(id, state));
        const given: HintId[] = [];
        let watch = before;
        for (let found = hintFor(watch, azardia.view(state, 0)); found.hint; ) {
          given.push(found.hint.id);
          ({ watch } = found);
          found = hintFor(watch, azardia.view(state, 0));
        }
        // The most urgent comes first, and none uses up another one.
        expect(given, `round ${state.round} of ${seed}`).toEqual(due);
        all.push(...given);
        return watch;
      });
    expect(all).toHaveLength(new Set(all).size);
    expect(new Set([...all, ...history.done])).toEqual(new Set(HINT_IDS));
  });

  test('a player who acts at once gets one in each position in which any is still due, each of them once', () => {
    let history = NOTHING;
    const all: HintId[] = [];
    for (const [game, seed] of ['a', 'b', 'c', 'd', 'e'].entries())
      history = playOut(seed, 2 + (game % 3), history, (state, before) => {
        const due = HINT_IDS.filter((id) => !knows(before.history, id) && matters(id, state));
        const { hint, watch } = hintFor(before, azardia.view(state, 0));
        expect(hint?.id, `round ${state.round} of ${seed}`).toBe(due[0]);
        if (hint) all.push(hint.id);
        return watch;
      });
    expect(all).toHaveLength(new Set(all).size);
    expect(new Set([...all, ...history.done])).toEqual(new Set(HINT_IDS));
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
      'Careful: below level 5, tile 80 counts as tile 1 and you continue from there, to tile 1 or 7. Level 5 opens the Gate, and you have 3 to go.',
    );
    expect(wordsAt(at(5), only('gate'))).toBeNull();
  });

  test('K1: coins, as soon as 1,000 can be spent', () => {
    expect(wordsAt(position('C', [{ coins: 1000 }, {}]), only('coins'))).toContain('1,000 raises a die or buys a tile');
    expect(wordsAt(position('C', [{ coins: 0 }, {}]), only('coins'))).toBeNull();
  });

  test('X1: an attack hint names the answers in hand; without answers there is another hint', () => {
    const attacked = (...hand: State['players'][number]['hand']) =>
      give(position('C', [{ hand: ['gravityHiccup'] }, { hand }]), play('gravityHiccup', { rival: 1 })).state;
    expect(wordsAt(attacked('nopeNebula', 'mirrorPoncho', 'bootJets'), only('answer'), 1)).toBe(
      'Lagartoon is after you! You hold Nope Nebula and Mirror Poncho: answer, or pass and take it.',
    );
    expect(wordsAt(attacked('bootJets'), only('attack'), 1)).toBe(
      'Lagartoon is after you, and you hold no answer. Pass, and plan your revenge.',
    );
    expect(wordsAt(attacked('nopeNebula'), only('attack'), 1)).toBeNull();
    expect(wordsAt(attacked('bootJets'), only('answer'), 1)).toBeNull();
    expect(wordsAt(attacked('nopeNebula'), only('answer'), 0)).toBeNull();
  });

  test('B3: a way to move onto a Z tile', () => {
    const at = (tile: number) =>
      give(rolling(position('A', [{ tile, level: 5 }, {}]), 3, 8), { do: 'roll', seat: 0 }).state;
    expect(wordsAt(at(90), only('penalty'))).toBe(
      'Careful: a Z tile. Stop there and you draw a penalty card, and nobody can answer those.',
    );
    expect(wordsAt(at(91), only('penalty'))).toBeNull();
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

  test('players who do something need no hint about it; the actions of others teach nothing', () => {
    const view = azardia.view(position('C', [{ coins: 1000 }, {}]), 0);
    expect(learnFrom(NOTHING, view, { do: 'buyTile', seat: 0 }).done).toEqual(['coins']);
    expect(learnFrom(NOTHING, view, { do: 'buyTile', seat: 1 }).done).toEqual([]);
    const moved = { do: 'move', seat: 0, dice: [0, 1], how: 'difference', bought: 1 } as const;
    expect(learnFrom(NOTHING, view, moved).done).toEqual(['choice', 'coins']);
    expect(learnFrom(NOTHING, view, { do: 'answer', seat: 0, card: 'nopeNebula', rival: null }).done).toEqual([
      'answer',
    ]);
  });
});
