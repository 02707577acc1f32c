/** Where an atlas can be fetched: its picture, and where in it each frame is. */
export interface AtlasPlace {
  readonly image: string;
  readonly frames: string;
}

/**
 * The URLs of files by their paths, as `import.meta.glob` gives them. They hold the hash of the content, so a new picture
 * is never mistaken for an old one.
 */
export type Urls = Readonly<Record<string, string>>;

/** The place of the atlas with that path, its picture in that format; `null` if there is none. */
export function atlasPlace(images: Urls, frames: Urls, path: string, format: string): AtlasPlace | null {
  const [image, frame] = [images[`${path}.${format}`], frames[`${path}.json`]];
  return image !== undefined && frame !== undefined ? { image, frames: frame } : null;
}
