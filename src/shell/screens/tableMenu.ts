import { now, viewNow } from '../../kernel/session.ts';
import { confirmDialog } from '../../page/dialog.ts';
import { type MenuItem, openMenu } from '../../page/menuDialog.ts';
import type { App } from '../app/ports.ts';
import { countDice } from '../dice/matchDice.ts';
import type { Inspector } from '../inspect/inspector.ts';
import { openLog } from '../log/logDialog.ts';
import { matchLog, withPledge } from '../log/matchLog.ts';
import { isWatched, type Match } from '../match.ts';
import type { PeopleTable } from '../people/peopleTable.ts';
import { peopleText } from '../people/text.en.ts';
import { planText } from '../plan/text.en.ts';
import type { PhaseReplay } from '../replay/phaseReplay.ts';
import { giveUpQuestion, keepGame, saveLine } from '../saving/saveMatch.ts';
import type { Table } from '../table/openTable.ts';
import { shellText } from '../text.en.ts';

/** A table, and what its menu opens there. */
export interface MenuParts {
  readonly app: App;
  table(): Table;
  readonly inspector: Inspector;
  readonly people: PeopleTable;
  readonly phase: PhaseReplay;
}

/** Whether the game of a match is over. */
export function isOver({ session }: Match): boolean {
  return session.game.result(now(session)) !== null;
}

/** Opens the log of what happened at a table. */
export function openTableLog({ app, phase, ...parts }: MenuParts): void {
  const { game } = app;
  const table = parts.table();
  app.sound.play('open');
  openLog(app.parent, {
    entries: withPledge(game, matchLog(game, table.match(), table.viewer()), table.match()),
    fields: game.replay.logFields(viewNow(table.match().session, table.viewer())),
    example: game.replay.words.search,
    openRule: (rule) => app.openRulebook(rule),
    aside: phase.aside(table.match()),
    here: undefined,
    jump: (frame) => phase.lookBack(table.match(), table.viewer(), frame),
    staysOpen: false,
    where: (concerns) => phase.mark(concerns, table.match()),
  });
}

/** Opens the menu of a table. */
export function openTableMenu(parts: MenuParts): void {
  const { app } = parts;
  app.sound.play('open');
  openMenu(app.parent, [...gameItems(parts), ...pageItems(parts)], shellText.menu.title, saveLine(app));
}

/** What can be done with the game at the table. */
function gameItems(parts: MenuParts): MenuItem[] {
  const { app, inspector, people, phase } = parts;
  const table = parts.table();
  const match = table.match();
  const words = shellText.menu;
  const lookBack = (): void => phase.lookBack(table.match(), table.viewer());
  return [
    { id: 'resume', label: words.resume, symbol: 'play', look: 'act', press: () => undefined },
    ...(isOver(match)
      ? [{ id: 'ending', label: words.ending, symbol: 'trophy', press: () => app.toEnding(table.match()) }]
      : []),
    { id: 'log', label: words.log, symbol: 'log', press: () => openTableLog(parts) },
    { id: 'lookBack', label: words.lookBack, symbol: 'eye', press: lookBack },
    ...(table.plans.canPlan()
      ? [{ id: 'plan', label: planText.menu, symbol: 'speech', press: () => table.plans.toggle() }]
      : []),
    ...(isWatched(match)
      ? []
      : [{ id: 'ask', label: shellText.inspect.menu, symbol: 'help', press: () => inspector.ask() }]),
    { id: 'rulebook', label: words.rulebook, symbol: 'book', press: () => app.openRulebook() },
    { id: 'shortcuts', label: words.shortcuts, symbol: 'keyboard', press: () => app.openShortcuts() },
    ...(app.game.dice
      ? [{ id: 'dice', label: words.dice, symbol: 'dice', press: () => app.openDice(table.match()) }]
      : []),
    { id: 'share', label: words.share, symbol: 'share', press: () => app.share(table.match()) },
    ...(match.practice || isOver(match)
      ? []
      : [{ id: 'practice', label: words.practice, symbol: 'undo', press: () => void practise(app, table) }]),
    { id: 'company', label: peopleText.title, symbol: 'users', press: () => people.open() },
    ...orderItem(app, table),
  ];
}

/** Settings, and the ways out. */
function pageItems({ app, table }: MenuParts): MenuItem[] {
  const words = shellText.menu;
  const { settings } = app;
  const sound = (): { label: string; symbol: string } =>
    settings.now().muted ? { label: words.soundOff, symbol: 'mute' } : { label: words.soundOn, symbol: 'sound' };
  return [
    { id: 'settings', label: words.settings, symbol: 'settings', press: () => app.openSettings() },
    { id: 'sound', ...sound(), stays: sound, press: () => settings.set({ muted: !settings.now().muted }) },
    { id: 'title', label: words.toTitle, symbol: 'home', press: () => app.toTitle() },
    { id: 'giveUp', label: words.giveUp, symbol: 'exit', look: 'danger', press: () => void giveUp(app, table()) },
  ];
}

/** The standing order of a person who plays alone; people who share the device set theirs while they see their hands. */
function orderItem({ game }: App, table: Table): MenuItem[] {
  if (table.order() === null || isOver(table.match())) return [];
  const shown = (): { label: string; symbol: string } => ({
    label: game.orders?.labels[table.order() ?? ''] ?? '',
    symbol: 'shield',
  });
  return [{ id: 'order', ...shown(), stays: shown, press: () => table.nextOrder() }];
}

async function practise({ parent }: App, table: Table): Promise<void> {
  if (await confirmDialog(parent, shellText.practice)) table.practise();
}

async function giveUp(app: App, table: Table): Promise<void> {
  if (!(await confirmDialog(app.parent, giveUpQuestion(app, table.match())))) return;
  void keepGame(app, table.match(), 'givenUp');
  countDice(app, table.match());
  app.savedGame.clear();
  app.toTitle();
}
