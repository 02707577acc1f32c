/** The element at `index`; a missing one is a bug, so it throws instead of returning `undefined`. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element ${index} among ${items.length}`);
  return item;
}
