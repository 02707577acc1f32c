import type { Howl } from 'howler';
import type { SoundClass, SoundSprite } from './files.ts';
import { createPicker, familyOf } from './names.ts';
import { createVoices } from './voices.ts';

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

/** @param now milliseconds on any clock */
export function createEffects(random: () => number, now: () => number): Effects {
  const pick = createPicker(random);
  const voices = createVoices();
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
