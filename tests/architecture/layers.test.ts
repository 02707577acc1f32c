import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { glossaries } from '../games/glossaries.ts';
import { filesUnder, importsOf, parseSource, ROOT, readSource, type Source } from '../tools/source.ts';
import { withoutAssertion } from './assertions.ts';
import { importCycles } from './cycles.ts';
import { longFunctions } from './functions.ts';
import { anys, playerText, suppressions, unrunTests } from './hygiene.ts';
import { gameNames, gameWords, impurities, isCore, placeOf, wrongImports } from './layers.ts';
import { upwardImports } from './shell.ts';

const isModule = (path: string) => !path.endsWith('.d.ts');
const product = filesUnder('src').filter(isModule).map(readSource);
const tools = filesUnder('tools').map(readSource);
const modules = [...product, ...tools].filter(({ path }) => path.endsWith('.ts'));
const everything = [
  ...product,
  ...tools,
  ...filesUnder('tests').map(readSource),
  ...filesUnder('assets').map(readSource),
];
const games = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('the layers of src and tools', () => {
  test('every layer of the core has modules', () => {
    expect(modules.length).toBeGreaterThan(10);
    for (const layer of ['kernel', 'content', 'rules', 'text'])
      expect(modules.filter(({ path }) => placeOf(path)?.layer === layer).length, layer).toBeGreaterThan(0);
  });

  test('no import goes up, sideways or into another game', () => {
    expect(modules.flatMap(wrongImports)).toEqual([]);
  });

  test('no function has more than 60 lines', () => {
    expect(product.flatMap((source) => longFunctions(source))).toEqual([]);
  });

  test('no import between the folders of the shell goes up', () => {
    expect(modules.flatMap(upwardImports)).toEqual([]);
  });

  test('no modules import one another in a circle', () => {
    expect(importCycles(modules)).toEqual([]);
  });

  test('above the rules nothing names the state with its luck, only the view', () => {
    const namesState = /import type \{[^}]*\bState\b[^}]*\} from '[^']*\/rules\/state\/state\.ts'/;
    const naming = modules.filter(({ path, text }) => !path.includes('/rules/') && namesState.test(text));
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  test('code that serves every game has no words of a single one', () => {
    const shared = [...filesUnder('src', /\.(ts|mjs|css)$/), ...filesUnder('tools', /\.(ts|mjs)$/)].filter(
      (path) => /^src\/(kernel|table|page|module|smallGame|shell)\//.test(path) || placeOf(path)?.layer === 'tools',
    );
    expect(shared.length).toBeGreaterThan(200);
    expect(shared.flatMap((path) => gameWords(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });

  test('every game has a glossary of words that only it may use', () => {
    expect(Object.keys(glossaries).sort()).toEqual([...games].sort());
    for (const words of Object.values(glossaries)) expect(words.length).toBeGreaterThan(5);
  });

  test('the core uses no random numbers of its own, no clock, no page', () => {
    expect(modules.filter(({ path }) => isCore(path)).flatMap(impurities)).toEqual([]);
    // Layouts call the area of the window by its name.
    const interaction = modules.filter(({ path }) => placeOf(path)?.layer === 'interaction').flatMap(impurities);
    expect(interaction.filter((finding) => !finding.endsWith('uses window'))).toEqual([]);
  });

  test('the kernel names no game', () => {
    expect(games.length).toBeGreaterThan(0);
    expect(modules.filter(({ path }) => placeOf(path)?.layer === 'kernel').flatMap((m) => gameNames(m, games))).toEqual(
      [],
    );
  });

  test('code that the build adds names no game: only the registry does', () => {
    expect(filesUnder('build').flatMap((path) => gameNames(readSource(path), games))).toEqual([]);
  });

  test('text for players is in the catalogues only', () => {
    const silent = /^src\/(kernel|table|games\/[^/]+\/(scenes|interaction|rules))[/.]/;
    expect(modules.filter(({ path }) => silent.test(path)).flatMap(playerText)).toEqual([]);
  });
});

describe('no check is switched off', () => {
  test('by a comment', () => {
    expect(everything.flatMap(suppressions)).toEqual([]);
    const styled = [...filesUnder('src', /\.(css|html)$/), ...filesUnder('assets', /\.(css|html)$/), 'index.html'];
    expect(styled.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes('biome-ignore'))).toEqual([]);
  });

  test('by any', () => {
    expect(everything.flatMap(anys)).toEqual([]);
  });

  test('by a module that one test replaces and others then get', () => {
    const replacing = everything.filter(({ text }) => /^vi\.mock\(/m.test(text));
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter(({ path }) => !path.endsWith('.mocked.test.ts'))).toEqual([]);
  });

  test('by running only some tests', () => {
    expect(everything.filter(({ path }) => path.startsWith('tests/')).flatMap(unrunTests)).toEqual([]);
  });

  test('by expecting nothing in a browser test', () => {
    const specs = everything.filter(({ path }) => /^tests\/e2e\/.*\.spec\.ts$/.test(path));
    expect(specs.length).toBeGreaterThan(20);
    expect(specs.flatMap(withoutAssertion)).toEqual([]);
  });

  test('by random values that differ in every run', () => {
    const unseeded = (source: Source) =>
      importsOf(source).filter(({ specifier }) => specifier === 'fast-check').length > 0;
    const tests = everything.filter(({ path }) => path.endsWith('.test.ts'));
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter(unseeded).map(({ path }) => path)).toEqual([]);
  });

  test('the lockfile holds no addresses', () => {
    const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    expect(lockfile).toContain('"integrity"');
    expect(lockfile).not.toContain('"resolved"');
    expect(lockfile).not.toContain('http://');
  });
});

