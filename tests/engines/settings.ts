/** Settings of a returning player, as the browser stores them, with those in `change` replaced. */
export function settings(change: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const usual = { speed: 4, reducedMotion: 'off', muted: true, phaseSummary: false, hints: false, proposals: false };
  return { 'faza.settings': JSON.stringify({ ...usual, ...change }) };
}
