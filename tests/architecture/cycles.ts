import { importsOf, resolveImport, type Source } from '../tools/source.ts';

/** Groups of modules that import one another in a circle, types included; each group sorted, the smallest first. */
export function importCycles(modules: readonly Source[]): string[][] {
  const paths = new Set(modules.map(({ path }) => path));
  const imports = new Map(
    modules.map((source): [string, string[]] => [
      source.path,
      importsOf(source).flatMap(({ specifier }) => {
        const target = specifier.startsWith('.') ? resolveImport(source.path, specifier) : undefined;
        return target !== undefined && paths.has(target) ? [target] : [];
      }),
    ]),
  );
  return strongComponents(imports)
    .filter((group) => group.length > 1 || group.some((path) => imports.get(path)?.includes(path)))
    .map((group) => group.sort())
    .sort((a, b) => a.length - b.length);
}

/** Tarjan's algorithm: the sets of nodes that reach one another. */
function strongComponents(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    let lowest = index;
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    if (lowest === index) components.push(stack.splice(stack.indexOf(node)));
    return lowest;
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return components;
}
