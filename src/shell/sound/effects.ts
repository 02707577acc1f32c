import type { Howl } from 'howler';
import type { GameSound } from '../../module/gameModule.ts';
import type { SoundClass, SoundSprite } from './files.ts';

/** A sprite that is there, as howler plays it. */
export interface LoadedSprite {
  readonly sprite: SoundSprite;
  readonly howl: Howl;
}

/** An effect that has begun. */
export interface Begun {
  readonly family: string;
  /** Milliseconds. */
  readonly length: number;
}

/** Plays effects out of sprites. */
export interface Effects {
  add(loaded: LoadedSprite): void;
  /** Begins an effect at the volume of its class; `null` if it is unknown, or too much sounds already. */
  play(name: string, volume: (kind: SoundClass) => number): Begun | null;
}

/** What lives is never twice the same: such sounds are played a little higher or lower, by this share at most. */
const DETUNE: Readonly<Partial<Record<SoundClass, number>>> = {
  foley: 0.04,
  creature: 0.05,
  weapon: 0.025,
  dice: 0.03,
};

/** `rests` are the families that need a rest; `now` is in milliseconds on any clock. */
export function createEffects(rests: GameSound['rests'], random: () => number, now: () => number): Effects {
  const pick = createPicker(random);
  const voices = createVoices(rests);
  const sprites: LoadedSprite[] = [];
  /** Each number of a voice, with the howl that plays it. */
  const howls = new Map<number, Howl>();

  /** Ends a voice before its time. Howler tells nobody that it stopped it, so its listener is taken away here. */
  const cut = (id: number): void => {
    const howl = howls.get(id);
    howls.delete(id);
    howl?.off('end', undefined, id);
    howl?.stop(id);
  };

  return {
    add: (loaded) => {
      sprites.push(loaded);
    },
    play: (wanted, volume) => {
      for (const { sprite, howl } of sprites) {
        const family = familyOf(Object.keys(sprite.sprite), wanted);
        const kind = family && sprite.classes[family.name];
        // What goes round for ever is no effect.
        if (!family || !kind || kind === 'loop') continue;
        const loudness = volume(kind);
        if (loudness === 0 || howl.state() !== 'loaded') return null;
        const request = { family: family.name, class: kind, length: sprite.sprite[family.name]?.[1] ?? 0 };
        const { admitted, ends } = voices.admit(request, now());
        const name = admitted ? pick(family) : null;
        if (name === null) return null;
        if (ends !== null) cut(ends);
        const id = howl.play(name);
        howl.volume(loudness, id);
        const detune = DETUNE[kind];
        if (detune !== undefined) howl.rate(1 + detune * (2 * random() - 1), id);
        howls.set(id, howl);
        howl.once('end', () => howls.delete(id), id);
        voices.began(id, request, now());
        return { family: family.name, length: request.length };
      }
      return null;
    },
  };
}

/** At most `MOST_VOICES` sounds play at once, and at most `MOST_OF_FAMILY` of one family within `TOGETHER` milliseconds. */
const MOST_VOICES = 8;
const MOST_OF_FAMILY = 2;
const TOGETHER = 60;

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
export function createVoices(rests: GameSound['rests']): Voices {
  let voices: readonly Voice[] = [];
  /** When each family that needs a rest was last heard. */
  const heard = new Map<string, number>();
  return {
    admit: (wanted, now) => {
      voices = voices.filter(({ begins, length }) => begins + length > now);
      const since = now - (heard.get(wanted.family) ?? Number.NEGATIVE_INFINITY);
      if (since < (rests[wanted.family] ?? 0)) return { admitted: false, ends: null };
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
      if (wanted.family in rests) heard.set(wanted.family, now);
    },
  };
}

function rank(voice: Request): number {
  return RANKS.indexOf(voice.class);
}

/** Sounds of one family: `step`, `step-2`, `step-3` for `step`; empty for an unknown name. */
function takes(names: readonly string[], family: string): string[] {
  return names.filter(
    (name) => name === family || (name.startsWith(`${family}-`) && /^\d+$/.test(name.slice(family.length + 1))),
  );
}

/** A family that can be heard, and its variations. */
export interface Family {
  readonly name: string;
  readonly takes: readonly string[];
}

/**
 * The family of a name, or of its parent where there is no such case: `kill/ray` is a kill, and `shipHit/5` a hit. `null`
 * for what nobody has recorded.
 */
export function familyOf(names: readonly string[], wanted: string): Family | null {
  for (let name = wanted; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const found = takes(names, name);
    if (found.length > 0) return { name, takes: found };
  }
  return null;
}

/** No variation of a family of three or more comes three times within this many plays in a row. */
export const WITHOUT_THIRD = 5;

/** Picks a variation at random: never the last one again, and none for the third time within `WITHOUT_THIRD` plays. */
export function createPicker(random: () => number): (family: Family) => string | null {
  const heard = new Map<string, readonly string[]>();
  return ({ name: family, takes: names }) => {
    const before = heard.get(family) ?? [];
    const fresh = names.filter((name) => name !== before.at(-1) && before.filter((old) => old === name).length < 2);
    // Of two there is always only the other one.
    const others = names.length > 2 ? fresh : names.filter((name) => names.length === 1 || name !== before.at(-1));
    const name = others[Math.floor(random() * others.length)] ?? null;
    if (name !== null) heard.set(family, [...before, name].slice(1 - WITHOUT_THIRD));
    return name;
  };
}