// A check that cannot fail proves nothing, so each gets something bad and something harmless.
describe('the checks themselves', () => {
  const on = (path: string, text: string) => parseSource(path, text);

  test.each([
    ['src/kernel/a.ts', `import { move } from '../games/faza/rules/ruleIds.ts'`, 'kernel imports rules'],
    ['src/games/faza/content/a.ts', `import type { RuleId } from '../rules/ruleIds'`, 'content imports rules'],
    ['src/games/faza/text/a.ts', `export * from '../bots/nobody.ts'`, 'does not exist'],
    ['src/games/faza/rules/a.ts', `type T = import('../text/en.ts').T`, 'rules imports text'],
    ['src/games/other/rules/a.ts', `import '../../faza/rules/ruleIds.ts'`, 'imports the game faza'],
    ['src/table/a.ts', `import '../games/faza/rules/ruleIds.ts'`, 'table imports rules'],
    ['src/games/faza/rules/a.ts', `const x = await import('phaser')`, 'rules imports phaser'],
    ['src/games/faza/bots/a.ts', `import fs from 'node:fs'`, 'bots imports node:fs'],
    ['src/games/faza/interaction/a.ts', `import '../scenes/areaLooks.ts'`, 'interaction imports scenes'],
    ['src/games/faza/interaction/a.ts', `import Phaser from 'phaser'`, 'interaction imports phaser'],
    ['src/games/faza/interaction/a.ts', `import '../../../table/canvasPainter.ts'`, 'imports what draws'],
    ['src/kernel/a.ts', `const x = await import(name)`, 'kernel imports (computed)'],
    ['src/shell/a.ts', `import '../../tests/tools/source.ts'`, 'is in no layer'],
    ['src/games/other/rules.ts', `import '../../shell/start/startApp.ts'`, 'rules imports shell'],
    ['src/games/other/helper.ts', ``, 'is in no layer'],
    ['src/helpers/a.ts', ``, 'is in no layer'],
    ['src/shell/a.ts', `import '../../tools/kit/args.ts'`, 'shell imports tools'],
    ['src/games/faza/ui/a.ts', `import '../../../../tools/faza/bots/random.ts'`, 'ui imports toolBots'],
    ['tools/faza/a.ts', `import '../azardia/simulation.ts'`, 'imports the game azardia'],
    ['tools/kit/a.ts', `import '../faza/simulation.ts'`, 'tools imports simulation'],
    ['tools/faza/a.ts', `import '../../src/games/faza/module.ts'`, 'simulation imports game'],
  ])('%s with %s is refused', (path, text, reason) => {
    expect(wrongImports(on(path, text)).join()).toContain(reason);
  });

  test('downward imports and the core packages are allowed', () => {
    const text = `import seedrandom from 'seedrandom'; import '../rules/ruleIds.ts'; import '../text/../bots/../rules/ruleIds';`;
    expect(wrongImports(on('src/games/faza/bots/a.ts', text))).toEqual([]);
  });

  test('circles of imports are found, also of types', () => {
    const a = on('src/kernel/values/at.ts', "import type { B } from './equal.ts'");
    const b = on('src/kernel/values/equal.ts', "import './copy.ts'; import './at.ts'");
    const c = on('src/kernel/values/copy.ts', 'export {}');
    expect(importCycles([a, b, c])).toEqual([['src/kernel/values/at.ts', 'src/kernel/values/equal.ts']]);
    expect(importCycles([a, c])).toEqual([]);
  });

  test('words of one game are found, whole words only', () => {
    expect(gameWords('src/shell/a.ts', 'const heroes = 1; // a Drone\n.rebel {} // Dueling for coins')).toHaveLength(5);
    expect(gameWords('src/shell/a.ts', 'heroic(); // a former ship')).toEqual([]);
  });

  test('impure names are found, member names are not', () => {
    const bad = `Math.random(); Math['random'](); new Date(); performance.now(); window.x; const f = { Date };`;
    expect(impurities(on('src/kernel/a.ts', bad))).toHaveLength(6);
    const good = `state.document; ({ window: 1 }); interface A { performance: number } Math.max(1, 2);`;
    expect(impurities(on('src/kernel/a.ts', good))).toEqual([]);
  });

  test('suppressions are found in comments only', () => {
    expect(suppressions(on('src/a.ts', '// biome-ignore lint: why\n/* @ts-expect-error */ f();'))).toHaveLength(2);
    expect(suppressions(on('src/a.ts', `f('// @ts-ignore')`))).toEqual([]);
  });

  test('any is found as a type, not as a word', () => {
    expect(anys(on('src/a.ts', 'const a = b as any; let c: any[];'))).toHaveLength(2);
    expect(anys(on('src/a.ts', 'const any = 1; // any'))).toEqual([]);
  });

  test('tests that do not run are found', () => {
    const bad =
      'test.only("a", f); test.describe.skip("b", f); it.each([1]).todo("c"); describe.concurrent.only("d", f);';
    expect(unrunTests(on('tests/a.test.ts', bad))).toHaveLength(4);
    expect(unrunTests(on('tests/a.test.ts', 'test.each([1])("a", f); list.skip(1); test.describe("b", f);'))).toEqual(
      [],
    );
  });

  test('functions that are too long are found', () => {
    const lines = (count: number): string => Array.from({ length: count }, () => '  go();\n').join('');
    expect(longFunctions(on('src/a.ts', `async function far() {\n${lines(59)}}`))).toEqual([
      'src/a.ts far has 61 lines',
    ]);
    expect(longFunctions(on('src/a.ts', `const far = () => {\n${lines(59)}};`))).toHaveLength(1);
    expect(longFunctions(on('src/a.ts', `function near() {\n${lines(58)}}`))).toEqual([]);
  });

  test('imports that go up between the folders of the shell are found', () => {
    const imports = `import '../seen.ts'; import '../storage/textStore.ts'; import '../screens/screen.ts';`;
    expect(upwardImports(on('src/shell/saving/a.ts', imports))).toEqual([
      'src/shell/saving/a.ts:1 imports src/shell/screens/screen.ts, which is above it',
    ]);
    expect(upwardImports(on('src/shell/start/a.ts', imports))).toEqual([]);
    expect(upwardImports(on('src/shell/elsewhere/a.ts', imports))).toHaveLength(1);
    expect(upwardImports(on('src/table/a.ts', imports))).toEqual([]);
  });

  test('browser tests that expect nothing are found, through helpers of the same file', () => {
    const bad =
      'test("a", async ({ page }) => { await page.click(); }); test("b", { tag: "@x" }, () => { help(); expected; });';
    expect(withoutAssertion(on('tests/e2e/a.spec.ts', `${bad} function help() { go(); }`))).toHaveLength(2);
    const good = `test("a", () => { expect(1).toBe(1); }); test("b", () => { deep(); }); test("c", () => expect.poll(f).toBe(1));
      const help = async () => { await expectHeard(page, 'x'); }; function deep() { return help(); }`;
    expect(withoutAssertion(on('tests/e2e/a.spec.ts', good))).toEqual([]);
  });

  test('text for players is found, errors and codes are not', () => {
    const bad = `say("Drone removed"); say(\`the \${x} is lost.\`); scene.add.text(0, 0, "Victory"); label.setText("Undo");`;
    expect(playerText(on('src/table/a.ts', bad))).toHaveLength(4);
    const good = `throw new Error('No such tile.'); new RangeError(\`Bad \${x} value\`); font('Barlow Semi Condensed');
      key('move tile'); class E extends Error { constructor() { super('Bad thing here.'); } } add.text(0, 0, ''); css('0 2px 4px black'); fact({ kind: 'drone-removed' });`;
    expect(playerText(on('src/table/a.ts', good))).toEqual([]);
  });
});
