import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import { LOW_POOL } from '../../interaction/preview/danger.ts';
import type { ForecastView } from '../../interaction/preview/forecastView.ts';
import type { Remedy } from '../../interaction/preview/remedy.ts';
import type { BoardView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';
import { buttonFrame } from '../buttonFrame.ts';
import { fitText } from '../fitText.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

const NOTHING: EndWords = {
  kindLabel: '',
  isAhead: false,
  figures: [],
  atRisk: false,
  lost: '',
  lostShort: '',
  why: '',
};

/**
 * The button that ends the Team phase, with the coming phase in four numbers. During an animation it skips, and in a
 * plan it leads back to the game.
 */
export function drawEnd(
  { panels, layout, sizes }: Surface,
  view: BoardView,
  prospect: ForecastView | null,
  remedy: Remedy | null,
): void {
  const r = layout.end;
  // A single command is over before anybody could press Skip.
  const skips = view.busy && (view.isPhase === true || view.state.phase !== 'team');
  const shown = {
    skips,
    leaves: view.planned === true,
    words: prospect && !skips ? endWords(prospect) : NOTHING,
    // A remedy for another defeat than the predicted one does not belong here.
    remedy: remedy && remedy.rule === prospect?.defeat?.rule ? remedy.short : '',
    picked: view.offer?.do === 'endTeamPhase',
    off: !skips && !view.planned && prospect === null,
  };
  panels.put('end', inset(r, -5 * sizes.u), DEPTH.panel + 0.8, shown, (g) => button(g, r, sizes, layout.form, shown));
}

interface Shown {
  readonly skips: boolean;
  readonly leaves: boolean;
  readonly words: EndWords;
  /** What would help if the game is lost. */
  readonly remedy: string;
  readonly picked: boolean;
  readonly off: boolean;
}

/** What the drawings of the button's forms have in common. */
interface Face {
  readonly g: CanvasPainter;
  readonly face: Rect;
  readonly sizes: Sizes;
  readonly ink: number;
  /** The color of the figures: figures about something that has not been done yet have the forecast's. */
  readonly ahead: number;
  readonly shown: Shown;
}

function button(g: CanvasPainter, r: Rect, sizes: Sizes, form: BoardView['layout']['form'], shown: Shown): void {
  const { u, line, panel: radius } = sizes;
  const { skips, leaves, picked, off, words } = shown;
  // On phones the button that gives the command is the only yellow one.
  const frame = form === 'wide' ? color.act : color.paper;
  if (picked) g.panel(inset({ ...r, h: r.h - 4 * u }, -3 * u), { fill: frame, radius: radius + 2 * u, line });
  const isLost = words.lost !== '';
  const { face, ink } = buttonFrame(g, r, {
    u,
    line,
    radius,
    state: off ? 'off' : 'ready',
    stuff: leaves ? 'paper' : isLost ? 'doom' : words.atRisk && !skips ? 'risk' : 'faza',
    drop: 4 * u,
  });
  const ahead = words.isAhead && !leaves && !isLost && !words.atRisk ? color.live : ink;
  DRAWN[form]({ g, face, sizes, ink, ahead, shown });
}

const DRAWN: Readonly<Record<BoardView['layout']['form'], (face: Face) => void>> = {
  portrait: drawPortrait,
  landscape: drawLandscape,
  wide: drawWide,
};

function drawPortrait({ g, face, sizes: { u }, ink, ahead, shown }: Face): void {
  const { skips, leaves, words: result } = shown;
  const words = text.board;
  const x = face.x + face.w / 2;
  if (skips) {
    g.icon('skip', x, face.y + face.h * 0.36, 20 * u, ink);
    g.title(words.skip, x, face.y + face.h * 0.74, { size: 15 * u, color: ink });
    return;
  }
  const isLost = result.lost !== '';
  const short = leaves ? words.leavePlanShort : isLost ? words.lostShort : words.endShort;
  const named = { face: 'display', size: 18 * u, align: 'center', color: ink, width: face.w - 6 * u } as const;
  g.text(short, x, face.y + face.h * 0.32, named);
  const y = face.y + face.h * 0.72;
  if (isLost) {
    const size = Math.max(12, 12.5 * u);
    fitText(g, result.why, x, y, { size, weight: 700, align: 'center', color: ink, width: face.w - 5 * u });
    return;
  }
  const [first] = result.figures;
  if (!first) return;
  // There is room for one figure and, if it is short, for a sign that it is hypothetical, as its color shows, too.
  const style = { size: 14 * u, weight: 700, color: ahead, width: face.w - 19 * u } as const;
  const wide = Math.min(style.width, g.measure(first.short, style));
  const eye = result.isAhead && wide + 15 * u <= style.width ? 15 * u : 0;
  if (eye > 0) g.icon('eye', face.x + 9 * u, y, 13 * u, ahead);
  const half = (16 * u + wide) / 2;
  const middle = x + eye / 2;
  g.icon(first.icon, middle - half + 7.5 * u, y, 15 * u, ahead);
  g.text(first.short, middle - half + 16 * u, y + 0.5 * u, style);
}

function drawLandscape({ g, face, sizes, ink, ahead, shown }: Face): void {
  const { u } = sizes;
  const { skips, leaves, remedy, words: result } = shown;
  const { kindLabel, isAhead, figures, lostShort, why } = result;
  const words = text.board;
  const x = face.x + face.w / 2;
  const isLost = result.lost !== '';
  const marked = kindLabel !== '';
  const defeat = marked ? words.lostShort : lostShort;
  const title = skips ? words.skip : leaves ? words.leavePlan : isLost ? defeat : words.endMiddle;
  g.text(title, marked ? face.x + 6 * u : x, face.y + face.h * 0.32, {
    face: 'display',
    size: (marked ? 15 : 18) * u,
    align: marked ? 'left' : 'center',
    color: ink,
    width: face.w * (marked ? 0.44 : 1) - 10 * u,
  });
  if (marked) chip(g, face.x + face.w - 5 * u, face.y + face.h * 0.3, face.w * 0.54, kindLabel, isAhead, sizes);
  if (isLost) {
    const size = 12 * Math.max(1, u);
    const style = { size, weight: 700, align: 'center', color: ink, width: face.w - 8 * u } as const;
    g.text(remedy || why, x, face.y + face.h * 0.73, style);
  } else if (!skips) {
    const short = figures.map((figure) => ({ ...figure, words: figure.short }));
    const style = { size: Math.max(12, 12 * u), icon: 13 * u, ink: ahead, gap: 5 * u };
    const room = face.w - 12 * u;
    const rows = face.h > 60 && lengthOf(g, short, style) > room ? [short.slice(0, 3), short.slice(3)] : [short];
    rows.forEach((row, index) => {
      const y = rows.length > 1 ? 0.58 + 0.24 * index : 0.73;
      sums(g, face.x + 6 * u, face.y + face.h * y, room, row, style);
    });
  }
}

function drawWide({ g, face, sizes, ink, ahead, shown }: Face): void {
  const { u } = sizes;
  const { skips, leaves, remedy, words: result } = shown;
  const { kindLabel, isAhead, figures, atRisk, lost, lostShort } = result;
  const words = text.board;
  const isLost = lost !== '';
  // The figures' assumption is beside the title, which leaves some room for it on a narrow button.
  const isNarrow = face.w < 290 * u;
  const isTight = kindLabel !== '' && isNarrow;
  const title = skips ? words.skip : leaves ? words.leavePlan : isTight ? words.endMiddle : words.endPhase;
  const isHelped = isLost && remedy !== '' && !leaves;
  const { size, middle: upper } = wideTitle(face, u, { isStriped: isLost || atRisk, isHelped });
  const named = { face: 'display', size, color: ink, width: (face.w - 60 * u) * (isTight ? 0.46 : 1) } as const;
  g.text(title, face.x + 15 * u, upper, named);
  if (kindLabel !== '') {
    const right = face.x + face.w - 46 * u;
    const room = right - face.x - 25 * u - Math.min(named.width, g.measure(title, named));
    chip(g, right, upper, room, kindLabel, isAhead, sizes);
  }
  if (skips) g.text(words.skipLine, face.x + 15 * u, face.y + face.h * 0.72, { size: sizes.body, color: ink });
  else if (isLost) {
    const warning = leaves ? color.hurt : color.act;
    const y = face.y + face.h * (isHelped ? 0.6 : 0.73);
    const room = face.w - 86 * u;
    g.icon('skull', face.x + 24 * u, y, 20 * u, warning);
    const style = { size: sizes.body, weight: 700, width: room } as const;
    fitText(g, isNarrow ? lostShort : lost, face.x + 40 * u, y, { ...style, color: warning });
    if (isHelped) fitText(g, remedy, face.x + 40 * u, face.y + face.h * 0.84, { ...style, color: ink });
  } else {
    const style = { size: sizes.body, icon: 17 * u, ink: ahead, gap: 12 * u };
    sums(g, face.x + 15 * u, face.y + face.h * 0.72, face.w - 56 * u, figures, style);
  }
  g.icon(skips ? 'skip' : 'chev', face.x + face.w - 26 * u, face.y + face.h / 2, 30 * u, ink);
}

/** The size of the title on a wide button, and the middle of its line: clear of the stripes, and smaller above two more lines. */
export function wideTitle(
  face: Pick<Rect, 'y' | 'h'>,
  u: number,
  { isStriped, isHelped }: { readonly isStriped: boolean; readonly isHelped: boolean },
): { readonly size: number; readonly middle: number } {
  const most = (isHelped ? 21 : 25) * u;
  if (!isStriped) return { size: most, middle: face.y + face.h * 0.34 };
  const size = Math.min(most, face.h * (isHelped ? 0.33 : 0.4));
  return { size, middle: face.y + face.h * (isHelped ? 0.32 : 0.38) };
}

/** Names the figures' assumption in a tag that ends at `right` and is at most `room` wide. */
function chip(
  g: CanvasPainter,
  right: number,
  y: number,
  room: number,
  words: string,
  isAhead: boolean,
  { u, meta, wide }: Sizes,
): void {
  const font = { size: wide ? meta : Math.max(12, 11 * u), weight: 700 } as const;
  const pad = (wide ? 7 : 4) * u;
  const w = Math.min(room, g.measure(words, font) + 2 * pad);
  const h = font.size * 1.5;
  const tag = rect(right - w, y - h / 2, w, h);
  g.panel(tag, { fill: isAhead ? color.live : color.paper, radius: h * 0.3, line: 1.5 });
  g.text(words, tag.x + w / 2, y, { ...font, align: 'center', color: color.ink, width: w - pad });
}

interface FigureStyle {
  readonly size: number;
  readonly icon: number;
  readonly ink: number;
  readonly gap: number;
}

/** The least distance between two figures. */
const CLOSEST = 5;

/** Figures in a row from `left`, with as many words as fit a width. */
function sums(
  g: CanvasPainter,
  left: number,
  y: number,
  width: number,
  figures: readonly EndFigure[],
  style: FigureStyle,
): void {
  const font = { size: style.size, weight: 600 } as const;
  const shown = fitted(g, figures, width, style);
  const spare = width - lengthOf(g, shown, style) + CLOSEST * (shown.length - 1);
  const gap = Math.min(style.gap, spare / Math.max(1, shown.length - 1));
  let x = left;
  for (const { icon, words } of shown) {
    g.icon(icon, x + style.icon / 2, y, style.icon, style.ink);
    g.text(words, x + style.icon + 3, y, { ...font, color: style.ink });
    x += style.icon + 3 + g.measure(words, font) + gap;
  }
}

/** Figures that fit a width: first shortened, then without those that are zero, then without the least important. */
function fitted(
  g: CanvasPainter,
  figures: readonly EndFigure[],
  width: number,
  style: FigureStyle,
): readonly EndFigure[] {
  const short = figures.map((figure) => ({ ...figure, words: figure.short }));
  const telling = short.filter(({ words }) => words !== '0');
  const choices = [figures, short, telling, telling.filter(({ icon }) => icon !== 'turn'), telling.slice(0, 2)];
  return choices.find((choice) => lengthOf(g, choice, style) <= width) ?? telling.slice(0, 1);
}

function lengthOf(g: CanvasPainter, figures: readonly EndFigure[], { size, icon }: FigureStyle): number {
  const lengths = figures.map(({ words }) => icon + 3 + g.measure(words, { size, weight: 600 }));
  return lengths.reduce((sum, length) => sum + length, CLOSEST * (figures.length - 1));
}

/** One figure on the button that ends the phase. */
export interface EndFigure {
  /** Of `icons.svg`. */
  readonly icon: string;
  readonly words: string;
  /** The same for less room. */
  readonly short: string;
}

/** The result that the end button announces. */
export interface EndWords {
  /** The figures' assumption; empty if they describe the present, and nothing else is on offer. */
  readonly kindLabel: string;
  /** Whether that is something that was not done yet. */
  readonly isAhead: boolean;
  readonly figures: readonly EndFigure[];
  /** Whether the game may be lost with the phase, or the pool runs dry: the first of the figures says so. */
  readonly atRisk: boolean;
  /** That the game is certainly lost, and by which rule; otherwise empty. While dice decide, a figure gives the chance. */
  readonly lost: string;
  /** The same without the rule, for less room. */
  readonly lostShort: string;
  /** Why it would be, in a word or two. */
  readonly why: string;
}

/** The coming phase in four figures: wounds, Rebels lost, tiles that turn, and the Drones in the pool. */
export function endWords({ kind, sums, defeat }: ForecastView): EndWords {
  const { wounds, rebelsLost, turns, pool } = sums;
  const words = text.board;
  const drones = words.fromTo(words.range(pool.before), words.range(pool.after));
  const sure = defeat?.chance === 1 ? defeat.rule : null;
  const risk = defeat && sure === null ? words.percent(defeat.chance) : null;
  const isLow = sure === null && pool.after[0] <= LOW_POOL;
  const poolFigure: EndFigure = isLow
    ? { icon: 'warn', words: words.lowPool(drones), short: drones }
    : { icon: 'drone', words: drones, short: drones };
  return {
    kindLabel: text.forecastText.kindsShort[kind],
    isAhead: kind !== 'now' && kind !== 'asIs',
    figures: [
      ...(defeat && risk !== null ? [{ icon: 'skull', words: text.dangerText.brief(defeat.chance), short: risk }] : []),
      ...(isLow ? [poolFigure] : []),
      { icon: 'hurt', words: words.wounds(wounds), short: words.range(wounds) },
      { icon: 'rebel', words: words.rebelsLost(rebelsLost), short: words.rebelsLostShort(rebelsLost) },
      { icon: 'turn', words: words.tiles(turns), short: words.range(turns) },
      ...(isLow ? [] : [poolFigure]),
    ],
    atRisk: risk !== null || isLow,
    lost: sure === null ? '' : words.lost(text.defeatShort[sure]),
    lostShort: sure === null ? '' : words.lost(text.defeatBrief[sure]),
    why: sure === null ? '' : text.defeatBrief[sure],
  };
}
