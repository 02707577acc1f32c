import { describe, expect, test } from 'vitest';
import { addEdition, editions } from '../../../../../src/games/faza/content/editions.ts';
import { published } from '../../../../../src/games/faza/content/published/edition.ts';
import { tiles24 } from '../../../../../src/games/faza/content/tiles24/edition.ts';
import type { EditionSpec } from '../../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import { setupProblem } from '../../../../../src/games/faza/rules/setup.ts';
import type { Setup } from '../../../../../src/games/faza/rules/state/state.ts';
import { MOST_EDITION_TEXT, readEdition } from '../../../../../src/games/faza/ui/packs/readEdition.ts';
import { isOver } from '../../../../../src/kernel/game.ts';
import { fingerprint } from '../../../../../src/kernel/values/hash.ts';
import { HOSTILE_KEYS, HOSTILE_VALUES } from '../../../../fuzz/hostile.ts';
import { placesIn, put, withRaw, withRawEntry } from '../../../../fuzz/places.ts';
import { Luck } from '../../../../kit/luck.ts';

const text = JSON.stringify(published);
const problemsOf = (changed: string): readonly string[] => {
  const result = readEdition(changed);
  return 'problems' in result ? result.problems : [];
};

test.each(Object.values(editions))('edition $id comes back as it is', (edition) => {
  expect(readEdition(JSON.stringify(edition))).toEqual({ edition });
});

describe('an edition is refused that', () => {
  const of = (changes: Partial<Record<keyof EditionSpec, unknown>>): string =>
    JSON.stringify({ ...published, ...changes });
  const [firstCell, ...cells] = published.cells;
  const [firstTile, ...tiles] = published.tiles;
  const [soldier, ...heroes] = published.heroes;
  const [easy] = published.modes;
  test.each<[string, string, RegExp]>([
    ['is too long', ' '.repeat(MOST_EDITION_TEXT + 1), /far too long/],
    ['is no JSON', text.slice(1), /valid JSON/],
    ['is nested without end', `${'['.repeat(90_000)}${']'.repeat(90_000)}`, /at id,/],
    ['is no object', '7', /at the top level/],
    ['has an unknown key', of({ cheat: 1 } as object), /called cheat/],
    ['has __proto__', text.replace('{', '{"__proto__":{},'), /called __proto__/],
    ['has a fraction', of({ team: { least: 1.5, most: 4 } }), /at team.least/],
    ['has an endless number', text.replace('"supply":42', '"supply":1e999'), /at drones.supply/],
    ['has two cells on one place', of({ cells: [firstCell, firstCell, ...cells.slice(1)] }), /same coordinates/],
    ['falls apart', of({ cells: [{ x: 9, y: 9 }, ...cells] }), /not connected/],
    ['has too few tiles', of({ tiles: [firstTile, ...tiles.slice(0, -1)] }), /15 tiles for 16 cells/],
    ['has too few places', of({ places: ['zoo', 'dam'] }), /different has to be built/],
    ['has a shared skill for nothing', of({ everybody: [{ id: 'aim', cost: 0 }] }), /costs nothing/],
    ['has an unknown shared skill', of({ everybody: [{ id: 'tinker', cost: 1 }] }), /at everybody.0.id/],
    ['has tiles numbered otherwise', of({ tiles: [...tiles, firstTile] }), /not numbered/],
    ['fazaforms what is not there', of({ fazaformed: [17] }), /fazaformed tiles/],
    ['fazaforms every Outpost', of({ fazaformed: [1, 2, 3, 4] }), /No Outpost/],
    ['has a Mothership too few', of({ ships: published.ships.slice(1) }), /three Motherships/],
    [
      'has a Mothership nowhere',
      of({ ships: [{ id: 'carrier', tile: 40 }, ...published.ships.slice(1)] }),
      /not there/,
    ],
    ['has too few Drones', of({ drones: { ...published.drones, supply: 20 } }), /too few Drones/],
    ['has more Drones than room', of({ drones: { ...published.drones, supply: 49 } }), /more Drones/],
    ['has too few Rebels', of({ rebels: { ...published.rebels, supply: 7 } }), /too few Rebels/],
    ['crowds an Outpost in a mode', of({ modes: [{ ...easy, rebelsPerHero: 4 }] }), /cannot hold the Rebels/],
    [
      'has too few Rebels for a mode',
      of({ rebels: { ...published.rebels, supply: 11 }, modes: [{ ...easy, rebelsPerHero: 3 }] }),
      /too few Rebels/,
    ],
    ['crowds a tile in a mode', of({ modes: [{ ...easy, dronesBesideShip: 4 }] }), /cannot hold its Drones/],
    [
      'has too few Drones for a mode',
      of({ drones: { ...published.drones, besideShip: 1, supply: 30 }, modes: [{ ...easy, dronesBesideShip: 2 }] }),
      /too few Drones/,
    ],
    ['has a hero twice', of({ heroes: [soldier, soldier, ...heroes].slice(0, 8) }), /hero is listed twice/],
    [
      'gives a skill away',
      of({ heroes: [{ ...soldier, skills: [{ id: 'marksman', cost: 0 }] }, ...heroes] }),
      /costs nothing/,
    ],
    [
      'has heroes without a home',
      of({ tiles: published.tiles.map((tile) => ({ ...tile, outpost: tile.no === 1 })) }),
      /no Outpost to start/,
    ],
    ['has no sense of teams', of({ team: { least: 4, most: 2 } }), /smallest team/],
    ['has an event twice', of({ events: [published.events[0], published.events[0]] }), /event is listed twice/],
    [
      'has a mode that never refreshes',
      of({ modes: [{ ...easy, steps: ['attackHeroes', 'activate'] }] }),
      /lacks a step/,
    ],
    [
      'gives each number of heroes its own health',
      of({ modes: [{ ...easy, health: { 2: 3, 4: 3 } }] }),
      /at modes.0.health/,
    ],
    ['has ships with too much health', of({ modes: [{ ...easy, health: 7 }] }), /at modes.0.health/],
    ['has no Rebels at the start', of({ modes: [{ ...easy, rebelsPerHero: 0 }] }), /at modes.0.rebelsPerHero/],
    ['lets more ships act', of({ modes: [{ ...easy, fewerActivations: -1 }] }), /at modes.0.fewerActivations/],
    ['gives Points at the start', of({ modes: [{ ...easy, points: 2 }] }), /modes.0.points/],
    [
      'takes its steps in another order',
      of({ modes: [{ ...easy, steps: ['refresh', 'activate', 'attackHeroes'] }] }),
      /order of the rules/,
    ],
  ])('%s', (_, changed, sentence) => {
    expect(problemsOf(changed).join(' ')).toMatch(sentence);
  });
});

