import { type Finding, type Source, walk } from '../tools/source.ts';

/** The longest allowed function: longer ones are read in parts anyway, and the parts deserve names. */
const MOST_LINES = 60;

/** Tables: one object or list, row by row. */
const TABLES = [
  'src/games/faza/scenes/ending/chartLanes.ts chartLanes',
  'src/smallGame/createSmallGame.ts createSmallGame',
];

/** Every function of a module that has more lines than allowed and is no table, with its length. */
export function longFunctions(source: Source): Finding[] {
  const findings: Finding[] = [];
  const measure = (node: { readonly start: number; readonly end: number; readonly id?: unknown }): void => {
    const text = source.text.slice(node.start, node.end);
    const lines = text.split('\n').length;
    if (lines <= MOST_LINES) return;
    const key = `${source.path} ${/^(?:async )?function (\w+)/.exec(text)?.[1] ?? '(unnamed)'}`;
    if (!TABLES.includes(key)) findings.push(`${key} has ${lines} lines`);
  };
  walk(source, { FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure });
  return findings;
}
