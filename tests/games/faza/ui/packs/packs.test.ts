import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { published } from '../../../../../src/games/faza/content/published/edition.ts';
import { stepsOf } from '../../../../../src/games/faza/content/steps.ts';
import { tiles24 } from '../../../../../src/games/faza/content/tiles24/edition.ts';
import { fazaModule } from '../../../../../src/games/faza/module.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../../../src/games/faza/rules/state/state.ts';
import { packText } from '../../../../../src/games/faza/text/packs.en.ts';
import { fazaPacks } from '../../../../../src/games/faza/ui/packs/packs.ts';
import { isOver } from '../../../../../src/kernel/game.ts';
import { begin, give, now } from '../../../../../src/kernel/session.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { isPackId } from '../../../../../src/module/capabilities/packs.ts';
import type { PlayedGame } from '../../../../../src/shell/match.ts';
import { markOf } from '../../../../../src/shell/persistence/archive/archive.ts';
import { importText } from '../../../../../src/shell/persistence/archive/archiveFile.ts';
import { playedGames } from '../../../../../src/shell/persistence/archive/statistics.ts';
import { gameText, parseGame } from '../../../../../src/shell/persistence/gameText.ts';
import { createPackStore, MOST_PACKS } from '../../../../../src/shell/persistence/packs.ts';
import { GAME_KEY, SavedGame } from '../../../../../src/shell/persistence/savedGame.ts';
import { memoryStore } from '../../../../../src/shell/storage/textStore.ts';
import { HOSTILE_VALUES } from '../../../../fuzz/hostile.ts';
import { Luck } from '../../../../kit/luck.ts';
import { archiveOf, freshOwner } from '../../../../shell/persistence/archive/kit.ts';

const [, EXAMPLE = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/content-packs.md', 'utf8')) ?? [];
const pack = (content: object, head: object = {}): string =>
  JSON.stringify({ kind: 'faza content pack', format: 1, name: 'Test', author: 'Tester', content, ...head });

/** Packs as they could be written for builds in which teams started with Points. */
const withHeadStart = pack({ team: { least: 2, most: 3 }, headStart: { 2: 3, 3: 2 } }, { name: 'Head start' });
const withPoints = pack({ modes: published.modes.map((mode) => ({ ...mode, points: 2 })) }, { name: 'Points' });

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['soldier', 'doctor'],
  seed: 'pack',
  health: null,
  rewards: true,
  fazaFirst: false,
};
const players = ['you', 'you'] as const;

/** Reads a pack and adds it; its ID. */
function added(text: string) {
  const read = fazaPacks.read(text);
  if ('problems' in read) throw new Error(read.problems.join(' '));
  read.add();
  return read.pack;
}

function problemsOf(text: string): readonly string[] {
  const read = fazaPacks.read(text);
  return 'problems' in read ? read.problems : [];
}

/** A game with a pack after so many commands. */
function playedWith(id: ReturnType<typeof added>['id'], commands: number) {
  let session = begin(faza, { ...setup, edition: id });
  for (let index = 0; index < commands; index++) {
    const result = give(session, at(faza.legalCommands(now(session)), 0));
    if ('session' in result) session = result.session;
  }
  return { session, players };
}

test('the example in the manual is a pack, and says what differs', () => {
  const { id, name, author, differences } = added(EXAMPLE);
  expect(isPackId(id)).toBe(true);
  expect(id).toMatch(/^pack-long-night-/);
  expect({ name, author, differences }).toEqual({
    name: 'Long Night',
    author: 'A. Author',
    differences: ['Drone numbers', 'Rebel numbers', 'event cards (3)'],
  });
  const state = faza.newGame({ ...setup, edition: id }).state;
  expect(state.tiles.slice(0, 4).map(({ rebels }) => rebels)).toEqual([3, 3, 0, 0]);
  expect(state.pool.rebels).toBe(10);
});

