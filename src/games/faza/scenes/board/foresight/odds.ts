import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import type { FightForecast, FightResult } from '../../../rules/fight/fightOdds.ts';
import { text } from '../../../text/en.ts';
import { fitText } from '../../fitText.ts';
import type { Sizes } from '../surface.ts';

type Tone = 'good' | 'warn' | 'hurt' | 'dead';
const TONES: Readonly<Record<Tone, number>> = { good: color.good, warn: color.warn, hurt: color.hurt, dead: color.ink };

function toneOf({ loses, wounds, rebelsLost }: FightResult): Tone {
  if (loses !== null) return 'dead';
  return wounds > 0 ? 'hurt' : rebelsLost > 0 ? 'warn' : 'good';
}

interface Segment {
  readonly r: Rect;
  readonly result: FightResult;
  readonly tone: Tone;
}

/** Merges the results that lose the game by the same rule: their differences do not matter. */
export function oneDefeat(results: readonly FightResult[]): FightResult[] {
  return results.flatMap((result) => {
    if (result.loses === null) return [result];
    const [first, ...others] = results.filter(({ loses }) => loses === result.loses);
    const chance = others.reduce((sum, other) => sum + other.chance, result.chance);
    return result === first ? [{ ...result, chance }] : [];
  });
}

/** Widths follow the odds, but none gets too narrow to be read. */
function segments(r: Rect, { results }: FightForecast, least: number): Segment[] {
  const ordered = oneDefeat([...results].sort((a, b) => b.kills - a.kills));
  const small = ordered.filter(({ chance }) => chance * r.w < least);
  const rest = ordered.filter(({ chance }) => chance * r.w >= least).reduce((sum, { chance }) => sum + chance, 0);
  const room = r.w - small.length * least;
  let x = r.x;
  return ordered.map((result) => {
    const w = small.includes(result) ? least : (result.chance / rest) * room;
    const segment = { r: rect(x, r.y, w, r.h), result, tone: toneOf(result) };
    x += w;
    return segment;
  });
}

function barOf(g: CanvasPainter, r: Rect, sizes: Sizes, odds: FightForecast, least: number): Segment[] {
  const found = segments(r, odds, least);
  g.panel(r, { fill: color.paperDim, radius: 5 * sizes.u, line: 0 });
  g.withinRound(r, 5 * sizes.u, () => {
    for (const { r: part, result, tone } of found) {
      g.fill(part, TONES[tone]);
      if (tone !== 'good') g.dots(part, 5 * sizes.u, color.ink, () => 0.34, 0.1);
      if (part.x > r.x) g.segment(part.x, part.y, part.x, part.y + part.h, sizes.line);
      const ink = tone === 'dead' || tone === 'hurt' ? color.white : color.ink;
      const size = Math.max(14, Math.min(r.h * 0.7, 24 * sizes.u));
      const style = { face: 'display', size, align: 'center', color: ink, width: part.w - 6 } as const;
      g.text(text.board.percent(result.chance), part.x + part.w / 2, part.y + part.h / 2, style);
    }
  });
  g.panel(r, { radius: 5 * sizes.u, line: sizes.line });
  return found;
}

