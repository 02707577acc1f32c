/** A copy of a plain JSON value that shares nothing with it. */
export function copyOf<Value>(value: Value): Value;
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    if (typeof copy[key] === 'object') copy[key] = copyOf(copy[key]);
  }
  return copy;
}
