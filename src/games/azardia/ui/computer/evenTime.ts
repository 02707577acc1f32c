/** In milliseconds: longer than finding a decision takes on a slow computer. */
const SLOT = 120;

/**
 * Answers as `find` does, after a whole number of slots. Otherwise the thinking time of a computer player would reveal
 * its hand, because a player who holds an answer has more to think about.
 */
export async function inEvenTime<T>(find: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const found = await find();
  const over = (performance.now() - start) % SLOT;
  await new Promise((resolve) => setTimeout(resolve, SLOT - over));
  return found;
}
