import { describe, expect, test } from 'vitest';
import {
  HINT_IDS,
  type HintHistory,
  type HintId,
  hintFor,
  learnForecast,
  learnFrom,
  MOST_IN_A_GAME,
  MOST_OF_ONE,
  NOTHING_KNOWN,
} from '../../../../src/games/faza/lessons/hints.ts';
import { tile } from '../../../../src/games/faza/lessons/lesson.ts';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../src/games/faza/rules/state/command.ts';
import type { FazaView, Setup } from '../../../../src/games/faza/rules/state/state.ts';
import { hintText } from '../../../../src/games/faza/text/lessons.en.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { watchGame } from '../../../../src/kernel/lessons/hints.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { random } from '../../../../tools/faza/bots/random.ts';
import { position, viewed } from '../positions.ts';

const setup = (seed: string): Setup => ({
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor', 'rebel'],
  seed,
  health: null,
  rewards: true,
  fazaFirst: false,
});

/** A complete random game; `knows` says whether the player learns from their actions. */
function playOut(seed: string, history: HintHistory, knows = true): { shown: HintId[]; history: HintHistory } {
  let state = faza.newGame(setup(seed)).state;
  let watch = watchGame(history);
  const shown: HintId[] = [];
  for (let moment = 0; !state.outcome; moment++) {
    const { hint, watch: after } = hintFor(watch, viewed(state));
    if (hint) shown.push(hint.id);
    const command = random.choose(viewed(state), chanceFrom(`${seed}/${moment}`)) ?? { do: 'endTeamPhase' };
    watch = knows ? { ...after, history: learnFrom(after.history, viewed(state), command) } : after;
    state = applyLegal(state, command).state;
  }
  return { shown, history: watch.history };
}

const seeds = Array.from({ length: 20 }, (_, index) => `hints ${index}`);
const start = viewed(faza.newGame(setup('hints')).state);

function shownAt(state: FazaView, history = NOTHING_KNOWN): HintId | null {
  return hintFor(watchGame(history), state).hint?.id ?? null;
}

