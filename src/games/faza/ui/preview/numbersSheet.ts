import { asSentence } from '../../../../module/asSentence.ts';
import type { NumbersSheet, SheetLine, SheetTable, Tone } from '../../../../module/screens/panel.ts';
import type { AddedHelp } from '../../interaction/openFight.ts';
import type { Preview } from '../../interaction/preview/preview.ts';
import type { BoardView } from '../../interaction/view.ts';
import type { EventChance, EventOdds } from '../../rules/events/eventOdds.ts';
import { type FightHelp, lastRebelChance } from '../../rules/fight/fightHelp.ts';
import type { FightForecast, FightResult } from '../../rules/fight/fightOdds.ts';
import type { FazaView, Outcome } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';

const words = text.previewText;
/** More helping cards than this are only counted. */
const MOST_HELPS = 6;

/** The numbers of a view's command on offer; `null` if there are none. */
export function numbersSheet({ preview, state, open, reveals, practice }: BoardView): NumbersSheet | null {
  if (!preview) return null;
  const sheet = sheetOf(preview, state, open?.added ?? []);
  return reveals && practice !== true && preview.kind !== 'seen'
    ? { ...sheet, lines: [...sheet.lines, { text: words.noUndo, tone: 'plain' }] }
    : sheet;
}

function sheetOf(preview: Preview, state: FazaView, added: readonly AddedHelp[]): NumbersSheet {
  switch (preview.kind) {
    case 'fight':
      return fightSheet(preview.fight, preview.helps, state, added);
    case 'boarding':
      return boardingSheet(preview);
    case 'sure': {
      const { journey } = preview;
      const changes = preview.changes.map((change) => plain(text.changeText(change, state)));
      const way = journey && journey.path.length > 2 ? [plain(words.way(journey.path, state))] : [];
      const perils = (journey?.perils ?? []).map((peril): SheetLine => ({ text: words.perils[peril], tone: 'warn' }));
      const wasted: SheetLine[] = preview.wasted
        ? [{ text: text.wastedText(preview.wasted, state), tone: 'warn' }]
        : [];
      const lines = [...way, ...(changes.length > 0 ? changes : [plain(words.sure.nothing)]), ...perils, ...wasted];
      return { title: words.sure.title, lines, tables: [], said: said(lines) };
    }
    case 'seen': {
      const lines = [...preview.changes.map((change) => plain(text.changeText(change, state))), plain(words.seen)];
      return { title: words.sure.title, lines, tables: [], said: said(lines) };
    }
  }
}

function fightSheet(
  fight: FightForecast,
  helps: readonly FightHelp[],
  state: FazaView,
  added: readonly AddedHelp[],
): NumbersSheet {
  const { percent } = text.board;
  const results = [...fight.results].sort((a, b) => b.kills - a.kills);
  const lastRebel = lastRebelChance(fight);
  const lines: SheetLine[] = [
    plain(words.expected(fight.expectedKills)),
    ...(fight.tileBonus === 0 ? [] : [plain(words.tileBonus(fight.tileBonus))]),
    ...(fight.deathChance > 0 ? [ends(words.death(fight.deathChance), 'bad', 'X2')] : []),
    ...(lastRebel > 0 ? [ends(words.lastRebel(lastRebel), 'bad', 'X5')] : []),
  ];
  const outcomes: SheetTable = {
    title: '',
    head: [words.fight.outcome, words.fight.points, words.fight.chance],
    rows: results.map((result) => ({
      cells: [text.fightResultText(result), `+${result.kills}`, percent(result.chance)],
      tone: toneOf(result),
      chance: result.chance,
    })),
  };
  const shown = helps.slice(0, MOST_HELPS);
  const changes = ({ unharmed, kills, defeat }: FightHelp): string[] => [
    text.deltaText(unharmed, 'chance'),
    text.deltaText(kills, 'points'),
    text.deltaText(defeat, 'chance'),
  ];
  const head = [words.helps.card, words.helps.unharmed, words.helps.points, words.helps.death];
  const help: SheetTable = {
    title: words.helps.title,
    head,
    rows: shown.map((one) => ({ cells: [text.helpName(one.command, state), ...changes(one)], tone: 'plain' })),
  };
  const played: SheetTable = {
    title: words.added,
    head,
    rows: added.map(({ command, help: by }) => ({
      cells: [text.helpName(command, state), ...(by ? changes(by) : [])],
      tone: 'good',
    })),
  };
  const left = helps.length - shown.length;
  const odds = results.map((result) => `${percent(result.chance)} ${text.fightResultText(result)}`).join('; ');
  return {
    title: words.fight.title,
    lines: left > 0 ? [...lines, plain(words.moreHelps(left))] : lines,
    tables: [outcomes, played, help].filter(({ rows }) => rows.length > 0),
    said: `${odds}. ${said(lines)}`,
  };
}

function boardingSheet(preview: Extract<Preview, { kind: 'boarding' }>): NumbersSheet {
  const { ship, health, events, won, lost, lostBy } = preview;
  const lines: SheetLine[] = [
    plain(words.health(ship, ...health)),
    ...(won === 1 ? [ends(words.won, 'good', 'X1')] : []),
    ...(lost > 0 ? [ends(words.lost(lost), 'bad', ...lostBy)] : []),
    ...(events.drawn === 0 ? [plain(words.locals.none)] : []),
  ];
  const tables = events.drawn === 0 ? [] : eventTables(events);
  const here = events.locals
    .map(({ what, chance }) => `${text.board.percent(chance)} ${text.localText(what)}`)
    .join('; ');
  const parts = [said(lines), here && `${here}.`];
  return { title: words.boarding.title, lines, tables, said: parts.filter((part) => part !== '').join(' ') };
}

function eventTables(events: EventOdds): SheetTable[] {
  const { percent } = text.board;
  const sure = events.cards.filter(({ chance }) => chance === 1);
  const known = sure.length === events.drawn ? sure : [];
  const table = <What>(
    title: string,
    odds: readonly EventChance<What>[],
    name: (what: What) => string,
  ): SheetTable => ({
    title,
    head: [],
    rows: odds.map(({ what, chance }) => ({
      cells: [name(what), percent(chance)],
      tone: what === 'reward' ? 'good' : 'plain',
    })),
  });
  const cards = known.length > 0 ? words.cards.known : words.cards.left(events.cards.length);
  return [
    table(events.drawn > 1 ? words.locals.two : words.locals.one, events.locals, text.localText),
    table(words.types, events.types, (type) => text.eventTypeShort[type]),
    table(cards, events.cards, (card) => text.eventName[card]),
  ];
}

function toneOf({ loses, wounds, rebelsLost }: FightResult): Tone {
  if (loses !== null || wounds > 0) return 'bad';
  return rebelsLost > 0 ? 'warn' : 'good';
}

function plain(line: string): SheetLine {
  return { text: line, tone: 'plain' };
}

/** A sentence that says how the game would end. */
function ends(line: string, tone: Tone, ...rules: readonly Outcome['rule'][]): SheetLine {
  return { text: line, tone, rules };
}

function said(lines: readonly SheetLine[]): string {
  return lines.map((line) => asSentence(line.text)).join(' ');
}
