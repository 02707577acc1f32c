import type { VolumeName } from './settings.ts';

/** The names of one family of variations: `step`, `step-2`, `step-3` for `step`; empty for an unknown name. */
export function variations(names: readonly string[], family: string): string[] {
  return names.filter(
    (name) => name === family || (name.startsWith(`${family}-`) && /^\d+$/.test(name.slice(family.length + 1))),
  );
}

/** Picks at random, but never what it picked the last time for the same family. */
export function createPicker(random: () => number): (family: string, names: readonly string[]) => string | null {
  const last = new Map<string, string>();
  return (family, names) => {
    const others = names.length > 1 ? names.filter((name) => name !== last.get(family)) : names;
    const name = others[Math.floor(random() * others.length)] ?? null;
    if (name !== null) last.set(family, name);
    return name;
  };
}

const INTERFACE: ReadonlySet<string> = new Set(['tick', 'select', 'refuse', 'undo']);

/** Which volume of the settings a sound goes by. */
export function volumeOf(family: string): VolumeName {
  return INTERFACE.has(family) ? 'interface' : 'effects';
}

/** Sounds that the music makes room for. */
const IN_FRONT: ReadonlySet<string> = new Set(['victory', 'defeat', 'event']);

/** Whether the music steps back while a sound plays. */
export function ducksMusic(family: string): boolean {
  return IN_FRONT.has(family);
}

/** How loud each sound is beside the others; what is not named here is 1. */
const MIX: Readonly<Record<string, number>> = {
  tick: 0.5,
  select: 0.7,
  refuse: 0.7,
  undo: 0.8,
  step: 0.6,
  card: 0.8,
  arm: 0.8,
};

/** How loud a sound is beside the others, 0–1. */
export function mixOf(family: string): number {
  return Object.hasOwn(MIX, family) ? (MIX[family] ?? 1) : 1;
}
