/** Settings of somebody who has seen the game before, as the browser stores them; what `change` names is otherwise. */
export function settings(change: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const usual = { speed: 4, reducedMotion: 'off', muted: true, phaseSummary: false, hints: false };
  return { 'faza.settings': JSON.stringify({ ...usual, ...change }) };
}
