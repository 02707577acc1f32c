import { at } from '../../../../kernel/values/at.ts';
import { editionById } from '../../content/editions.ts';
import type { EditionId, EditionSpec } from '../../content/vocabulary.ts';

/** Adjacency of the cells of an edition's board, whatever tiles are on them. Indexed by cell. */
export interface Ground {
  readonly neighbors: readonly (readonly number[])[];
  /** Steps from one cell to another; as many as there are cells where no way leads there. */
  readonly distances: readonly (readonly number[])[];
}

/** Computed once for each edition. The key is not the ID, since a content pack can be replaced by another with the same ID. */
const grounds = new WeakMap<EditionSpec, Ground>();

/** The ground of an edition. */
export function groundOf(id: EditionId): Ground {
  const edition = editionById(id);
  const ground = grounds.get(edition) ?? measure(edition);
  grounds.set(edition, ground);
  return ground;
}

function measure({ cells }: EditionSpec): Ground {
  const neighbors = cells.map(({ x, y }) =>
    cells.flatMap((other, index) => (Math.abs(other.x - x) + Math.abs(other.y - y) === 1 ? [index] : [])),
  );
  return { neighbors, distances: cells.map((_, cell) => distancesFrom(cell, neighbors)) };
}

function distancesFrom(start: number, neighbors: readonly (readonly number[])[]): number[] {
  const distances = neighbors.map(() => neighbors.length);
  distances[start] = 0;
  let ring = [start];
  for (let steps = 1; ring.length > 0; steps++) {
    const next: number[] = [];
    for (const neighbor of ring.flatMap((cell) => at(neighbors, cell))) {
      if (at(distances, neighbor) <= steps) continue;
      distances[neighbor] = steps;
      next.push(neighbor);
    }
    ring = next;
  }
  return distances;
}
