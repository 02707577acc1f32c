import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editions } from '../../src/games/faza/content/editions.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { RULE_IDS } from '../../src/games/faza/rules/ruleIds.ts';
import { changesBetween } from '../../src/games/faza/rules/state/changes.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { rulebook } from '../../src/games/faza/ui/rulebook.ts';
import { pastOf } from '../../src/kernel/session.ts';
import { viewed } from '../games/faza/positions.ts';
import { filesUnder, parseSource, ROOT, readSource } from '../tools/source.ts';
import { randomMatch } from './replay/games.ts';
import { textsIn, textsOf, wrongSpelling, wrongWords } from './words.ts';

const modules: Readonly<Record<string, unknown>> = import.meta.glob('/src/**/*.en.ts', { eager: true });
/** Names of the cards, skills and modes of an edition, which functions need and no sample replaces. */
const printed = Object.values(editions).flatMap(({ id, events, heroes, decks, modes }) => {
  const sides = Object.values(decks).flatMap((deck) =>
    deck.flatMap(({ healthy, injured = healthy }) => [healthy, injured]),
  );
  return [
    ...events.map((event) => ({ path: `${id}.${event.id}.line`, text: text.eventLine(event) })),
    ...heroes.flatMap(({ skills }) =>
      skills.map((skill) => ({ path: `${id}.${skill.id}.line`, text: text.skillLine(skill) })),
    ),
    ...sides.flatMap(({ movement, enhancement }) => [
      { path: `${id}.${movement.kind}.line`, text: text.movementText(movement).line },
      ...enhancement.options.map((effect) => ({ path: `${id}.${enhancement.id}.line`, text: text.effectLine(effect) })),
    ]),
    ...modes.map((mode) => ({ path: `${id}.${mode.id}.about`, text: text.modeAbout(mode) })),
  ];
});
const catalogs = [...Object.entries(modules).flatMap(([path, module]) => textsOf(module, path)), ...printed];
const sources = filesUnder('src', /\.en\.ts$/).map(readSource);

/** Reports each text once, not once for each sample that it was made from. */
function wrong(check: (text: string) => readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const { path, text } of catalogs) {
    const [finding] = check(text);
    if (finding !== undefined) found.set(path, `${path}: ${finding}`);
  }
  return [...found.values()];
}

const matching =
  (pattern: RegExp) =>
  (text: string): string[] =>
    pattern.test(text) ? [text] : [];

/** A count of one with a plural noun. */
const ONE_OF_MANY =
  /\b1 (more |fewer |healthy |unused )?(Drones|Rebels|Points|Outposts|ships|injuries|cards|dice|games|rounds|steps|days|heroes|tiles|entries|decisions|achievements|actions|hits|misses|rolls)\b/;

