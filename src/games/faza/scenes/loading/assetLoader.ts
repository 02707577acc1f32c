import type Phaser from 'phaser';
import { type AtlasName, FIRST, LATER, type Place, placesOf, readsAvif } from './atlases.ts';
import type { Grade } from './grade.ts';
import { keepWhenOffline } from './offlineCache.ts';

/** Milliseconds before an atlas is asked for again, longer each time. */
const PATIENCE = [500, 1500, 4000, 10_000];

/** Fetches the pictures of the game: what the title and the first board need, and the rest when it is told to. */
export class AssetLoader {
  private readonly rest: Promise<void>;
  private hang: () => void = () => undefined;
  private left = false;
  private begun = false;

  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    private readonly grade: Grade,
  ) {
    this.rest = new Promise((hung) => {
      this.hang = hung;
    });
  }

  /** Fetches what is needed before anything is shown; `progress` is told how much of it is there, from 0 to 1. */
  async first(progress: (part: number) => void): Promise<void> {
    let hung = 0;
    await Promise.all(
      FIRST.map(async (name) => {
        await this.fetch(name);
        hung += 1;
        progress(hung / FIRST.length);
      }),
    );
  }

  /** Fetches all the rest, one after the other; `came` is told of each. Only the first call does. */
  async later(came: () => void): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    for (const name of LATER) {
      await this.fetch(name);
      if (this.left) return;
      came();
    }
    this.hang();
  }

  /** Resolves when every picture is there, or after so many milliseconds. */
  complete(patience: number): Promise<void> {
    return Promise.race([this.rest, pause(patience)]);
  }

  /** Nothing more is fetched. */
  leave(): void {
    this.left = true;
  }

  /** Fetches one atlas, however often it takes, from the best of its places that can be had. */
  private async fetch(name: AtlasName): Promise<void> {
    const places = placesOf(name, this.grade, await readsAvif());
    // An atlas that was never made is no reason to wait: its frames have parents (see `frameOf`).
    for (let round = 0; places.length > 0 && !this.left; round++) {
      for (const place of places) {
        try {
          await this.put(name, place);
          keepWhenOffline([place.image, place.frames]);
          return;
        } catch {
          // The next place is asked.
        }
      }
      await pause(PATIENCE[Math.min(round, PATIENCE.length - 1)] ?? 0);
    }
  }

  private async put(name: AtlasName, place: Place): Promise<void> {
    const image = new Image();
    image.src = place.image;
    const [response] = await Promise.all([fetch(place.frames), image.decode()]);
    if (!response.ok) throw new Error(`${place.frames}: ${response.status}`);
    const frames: object = await response.json();
    if (!this.left && !this.textures.exists(name)) this.textures.addAtlasJSONHash(name, image, frames);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
