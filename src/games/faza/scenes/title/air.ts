import Phaser from 'phaser';

/** The sway of everything on the title. */
export interface Air {
  readonly seconds: number;
  /** Where the pointer is, or how the device is held: from -1 to 1 each way, eased. */
  readonly lean: { readonly x: number; readonly y: number };
  /** How far the picture has slid in, from 0 to 1. */
  readonly risen: number;
}

/** Something that sways by itself. */
export type Sway = (air: Air) => void;

/** The air of a still picture. */
export const STILL: Air = { seconds: 0, lean: { x: 0, y: 0 }, risen: 1 };

/** Degrees to which a device is turned for the whole lean. */
const FULL_TILT = 24;
/** The part of the way to its goal that the lean covers in a 60th of a second. */
const EASE = 0.06;

/** Follows the pointer and the tilt of a device, slowly, until the scene shuts down. */
export class Lean {
  private x = 0;
  private y = 0;
  private goal = { x: 0, y: 0 };

  constructor(scene: Phaser.Scene) {
    const ends = new AbortController();
    const look = { signal: ends.signal, passive: true };
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => this.aim((clientX / window.innerWidth) * 2 - 1, (clientY / window.innerHeight) * 2 - 1),
      look,
    );
    window.addEventListener(
      'deviceorientation',
      ({ gamma, beta }) => {
        if (gamma !== null && beta !== null) this.aim(gamma / FULL_TILT, (beta - 45) / FULL_TILT);
      },
      look,
    );
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => ends.abort());
  }

  /** The lean now; `delta` is the time since the last call, in ms. */
  at(delta: number): { x: number; y: number } {
    const part = 1 - (1 - EASE) ** (delta / (1000 / 60));
    this.x += (this.goal.x - this.x) * part;
    this.y += (this.goal.y - this.y) * part;
    return { x: this.x, y: this.y };
  }

  private aim(x: number, y: number): void {
    this.goal = { x: Phaser.Math.Clamp(x, -1, 1), y: Phaser.Math.Clamp(y, -1, 1) };
  }
}