describe('the glossary', () => {
  test('every catalog is read, and its functions are called', () => {
    expect(Object.keys(modules)).toHaveLength(filesUnder('src', /\.en\.ts$/).length);
    expect(catalogs.filter(({ path }) => path.endsWith('()')).length).toBeGreaterThan(300);
    expect(catalogs.length).toBeGreaterThan(1500);
  });

  test('no text of a catalog says a thing in another word, in British spelling or in our own idiom', () => {
    expect(wrong(wrongWords)).toEqual([]);
  });

  test('nor does any text inside a catalog’s functions', () => {
    expect(sources.flatMap((source) => textsIn(source).flatMap(wrongWords))).toEqual([]);
  });

  test.each([0, 1, 2, 3])(
    'nor does any sentence of a whole game: facts, commands, tiles and heroes (game %i)',
    (game) => {
      const said = new Set(sentencesOf(game));
      expect(said.size).toBeGreaterThan(300);
      const bad = [...said].filter(
        (sentence) =>
          wrongWords(sentence).length > 0 || ONE_OF_MANY.test(sentence) || /\s\s|undefined|NaN|^\s|\s$/.test(sentence),
      );
      expect(bad).toEqual([]);
    },
  );

  test('each variant is found, in a sentence as somebody might write it', () => {
    const planted = [
      'One more wound.',
      'Card 2 torn',
      'The number of the throw',
      'They kill each other.',
      'Destroy three Drones.',
      'You hit a Drone.',
      'Heal a card.',
      'Go to the next place.',
      'Stand on that field.',
      'This cannot be taken back.',
      'Look back at this round',
      'New stamps',
      'The motherships act.',
      'Two drones land.',
      'All of the Heroes act.',
      'The team phase ends.',
      'In phase C of your turn',
      'Pick a colour.',
      'The centre of the board',
      'Under the MIT licence',
      'A grey ship',
      'It was cancelled.',
      'Do you realise it?',
      'Move towards the ship.',
      'You learnt it.',
      'One re-roll',
      'It flies 1 tile further.',
      'A chance of 50 %',
      'One thing – never both',
      'Loading …',
      'Loading...',
      'It begins anew.',
      'Whoever opens it',
      'It goes otherwise.',
      'Somebody joins',
      'Two people, each with a hero of its own',
      'The game goes on.',
      'The card lies ready.',
      'To be rid of it',
      'It is not possible any more.',
      'It was put aside.',
      'Win on Easy, Normal and Hard.',
      'On tile 5, 13 or 21',
      'This ending, your records and your dice',
      'With a hero, a Rebel and no Drones on its tile',
    ];
    expect(planted.filter((sentence) => wrongWords(sentence).length === 0)).toEqual([]);
  });

  test('and good sentences are left alone, names and sounds among them', () => {
    const good = [
      'The Destroyer',
      'Field Dressing',
      'SIL Open Font License 1.1',
      'City Hospital',
      'Airfield',
      'A hit',
      '3 hits, 2 misses',
      'Ka-booom!',
      'It will replace your game in progress.',
      'A Drone must be placed.',
      'An earth tile is healthy ground.',
      'Reset all settings',
      '<1%',
      'No more than 4',
      'The Soldier’s card 2',
      'Win on Easy, Normal, and Hard.',
      'To board, a hero and at least one Rebel must be there.',
      'Reroll both your dice, for movement or in a duel.',
      'Characters who mean well, more or less',
    ];
    expect(good.flatMap(wrongWords)).toEqual([]);
  });
});