describe('hints of first games', () => {
  test('there is a sentence for each', () => {
    expect(Object.keys(hintText).sort()).toEqual([...HINT_IDS, 'beginHeld'].sort());
  });

  test('no game has more than its share, whatever is played, but for urgent ones', () => {
    for (const seed of seeds) {
      const calm = playOut(seed, NOTHING_KNOWN, false).shown.filter(
        (id) => !['defeat', 'lastHeart', 'lowPool'].includes(id),
      );
      expect(calm.length).toBeLessThanOrEqual(MOST_IN_A_GAME);
    }
  });

  test('none comes more than twice in a lifetime, and at last they stop', () => {
    let history = NOTHING_KNOWN;
    const all: HintId[] = [];
    for (const seed of seeds) {
      const game = playOut(seed, history, false);
      all.push(...game.shown);
      history = game.history;
    }
    for (const id of HINT_IDS) expect(all.filter((one) => one === id).length, id).toBeLessThanOrEqual(MOST_OF_ONE);
    expect(all.length).toBeGreaterThan(0);
    const everything = Object.fromEntries(HINT_IDS.map((id) => [id, MOST_OF_ONE]));
    expect(playOut('later', { shown: everything, done: [] }).shown).toEqual([]);
  });

  test('none is given about what the player has done', () => {
    let done: readonly HintId[] = [];
    for (const seed of seeds.slice(0, 5)) {
      const game = playOut(seed, { shown: {}, done });
      for (const id of done) expect(game.shown, id).not.toContain(id);
      done = game.history.done;
    }
    expect(done.length).toBeGreaterThan(3);
  });

  test('T2 the first one says how to start, but not to players who have started', () => {
    expect(shownAt(start)).toBe('begin');
    expect(shownAt(start, { shown: {}, done: ['begin'] })).not.toBe('begin');
  });

  test('M3 no Drones hold the Scout, who may slip away', () => {
    const saidOf = (hero: 'scout' | 'soldier') => {
      const state = position({ heroes: { [hero]: { tile: 6 }, doctor: { tile: 11 } }, tiles: { 6: { drones: 1 } } });
      return hintFor(watchGame({ ...NOTHING_KNOWN, done: ['begin'] }), state).hint?.id;
    };
    expect(saidOf('soldier')).toBe('drones');
    expect(saidOf('scout')).not.toBe('drones');
  });

  test('M3 the first one points at a hero who can move, if there is one', () => {
    const pointedAt = (...held: number[]) => {
      const tiles = Object.fromEntries(held.map((tile) => [tile, { drones: 1 }]));
      const state = position({ heroes: { soldier: { tile: 6 }, doctor: { tile: 11 } }, tiles });
      return hintFor(watchGame(NOTHING_KNOWN), state).hint;
    };
    expect(pointedAt()).toEqual({ id: 'begin', about: { kind: 'card', seat: 0, card: 1 }, says: 'begin' });
    expect(pointedAt(6)).toEqual({ id: 'begin', about: { kind: 'card', seat: 1, card: 1 }, says: 'begin' });
    expect(pointedAt(6, 11)).toEqual({ id: 'begin', about: tile(6), says: 'beginHeld' });
  });

  test('hints are about heroes whom people play, who learn nothing from what computers do', () => {
    const state = position({
      heroes: { soldier: { tile: 6 }, doctor: { tile: 4, points: 2, injured: [1] } },
      tiles: { 6: { drones: 1 } },
    });
    const about = (id: HintId, people: number[]) =>
      hintFor(watchGame({ shown: {}, done: HINT_IDS.filter((one) => one !== id) }), state, people).hint?.about;
    expect(about('begin', [1])).toEqual({ kind: 'card', seat: 1, card: 1 });
    expect(about('begin', [0])).toEqual(tile(6));
    expect(about('drones', [0])).toEqual(tile(6));
    expect(about('drones', [1])).toBeUndefined();
    expect(about('wound', [1])).toEqual({ kind: 'hero', seat: 1 });
    expect(about('wound', [0])).toBeUndefined();
    expect(about('recruit', [1])).toEqual({ kind: 'hero', seat: 1 });
    expect(about('recruit', [0])).toBeUndefined();

    const fight: Command = { do: 'fight', hero: 0, tile: 6 };
    expect(learnFrom(NOTHING_KNOWN, state, fight, [1]).done).toEqual([]);
    expect(learnFrom(NOTHING_KNOWN, state, fight, [0]).done).toEqual(['drones']);
  });

  test('X2 a hero’s last healthy card is pointed at', () => {
    const heroes = start.heroes.map((hero, seat) => ({
      ...hero,
      cards: hero.cards.map((card, no) => ({ ...card, injured: seat === 1 && no < 3 })),
    }));
    const known = { shown: {}, done: ['begin'] as const };
    const { hint } = hintFor(watchGame(known), { ...start, heroes });
    expect(hint).toEqual({ id: 'lastHeart', about: { kind: 'hero', seat: 1 }, says: 'lastHeart' });
  });

  test('X2 a danger of losing is pointed out even right after another hint, while others wait', () => {
    const { watch } = hintFor(watchGame(NOTHING_KNOWN), start);
    expect(watch.rest).toBeGreaterThan(0);
    const heroes = start.heroes.map((hero) => ({
      ...hero,
      cards: hero.cards.map((card, no) => ({ ...card, used: true, injured: no < 3 })),
    }));
    expect(['defeat', 'lastHeart']).toContain(hintFor(watch, { ...start, heroes }).hint?.id);
    const wounded = start.heroes.map((hero) => ({
      ...hero,
      cards: hero.cards.map((card, no) => ({ ...card, injured: no < 1 })),
    }));
    expect(hintFor(watch, { ...start, heroes: wounded }).hint).toBeNull();
  });

  test('X3 a pool that runs low is pointed at even after eight hints, and before less urgent ones', () => {
    const full = { ...watchGame<HintId>(NOTHING_KNOWN), given: MOST_IN_A_GAME, rest: 1 };
    expect(hintFor(full, start).hint).toBeNull();
    expect(hintFor(full, { ...start, pool: { ...start.pool, drones: 8 } }).hint?.id).toBe('lowPool');
    expect(shownAt({ ...start, pool: { ...start.pool, drones: 8 } }, { shown: {}, done: ['begin'] })).toBe('lowPool');
  });

  test('R2 the hero with the Points suggests recruiting: the button refuses others', () => {
    const others = HINT_IDS.filter((id) => id !== 'recruit');
    const state = position({ heroes: { soldier: { points: 1 }, doctor: { tile: 4, points: 2 } } });
    expect(hintFor(watchGame({ shown: {}, done: others }), state).hint?.about).toEqual({ kind: 'hero', seat: 1 });
  });

  test('E5 nobody is told to pay off an event that only strengthens a wreck', () => {
    const others = HINT_IDS.filter((id) => id !== 'payOff');
    const given = (long: 'droneFoundry' | 'hunterProtocol' | 'blockade', carrier: number, destroyer: number) =>
      shownAt(
        position({
          heroes: { soldier: { points: 9 }, doctor: {} },
          ships: { carrier: { health: carrier }, destroyer: { health: destroyer } },
          long: [long],
        }),
        { shown: {}, done: others },
      );
    expect(given('droneFoundry', 0, 2)).toBeNull();
    expect(given('droneFoundry', 1, 0)).toBe('payOff');
    expect(given('hunterProtocol', 2, 0)).toBeNull();
    expect(given('hunterProtocol', 0, 1)).toBe('payOff');
    expect(given('blockade', 0, 0)).toBe('payOff');
  });

  test('X3 a pool that runs low is pointed at', () => {
    const others = HINT_IDS.filter((id) => id !== 'lowPool');
    const low = { ...start, pool: { ...start.pool, drones: 8 } };
    expect(shownAt(low, { shown: {}, done: others })).toBe('lowPool');
    expect(shownAt(start, { shown: {}, done: others })).toBeNull();
  });

  test('B1, M2: a Mothership at which only a Rebel is missing is pointed at, until somebody has led some', () => {
    const known = { shown: {}, done: HINT_IDS.filter((id) => id !== 'lead') };
    const ship = at(start.ships, 0);
    const empty = (rebels: number): FazaView => ({
      ...start,
      heroes: start.heroes.map((hero, seat) => (seat === 0 ? { ...hero, tile: ship.tile } : hero)),
      tiles: start.tiles.map((one, no) => (no === ship.tile - 1 ? { ...one, drones: 0, rebels } : one)),
    });
    expect(hintFor(watchGame(known), empty(0)).hint).toEqual({ id: 'lead', about: tile(ship.tile), says: 'lead' });
    expect(shownAt(empty(1), known)).toBeNull();
    expect(shownAt(start, known)).toBeNull();
    const { done } = learnFrom(NOTHING_KNOWN, start, { do: 'lead', hero: 0, card: 1, from: 1, to: 2, rebels: 1 });
    expect(done).toEqual(['begin', 'lead']);
  });

  test('the same situation is no second one', () => {
    const only = { shown: {}, done: HINT_IDS.filter((id) => id !== 'begin') };
    let { hint, watch } = hintFor(watchGame(only), start);
    expect(hint?.id).toBe('begin');
    for (let moment = 0; moment < 5; moment++) {
      ({ hint, watch } = hintFor(watch, start));
      expect(hint).toBeNull();
    }
  });

  test('looking at the forecast ends the hint about it', () => {
    expect(learnForecast(NOTHING_KNOWN).done).toEqual(['flip']);
  });

  test('during a decision and while the Faza act, there is no hint', () => {
    expect(shownAt({ ...start, phase: 'faza' })).toBeNull();
  });
});
