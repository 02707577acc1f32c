import type { SoundSpriteDefinitions } from 'howler';
import * as v from 'valibot';

const spriteSchema = v.object({
  src: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w.-]+$/))), v.minLength(1)),
  sprite: v.record(
    v.string(),
    v.union([v.tuple([v.number(), v.number()]), v.tuple([v.number(), v.number(), v.boolean()])]),
  ),
});

/** Sounds in one file, and where each of them lies in it. */
export interface SoundSprite {
  /** Addresses of the same file in several formats. */
  readonly src: string[];
  readonly sprite: SoundSpriteDefinitions;
}

/** Reads the description of a sound file; `null` where it is missing or not one. Never throws. */
export async function fetchSprite(name: string): Promise<SoundSprite | null> {
  try {
    const folder = new URL('game/sound/', document.baseURI);
    const response = await fetch(new URL(`${name}.json`, folder));
    if (!response.ok) return null;
    const { src, sprite } = v.parse(spriteSchema, await response.json());
    return { src: src.map((file) => new URL(file, folder).href), sprite };
  } catch {
    return null;
  }
}
