import type { ESTree } from 'vite';
import { at, type Finding, type Source, walk } from '../tools/source.ts';
import { kindOf } from '../tools/testTitles.ts';

/**
 * Finds every test that expects nothing: neither by a name that begins with `expect`, nor through a function of the
 * same file that does. Vitest counts assertions as it runs (`expect.requireAssertions`); Playwright does not.
 */
export function withoutAssertion(source: Source): Finding[] {
  const helpers = expectingHelpers(source);
  const findings: Finding[] = [];
  walk(source, {
    CallExpression: (node) => {
      if (kindOf(node) !== 'test') return;
      const body = node.arguments.at(-1);
      if (body === undefined || !isFunction(body)) return;
      if (!namesIn(source, body).some((name) => name.startsWith('expect') || helpers.has(name))) {
        findings.push(at(source, node.start, 'expects nothing'));
      }
    },
  });
  return findings;
}

/** Functions of the file that expect something, or that name such a function. */
function expectingHelpers(source: Source): ReadonlySet<string> {
  const named = new Map<string, readonly string[]>();
  walk(source, {
    FunctionDeclaration: (node) => {
      if (node.id) named.set(node.id.name, namesIn(source, node));
    },
    VariableDeclarator: (node) => {
      if (node.id.type === 'Identifier' && node.init && isFunction(node.init)) {
        named.set(node.id.name, namesIn(source, node.init));
      }
    },
  });
  const found = new Set<string>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, names] of named) {
      if (names.some((other) => other.startsWith('expect') || found.has(other))) found.add(name);
    }
  }
  return found;
}

function isFunction(node: ESTree.Node): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** All names that a piece of code calls. */
function namesIn(source: Source, node: ESTree.Node): string[] {
  return [...source.text.slice(node.start, node.end).matchAll(/\b([A-Za-z_$][\w$]*)(?=\s*[.(])/g)].flatMap(
    ([, name]) => name ?? [],
  );
}
