/** A loudness over time: points in the order of time, straight lines between them, level before and after. */
export type Curve = readonly { readonly at: number; readonly value: number }[];

/** A curve that is always at one value. */
export function flat(value: number): Curve {
  return [{ at: 0, value }];
}

/** Where a curve is at a time, in the unit of its points. */
export function valueAt(curve: Curve, time: number): number {
  const next = curve.findIndex(({ at }) => at > time);
  const after = curve[next];
  const before = curve.at(next - 1);
  if (!after) return curve.at(-1)?.value ?? 0;
  if (next === 0 || !before) return after.value;
  return before.value + ((after.value - before.value) * (time - before.at)) / (after.at - before.at);
}

/** From where a curve is now to a value: it stays as it is until `from`, and is there at `to`. */
export function towards(curve: Curve, now: number, value: number, from: number, to: number): Curve {
  const start = { at: now, value: valueAt(curve, now) };
  const turn = from > now ? [{ at: from, value: start.value }] : [];
  return [start, ...turn, { at: to, value }];
}

/** Lets a parameter follow a curve from now on, whatever it followed before. */
export function follow(param: AudioParam, curve: Curve, now: number): void {
  param.cancelScheduledValues(0);
  param.setValueAtTime(valueAt(curve, now), now);
  for (const { at, value } of curve) if (at > now) param.linearRampToValueAtTime(value, at);
}
