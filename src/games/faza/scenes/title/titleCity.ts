import type Phaser from 'phaser';
import { inset, middle, rect } from '../../../../table/layout/rect.ts';
import type { MakePanel } from '../../../../table/panel.ts';
import { frameOf } from '../../../../table/pictures/frames.ts';
import { fillWedge, hasFrame, prop } from '../../../../table/props.ts';
import { color } from '../../../../table/theme.ts';
import type { TitlePicture } from '../../interaction/title/titleLayout.ts';
import type { TitleView } from '../../interaction/view.ts';
import { shipLook } from '../areaLooks.ts';
import type { Sway } from './air.ts';

/** From back to front: how far up, how high, how fast it drifts, and how far it leans with the pointer, in CSS pixels. */
const LAYERS = [
  { frame: 'city/far', up: 0.3, height: 1.32, pace: 3, lean: 5 },
  { frame: 'city/mid', up: 0.06, height: 1.1, pace: 7, lean: 11 },
  { frame: 'city/near', up: 0, height: 0.8, pace: 14, lean: 20 },
] as const;
const LIT_WINDOWS = 18;
const PATROL = 2;

/** The sky with its slowly turning rays, and the sun. */
export function drawSky(scene: Phaser.Scene, panel: MakePanel, view: TitleView, { sun }: TitlePicture): Sway[] {
  const { width, height } = view;
  scene.add.rectangle(0, 0, width, height, 0xff8a2a).setOrigin(0);
  const center = middle(sun);
  const reach = Math.hypot(width, height);
  const rays = scene.add.graphics({ x: center.x, y: center.y });
  const wedges = 24;
  rays.fillStyle(0xf26a1b);
  for (let i = 0; i < wedges; i++) {
    fillWedge(rays, { x: 0, y: 0 }, reach, (i / wedges) * Math.PI * 2, ((i + 0.5) / wedges) * Math.PI * 2);
  }
  panel(rect(0, 0, width, height), (g) =>
    g.dots(rect(0, 0, width, height), Math.max(9, height / 64), 0x8f2d09, (x, y) => {
      const fromSun = Math.hypot(x - center.x, y - center.y) / reach;
      return Math.max(0, 0.75 * (fromSun - 0.18) - (y / height) * 0.35);
    }),
  );
  const disc = prop(scene, 'sun', center.x, center.y, sun.w);
  return [
    ({ seconds, lean, risen }) => {
      rays.setRotation(seconds * 0.02);
      disc.setPosition(center.x - lean.x * 3, center.y - lean.y * 2 + (1 - risen) * sun.h * 0.5);
    },
  ];
}

/** Two beams that look for ships, from behind the houses. */
export function drawSearchlights(scene: Phaser.Scene, view: TitleView, { horizon, block }: TitlePicture): Sway[] {
  return [0.52, 0.93].map((part, i): Sway => {
    const length = view.height * 0.75;
    const beam = prop(scene, 'beam', view.width * part, horizon - block * 0.5, length).setOrigin(0.5, 0);
    beam.setTint(0xfff6cf);
    const full = beam.scaleX;
    beam.setScale(full * 0.5, full);
    return ({ seconds, risen }) => {
      beam.setAngle(180 + Math.sin(seconds * (0.34 + i * 0.09) + i * 2.4) * 26);
      beam.setAlpha(0.3 * risen);
    };
  });
}

/** Three rows of houses that drift and lean by their distance, with windows in which light goes on and off. */
export function drawCity(
  scene: Phaser.Scene,
  panel: MakePanel,
  view: TitleView,
  { horizon, block }: TitlePicture,
): Sway[] {
  const sways = LAYERS.flatMap(({ frame: name, up, height, pace, lean: far }, i): Sway[] => {
    const frame = frameOf(scene.textures, name);
    if (!frame) return [];
    const scale = (block * height) / frame.height;
    const y = horizon - block * up;
    const strip = scene.add
      // Two rows less than the picture: the first and the last would mix with each other.
      .tileSprite(0, y, view.width / scale, frame.height - 4, frame.texture.key, frame.name)
      .setOrigin(0, 1)
      .setScale(scale);
    return [
      ({ seconds, lean, risen }) => {
        strip.setTilePosition(260 * i + (seconds * pace) / scale / 3 + (lean.x * far) / scale, 3);
        strip.setY(y + (1 - risen) * block * (0.5 + 0.35 * i));
      },
    ];
  });
  if (horizon < view.height) {
    const ground = rect(0, horizon - 1, view.width, view.height - horizon + 2);
    panel(ground, (g) => g.fill(ground, 0x2b1736));
  }
  return [...sways, ...windows(panel, view, horizon, block)];
}

