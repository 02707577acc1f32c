/** Whether two lists hold the same objects in the same order. An object that is merely equal is another one. */
export function sameThings(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => Object.is(one, b[index]));
}
