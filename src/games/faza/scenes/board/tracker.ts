import { frameOf } from '../../../../table/frames.ts';
import { rect } from '../../../../table/rect.ts';
import type { CachedSprite } from '../../../../table/spriteCache.ts';
import { color } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import type { BoardLayout } from '../boardLayout/layout.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** The token of the tracker at the guide of the ship that has it (S3); the animation slides it from one to the next. */
export function drawTracker(surface: Surface, layout: BoardLayout, index: number, sizes: Sizes): void {
  const r = layout.ships[index];
  if (!r) return;
  const { u, wide } = sizes;
  const [x, y] = wide ? [r.x + r.w / 2, r.y + r.h - u] : [r.x + r.w - 8 * u, r.y + r.h * 0.6];
  const stampOf = wide ? tagStamp : discStamp;
  const image = surface.cast.put('tracker', stampOf(surface, sizes, false), x, y, DEPTH.card + 0.5);
  if (!frameOf(surface.sprites.textures, 'tracker')) return;
  const { page, id } = stampOf(surface, sizes, true);
  image.setTexture(page, id);
}

/** A tag with its name, where there is room for words; `real` with the picture of the token, else with its sign. */
function tagStamp({ sprites }: Surface, { u, line }: Sizes, real: boolean): CachedSprite {
  const [w, h] = [90 * u, 36 * u];
  return sprites.paint(`tracker/${real}@${u.toFixed(3)}`, w, h, (g) => {
    const tag = rect(15 * u, 8 * u, w - 19 * u, 20 * u);
    g.panel(tag, { fill: color.amber, radius: 4 * u, line, shadow: 2 * u });
    g.text(text.board.tracker, tag.x + tag.w / 2 + 6 * u, tag.y + tag.h / 2, {
      face: 'display',
      size: 15 * u,
      align: 'center',
    });
    if (real) {
      g.sprite('tracker', 17 * u, h / 2, h);
      return;
    }
    g.circle(16 * u, h / 2, 12 * u, color.act, line);
    g.icon('tracker', 16 * u, h / 2, 17 * u, color.ink);
  });
}

/** On phones the token alone. */
function discStamp({ sprites }: Surface, { u, line }: Sizes, real: boolean): CachedSprite {
  const side = 24 * u;
  return sprites.paint(`tracker/small/${real}@${u.toFixed(3)}`, side, side, (g) => {
    if (real) {
      g.sprite('tracker', side / 2, side / 2, side);
      return;
    }
    g.circle(side / 2, side / 2, 8 * u, color.amber, line);
    g.icon('tracker', side / 2, side / 2, 11 * u, color.ink);
  });
}
