import type Phaser from 'phaser';
import { type AtlasName, FIRST, LATER, placeOf } from './atlases.ts';
import type { Grade } from './grade.ts';

/** Milliseconds before an atlas is asked for again, longer each time. */
const PATIENCE = [500, 1500, 4000, 10_000];

/** Fetches the pictures of the game: what the title needs first, the rest while it is looked at. */
export class Gallery {
  private readonly rest: Promise<void>;
  private hang: () => void = () => undefined;
  private left = false;

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

  /** Fetches all the rest, one after the other; `came` is told of each. */
  async later(came: () => void): Promise<void> {
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

  /** Fetches one atlas, however often it takes; a browser that cannot read the fine picture gets the plain one. */
  private async fetch(name: AtlasName): Promise<void> {
    for (let attempt = 0; !this.left; attempt++) {
      const grade = attempt === 0 ? this.grade : 'plain';
      try {
        await this.put(name, grade);
        return;
      } catch {
        if (grade === 'plain') await pause(PATIENCE[Math.min(attempt, PATIENCE.length - 1)] ?? 0);
      }
    }
  }

  private async put(name: AtlasName, grade: Grade): Promise<void> {
    const place = placeOf(name, grade);
    // An atlas that was never made is no reason to wait: its frames have parents (see `frameOf`).
    if (!place) return;
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
