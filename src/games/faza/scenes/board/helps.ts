import type { Pen } from '../../../../table/pen.ts';
import { rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { FightHelp } from '../../rules/fightHelp.ts';
import { text } from '../../text/en.ts';
import type { BoardView } from '../view.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** While a fight is on offer: on each card that was added or could still help, by how much the chance rises to come out of it unharmed. */
export function drawHelps(surface: Surface, view: BoardView, sizes: Sizes): void {
  const { preview, layout, seat: front } = view;
  if (preview?.kind !== 'fight' || view.busy) return;
  const added = (view.open?.added ?? []).flatMap(({ help }) => help ?? []);
  for (const [key, help] of bestByCard([...added, ...preview.helps])) {
    const { command } = help;
    if (command.do !== 'enhance' || (layout.form !== 'wide' && command.hero !== front)) continue;
    const area = layout.heroes[command.hero]?.cards[command.card - 1];
    const words = badgeText(help);
    if (!area || words === '') continue;
    const high = Math.max(16, 18 * sizes.u);
    const size = Math.max(13, high * 0.8);
    const wide = size * 0.5 * words.length + high * 0.6;
    const stamp = surface.stamps.paint(`help/${words}@${high.toFixed(1)}`, wide + 6, high + 6, (pen: Pen) => {
      const good = help.unharmed >= 0 && help.kills >= 0;
      const r = rect(3, 3, wide, high);
      pen.panel(r, { fill: good ? color.live : color.hurt, radius: high * 0.3, line: sizes.line });
      const ink = good ? color.ink : color.white;
      pen.text(words, r.x + wide / 2, r.y + high / 2, { face: 'display', size, align: 'center', color: ink });
    });
    const x = Math.min(area.x + area.w - stamp.w / 2 + 5 * sizes.u, layout.width - stamp.w / 2);
    surface.cast.put(`help:${key}`, stamp, x, area.y + high * 0.1, DEPTH.lifted + 0.5);
  }
}

/** The change in per cent; where only Points change, that one; nothing for what cannot be told in whole per cent. */
function badgeText({ unharmed, kills }: FightHelp): string {
  const chance = text.deltaText(unharmed, 'chance');
  if (chance !== text.deltaText(0, 'chance')) return chance;
  const gain = text.deltaText(kills, 'points');
  return gain === text.deltaText(0, 'points') ? '' : gain;
}

/** A card may offer several effects and targets: the most helpful of them speaks for it. */
function bestByCard(helps: readonly FightHelp[]): Map<string, FightHelp> {
  const best = new Map<string, FightHelp>();
  for (const help of helps) {
    if (help.command.do !== 'enhance') continue;
    const key = `${help.command.hero}:${help.command.card}`;
    if (!best.has(key)) best.set(key, help);
  }
  return best;
}