/** Lights that go on and off, carried along with the nearest houses. */
function windows(panel: MakePanel, view: TitleView, horizon: number, block: number): Sway[] {
  const near = LAYERS[2];
  const size = Math.max(2.5, block * 0.02);
  const line = Math.max(1, size * 0.2);
  const pane = rect(line, line, size, size * 1.5);
  return Array.from({ length: LIT_WINDOWS }, (_, i): Sway => {
    const { image } = panel(inset(pane, -line), (g) => {
      g.fill(pane, i % 5 === 0 ? color.paperLit : color.act);
      g.stroke(pane, line);
    });
    const [at, up] = [((i * 0.618) % 1) * view.width, 0.08 + 0.36 * ((i * 0.755) % 1)];
    return ({ seconds, lean, risen }) => {
      const drift = (seconds * near.pace) / 3 + lean.x * near.lean;
      const x = (((at - drift) % view.width) + view.width) % view.width;
      image.setPosition(x, horizon - block * up + (1 - risen) * block);
      image.setVisible(Math.sin(seconds * (0.35 + (i % 7) * 0.09) + i * 1.7) > -0.25);
    };
  });
}

/** Drones that fly their rounds over the roofs. */
export function drawPatrol(scene: Phaser.Scene, view: TitleView, { horizon, block }: TitlePicture): Sway[] {
  return Array.from({ length: PATROL }, (_, i): Sway => {
    const size = block * (0.15 + 0.05 * i);
    const drone = prop(scene, 'drone/small', 0, 0, size);
    const reach = view.width * 0.36;
    const center = view.width * (0.64 + 0.06 * i);
    return ({ seconds, lean, risen }) => {
      const round = seconds * (0.23 + 0.06 * i) + i * 2.6;
      drone.setPosition(
        center + Math.cos(round) * reach - lean.x * (8 + 6 * i),
        horizon - block * (1.05 + 0.25 * i) + Math.sin(round * 3) * block * 0.06 + (1 - risen) * block,
      );
      drone.setAngle(-Math.sin(round) * 9);
    };
  });
}

/** The Motherships, each hovering in its own phase over its own shadow; the nearer, the more they lean. */
export function drawShips(scene: Phaser.Scene, picture: TitlePicture): Sway[] {
  const { horizon, block } = picture;
  return picture.ships.flatMap((ship, i): Sway[] => {
    const { x, y } = middle(ship.at);
    const shadow = prop(scene, 'dot', x, horizon - block * 0.42, ship.at.h * 0.16)
      .setTint(color.ink)
      .setAlpha(0.3);
    const dark = shadow.scaleX;
    const beam = ship.beam ? prop(scene, 'beam', x, y + ship.at.h * 0.14, ship.beam) : null;
    beam?.setOrigin(0.5, 0).setTint(ship.tint).setAlpha(0.7);
    const landing =
      ship.id === 'carrier' && ship.beam ? drawLanding(scene, x, y + ship.at.h * 0.2, ship.beam * 0.72, ship.at.w) : [];
    const big = `big/${ship.id}`;
    const body = hasFrame(scene, big)
      ? prop(scene, big, x, y, ship.at.h * shipLook[ship.id].titleSize)
      : prop(scene, `ship/${ship.id}`, x, y, ship.at.h);
    const hover: Sway = ({ seconds, lean, risen }) => {
      const phase = seconds * ((2 * Math.PI) / (2.4 + i * 0.5)) + i * 2;
      const lift = Math.sin(phase);
      const far = 6 + 7 * i;
      body.setPosition(
        x + Math.sin(phase * 0.31) * ship.at.w * 0.02 - lean.x * far,
        y + lift * ship.at.h * 0.016 - lean.y * far * 0.6 - (1 - risen) * (y + ship.at.h),
      );
      body.setRotation(Math.sin(phase * 0.5) * 0.014);
      // The higher it hovers, the smaller and fainter its shadow.
      shadow
        .setX(body.x)
        .setScale(dark * (1 + 0.06 * lift), dark * (1 + 0.06 * lift))
        .setAlpha((0.26 + 0.06 * lift) * risen);
      beam
        ?.setPosition(body.x, body.y + ship.at.h * 0.14)
        .setAlpha((0.62 + 0.16 * Math.sin(seconds * 3.1 + i)) * risen);
      beam?.setScale(beam.scaleY * (1 + 0.05 * Math.sin(seconds * 1.7 + i)), beam.scaleY);
    };
    return [hover, ...landing];
  });
}

/** Drones that come down in the Carrier's light. */
function drawLanding(scene: Phaser.Scene, x: number, y: number, depth: number, width: number): Sway[] {
  return [0, 1, 2].map((n): Sway => {
    const drone = prop(scene, 'drone/small', x, y, width * 0.1);
    return ({ seconds, risen }) => {
      const t = (seconds * 0.085 + n / 3) % 1;
      drone.setPosition(x + Math.sin(t * 4 + n * 2.2) * width * 0.05 * (0.4 + t), y + t * depth);
      drone.setAlpha(Math.min(1, t * 6, (1 - t) * 5) * risen).setAngle(Math.sin(seconds * 2 + n) * 8);
    };
  });
}