describe('the form of texts', () => {
  test('none is empty without a reason, none has doubled spaces or spaces at its ends', () => {
    const silent = ['forecastText.kinds.now', 'forecastText.kindsShort.now'];
    const empty = catalogs.filter(({ path, text }) => text === '' && !path.endsWith('()'));
    expect(empty.map(({ path }) => path.replace(/.*\.en\.ts\./, ''))).toEqual(silent);
    expect(wrong(matching(/\s\s|^\s|\s$/))).toEqual([]);
  });

  test('quotation marks and apostrophes are curly', () => {
    expect(wrong(matching(/['"`]/))).toEqual([]);
  });

  test('one of a thing is not called many', () => {
    expect(wrong(matching(ONE_OF_MANY))).toEqual([]);
  });

  test('sentences of dialogs, hints, rules and cards end like sentences', () => {
    const sentence = /\.(lines\.\d+|\w*[hH]int|about|text|reasonText\.\w+|setupProblemText\.\w+|line|ask|about\(\))$/;
    const open = catalogs.filter(({ path, text }) => sentence.test(path) && !isName(path) && !/[.!?:]$/.test(text));
    expect(open.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  test('titles and the words on buttons do not', () => {
    const short = /\.(title|confirm|cancel|take|leave|add|open|save|copy|next|close|done)$/;
    const long = catalogs.filter(({ path, text }) => short.test(path) && /[.:]$/.test(text));
    expect(long.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  test('titles of rules are in sentence case, and every rule has one', () => {
    const { heroName, enhancementName, skillName, areaName, modeName, eventName } = text;
    const names = namesIn(heroName, enhancementName, skillName, areaName, modeName, eventName);
    for (const { name } of Object.values(text.shipText)) for (const word of name.split(' ')) names.add(word);
    for (const word of text.optionName('rangeBooster', 1).split(' ')) names.add(word);
    const terms =
      /^(Faza|FAZA|Drones?|Rebels?|Motherships?|Outposts?|Points?|Airfields?|Rewards?|Team|Short|Long|Head|Radio|I)$/;
    const titles = rulebook.chapters.flatMap(({ title, entries }) => [title, ...entries.map((entry) => entry.title)]);
    expect(titles.length).toBeGreaterThan(RULE_IDS.length);
    const loud = titles.filter((title) =>
      title
        .split(/[ ,:]+/)
        .slice(1)
        .some((word) => /^\p{Lu}/u.test(word) && !names.has(word) && !terms.test(word)),
    );
    expect(loud).toEqual([]);
    expect(titles.filter((title) => !/^\p{Lu}/u.test(title))).toEqual([]);
  });
});

describe('other words for people', () => {
  test('the page, the manifest, the package and the README are spelled the American way', () => {
    const files = ['index.html', 'README.md', 'package.json', 'vite.config.ts'];
    const lines = files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'));
    // A dash between spaces and dots in a row are habits of code and of Markdown, not spelling.
    expect(lines.flatMap((line) => wrongSpelling(line.replaceAll(/ – |\.\.\.|-- /g, ' ')))).toEqual([]);
  });

  test('no module of the game writes a percentage with a space, whatever it is shown in', () => {
    const game = filesUnder('src', /\.ts$/)
      .filter((path) => !path.endsWith('.d.ts'))
      .map(readSource);
    expect(game.flatMap((source) => textsIn(source).filter((said) => /\d[\s\u00a0]%/.test(said)))).toEqual([]);
  });

  test('so are the helps of the command-line tools', () => {
    const tools = [
      ...filesUnder('tools', /\.ts$/),
      ...filesUnder('tests', /\/(run|testRun|makeGolden|checkEdition|rulesTable)\.ts$/),
    ];
    expect(tools.length).toBeGreaterThan(8);
    const said = tools.map(readSource).flatMap(textsIn);
    expect(said.filter((line) => line.includes(' ')).flatMap(wrongSpelling)).toEqual([]);
  });

  test('a text is found wherever it stands in a source, and imports are not texts', () => {
    const source = `import a from 'colour';
      type T = 'grey';
      export const b = { c: 'wound', d: (n: number) => \`\${n} kills\` };`;
    expect(textsIn(parseSource('src/a.en.ts', source))).toEqual(['wound', '2 kills']);
  });
});

/** Names of settings and toggles under a key that elsewhere holds a sentence. */
function isName(path: string): boolean {
  return /screenText\.(newGame\.toggles|combat)|archiveText\.|dragText|quickStartLine|\.skipLine/.test(path);
}

function namesIn(...records: Readonly<Record<string, string>>[]): Set<string> {
  return new Set(records.flatMap((record) => Object.values(record)).flatMap((name) => name.split(' ')));
}

/** Every text of a game played at random: every fact, command, change, tile, hero and question on the way. */
function sentencesOf(number: number): string[] {
  const { session } = randomMatch(number, 120);
  const said: string[] = [];
  let before = viewed(session.opening.state);
  for (const { command, facts, state: after } of pastOf(session)) {
    const state = viewed(after);
    said.push(text.commandText(command, before));
    for (const legal of faza.legalCommands(before).filter((_, index) => index % 7 === 0)) {
      said.push(text.commandText(legal, before));
    }
    said.push(...facts.map((fact) => text.factText(fact, state)));
    said.push(...changesBetween(before, state).map((change) => text.changeText(change, state)));
    said.push(...state.tiles.map((_, index) => text.describeTile(state, index + 1)));
    said.push(...state.heroes.map((_, seat) => text.describeHero(state, seat)));
    said.push(...state.agenda.map((step) => text.questionText(step, state)));
    before = state;
  }
  return said.filter((sentence) => sentence !== '');
}
