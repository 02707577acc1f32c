import { type Finding, type Source, walk } from '../tools/source.ts';

/** The longest allowed function: longer ones are read in parts anyway, and the parts deserve names. */
const MOST_LINES = 60;

/** Tables: one object or list, row by row. */
const TABLES = [
  'src/games/faza/scenes/ending/chartLanes.ts chartLanes',
  'src/smallGame/createSmallGame.ts createSmallGame',
];

/** Functions that are still longer, as `file name`, with their limits: add none, and let none grow. */
const STILL_LONG: Readonly<Record<string, number>> = {
  'src/games/azardia/scenes/azardiaStage.ts createStage': 106,
  'src/games/azardia/interaction/layout/boardGeometry.ts boardGeometry': 72,
  'src/games/azardia/interaction/tableView.ts tableView': 106,
  'src/games/faza/scenes/createStage.ts createStage': 151,
};

/**
 * Every function of a module that exceeds its limit, with its length; also entries of the list above that are no longer
 * needed.
 */
export function longFunctions(source: Source, stillLong = STILL_LONG): Finding[] {
  const findings: Finding[] = [];
  const left = new Set(Object.keys(stillLong).filter((key) => key.startsWith(`${source.path} `)));
  const measure = (node: { readonly start: number; readonly end: number; readonly id?: unknown }): void => {
    const text = source.text.slice(node.start, node.end);
    const lines = text.split('\n').length;
    if (lines <= MOST_LINES) return;
    const key = `${source.path} ${/^(?:async )?function (\w+)/.exec(text)?.[1] ?? '(unnamed)'}`;
    left.delete(key);
    if (!TABLES.includes(key) && lines > (stillLong[key] ?? MOST_LINES)) findings.push(`${key} has ${lines} lines`);
  };
  walk(source, { FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure });
  return [...findings, ...[...left].map((key) => `${key} is short now: take it out of the list`)];
}
