/**
 * Answers as `find` does, after a whole number of slots; a slot, in milliseconds, is longer than finding a decision takes on a slow
 * computer. Otherwise the thinking time of a computer player would reveal its hand, because a player who holds an answer has more to
 * think about.
 */
export async function inEvenTime<Found>(slot: number, find: () => Promise<Found>): Promise<Found> {
  const start = performance.now();
  const found = await find();
  const over = (performance.now() - start) % slot;
  await new Promise((resolve) => setTimeout(resolve, slot - over));
  return found;
}
