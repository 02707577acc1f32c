/** What the rules know to be there now. Throws a `TypeError` where it is not, which only a mistake in the rules can bring about. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new TypeError('the rules expect something that is not there');
  return value;
}
