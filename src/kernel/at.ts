/** The element at `index`; a missing one is a programmer's error, so it throws instead of spreading `undefined`. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element ${index} among ${items.length}`);
  return item;
}
