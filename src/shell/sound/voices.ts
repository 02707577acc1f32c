import type { SoundClass } from './files.ts';

/** So many sounds at once; of one family so many within so many milliseconds. */
const MOST_VOICES = 8;
const MOST_OF_FAMILY = 2;
const TOGETHER = 60;
/** How long these are not heard again, in milliseconds: asked for by what may happen often, they would nag. */
const RESTS: Readonly<Record<string, number>> = { droneAlarm: 1500, droneIdle: 8000, crackle: 1000 };

/** What gives way to what when all voices are taken: the later in the list, the longer it may stay. */
const RANKS: readonly SoundClass[] = ['interface', 'foley', 'creature', 'dice', 'weapon', 'loop', 'stinger'];

/** A sound that asks to be heard. Times in milliseconds. */
interface Request {
  readonly family: string;
  readonly class: SoundClass;
  readonly length: number;
}

interface Voice extends Request {
  readonly id: number;
  readonly begins: number;
}

/** Who may be heard. */
export interface Voices {
  /** Whether a sound may begin, and which one has to end for it. */
  admit(wanted: Request, now: number): { readonly admitted: boolean; readonly ends: number | null };
  /** Takes note of a sound that has begun, by its number. */
  began(id: number, wanted: Request, now: number): void;
}

/** Keeps crowds of sounds clear: few at once, hardly any doubled, and a fanfare never over itself. */
export function createVoices(): Voices {
  let voices: readonly Voice[] = [];
  /** When each family that needs a rest was last heard. */
  const heard = new Map<string, number>();
  return {
    admit: (wanted, now) => {
      voices = voices.filter(({ begins, length }) => begins + length > now);
      const rests = now - (heard.get(wanted.family) ?? Number.NEGATIVE_INFINITY) < (RESTS[wanted.family] ?? 0);
      if (rests) return { admitted: false, ends: null };
      const own = voices.filter(({ family }) => family === wanted.family);
      const doubled = own.filter(({ begins }) => now - begins < TOGETHER).length >= MOST_OF_FAMILY;
      if (doubled || (wanted.class === 'stinger' && own.length > 0)) return { admitted: false, ends: null };
      if (voices.length < MOST_VOICES) return { admitted: true, ends: null };
      const [least] = [...voices].sort((a, b) => rank(a) - rank(b) || a.begins - b.begins);
      if (!least || rank(least) > rank(wanted)) return { admitted: false, ends: null };
      voices = voices.filter((voice) => voice !== least);
      return { admitted: true, ends: least.id };
    },
    began: (id, wanted, now) => {
      voices = [...voices, { ...wanted, id, begins: now }];
      if (wanted.family in RESTS) heard.set(wanted.family, now);
    },
  };
}

function rank(voice: Request): number {
  return RANKS.indexOf(voice.class);
}
