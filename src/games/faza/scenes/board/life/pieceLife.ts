import type { Pose } from '../pieces/around.ts';
import type { BoardPicture, Placed } from '../pieces/pieces.ts';
import { type Busy, chanceOf, type Living } from './living.ts';

/** How long each drawing is held: two per second, as in hand-drawn animation. */
const HELD = 480;
/** How long a piece breathes, or rests, before it is another one's turn. */
const TURN = 2900;
/** The fraction of pieces that breathe at a time. */
const SHARE = 0.3;
/** How much lower a piece is when breathing out, if it has no second drawing. */
const SQUASH = 0.035;

interface Breather {
  readonly piece: Placed;
  readonly scale: number;
  out: boolean;
}

/** Drones breathe and Rebels shift their weight, a few at a time; those whose fight is on offer are alarmed, or brave. */
export class Breath implements Living {
  private breathers: readonly Breather[] = [];
  private tense: readonly Placed[] = [];

  watch({ view, pieces }: BoardPicture): void {
    const target = view.offer?.do === 'fight' ? view.offer.tile : null;
    const calm: Breather[] = [];
    const tense: Placed[] = [];
    for (const piece of pieces.values()) {
      if (piece.kind !== 'drone' && piece.kind !== 'rebel') continue;
      if (target === null || !piece.name.startsWith(`${piece.kind}:${target}:`)) {
        calm.push({ piece, scale: piece.image.scaleY, out: false });
        continue;
      }
      pose(piece, piece.kind === 'drone' ? 'alarm' : 'brave');
      if (piece.kind === 'drone') tense.push(piece);
    }
    this.breathers = calm;
    this.tense = tense;
  }

  update(time: number, busy: Busy): void {
    for (const [i, breather] of this.breathers.entries()) {
      const phase = chanceOf(i, 7);
      const awake = chanceOf(i, Math.floor(time / TURN + phase)) < SHARE;
      const out = awake && Math.floor(time / HELD + phase * 2) % 2 === 1;
      if (out === breather.out || busy(breather.piece.name)) continue;
      breather.out = out;
      this.show(breather, out);
    }
    for (const [i, { image, x, name }] of this.tense.entries()) {
      // Intermittently: a shake, and a look around.
      const shaking = Math.floor(time / 420 + i) % 3 !== 2;
      if (!busy(name)) image.x = x + (shaking ? (Math.floor(time / 55 + i) % 2 === 0 ? 1 : -1) : 0);
    }
  }

  rest(): void {
    for (const breather of this.breathers) this.show(breather, false);
    for (const { image, x } of this.tense) image.x = x;
  }

  private show({ piece, scale }: Breather, out: boolean): void {
    if (!piece.image.active) return;
    if (piece.poses.has('idle')) pose(piece, out ? 'idle' : null);
    else piece.image.setScale(piece.image.scaleX, scale * (out ? 1 - SQUASH : 1));
  }
}

/** Shows a piece in a pose, if there is a picture of it; `null` restores the original. */
function pose({ image, poses, still }: Placed, name: Pose | null): void {
  const sprite = name === null ? still : poses.get(name);
  if (sprite) image.setTexture(sprite.page, sprite.id);
}

/** The time for one cycle up and down, in milliseconds. */
const PERIOD = 2400;
/** How long a ship that an animation has released takes to hover as high as the others. */
const SETTLING = 700;

/** Ships hover, each in its own phase; their shadows shrink as they rise. */
export class Hover implements Living {
  private ships: readonly Placed[] = [];
  private readonly landed = new Map<string, number>();

  watch({ pieces }: BoardPicture): void {
    this.ships = [...pieces.values()].filter(({ kind }) => kind === 'ship');
  }

  update(time: number, busy: Busy): void {
    for (const [i, { image, shadow, name, y, size }] of this.ships.entries()) {
      if (busy(name)) {
        this.landed.set(name, time);
        continue;
      }
      const calm = Math.min(1, (time - (this.landed.get(name) ?? 0)) / SETTLING);
      const wave = Math.sin((time / PERIOD + i * 0.37) * Math.PI * 2) * calm;
      image.y = y + wave * Math.min(3.4, size * 0.028);
      shadow?.setAlpha(0.88 + 0.12 * wave);
    }
  }

  rest(): void {
    for (const { image, shadow, y } of this.ships) {
      image.y = y;
      shadow?.setAlpha(1);
    }
  }
}

/** How long a puff rises, in milliseconds. */
const RISE = 2800;

/** Endless smoke over burning ships and wrecks: each puff rises, grows, thins out and starts over. */
export class Smoke implements Living {
  private fires: readonly Placed[] = [];

  /** The scale at which a sprite has the size it was painted for. */
  private full = 1;

  watch({ pieces, surface }: BoardPicture): void {
    this.full = 1 / surface.sprites.ratio;
    this.fires = [...pieces.values()].filter(({ smoke }) => smoke.length > 0);
    this.rest();
  }

  update(time: number, busy: Busy): void {
    for (const { smoke, image, size, name } of this.fires) {
      const { x, y } = image;
      for (const [i, puff] of smoke.entries()) {
        const age = (time / RISE + i / smoke.length) % 1;
        const drift = Math.sin(age * 4 + i * 2) * 0.05;
        puff
          .setPosition(x + size * (0.05 + drift + age * 0.16), y - size * (0.12 + age * 0.44))
          .setScale(this.full * (0.3 + 0.7 * age))
          // An animation moves the ship and makes its own smoke.
          .setAlpha(busy(name) ? 0 : Math.min(1, age * 6) * (1 - age ** 2));
      }
    }
  }

  rest(): void {
    for (const { smoke } of this.fires) for (const puff of smoke) puff.setAlpha(0);
  }
}
