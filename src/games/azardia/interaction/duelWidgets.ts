import type { Danger } from '../../../module/chances/danger.ts';
import type { Path, TableMoment } from '../../../module/screens/table.ts';
import type { CommandPath } from '../../../smallGame/table/selection.ts';
import { column, row } from '../../../table/layout/layout.ts';
import { around, type Rect } from '../../../table/layout/rect.ts';
import { GOAL } from '../content/board.ts';
import { actionSpec } from '../content/cards.ts';
import { azardia } from '../rules/azardia.ts';
import { effectFor } from '../rules/cards/effects.ts';
import { isTie, sideBehind, totalOf } from '../rules/duels/duels.ts';
import { rollAgainOdds } from '../rules/forecast/duelOdds.ts';
import { duelEnds } from '../rules/forecast/duelStake.ts';
import { type Outcome, outcomeOf } from '../rules/forecast/outcomes.ts';
import { PRICES } from '../rules/players/coins.ts';
import type { Command } from '../rules/state/command.ts';
import type { Fact } from '../rules/state/fact.ts';
import { type AzardiaView, type Duel, HIDDEN, type Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { whyNotRaised } from '../rules/turn/whyNotDone.ts';
import { actionText } from '../text/cards.en.ts';
import { duelHeading, duelText, endText, oddsText, standingText, toldHeading } from '../text/duels.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { playerName } from '../text/names.en.ts';
import { outcomeLines } from '../text/outcomes.en.ts';
import { whyNotText } from '../text/whyNot.en.ts';
import { type DuelLayout, duelLayout, sideOfSeat } from './layout/duelLayout.ts';
import type { AzardiaLayout } from './layout/tableLayout.ts';
import { peekWidget } from './privateWidgets.ts';
import { goWidget, skipWidget, topWidgets, withoutMain } from './tableWidgets.ts';
import type { Widget, WidgetLook } from './widget.ts';

/** The parts of a table with an open duel. */
interface DuelTable {
  readonly layout: AzardiaLayout;
  readonly state: AzardiaView;
  readonly seat: Seat;
  readonly paths: readonly CommandPath<AzardiaTypes>[];
  readonly path: Path;
  readonly moment: TableMoment<AzardiaTypes>;
  readonly speed: Parameters<typeof topWidgets>[2];
  /** The command of a single press. */
  readonly next: Command | null;
  readonly caption: string;
  readonly outcome: readonly string[];
  readonly danger: Danger | null;
}

/** All controls while a duel is open: they replace those of the table. */
export function duelWidgets(table: DuelTable, duel: Duel): Widget[] {
  const { layout, state, seat, paths, path, moment, speed, next, caption, outcome, danger } = table;
  const places = duelLayout(layout);
  const { top, go, second, unit } = places;
  const widgets = [
    ...topWidgets({ ...layout, top }, moment, speed),
    ...optionWidgets(table, duel, places),
    ...closedDice(table, duel, places),
  ];
  const isKept = layout.peek !== null && !moment.busy;
  const [left = second, right = second] = isKept && path.length > 0 ? row(second, 2, 5 * unit) : [second, second];
  if (isKept) widgets.push(peekWidget(left, state, seat, moment.hand));
  if (path.length > 0)
    widgets.push({
      id: 'cancel',
      rect: right,
      label: text.table.cancel,
      group: text.groups.confirm,
      isOpen: true,
      look: { kind: 'option' },
    });
  // If nothing is beside the main button, it takes that place, too.
  const whole = !isKept && path.length === 0 ? around([second, go]) : go;
  if (moment.canSkipToTurn) return [...widgets, skipWidget({ ...layout, go: whole }, state, seat)];
  const widget = goWidget({ ...layout, go: whole }, state, next, caption, null, outcome, danger);
  const detail = next ? detailOf(state, seat, duel, next) : '';
  if (next?.do === 'pass' && canCatchUp(state, duel, paths)) return [...widgets, withoutMain(widget, detail)];
  return [...widgets, { ...widget, look: { kind: 'go', detail, ...(danger ? { danger: danger.brief } : {}) } }];
}

/** H7: whether the player behind could still come out ahead by the dice and cards that they may see, or have the dice decide. */
function canCatchUp(state: AzardiaView, duel: Duel, paths: readonly CommandPath<AzardiaTypes>[]): boolean {
  const behind = sideBehind(duel);
  if (state.steps[0]?.step !== 'improve' || isTie(duel)) return false;
  const { challenger, defender, tile } = duel;
  const gap = Math.abs(totalOf(challenger) - totalOf(defender));
  const coins = Math.floor((state.players[behind.seat]?.coins ?? 0) / PRICES.die);
  const raises = Math.min(coins, paths.filter(({ command }) => command.do === 'raise').length);
  const effects = paths.flatMap(({ command }) =>
    command.do === 'play' ? [effectFor(state, actionSpec(command.card).effect, command.seat)] : [],
  );
  const added = effects.reduce((sum, effect) => sum + (effect.kind === 'addToTotal' ? effect.by : 0), raises);
  // G3: on tile 150 the arriving player loses a tie.
  const needed = tile === GOAL && behind === challenger ? gap + 1 : gap;
  return effects.some(({ kind }) => kind === 'rollAgain') || added >= needed;
}

/** How the duel stands, for the heading of its choices; while an animation shows it, by what has been told, nobody decides anything. */
export function headingOf(
  state: AzardiaView,
  seat: Seat,
  told: readonly Fact[] | null,
): readonly [string, string] | null {
  if (!state.duel) return null;
  if (told) return toldHeading(state.duel, state, seat, told.at(-1));
  const [asked = null] = azardia.activeSeats(state);
  // A face-down hand may hold anything.
  const isUnknown = state.players[seat]?.hand.includes(HIDDEN) === true;
  const canAct = isUnknown || azardia.legalCommands(state, seat).some(({ do: name }) => name !== 'pass');
  return duelHeading(state.duel, state, seat, asked, canAct);
}

/** The dice that can be raised and the cards that can be played, each with its result. */
function optionWidgets(
  { state, seat, paths, path }: DuelTable,
  duel: Duel,
  { options, form, unit }: DuelLayout,
): Widget[] {
  const hand = state.players[seat]?.hand ?? [];
  const found = paths.flatMap(({ command, steps: [step] }): Omit<Widget, 'rect'>[] => {
    if (!step || (command.do !== 'raise' && command.do !== 'play')) return [];
    const isCard = command.do === 'play';
    const look = lookOf(state, duel, command);
    // Phones have no room for who may answer: there it is a hint.
    const more = answerAfter(state, duel, command);
    const about = [look.about, ...(more === '' ? [] : [more])].join('. ');
    return [
      {
        id: isCard ? `hand:${hand.indexOf(command.card)}` : `die:${command.die}`,
        label: isCard ? text.card(command.card) : step.label,
        hint: about,
        group: isCard ? text.groups.hand : text.groups.dice,
        isOpen: true,
        pressed: path[0]?.kind === step.key,
        path: [step.key],
        look: form === 'wide' ? { ...look, about } : look,
      },
    ];
  });
  const cells = cellsOf(options, found.length, form, unit);
  return found.map((widget, index) => ({ ...widget, rect: cells[index] ?? options }));
}

/** K5: the dice of the side that may improve which no coin can raise, each with the reason; they are drawn with the side. */
function closedDice({ state, seat, paths, moment }: DuelTable, duel: Duel, places: DuelLayout): Widget[] {
  const side = sideBehind(duel);
  const cells = sideOfSeat(places, state, seat, seat)?.dice ?? [];
  if (moment.busy || state.steps[0]?.step !== 'improve' || side.seat !== seat) return [];
  return cells.flatMap((cell, die): Widget[] => {
    if (paths.some(({ command }) => command.do === 'raise' && command.die === die)) return [];
    const why = whyNotRaised(state, seat, side, die);
    if (why === null) return [];
    const label = text.dieShown(die + 1, side.dice[die] ?? 0);
    return [
      {
        id: `die:${die}`,
        rect: cell,
        label,
        why: whyNotText(why, state),
        group: text.groups.dice,
        isOpen: false,
        look: { kind: 'drawn' },
      },
    ];
  });
}

/** One row in wide windows, one column on phones on their side, two columns on upright ones; one more where there are many. */
function cellsOf(area: Rect, count: number, form: DuelLayout['form'], unit: number): Rect[] {
  const gap = 7 * unit;
  if (form === 'wide') {
    const w = Math.min((area.w - gap * (Math.max(3, count) - 1)) / Math.max(3, count), 270 * unit);
    return Array.from({ length: count }, (_, index) => ({ ...area, x: area.x + index * (w + gap), w }));
  }
  const columns = form === 'portrait' ? (count > 6 ? 3 : 2) : count > 5 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const h = Math.min((area.h - gap * (rows - 1)) / Math.max(1, rows), (form === 'portrait' ? 74 : 62) * unit);
  const lines = column({ ...area, h: rows * h + (rows - 1) * gap }, Math.max(1, rows), gap);
  return lines.flatMap((line) => row(line, columns, gap));
}

function lookOf(
  state: AzardiaView,
  duel: Duel,
  command: Extract<Command, { readonly do: 'raise' | 'play' }>,
): Extract<WidgetLook, { readonly kind: 'duel' }> {
  const about = aboutOf(state, duel, command);
  if (command.do === 'play') return { kind: 'duel', card: command.card, name: actionText[command.card].name, about };
  const side = duel.challenger.seat === command.seat ? duel.challenger : duel.defender;
  return { kind: 'duel', face: side.dice[command.die] ?? 0, name: duelText.dieRaised, about };
}

/**
 * The result of a raised die or a played card: the state of the duel, its end, or the odds if dice are rolled again.
 */
function aboutOf(state: AzardiaView, duel: Duel, command: Command): string {
  const outcome = outcomeOf(state, command);
  if (outcome.open === 'tie') return duelText.again;
  if (outcome.duel && 'own' in outcome.duel) {
    const { own, other } = outcome.duel;
    const by = addedBy(state, command);
    const result = standingText(own, other);
    return by === null ? result : duelText.added(by, result);
  }
  if (outcome.duel) return wayOf(state, duel, command.seat, outcome.duel.winner === command.seat ? 'win' : 'lose');
  if (outcome.open === 'dice') return againText(duel, command);
  return restText(outcome, state, command.seat);
}

/** What a card adds to a total; `null` for any other command. */
function addedBy(state: AzardiaView, command: Command): number | null {
  if (command.do !== 'play') return null;
  const effect = effectFor(state, actionSpec(command.card).effect, command.seat);
  return effect.kind === 'addToTotal' ? effect.by : null;
}

/** H7: who may still answer a command that puts its player ahead, as far as everybody knows; empty if nobody. */
function answerAfter(state: AzardiaView, duel: Duel, command: Command): string {
  const { duel: standing } = outcomeOf(state, command);
  if (!standing || !('own' in standing) || standing.own <= standing.other) return '';
  const rival = duel.challenger.seat === command.seat ? duel.defender.seat : duel.challenger.seat;
  const { hand = [], coins = 0 } = state.players[rival] ?? {};
  return hand.length > 0 || coins >= PRICES.die ? duelText.canAnswer(playerName(state, rival)) : '';
}

/** H7: the odds of a card that has one side roll again. */
function againText(duel: Duel, command: Command): string {
  const other = duel.challenger.seat === command.seat ? duel.defender.seat : duel.challenger.seat;
  const isTheirs = command.do === 'play' && command.card === 'bananaFootwork';
  return oddsText(rollAgainOdds(duel, command.seat, isTheirs ? other : command.seat));
}

function restText(outcome: Outcome, state: AzardiaView, seat: Seat): string {
  return outcomeLines(outcome, state, seat)
    .join(' · ')
    .replace(/^You: /, '');
}

/** What a side gets, depending on whether it wins. */
function wayOf(state: AzardiaView, duel: Duel, seat: Seat, result: 'win' | 'lose'): string {
  const pair = { challenger: duel.challenger.seat, defender: duel.defender.seat, tile: duel.tile };
  const ends = duelEnds(state, pair).find((one) => one.seat === seat);
  const words = ends ? endText(ends, result, state) : '';
  return result === 'win' ? duelText.ends(words) : duelText.passed(words);
}

/** The result of the main button, in a few words below its name. */
function detailOf(state: AzardiaView, seat: Seat, duel: Duel, command: Command): string {
  if (command.do !== 'pass') return aboutOf(state, duel, command);
  if (duel.challenger.dice.length === 0) return duelText.fights;
  return isTie(duel) ? duelText.again : wayOf(state, duel, seat, 'lose');
}
