import type { EditionSpec, TileNo } from '../../content/vocabulary.ts';
import { editionOf } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { keyOf } from '../search/key.ts';

/** Positions whose numbers are remembered; in a game of *search*, two in five are asked for again. */
const REMEMBERED = 4096;

/** Numbers of positions of one game, side by side in `numbers`: the place of each by the key of the position before it. */
interface Memory {
  readonly edition: EditionSpec;
  readonly board: readonly TileNo[];
  readonly rewards: boolean;
  readonly radio: boolean;
  readonly numbers: Float32Array;
  readonly places: Map<string, number>;
}

let latest: Memory | undefined;

/**
 * Writes the numbers of the position after the coming Faza phase to `into`, from a place on, if they are known. They are the same for all
 * positions that differ only in what the end of the Team phase undoes. `remember` keeps them, once they have been written there, for
 * a phase that does not end the game: a game that is lost halfway is left as it was.
 */
export function nextNumbers(
  state: FazaView,
  into: Float32Array,
  { from, length }: { readonly from: number; readonly length: number },
): { readonly areKnown: boolean; remember(): void } {
  const { numbers, places } = memoryOf(state, length);
  const key = keyOf(state, true);
  const place = places.get(key);
  if (place !== undefined) into.set(numbers.subarray(place, place + length), from);
  return {
    areKnown: place !== undefined,
    remember: () => {
      if (places.size === REMEMBERED) places.clear();
      const free = places.size * length;
      numbers.set(into.subarray(from, from + length), free);
      places.set(key, free);
    },
  };
}

/** What is remembered of the game of a position: what is in no key is the same for all of it. */
function memoryOf(state: FazaView, length: number): Memory {
  const [edition, { board, rewards }, radio] = [editionOf(state), state, state.radio === true];
  const isKnown =
    latest?.board === board && latest.edition === edition && latest.rewards === rewards && latest.radio === radio;
  if (latest && isKnown) return latest;
  const numbers = latest?.edition === edition ? latest.numbers : new Float32Array(REMEMBERED * length);
  latest = { edition, board, rewards, radio, numbers, places: new Map() };
  return latest;
}