/** Every place in both editions. */
const places = [published, tiles24].flatMap((edition) => placesIn(edition, () => true));

/** An edition that was changed in some places, more and less cleverly. */
function mutated(edition: unknown, luck: Luck): string {
  for (let changes = 1 + luck.below(3); changes > 0; changes--) {
    const place = luck.pick(placesIn(edition, () => true));
    const { container, key } = place;
    const item = container[key];
    switch (luck.below(6)) {
      case 0:
        if (Array.isArray(container)) container.splice(Number(key), 1);
        else delete container[key];
        break;
      case 1:
        if (Array.isArray(item)) put(place, luck.some(item, item.length));
        else if (typeof item === 'boolean') put(place, !item);
        else if (typeof item === 'number') put(place, item + luck.pick([-1, 1]));
        break;
      case 2:
        if (typeof item === 'number') put(place, luck.below(20));
        break;
      default: {
        // Another value of the same name: a step for a step, an effect for an effect.
        const others = places.filter((other) => other.key === key);
        if (others.length > 0) {
          const other = luck.pick(others);
          put(place, structuredClone(other.container[other.key]));
        }
      }
    }
  }
  return JSON.stringify(edition);
}

/** A strange text: mostly an edition that looks right. */
function attack(luck: Luck): string {
  const edition: unknown = structuredClone(luck.pick([published, tiles24]));
  const text = JSON.stringify(edition);
  switch (luck.below(10)) {
    case 0:
      return withRaw(edition, luck.pick(HOSTILE_VALUES), luck);
    case 1:
      return withRawEntry(edition, luck.pick(HOSTILE_KEYS), luck.pick(HOSTILE_VALUES), luck);
    case 2: {
      const place = luck.below(text.length);
      return text.slice(0, place) + luck.pick([...'{}[],:0"']) + text.slice(place + 1);
    }
    default:
      return mutated(edition, luck);
  }
}

/** Plays a random game of an edition, under a name of its own among those that can be played; how many commands it took. */
function play(edition: EditionSpec, luck: Luck): number {
  const id = `pack-test-${fingerprint(edition)}` as const;
  addEdition(id, { ...edition, id });
  const heroes = luck.some(edition.heroes, edition.heroes.length);
  const team = heroes.filter((hero, index) => heroes.findIndex(({ area }) => area === hero.area) === index);
  const setup: Setup = {
    edition: id,
    mode: luck.pick(edition.modes).id,
    heroes: team.slice(0, edition.team.most).map((hero) => hero.id),
    seed: String(luck.below(1e6)),
    health: luck.pick([null, 6]),
    rewards: luck.below(2) === 0,
    fazaFirst: luck.below(3) === 0,
  };
  expect(setupProblem(setup)).toBeNull();
  let { state } = faza.newGame(setup);
  let commands = 0;
  for (; !isOver(faza, state); commands++) {
    if (commands > 5000) throw new Error(`no end: ${JSON.stringify(edition)}`);
    const result = faza.apply(state, luck.pick(faza.legalCommands(state)));
    if (!result.ok) throw new Error('a legal command was refused');
    state = result.state;
  }
  return commands;
}

test('1,000 changed editions are refused with a sentence, or can be played to the end', () => {
  let played = 0;
  for (let number = 0; number < 1000; number++) {
    const luck = new Luck(`edition ${number}`);
    const result = readEdition(attack(luck));
    if ('problems' in result) {
      expect(result.problems.length).toBeGreaterThan(0);
      for (const problem of result.problems) expect(problem).toMatch(/^[A-Z].{10,500}\.$/su);
    } else {
      played += 1;
      play(result.edition, luck);
    }
  }
  // Both happen often.
  expect(played).toBeGreaterThan(200);
  expect(played).toBeLessThan(1800);
});
