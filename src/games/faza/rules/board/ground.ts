import { at } from '../../../../kernel/at.ts';
import { editionById } from '../../content/editions.ts';
import type { EditionId, EditionSpec } from '../../content/vocabulary.ts';

/** Adjacency of the cells of an edition's board, whatever tiles are on them. Indexed by cell. */
export interface Ground {
  readonly neighbours: readonly (readonly number[])[];
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
  const neighbours = cells.map(({ x, y }) =>
    cells.flatMap((other, index) => (Math.abs(other.x - x) + Math.abs(other.y - y) === 1 ? [index] : [])),
  );
  return { neighbours, distances: cells.map((_, cell) => distancesFrom(cell, neighbours)) };
}

function distancesFrom(start: number, neighbours: readonly (readonly number[])[]): number[] {
  const distances = neighbours.map(() => neighbours.length);
  distances[start] = 0;
  let ring = [start];
  for (let steps = 1; ring.length > 0; steps++) {
    const next: number[] = [];
    for (const neighbour of ring.flatMap((cell) => at(neighbours, cell))) {
      if (at(distances, neighbour) <= steps) continue;
      distances[neighbour] = steps;
      next.push(neighbour);
    }
    ring = next;
  }
  return distances;
}