/** Dice, odds bar and legend, side by side; `sure` when the fight is on offer. */
export function wideOdds(
  g: CanvasPainter,
  r: Rect,
  sizes: Sizes,
  fight: FightForecast,
  { sure, words }: { readonly sure: boolean; readonly words: boolean },
): void {
  const { u } = sizes;
  if (!sure) g.ctx.globalAlpha = 0.8;
  const { odds } = fight;
  // Four are smaller.
  const die = Math.min(31, 96 / odds.dice) * u;
  for (let i = 0; i < odds.dice; i++)
    g.sprite(`die/${[6, 4, 5][i % 3]}`, r.x + die * 0.5 + i * die * 0.98, r.y + r.h * 0.33, die * 1.12);
  if (odds.bonus !== 0)
    g.text(text.signed(odds.bonus), r.x + odds.dice * die + 5 * u, r.y + r.h * 0.33, {
      face: 'display',
      size: 25 * u,
      color: 0xd65c17,
    });
  const left = 128 * u;
  // Where the last Rebels may be lost too, the chance of any defeat counts.
  const worst = fight.defeatChance > fight.deathChance ? text.board.defeat : text.board.death;
  const each = text.board.eachDie(text.board.percent(fight.each));
  // No death in this roll is no promise for the coming Faza phase, so it is not said.
  const said = fight.defeatChance > 0 ? `${each} · ${worst(text.board.percent(fight.defeatChance))}` : each;
  fitText(g, said, r.x + 1, r.y + r.h * 0.84, {
    size: sizes.meta,
    weight: 600,
    width: left - 10 * u,
    color: fight.defeatChance > 0.005 ? color.hurt : color.ink,
  });
  const bar = rect(r.x + left, r.y + 2 * u, r.w - left, r.h * 0.52);
  const least = 30 * u;
  for (const segment of barOf(g, bar, sizes, fight, least)) key(g, segment, r.y + r.h * 0.84, sizes, words);
  g.ctx.globalAlpha = 1;
}

/** Below a segment: its meaning, as a symbol with words if there is room, otherwise with a number. */
function key(g: CanvasPainter, { r, result, tone }: Segment, y: number, sizes: Sizes, full: boolean): void {
  const words = full ? keyWords(result) : keyWords(result).slice(-1);
  const icon = tone === 'good' ? 'drone' : tone === 'warn' ? 'rebel' : tone === 'hurt' ? 'hurt' : 'skull';
  const size = sizes.meta * 1.2;
  const style = { size: sizes.meta, weight: 600 } as const;
  const option = words.find((said) => g.measure(said, style) + size + 6 < r.w) ?? words.at(-1) ?? '';
  const said = option === '' ? 0 : g.measure(option, style);
  const gap = option === '' ? 0 : Math.max(1, Math.min(4, r.w - size - said - 2));
  const x = r.x + r.w / 2 - (size + gap + said) / 2;
  g.icon(icon, x + size / 2, y, size, color.ink);
  if (option !== '') g.text(option, x + size + gap, y, style);
}

/** From the most to the fewest words; where the game is lost, the skull says it all. */
function keyWords({ kills, wounds, rebelsLost, loses }: FightResult): string[] {
  const words = text.board;
  const killed = kills > 0 ? words.kills(kills) : words.noKill;
  const cost = loses
    ? words.loses[loses]
    : wounds > 0
      ? words.hurt(wounds)
      : rebelsLost > 0
        ? words.rebelLost(rebelsLost)
        : words.unhurt;
  if (loses) return [cost, ''];
  return [`${killed}, ${cost}`, wounds + rebelsLost > 0 ? cost : killed, String(wounds || rebelsLost || kills)];
}

/** The same for a small place. */
export function smallOdds(g: CanvasPainter, r: Rect, sizes: Sizes, fight: FightForecast, words: boolean): void {
  const { u } = sizes;
  const head = r.h * 0.31;
  const die = 20 * u;
  const { odds } = fight;
  g.sprite('die/6', r.x + die * 0.5, r.y + head * 0.46, die * 1.05);
  const dice = String(odds.dice);
  g.text(dice, r.x + die * 1.15, r.y + head * 0.5, { face: 'display', size: 18 * u });
  const x = r.x + die * 1.15 + g.measure(dice, { face: 'display', size: 18 * u }) + 3 * u;
  if (odds.bonus !== 0)
    g.text(text.signed(odds.bonus), x, r.y + head * 0.5, { face: 'display', size: 18 * u, color: 0xd65c17 });
  g.text(text.board.eachDie(text.board.percent(fight.each)), r.x + r.w, r.y + head * 0.5, {
    size: sizes.meta,
    weight: 600,
    align: 'right',
  });
  const bar = rect(r.x, r.y + head, r.w, r.h * 0.36);
  for (const segment of barOf(g, bar, sizes, fight, Math.min(28 * u, r.w / 4))) {
    key(g, segment, r.y + r.h * 0.84, { ...sizes, meta: Math.max(12, 12 * u) }, words);
  }
}
