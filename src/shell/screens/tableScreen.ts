import type { SheetItem } from '../../games/faza/scenes/boardControls.ts';
import { boardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { type Path, pickKey } from '../../games/faza/scenes/picks.ts';
import { now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { type Chooser, showChooser } from '../chooser.ts';
import { confirmDialog } from '../confirmDialog.ts';
import { countDice } from '../dice/countDice.ts';
import { withPledge } from '../dice/diceLine.ts';
import { openLog } from '../logDialog.ts';
import type { Match } from '../match.ts';
import { logOf } from '../matchHistory.ts';
import { openMenu } from '../menuDialog.ts';
import { hear } from '../sound/hear.ts';
import { openTable, type Table } from '../table.ts';
import { shellText } from '../text.en.ts';
import type { Screen } from './screen.ts';

/** A match at the table. */
export function tableScreen(app: App, match: Match): Screen {
  let sheet: { key: string; chooser: Chooser } | null = null;
  app.sound.scene('board');

  const table: Table = openTable(
    {
      stage: app.stage,
      size: app.size,
      showControls: (controls) => app.semantic.show(controls),
      showSheet,
      announce: (sentence) => app.semantic.announce(sentence),
      sound: (name) => app.sound.play(name),
      hear: (state) => hear(app.sound, state),
      explain: (refusal) => app.explain(refusal),
      tell: (sentence) => app.toaster.show(sentence),
      keep: (kept) => {
        if (app.saves.save(kept) === 'full') app.toaster.show(shellText.save.full);
      },
      confirms: () => app.settings.now().confirm,
      forecastAlwaysOn: () => app.settings.now().alwaysForecast,
      menu,
      log,
      over: (ended) => app.toEnding(ended),
    },
    match,
  );

  function showSheet(
    title: string,
    items: readonly SheetItem[],
    choose: (path: Path) => void,
    cancel: () => void,
  ): void {
    const { width, height } = app.size();
    const { sheet: place } = boardLayout(width, height, match.players.length);
    const key = [width, height, ...items.map(({ path }) => path.map(pickKey).join('/'))].join(' ');
    if (sheet?.key === key) return;
    sheet?.chooser.close();
    sheet = null;
    if (items.length === 0) return;
    const canCancel = (items[0]?.path.length ?? 0) > 1;
    const chooser = showChooser(app.parent, {
      title: title || shellText.choose,
      items: items.map(({ pick, path, label }) => ({ id: pickKey(pick), label, press: () => choose(path) })),
      ...(canCancel ? { cancel } : {}),
      rect: place,
    });
    sheet = { key, chooser };
  }

  function log(): void {
    app.sound.play('open');
    openLog(app.parent, {
      entries: withPledge(logOf(table.match()), table.match()),
      openRule: (rule) => app.openRulebook(rule),
    });
  }

  function menu(): void {
    const words = shellText.menu;
    app.sound.play('open');
    const sound = (): { label: string; symbol: string } =>
      app.settings.now().muted ? { label: words.soundOff, symbol: 'mute' } : { label: words.soundOn, symbol: 'sound' };
    openMenu(app.parent, [
      { id: 'resume', label: words.resume, symbol: 'play', look: 'act', press: () => undefined },
      ...(now(table.match().session).outcome
        ? [{ id: 'ending', label: words.ending, symbol: 'trophy', press: () => app.toEnding(table.match()) }]
        : []),
      { id: 'log', label: words.log, symbol: 'log', press: log },
      { id: 'rulebook', label: words.rulebook, symbol: 'book', press: () => app.openRulebook() },
      { id: 'dice', label: words.dice, symbol: 'dice', press: () => app.openDice(table.match()) },
      { id: 'share', label: words.share, symbol: 'share', press: () => app.share(table.match()) },
      { id: 'settings', label: words.settings, symbol: 'settings', press: () => app.openSettings() },
      { id: 'sound', ...sound(), stays: sound, press: () => app.toggleSound() },
      { id: 'title', label: words.toTitle, symbol: 'home', press: () => app.toTitle() },
      { id: 'giveUp', label: words.giveUp, symbol: 'exit', look: 'danger', press: () => void giveUp() },
    ]);
  }

  async function giveUp(): Promise<void> {
    if (!(await confirmDialog(app.parent, { ...shellText.giveUp, danger: true }))) return;
    countDice(app, table.match());
    app.saves.clear();
    app.toTitle();
  }

  return {
    refresh: () => table.refresh(),
    close: () => {
      table.close();
      app.sound.ambience({});
      sheet?.chooser.close();
    },
  };
}
