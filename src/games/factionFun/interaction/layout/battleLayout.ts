import { aligned, column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { BattleLayout, FactionLayout } from './tableLayout.ts';

/** The same table while a battle is fought. */
export function withBattle(layout: FactionLayout): FactionLayout {
  const { form, window, unit, top } = layout;
  const gap = (form === 'wide' ? 12 : 4) * unit;
  const y = top.y + top.h + gap;
  const area = rect(window.x + gap, y, window.w - 2 * gap, window.y + window.h - y - gap);
  if (form === 'portrait') return portrait(layout, area);
  return beside(layout, area);
}

/** The peoples beside each other: Sailfolk on the left. */
function beside(layout: FactionLayout, area: Rect): FactionLayout {
  const { unit, form } = layout;
  const isWide = form === 'wide';
  const rows = column(area, [share(), (isWide ? 176 : 132) * unit], (isWide ? 14 : 5) * unit);
  const [above = area, foot = area] = rows;
  const sides = row(above, { left: share(44), lead: share(28), right: share(44) }, (isWide ? 16 : 6) * unit);
  const h = Math.min(above.h, (isWide ? 126 : 104) * unit);
  const lead = { ...sides.lead, y: above.y + (above.h - h) / 2, h };
  const inner = inset(foot, (isWide ? 14 : 6) * unit);
  const parts = row(inner, { hand: share(46), odds: share(36), act: share(20) }, (isWide ? 24 : 8) * unit);
  const hand = column(parts.hand, [(isWide ? 26 : 20) * unit, share()], 2 * unit);
  const [question = parts.hand, cards = parts.hand] = hand;
  const act = column(parts.act, { go: share(1.3), choices: share(1) }, (isWide ? 8 : 4) * unit);
  const battle: BattleLayout = {
    sides: { sailfolk: sides.left, hearthfolk: sides.right },
    lead,
    foot,
    question,
    about: null,
    odds: parts.odds,
  };
  return { ...layout, battle, hand: cards, outlook: parts.odds, go: act.go, choices: act.choices };
}

/** On upright phones below each other, the Sailfolk nearer to the sea. */
function portrait(layout: FactionLayout, area: Rect): FactionLayout {
  const { unit } = layout;
  const rows = column(area, { upper: share(), lead: 38 * unit, lower: share(), foot: 236 * unit }, [0, 0, 0, 4 * unit]);
  // Beside it the crack is seen.
  const lead = aligned(rows.lead, 190 * unit, 34 * unit);
  const inner = inset(rows.foot, 8 * unit);
  const parts = column(
    inner,
    { question: 20 * unit, about: 18 * unit, odds: 46 * unit, hand: share(), act: 50 * unit },
    [0, 0, 2 * unit, 4 * unit, 6 * unit],
  );
  const act = row(parts.act, { choices: share(), go: share() }, 6 * unit);
  const battle: BattleLayout = {
    sides: { hearthfolk: rows.upper, sailfolk: rows.lower },
    lead,
    foot: rows.foot,
    question: parts.question,
    about: parts.about,
    odds: parts.odds,
  };
  return { ...layout, battle, hand: parts.hand, outlook: parts.odds, go: act.go, choices: act.choices };
}
