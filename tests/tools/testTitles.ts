import type { ESTree } from 'vite';
import { type Source, walk } from './source.ts';

/** One test as it is written: its file and its title, with the titles of the groups around it in front. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
}

const TESTS = new Set(['test', 'it']);
const GROUPS = new Set(['describe', 'suite']);

/** Every test of a file; a table of cases (`test.each`) is one. */
export function testsIn(source: Source): TestTitle[] {
  const found: TestTitle[] = [];
  const groups: string[] = [];
  walk(source, {
    CallExpression: (node) => {
      const kind = kindOf(node);
      if (kind === 'group') groups.push(titleOf(node));
      if (kind === 'test') found.push({ file: source.path, title: [...groups, titleOf(node)].join(' › ') });
    },
    'CallExpression:exit': (node) => {
      if (kindOf(node) === 'group') groups.pop();
    },
  });
  return found;
}

/** The tests whose title, or whose group's title, names the rule: `C4 a bonus …`, `… [C4]`, `C3, C4: …`. */
export function testsOf(id: string, tests: readonly TestTitle[]): TestTitle[] {
  const named = new RegExp(`(?<![\\p{L}\\p{N}#-])${id}(?![\\p{L}\\p{N}])`, 'u');
  return tests.filter(({ title }) => named.test(title));
}

/** Sees through `test.each(…)(…)`, `describe.concurrent(…)` and Playwright's `test.describe(…)`. */
export function kindOf(node: ESTree.CallExpression): 'test' | 'group' | undefined {
  const [title] = node.arguments;
  if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return undefined;
  const names = namesIn(node.callee);
  if (!TESTS.has(names[0] ?? '') && !GROUPS.has(names[0] ?? '')) return undefined;
  return names.some((name) => GROUPS.has(name)) ? 'group' : names.includes('step') ? undefined : 'test';
}

function namesIn(callee: ESTree.Expression): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'MemberExpression':
      return [...namesIn(callee.object), callee.property.type === 'Identifier' ? callee.property.name : ''];
    case 'CallExpression':
      return namesIn(callee.callee);
    case 'TaggedTemplateExpression':
      return namesIn(callee.tag);
    default:
      return [];
  }
}

function titleOf(node: ESTree.CallExpression): string {
  const [title] = node.arguments;
  if (title?.type === 'Literal') return String(title.value);
  if (title?.type === 'TemplateLiteral') return title.quasis.map((quasi) => quasi.value.cooked ?? '').join('…');
  return '';
}
