/** A chance or share, 0–1, as a whole percentage. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}
