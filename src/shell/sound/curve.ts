import type { GameSound } from '../../module/gameModule.ts';

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
export function toward(curve: Curve, now: number, value: number, from: number, to: number): Curve {
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

/** How music and hum step back under a moment, and come again: seconds, and what is left of their loudness. */
const ATTACK = 0.09;
const RELEASE = 1.4;

/** What is left of the music while a sound plays, 0–1, by a game's big moments; `null` for one that is too small to matter. */
export function depthOf(moments: GameSound['ducking'], family: string): number | null {
  const [name = ''] = family.split(/[/-]/);
  return Object.hasOwn(moments, name) ? (moments[name] ?? null) : null;
}

/** Loudness of the music while nothing happens. */
export const UNDUCKED: Curve = flat(1);

/**
 * The music's volume from the start of a moment of `length` seconds. Where two moments overlap, the lower volume holds until the later end.
 */
export function ducked(curve: Curve, now: number, length: number, depth: number): Curve {
  const low = Math.min(depth, ...curve.filter(({ at }) => at > now).map(({ value }) => value));
  const rest = curve.findLast(({ value }) => value < 1);
  const end = Math.max(now + length, rest?.at ?? 0, now + ATTACK);
  return [
    { at: now, value: valueAt(curve, now) },
    { at: now + ATTACK, value: low },
    { at: end, value: low },
    { at: end + RELEASE, value: 1 },
  ];
}
