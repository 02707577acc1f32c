/** In milliseconds: longer than a decision takes to be found on a slow computer. */
const SLOT = 120;

/**
 * Answers as `find` does, after a whole number of slots: how long a player of the computer thinks would tell what is in their hand, since
 * who holds an answer has more to think about.
 */
export async function inEvenTime<T>(find: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const found = await find();
  const over = (performance.now() - start) % SLOT;
  await new Promise((resolve) => setTimeout(resolve, SLOT - over));
  return found;
}