describe('a file is refused that', () => {
  const { decks, drones, heroes } = JSON.parse(
    JSON.stringify({ decks: {}, drones: { supply: 42, perTile: 3, onShip: 3, besideShip: 2 }, heroes: [] }),
  );
  test.each<[string, string, RegExp]>([
    ['is too long', ' '.repeat(60_001), /far too long/],
    ['is no JSON', '{', /valid JSON/],
    ['is nested without end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, /at kind|too deeply|the top level/],
    ['is another file', '{"kind":"faza replays"}', /at kind|at format/],
    ['has a name of tricks', pack({ team: {} }, { name: 'a\u202eb' }), /at name/],
    ['has a nameless name', pack({ team: {} }, { name: '!!!' }), /at name/],
    ['has an unknown part', pack({ cells: [] }), /called content.cells/],
    ['has __proto__', pack({}).replace('"content":{', '"content":{"__proto__":{}'), /called content.__proto__/],
    ['changes nothing', pack({}), /changes nothing/],
    ['has an unknown event', pack({ events: ['doom'] }), /no event card “doom”/],
    ['has an event twice', pack({ events: ['purge', 'purge'] }), /event is listed twice/],
    ['breaks a deck', pack({ decks }), /at content.decks/],
    ['crowds a tile', pack({ drones: { ...drones, perTile: 4 } }), /at most 3/],
    ['has no heroes', pack({ heroes }), /at content.heroes/],
    [
      'has a Head start',
      withHeadStart,
      /^No team starts with Points in this version\. Remove content\.headStart from the file, then try again\.$/,
    ],
    [
      'gives Points at the start',
      withPoints,
      /^No team starts with Points in this version\. Remove content\.modes\.0\.points from the file, then try again\.$/,
    ],
    ['changes an unknown edition', pack({ team: {} }, { edition: 'revised' }), /at edition/],
    ['has a hero of another board', pack({ heroes: tiles24.heroes }), /no hero “marine” in the edition/],
    [
      'makes a tile dense that is not',
      pack({ tiles: published.tiles.map((tile) => ({ ...tile, dense: true })) }),
      /same tiles must be dense/,
    ],
    ['gives 24 tiles four cards', pack({ decks: published.decks }, { edition: '24' }), /must have 6 cards/],
    ['gives 24 tiles a Reward', pack({ events: ['defectors'] }, { edition: '24' }), /no event card “defectors”/],
    [
      'crowds one of 24 tiles',
      pack({ drones: { ...tiles24.drones, perTile: 5 } }, { edition: '24' }),
      /at most 4 Drones and 4 Rebels/,
    ],
  ])('%s', (_, text, sentence) => {
    expect(problemsOf(text).join(' ')).toMatch(sentence);
  });

  test('has anything hostile in any part', () => {
    for (const part of Object.keys(packText.parts)) {
      for (const value of HOSTILE_VALUES) {
        const text = pack({}).replace('"content":{}', `"content":{"${part}":${value}}`);
        const read = fazaPacks.read(text);
        if ('problems' in read) expect(read.problems.length).toBeGreaterThan(0);
        else expect(() => faza.newGame({ ...setup, edition: read.pack.id })).toThrow(RangeError);
      }
    }
  });
});

test('a pack can change the 24-tile edition, and its games can be played to the end', () => {
  const drones = { ...tiles24.drones, supply: 44 };
  const { id, differences } = added(pack({ drones, events: ['purge', 'siege', 'ambush'] }, { edition: '24' }));
  expect(differences).toEqual(['24 tiles', 'Drone numbers', 'event cards (15)']);
  expect(stepsOf(id).map((step) => step.id)).toEqual(stepsOf('24').map((step) => step.id));
  const luck = new Luck('pack');
  for (let games = 0; games < 20; games++) {
    let { state } = faza.newGame({ ...setup, edition: id, heroes: ['marine', 'turncoat'], seed: `pack ${games}` });
    expect([state.board.length, state.heroes[0]?.cards.length]).toEqual([24, 6]);
    while (!isOver(faza, state)) {
      const result = faza.apply(state, luck.pick(faza.legalCommands(state)));
      if (!result.ok) throw new Error('a legal command was refused');
      state = result.state;
    }
  }
});

test('a match says by its ID which pack it needs, and comes back once the pack is there', () => {
  const text = pack({ team: { least: 2, most: 3 } }, { name: 'Not Here' });
  const read = fazaPacks.read(text);
  if ('problems' in read) throw new Error(read.problems.join(' '));
  const { id } = read.pack;
  const store = memoryStore();
  const saved = gameText({ session: begin(faza, setup), players }).replace('"published"', `"${id}"`);
  store.setItem(GAME_KEY, saved);
  const savedGame = new SavedGame(store, fazaModule);
  expect(savedGame.load()).toEqual({ kind: 'refused', problem: id, keptAs: GAME_KEY });
  savedGame.clear();
  expect(store.getItem(GAME_KEY)).toBe(saved);
  // Another match needs the place: the waiting one is moved aside, not lost.
  savedGame.save({ session: begin(faza, setup), players });
  expect(store.getItem('faza.refused.1')).toBe(saved);

  const shelf = createPackStore(store, fazaPacks);
  expect(shelf?.add(text)).toMatchObject({ pack: { id } });
  const match = playedWith(id, 5);
  const parsed = parseGame(gameText(match), fazaModule);
  expect(typeof parsed === 'object' && now(parsed.session)).toEqual(now(match.session));
});

test('a file of games tells of those whose pack is missing, and does not call them damaged', async () => {
  const { session } = playedWith(added(EXAMPLE).id, 2);
  const game = JSON.parse(gameText({ session, players }).replace(/long-night-[0-9a-f]+/g, 'elsewhere-0123456789abcd'));
  const mark = { at: '2026-11-22T12:00:00.000Z', leaving: 'left', own: false, practice: false };
  const file = JSON.stringify({ kind: 'faza replays', format: 1, games: [{ ...mark, game }] });
  const door = { owner: freshOwner(), whose: async () => null, at: new Date(), pause: async () => undefined };
  const waiting = { games: 1, packs: ['pack-elsewhere-0123456789abcd'] };
  expect(await importText(archiveOf(), file, door)).toEqual({ added: 0, known: 0, refused: 0, waiting });
});

test('games with a pack are kept, and count in no record', async () => {
  const match = playedWith(added(EXAMPLE).id, 5);
  const archive = archiveOf();
  await archive.keep(match, markOf(match, 'givenUp', { at: new Date(), own: true }));
  const [entry] = await archive.entries();
  const { records }: PlayedGame = fazaModule;
  expect(entry && records.line(entry.digest).mode).toBe('Normal, content pack long-night');
  expect(playedGames(fazaModule.records, await archive.entries()).all).toEqual([]);
});

test('a shelf keeps packs across visits, each once, up to a number, and moves aside what is none of its own', () => {
  const store = memoryStore();
  const shelf = () => createPackStore(store, fazaPacks);
  shelf()?.add(EXAMPLE);
  shelf()?.add(EXAMPLE);
  expect(
    shelf()
      ?.packs()
      .map(({ name }) => name),
  ).toEqual(['Long Night']);
  for (let number = 1; number < MOST_PACKS; number++) {
    shelf()?.add(pack({ team: { least: 2, most: 3 } }, { name: `Pack ${number}` }));
  }
  expect(shelf()?.add(pack({ team: { least: 2, most: 3 } }))).toBe('tooMany');
  const [first] = shelf()?.packs() ?? [];
  if (first) shelf()?.remove(first.id);
  expect(shelf()?.packs()).toHaveLength(MOST_PACKS - 1);
  store.setItem('faza.packs', JSON.stringify({ format: 1, packs: ['{}'] }));
  expect([shelf()?.packs(), shelf()?.unreadable()]).toEqual([[], 1]);
  store.setItem('faza.packs', '{');
  expect(shelf()?.packs()).toEqual([]);
  expect(store.getItem('faza.packs.refused.1')).toBe('{');
  expect(createPackStore(store, undefined)).toBeNull();
});

test('packs whose teams start with Points stay stored to the letter, whatever becomes of the others', () => {
  const store = memoryStore();
  const listed = (): unknown => JSON.parse(store.getItem('faza.packs') ?? '{}');
  store.setItem('faza.packs', JSON.stringify({ format: 1, packs: [withHeadStart, EXAMPLE, withPoints] }));
  const shelf = createPackStore(store, fazaPacks);
  const [known] = shelf?.packs() ?? [];
  expect([shelf?.packs().map(({ name }) => name), shelf?.unreadable()]).toEqual([['Long Night'], 2]);

  const another = pack({ team: { least: 2, most: 3 } }, { name: 'Another' });
  shelf?.add(another);
  if (known) shelf?.remove(known.id);
  expect([shelf?.packs().map(({ name }) => name), shelf?.unreadable()]).toEqual([['Another'], 2]);
  expect(listed()).toEqual({ format: 1, packs: [withHeadStart, withPoints, another] });

  shelf?.removeUnreadable();
  expect([shelf?.packs().map(({ name }) => name), shelf?.unreadable()]).toEqual([['Another'], 0]);
  expect(listed()).toEqual({ format: 1, packs: [another] });
});
