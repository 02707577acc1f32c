import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { contains, inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { GOAL, TOP_LEVEL } from '../../content/board.ts';
import { rivalSeats } from '../../interaction/layout/seats.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { goalChanceOf, isRollNow, nextDice } from '../../rules/forecast/goalChance.ts';
import { stillOpen } from '../../rules/forecast/waysToWin.ts';
import { PRICES } from '../../rules/players/coins.ts';
import type { AzardiaView, PlayerState, Seat } from '../../rules/state/state.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { coinText, playerName } from '../../text/names.en.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { DEPTH, putAround, type Surface } from './surface.ts';

/** The other players: portrait, name, level, tile, coins and how many cards. */
export function drawRivals(surface: Surface, view: AzardiaTableView): void {
  const { state, layout, seat } = view;
  const { rivals, form, unit } = layout;
  for (const [index, rival] of rivalSeats(state, seat).entries()) {
    const area = rivals[index];
    if (!area) continue;
    const player = at(state.players, rival);
    const isNow = state.turn?.seat === rival;
    const shows = [player, isNow, playerName(state, rival), moodOf(state, rival), state.roundRule, tagOf(state, rival)];
    putAround(surface, `rival:${rival}`, area, DEPTH.panel, shows, (g) => {
      paper(g, area, { fill: paint.paper, lift: LIFT.standing });
      if (isNow) frame(g, area, unit);
      if (form === 'wide') wideRival(g, area, state, rival, unit);
      else if (form === 'landscape') tallRival(g, area, state, rival, unit);
      else smallRival(g, area, state, rival, unit);
    });
  }
}

/** What a player has left in the last turns, in a word; `null` at any other time. */
function tagOf(state: AzardiaView, seat: Seat): string | null {
  const open = stillOpen(state, seat);
  return open === null ? null : text.stillOpenTag(open);
}

/** How a player's portrait looks. */
function moodOf({ duel, winner, turn }: AzardiaView, seat: Seat): 'calm' | 'glad' | 'hurt' | 'worried' {
  if (winner !== null) return winner === seat ? 'glad' : 'hurt';
  if (duel && (duel.challenger.seat === seat || duel.defender.seat === seat)) return 'worried';
  return turn?.seat === seat ? 'glad' : 'calm';
}

/** Whose turn it is has a blue frame. */
function frame(g: CanvasPainter, area: Rect, unit: number): void {
  g.panel(inset(area, 1), { line: 3 * Math.min(1.3, unit), lineColor: paint.act, radius: 7 });
}

function wideRival(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  const player = at(state.players, seat);
  const [face = area, rest = area] = row(
    inset(area, 9 * unit),
    [Math.min(62 * unit, area.w * 0.27), share()],
    8 * unit,
  );
  portrait(g, rect(face.x, area.y + (area.h - face.w) / 2 - 6 * unit, face.w, face.w), state, seat);
  const [first = rest, second = rest, third = rest] = column(rest, [24 * unit, share(), share()], 4 * unit);
  nameTag(g, first, state, seat, 14 * unit);
  const middle = second.y + second.h / 2;
  levelBars(g, rect(second.x, second.y, 54 * unit, second.h), player, 20 * unit);
  if (rest.w > 130 * unit)
    g.text(String(player.level), second.x + 60 * unit, middle, { size: 14 * unit, weight: 600, color: paint.ink });
  tileText(g, second, player, unit);
  const size = 14 * unit;
  coinsText(g, third.x, third.y + third.h / 2, player.coins, size);
  const taken = size * 1.8 + g.measure(coinText(player.coins), { size, weight: 600 });
  backs(g, rect(third.x + taken, third.y, third.w - taken, third.h), player.hand.length, unit);
}

/** On phones: the portrait, and beside it level, tile, coins in thousands and cards. */
function smallRival(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  const player = at(state.players, seat);
  const side = area.h - 6 * unit;
  portrait(g, rect(area.x + 3 * unit, area.y + 3 * unit, side, side), state, seat, 17 * unit);
  const rest = rect(area.x + side + 7 * unit, area.y, area.w - side - 11 * unit, area.h);
  const [upper, lower] = [area.y + area.h * 0.3, area.y + area.h * 0.72];
  // A single rival has the whole row, and so a name.
  const named = rect(rest.x + 62 * unit, area.y + area.h / 2 - 12 * unit, rest.w - 150 * unit, 24 * unit);
  const isNamed = named.w > 110 * unit;
  if (isNamed) nameTag(g, named, state, seat, 14 * unit);
  levelBars(g, rect(rest.x, upper - 8 * unit, 32 * unit, 15 * unit), player, 15 * unit);
  g.text(isNamed ? `${text.tileWord} ${tileShown(player)}` : tileShown(player), rest.x + rest.w, upper, {
    size: 15 * unit,
    face: 'display',
    align: 'right',
    color: paint.ink,
    width: isNamed ? 84 * unit : rest.w - 34 * unit,
  });
  coinMark(g, rest.x + 6 * unit, lower, 12 * unit);
  g.text(String(player.coins / 1000), rest.x + 15 * unit, lower, { size: 13 * unit, weight: 600, color: paint.ink });
  g.icon('cards', rest.x + rest.w - 18 * unit, lower, 13 * unit, paint.ink);
  const end = { size: 13 * unit, weight: 600, align: 'right', color: paint.ink } as const;
  g.text(String(player.hand.length), rest.x + rest.w, lower, end);
}

function tallRival(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  const player = at(state.players, seat);
  const side = Math.min(area.h * 0.52, 44 * unit);
  portrait(g, rect(area.x + 4 * unit, area.y + 4 * unit, side, side), state, seat, 16 * unit);
  const right = area.x + area.w - 5 * unit;
  g.text(tileShown(player), right, area.y + side * 0.3, {
    size: Math.min(18 * unit, side * 0.56),
    face: 'display',
    align: 'right',
    color: paint.ink,
  });
  const bars = Math.min(15 * unit, side * 0.46);
  levelBars(g, rect(right - 34 * unit, area.y + side * 0.66, 34 * unit, bars), player, bars);
  const y = area.y + area.h - (area.h - side) / 2;
  coinMark(g, area.x + 11 * unit, y, 13 * unit);
  const style = { size: 13 * unit, weight: 600, color: paint.ink } as const;
  g.text(coinText(player.coins), area.x + 20 * unit, y, style);
  g.icon('cards', right - 18 * unit, y, 14 * unit, paint.ink);
  g.text(String(player.hand.length), right, y, { ...style, align: 'right' });
}

/** The own panel: portrait, name, tile and coins, and the ladder of levels. */
export function drawOwn(surface: Surface, view: AzardiaTableView): void {
  const { state, layout, seat } = view;
  const { own, shelf, desk, unit, form } = layout;
  putAround(surface, 'shelf', shelf, DEPTH.panel - 2, 'shelf', (g) =>
    paper(g, shelf, { fill: paint.paper, lift: LIFT.standing }),
  );
  if (desk)
    putAround(surface, 'desk', desk, DEPTH.panel - 2, 'desk', (g) =>
      paper(g, desk, { fill: paint.paper, lift: LIFT.standing }),
    );
  const player = state.players[seat];
  if (!player) return;
  const isNow = state.turn?.seat === seat;
  // On phones on their side the own panel lies above the shelf.
  const grounds = contains(shelf, own) ? [shelf] : [shelf, own];
  for (const [index, ground] of grounds.entries())
    putAround(surface, `turn:${index}`, ground, DEPTH.panel - 1, isNow, (g) => {
      if (ground === own) paper(g, own, { fill: paint.paper, lift: LIFT.standing });
      if (isNow) frame(g, ground, unit);
    });
  putAround(
    surface,
    'own',
    own,
    DEPTH.panel,
    [player, seat, moodOf(state, seat), nextDice(state, seat), state.roundRule, tagOf(state, seat)],
    (g) => {
      if (form === 'wide') wideOwn(g, own, state, seat, unit);
      else if (form === 'landscape') flatOwn(g, own, state, seat, unit);
      else if (own.h > own.w) highOwn(g, own, state, seat, unit);
      else smallOwn(g, own, state, seat, unit);
    },
  );
}

/** An own panel that is narrower than this has no room for the ladder, at unit 1. */
const WITH_LADDER = 300;

function wideOwn(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  if (area.w < WITH_LADDER * unit) return narrowOwn(g, area, state, seat, unit);
  const player = at(state.players, seat);
  const [who = area, ladderArea = area] = row(area, [Math.min(166 * unit, area.w * 0.43), share()], 16 * unit);
  ownName(g, who, state, seat, unit);
  dashedLine(g, ladderArea.x - 10 * unit, area.y, area.h);
  g.text(text.level(player.level), ladderArea.x, ladderArea.y + 12 * unit, {
    size: 18 * unit,
    face: 'display',
    color: paint.ink,
  });
  nextLevel(g, ladderArea, player, unit);
  const ladderRect = rect(ladderArea.x, ladderArea.y + 28 * unit, ladderArea.w, area.h - 50 * unit);
  ladder(g, ladderRect, player, unit);
  const style = { size: 13 * unit, weight: 600, color: paint.soft, width: ladderArea.w } as const;
  const isShort = g.measure(aimOf(state, seat), { ...style, size: 12 }) > ladderArea.w;
  const { level } = player;
  const short = level < TOP_LEVEL ? text.toGateShort(TOP_LEVEL - level) : goalOrLevel(state, seat);
  const aim = isShort ? short : aimOf(state, seat);
  g.text(aim, ladderArea.x, area.y + area.h - 9 * unit, style);
}

/** Name, portrait, tile and coins; returns where the words beside the portrait start. */
function ownName(g: CanvasPainter, who: Rect, state: AzardiaView, seat: Seat, unit: number): Spot {
  const player = at(state.players, seat);
  nameTag(g, rect(who.x, who.y, who.w, 28 * unit), state, seat, 16 * unit);
  // Beside the portrait, tile and coins need this room.
  const words = 68 * unit;
  const side = Math.min(92 * unit, who.h - 36 * unit, who.w - 9 * unit - words);
  const y = who.y + 36 * unit;
  portrait(g, rect(who.x, y, side, side), state, seat);
  const x = who.x + side + 9 * unit;
  g.text(text.tileWord, x, y + 24 * unit, { size: 14 * unit, weight: 600, color: paint.ink });
  g.text(tileShown(player), x + 30 * unit, y + 23 * unit, { size: 21 * unit, face: 'display', color: paint.ink });
  coinsText(g, x, y + 56 * unit, player.coins, 15 * unit);
  return { x, y };
}

/** Beside a large hand: bars instead of the ladder of levels, and no objective. */
function narrowOwn(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  const player = at(state.players, seat);
  const { x, y } = ownName(g, area, state, seat, unit);
  levelBars(g, rect(x, y + 68 * unit, 48 * unit, 22 * unit), player, 20 * unit);
  const left = x + 54 * unit;
  const style = { size: 13 * unit, weight: 600, color: paint.ink, width: area.x + area.w - left } as const;
  const words = goalOrLevel(state, seat);
  // While characters are chosen the panel is so narrow that the bars have to do.
  if (g.measure(words, { ...style, size: 12 }) <= style.width) g.text(words, left, y + 80 * unit, style);
}

/** The cost of the next level, beside the current one if there is room; dashed if there are too few coins. */
function nextLevel(g: CanvasPainter, { x, y, w }: Rect, player: PlayerState, unit: number): void {
  if (player.level === TOP_LEVEL) return;
  const style = { size: 12.5 * unit, weight: 600, color: paint.soft } as const;
  const words = `${text.nextLevel} ${coinText(PRICES.level)}`;
  const [h, coin] = [24 * unit, 14 * unit];
  const wide = g.measure(words, style) + coin + 18 * unit;
  const level = g.measure(text.level(player.level), { size: 18 * unit, face: 'display' });
  if (level + 10 * unit + wide > w) return;
  const chip = rect(x + w - wide, y, wide, h);
  const isDear = player.coins < PRICES.level;
  g.panel(chip, {
    fill: isDear ? paint.off : paint.white,
    line: 1.5,
    lineColor: paint.offLine,
    dashed: isDear,
    radius: 6 * unit,
  });
  coinMark(g, chip.x + 6 * unit + coin / 2, y + h / 2, coin);
  g.text(words, chip.x + coin + 10 * unit, y + h / 2, style);
}

/** A player's objective: the Gate, or the goal and how likely it is. */
function aimOf(state: AzardiaView, seat: Seat): string {
  const chance = goalChanceOf(state, seat);
  if (chance) return state.grace ? text.landChance(chance) : text.goalChance(chance, isRollNow(state, seat));
  const { tile, level } = at(state.players, seat);
  return level === TOP_LEVEL ? text.toGoal(GOAL - tile) : text.toGate(TOP_LEVEL - level);
}

/** On upright phones: one row, with the player's objective if there is room for it. */
function smallOwn(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  if (area.h < TWO_LINES * unit) return lowOwn(g, area, state, seat, unit);
  const player = at(state.players, seat);
  const side = area.h;
  portrait(g, rect(area.x, area.y, side, side), state, seat);
  const [upper, lower] = [area.y + area.h * 0.26, area.y + area.h * 0.74];
  const x = area.x + side + 6 * unit;
  const word = { size: 12 * unit, weight: 600, color: paint.ink } as const;
  g.text(text.tileWord, x, upper, word);
  g.text(tileShown(player), x + g.measure(text.tileWord, word) + 4 * unit, upper, {
    size: 18 * unit,
    face: 'display',
    color: paint.ink,
  });
  coinsText(g, x, lower, player.coins, 13 * unit);
  const bars = rect(x + 66 * unit, area.y, Math.min(52 * unit, area.x + area.w - x - 66 * unit), area.h * 0.5);
  levelBars(g, bars, player, 18 * unit);
  g.text(goalOrLevel(state, seat), bars.x, lower, { ...word, size: 12.5 * unit, width: area.x + area.w - bars.x });
  const end = bars.x + 80 * unit;
  const room = rect(end, area.y, area.x + area.w - end, area.h);
  if (room.w < 80 * unit) return;
  const aim = [{ text: aimOf(state, seat), color: paint.soft }];
  g.paragraph(aim, room, { size: 12.5 * unit, weight: 600, align: 'right', middle: true, leading: 1.15 });
}

/** An own panel that is lower than this has one line, at unit 1. */
const TWO_LINES = 38;

/** On upright phones above a large hand: everything in one line. */
function lowOwn(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  const player = at(state.players, seat);
  const y = area.y + area.h / 2;
  portrait(g, rect(area.x, area.y, area.h, area.h), state, seat);
  const word = { size: 12.5 * unit, weight: 600, color: paint.ink } as const;
  const number = { size: 18 * unit, face: 'display', color: paint.ink } as const;
  const gap = 10 * unit;
  let x = area.x + area.h + 6 * unit;
  g.text(text.tileWord, x, y, word);
  x += g.measure(text.tileWord, word) + 4 * unit;
  g.text(tileShown(player), x, y, number);
  x += g.measure(tileShown(player), number) + gap;
  coinsText(g, x, y, player.coins, 13 * unit);
  x += 19.5 * unit + g.measure(coinText(player.coins), { ...word, size: 13 * unit }) + gap;
  levelBars(g, rect(x, y - 10 * unit, 48 * unit, 20 * unit), player, 20 * unit);
  x += 48 * unit + 6 * unit;
  const room = area.x + area.w - x;
  const aim = aimOf(state, seat);
  const words = g.measure(aim, word) <= room ? aim : goalOrLevel(state, seat);
  g.text(words, x, y, { ...word, width: room });
}

/** On upright phones beside a small hand: portrait and tile, coins, and the level below as bars and in words. */
function highOwn(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  const player = at(state.players, seat);
  const side = 40 * unit;
  portrait(g, rect(area.x, area.y + 2 * unit, side, side), state, seat, 15 * unit);
  const right = area.x + area.w;
  const style = { align: 'right', color: paint.ink, width: area.w - side - 3 * unit } as const;
  g.text(text.tileWord, right, area.y + 11 * unit, { ...style, size: 12 * unit, weight: 600 });
  g.text(tileShown(player), right, area.y + 31 * unit, { ...style, size: 17 * unit, face: 'display' });
  coinsText(g, area.x + 3 * unit, area.y + 56 * unit, player.coins, 14 * unit);
  levelBars(g, rect(area.x + unit, area.y + 70 * unit, area.w - 2 * unit, area.h - 88 * unit), player, 32 * unit);
  const words = { size: 12.5 * unit, weight: 600, align: 'center', color: paint.ink, width: area.w } as const;
  g.text(goalOrLevel(state, seat), area.x + area.w / 2, area.y + area.h - 8 * unit, words);
}

/** The chance that the player's next turn reaches 150, or otherwise the level. */
function goalOrLevel(state: AzardiaView, seat: Seat): string {
  const chance = goalChanceOf(state, seat);
  if (!chance) return text.level(at(state.players, seat).level);
  return state.grace ? text.landShort(chance) : text.goalShort(chance);
}

/** On phones on their side: below the rivals, as they are. */
function flatOwn(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, unit: number): void {
  const player = at(state.players, seat);
  const inner = inset(area, 4 * unit);
  const side = Math.min(inner.h * 0.64, 44 * unit);
  portrait(g, rect(inner.x, inner.y, side, side), state, seat);
  const right = inner.x + inner.w;
  g.text(tileShown(player), right, inner.y + side * 0.28, {
    size: 18 * unit,
    face: 'display',
    align: 'right',
    color: paint.ink,
  });
  levelBars(g, rect(right - 42 * unit, inner.y + side * 0.56, 42 * unit, side * 0.42), player, 18 * unit);
  const y = inner.y + inner.h - (inner.h - side) / 2 + unit;
  const style = { size: 12.5 * unit, weight: 600, align: 'right', color: paint.ink } as const;
  const goal = goalOrLevel(state, seat);
  const roomBeside = (coins: string): number => inner.w - 24 * unit - g.measure(coins, style);
  // If both do not fit in full, coins are shown as those of rivals are.
  const full = coinText(player.coins);
  const coins = g.measure(goal, { ...style, size: 12 }) <= roomBeside(full) ? full : String(player.coins / 1000);
  coinsText(g, inner.x, y, player.coins, 12.5 * unit, coins);
  g.text(goal, right, y, { ...style, width: roomBeside(coins) });
}

/** A face on its player's color; also with the symbol, where no name beside it has one. */
function portrait(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, symbol = 0): void {
  const player = at(state.players, seat);
  paper(g, area, { fill: paintOf(player.character).pale, lift: LIFT.glued, radius: area.w * 0.13 });
  if (player.character === null) return;
  const { character } = player;
  g.withinRound(area, area.w * 0.1, () => {
    g.sprite(`head/${character}/${moodOf(state, seat)}`, area.x + area.w / 2, area.y + area.h / 2, area.h);
  });
  const open = stillOpen(state, seat);
  // In the last turns only what somebody has left counts, which includes what is unusual.
  const words = open === null ? text.unusual(player, state.roundRule) : [text.stillOpenTag(open)];
  // Two tags need the room of the symbol.
  if (symbol > 0 && words.length < 2) badge(g, area.x, area.y + area.h, player, symbol);
  tags(
    g,
    area,
    words,
    open === null || open === 'nothing' ? { fill: paint.ink, on: paint.white } : { fill: paint.gold, on: paint.ink },
  );
}

/** Special conditions of a player's next turn, or what they have left in the last turns, as tags across the portrait; on a small one in its corners, the dice as a symbol. */
function tags(
  g: CanvasPainter,
  area: Rect,
  words: readonly string[],
  { fill, on }: { readonly fill: number; readonly on: number },
): void {
  const isSmall = area.w < SMALL_PORTRAIT;
  const size = Math.max(12, area.w * 0.2);
  const h = isSmall ? size * 1.25 : Math.min(size * 1.5, area.h * 0.42);
  const style = { size, weight: 700, align: 'center', color: on } as const;
  // On a large portrait they leave the eyes free.
  const top = isSmall ? area.y - 2 : area.y + area.h - words.length * (h + 1);
  for (const [index, word] of words.entries()) {
    const dice = isSmall ? /^\d(?= di)/.exec(word)?.[0] : undefined;
    const symbol = dice === undefined ? 0 : size;
    const w = g.measure(dice ?? word, style) + symbol + Math.min(size, 8);
    // On a small portrait a tag hangs over at both sides, so that it covers no level bar.
    const x = dice === undefined ? area.x + Math.max(-2.5, (area.w - w) / 2) : area.x + area.w - w + 2.5;
    const tag = rect(x, top + index * (h + 1), w, h);
    paper(g, tag, { fill, lift: LIFT.lying, radius: 4 });
    g.text(dice ?? word, tag.x + (w - symbol) / 2, tag.y + h / 2, style);
    if (symbol > 0) g.sprite('die', tag.x + w - symbol / 2 - 3, tag.y + h / 2, size * 1.15);
  }
}

/** Portraits that are narrower have no room for words across the face. */
const SMALL_PORTRAIT = 56;

/** A player's name and symbol in their color; returns how wide that is. */
export function nameTag(g: CanvasPainter, area: Rect, state: AzardiaView, seat: Seat, size: number): number {
  const player = at(state.players, seat);
  const { main, on } = paintOf(player.character);
  const name = playerName(state, seat);
  const symbol = player.character === null ? 0 : size * 1.2;
  const w = Math.min(area.w, g.measure(name, { size, face: 'display' }) + symbol + size * 1.1);
  const h = Math.min(area.h, size * 1.6);
  paper(g, rect(area.x, area.y, w, h), { fill: main, lift: LIFT.lying, radius: 6 });
  if (player.character !== null)
    g.sprite(`symbol/${player.character}`, area.x + size * 0.95, area.y + h / 2, size, { tint: on });
  const room = w - symbol - size * 0.8;
  const least = g.measure(name, { size: 12, face: 'display' });
  g.ctx.save();
  g.ctx.translate(area.x + symbol + size * 0.5, area.y + h / 2);
  // A name that is too long in the smallest letters has narrower ones.
  g.ctx.scale(Math.min(1, room / least), 1);
  g.text(name, 0, 0, { size, face: 'display', color: on, width: Math.max(room, least) });
  g.ctx.restore();
  return w;
}

/** A player's symbol in their color, at the lower left corner of something. */
function badge(g: CanvasPainter, x: number, bottom: number, player: PlayerState, side: number): void {
  if (player.character === null) return;
  const { main, on } = paintOf(player.character);
  const area = rect(x, bottom - side, side, side);
  paper(g, area, { fill: main, lift: LIFT.lying, radius: 4 });
  g.sprite(`symbol/${player.character}`, x + side / 2, bottom - side / 2, side * 0.72, { tint: on });
}

/** Five bars, filled up to the level. */
export function levelBars(g: CanvasPainter, area: Rect, player: PlayerState, high: number): void {
  const bars = row(area, TOP_LEVEL, Math.max(1.5, area.w * 0.04));
  const base = Math.min(area.y + area.h, area.y + area.h / 2 + high / 2);
  for (const [index, { x, w }] of bars.entries()) {
    const h = Math.min(high, area.h) * (0.46 + 0.135 * index);
    const bar = rect(x, base - h, w, h);
    if (index < player.level) g.panel(bar, { fill: paintOf(player.character).dark, line: 0, radius: 1.5 });
    else g.panel(inset(bar, 0.8), { line: 1.5, lineColor: paint.offLine, radius: 1.5 });
  }
}

/** The large ladder: the rung that is missing to open the Gate is dashed. */
function ladder(g: CanvasPainter, area: Rect, player: PlayerState, unit: number): void {
  const rungs = row(area, TOP_LEVEL, 4 * unit);
  for (const [index, { x, w }] of rungs.entries()) {
    const h = area.h * (0.46 + 0.135 * index);
    const rung = rect(x, area.y + area.h - h, w, h);
    const level = index + 1;
    const isThere = level <= player.level;
    const top = level === player.level;
    if (isThere) {
      const { dark, main } = paintOf(player.character);
      paper(g, rung, { fill: top ? dark : main, lift: LIFT.lying, radius: 3 });
    } else
      g.panel(inset(rung, 1), {
        fill: level === TOP_LEVEL ? 0xfff1c2 : paint.white,
        line: 2,
        lineColor: level === TOP_LEVEL ? paint.mantis : paint.offLine,
        dashed: true,
        radius: 3,
      });
    g.title(String(level), x + w / 2, rung.y + rung.h / 2, {
      size: 18 * unit,
      color: top ? paint.white : paint.ink,
    });
  }
}

function tileText(g: CanvasPainter, area: Rect, player: PlayerState, unit: number): void {
  const right = area.x + area.w;
  const y = area.y + area.h / 2;
  const number = tileShown(player);
  const size = 17 * unit;
  g.text(number, right, y, { size, face: 'display', align: 'right', color: paint.ink });
  const before = right - g.measure(number, { size, face: 'display' }) - 5 * unit;
  g.text(text.tileWord, before, y, { size: 13.5 * unit, weight: 600, align: 'right', color: paint.ink });
}

/** Coins behind a coin, by default in full. */
function coinsText(g: CanvasPainter, x: number, y: number, coins: number, size: number, said = coinText(coins)): void {
  coinMark(g, x + size * 0.62, y, size * 1.24);
  g.text(said, x + size * 1.5, y, { size, weight: 600, color: paint.ink });
}

/** A coin, its middle at a spot. */
export function coinMark(g: CanvasPainter, x: number, y: number, size: number): void {
  g.sprite('coin', x, y, size * 1.16);
}

/** All cards face down: they overlap if there is little room. */
function backs(g: CanvasPainter, area: Rect, count: number, unit: number): void {
  const h = 20 * unit;
  const step = Math.min(16 * unit, (Math.min(82 * unit, area.w) - 16 * unit) / Math.max(1, count - 1));
  for (let index = 0; index < count; index++)
    g.sprite('back/action', area.x + area.w - 8 * unit - (count - 1 - index) * step, area.y + area.h / 2, h);
}

function dashedLine(g: CanvasPainter, x: number, y: number, h: number): void {
  g.segment(x, y, x, y + h, 2, paint.line, [6, 5]);
}

/** The tile of a player; a dash before their character is on the board. */
function tileShown({ tile }: PlayerState): string {
  return tile === 0 ? '–' : String(tile);
}
