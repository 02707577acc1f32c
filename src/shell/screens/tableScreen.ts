import { now, viewNow } from '../../kernel/session.ts';
import { asSentence } from '../../module/asSentence.ts';
import type { ListItem, Path } from '../../module/table.ts';
import { type Chooser, showChooser } from '../../page/chooser.ts';
import { closeDialogs, confirmDialog } from '../../page/dialog.ts';
import { type MenuItem, openMenu } from '../../page/menuDialog.ts';
import type { App } from '../app/ports.ts';
import { countDice } from '../dice/matchDice.ts';
import { createDragging } from '../drag/dragging.ts';
import { createInspector } from '../inspect/inspector.ts';
import { createHintGuide } from '../learn/hintGuide.ts';
import type { TableObserver } from '../learn/tableObserver.ts';
import { openLog } from '../log/logDialog.ts';
import { matchLog, withPledge } from '../log/matchLog.ts';
import { isWatched, type Match } from '../match.ts';
import { createPeopleTable } from '../people/peopleTable.ts';
import { peopleText } from '../people/text.en.ts';
import { createPings } from '../plan/ping.ts';
import { createPlanBar, openCompare } from '../plan/planBar.ts';
import { planText } from '../plan/text.en.ts';
import { createPreviewPanel } from '../preview/previewPanel.ts';
import { createPhaseReplay } from '../replay/phaseReplay.ts';
import { nextSpeed } from '../replay/speedButton.ts';
import { replayText } from '../replay/text.en.ts';
import { giveUpQuestion, keepGame, saveLine, saveMatch } from '../saving/saveMatch.ts';
import type { Speed } from '../settings/settings.ts';
import { hear } from '../sound/sound.ts';
import { createEndingButton } from '../table/endingButton.ts';
import { openTable, type Table } from '../table/openTable.ts';
import { createTimedReader } from '../table/timedReader.ts';
import { createViewerScope } from '../table/viewerScope.ts';
import { shellText } from '../text.en.ts';
import type { Screen } from './screen.ts';

/** Milliseconds for which people see what is about to be done for them, at speed 1. */
const ORDER_PAUSE = 900;

function pauseAt(speed: Speed): Promise<void> {
  return speed === 'instant' ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ORDER_PAUSE / speed));
}

/** A match at the table; who looks on gives hints to newcomers, or a lesson. */
export function tableScreen(app: App, match: Match, onlooker: TableObserver = createHintGuide(app, match)): Screen {
  const { game } = app;
  let sheet: { key: string; chooser: Chooser } | null = null;
  const panel = createPreviewPanel(app.parent, app.openRulebook);
  const planBar = createPlanBar(app.parent);
  const dragging = createDragging(app.parent, (name) => app.sound.play(name));
  const pings = createPings(app.parent, (sentence) => {
    app.sound.play('select');
    app.semantic.announce(sentence);
  });
  const phase = createPhaseReplay(app);
  const inspector = createInspector(
    app,
    (place, name) => pings.ping(place, name),
    (key) => onlooker.asked?.(key),
  );
  /** As it was kept last: the table asks for it while it is still being laid. */
  let kept = match;
  const people = createPeopleTable({
    parent: app.parent,
    game: app.game,
    match: () => kept,
    setCompany: (company) => table.seat(company),
    tell: (sentence) => app.toaster.show(sentence),
    tick: () => app.sound.play('tick'),
  });
  const scope = createViewerScope();
  const { hush, letGo } = app.semantic;
  for (const forget of [hush, letGo, app.toaster.clear, closeSheet, dragging.cancel, inspector.forget, pings.clear])
    scope.owns(forget);
  const endingButton = createEndingButton(app.parent, () => app.toEnding(kept));
  const reader = createTimedReader(app, () => ({ x: 0, y: 0, w: app.size().width, h: app.size().height }));
  app.sound.scene('board');

  const table: Table = openTable(
    {
      game,
      stage: app.stage,
      size: app.size,
      showControls: (controls) => app.semantic.show(inspector.withAbout(onlooker.controls(people.named(controls)))),
      showSheet,
      showPanel: (view) => {
        panel.show(view);
        onlooker.panelShown?.(view !== null && !view.passing);
      },
      showPlan: (view, actions) => planBar.show(view, actions),
      comparePlans: (plans) => game.plans && openCompare(app.parent, game.plans, plans),
      plans: app.plans,
      letDrag: (offer) => dragging.offer(onlooker.isStrict ? null : offer),
      announce: (sentence) => app.semantic.announce(sentence),
      quiet: scope.end,
      rolled: (sentence) => {
        if (app.settings.now().speed === 'instant') app.toaster.remark(sentence);
      },
      sound: (name) => app.sound.play(name),
      hear: (state) => {
        hear(app, state);
        onlooker.caughtUp(state);
      },
      explain: ({ reason, rule }) => app.toaster.show(game.table.refusal(reason), rule),
      tell: (sentence) => app.toaster.show(sentence),
      handOver: (seat, reopeners) => {
        closeDialogs(app.parent);
        phase.forget();
        onlooker.forget?.();
        return people.handOver(seat, reopeners);
      },
      meant: (danger, command) => {
        app.sound.play('refuse');
        const question = shellText.danger(danger.brief, [asSentence(command), danger.said]);
        return confirmDialog(app.parent, { ...question, danger: true });
      },
      pause: () => pauseAt(app.settings.now().speed),
      seen: inspector.seen,
      shown: (view) => {
        people.shown(view);
        endingButton.show(isOver() && !view.busy ? view.layout : null);
      },
      happened: people.happened,
      keep: (next) => {
        kept = next;
        const written = saveMatch(app, next);
        onlooker.changed(next);
        return written;
      },
      confirms: () => app.settings.now().confirm,
      forecastAlwaysOn: () => app.settings.now().alwaysForecast,
      density: () => app.settings.now().density,
      speed: () => replayText.speed(app.settings.now().speed),
      nextSpeed: () => {
        const speed = nextSpeed(app.settings.now().speed);
        app.settings.set({ speed });
        app.semantic.announce(replayText.speedName(speed));
      },
      phase,
      menu,
      log,
      ask: () => inspector.ask(),
      closeUp: (tile) => {
        // What was said of an earlier press would lie over it.
        app.toaster.clear();
        inspector.closeUp(tile);
      },
      over: (ended) => {
        // The stored game is cleared even if it lacks the last moves, because nobody is to continue it. But if the ending
        // cannot be loaded, nothing else has stored the game yet.
        app.toEnding(ended, () => app.savedGame.clear());
      },
    },
    match,
  );

  function closeSheet(): void {
    sheet?.chooser.close();
    sheet = null;
  }

  function showSheet(
    title: string,
    items: readonly ListItem[],
    choose: (path: Path) => void,
    cancel: () => void,
  ): void {
    const { width, height } = app.size();
    const { sheet: place } = game.table.layout(width, height, match.session.setup);
    const key = JSON.stringify([width, height, ...items.map(({ path }) => path)]);
    if (sheet?.key === key) return;
    closeSheet();
    if (items.length === 0) return;
    const canCancel = (items[0]?.path.length ?? 0) > 1;
    const chooser = showChooser(app.parent, {
      title,
      items: items.map(({ key: id, path, label, detail, danger }) => ({
        id,
        label,
        ...(detail === undefined ? {} : { detail }),
        ...(danger === undefined ? {} : { danger }),
        press: () => {
          choose(path);
          app.semantic.focusOffer();
        },
      })),
      ...(canCancel ? { cancel } : {}),
      rect: place,
    });
    sheet = { key, chooser };
  }

  function log(): void {
    app.sound.play('open');
    openLog(app.parent, {
      entries: withPledge(game, matchLog(game, table.match(), table.viewer()), table.match()),
      fields: game.replay.logFields(viewNow(table.match().session, table.viewer())),
      example: game.replay.words.search,
      openRule: (rule) => app.openRulebook(rule),
      aside: phase.aside(match),
      here: undefined,
      jump: (frame) => phase.lookBack(table.match(), table.viewer(), frame),
      staysOpen: false,
      where: (concerns) => phase.mark(concerns, table.match()),
    });
  }

  function menu(): void {
    const words = shellText.menu;
    app.sound.play('open');
    const sound = (): { label: string; symbol: string } =>
      app.settings.now().muted ? { label: words.soundOff, symbol: 'mute' } : { label: words.soundOn, symbol: 'sound' };
    const items: MenuItem[] = [
      { id: 'resume', label: words.resume, symbol: 'play', look: 'act', press: () => undefined },
      ...(isOver()
        ? [{ id: 'ending', label: words.ending, symbol: 'trophy', press: () => app.toEnding(table.match()) }]
        : []),
      { id: 'log', label: words.log, symbol: 'log', press: log },
      {
        id: 'lookBack',
        label: words.lookBack,
        symbol: 'eye',
        press: () => phase.lookBack(table.match(), table.viewer()),
      },
      ...(table.canPlan() ? [{ id: 'plan', label: planText.menu, symbol: 'speech', press: () => table.plan() }] : []),
      ...(isWatched(match)
        ? []
        : [{ id: 'ask', label: shellText.inspect.menu, symbol: 'help', press: () => inspector.ask() }]),
      { id: 'rulebook', label: words.rulebook, symbol: 'book', press: () => app.openRulebook() },
      { id: 'shortcuts', label: words.shortcuts, symbol: 'keyboard', press: () => app.openShortcuts() },
      ...(game.dice
        ? [{ id: 'dice', label: words.dice, symbol: 'dice', press: () => app.openDice(table.match()) }]
        : []),
      { id: 'share', label: words.share, symbol: 'share', press: () => app.share(table.match()) },
      ...(table.match().practice || isOver()
        ? []
        : [{ id: 'practice', label: words.practice, symbol: 'undo', press: () => void practise() }]),
      { id: 'company', label: peopleText.title, symbol: 'users', press: () => people.open() },
      ...orderItem(),
      { id: 'settings', label: words.settings, symbol: 'settings', press: () => app.openSettings() },
      { id: 'sound', ...sound(), stays: sound, press: () => app.settings.set({ muted: !app.settings.now().muted }) },
      { id: 'title', label: words.toTitle, symbol: 'home', press: () => app.toTitle() },
      { id: 'giveUp', label: words.giveUp, symbol: 'exit', look: 'danger', press: () => void giveUp() },
    ];
    openMenu(app.parent, items, words.title, saveLine(app));
  }

  /** The standing order of a person who plays alone; people who share the device set theirs while they see their hands. */
  function orderItem(): MenuItem[] {
    if (table.order() === null || isOver()) return [];
    const shown = (): { label: string; symbol: string } => ({
      label: app.game.orders?.labels[table.order() ?? ''] ?? '',
      symbol: 'shield',
    });
    return [{ id: 'order', ...shown(), stays: shown, press: table.nextOrder }];
  }

  function isOver(): boolean {
    const { session } = kept;
    return session.game.result(now(session)) !== null;
  }

  async function practise(): Promise<void> {
    if (await confirmDialog(app.parent, shellText.practice)) table.practise();
  }

  async function giveUp(): Promise<void> {
    if (!(await confirmDialog(app.parent, giveUpQuestion(app, table.match())))) return;
    void keepGame(app, table.match(), 'givenUp');
    countDice(app, table.match());
    app.savedGame.clear();
    app.toTitle();
  }

  return {
    held: table.match,
    // People who only watch need not press to put away the computers' cards.
    ...(isWatched(match) ? { read: reader.read } : {}),
    refresh: () => table.refresh(),
    pointed: (id) => {
      table.pointed(id);
      inspector.pointed(id);
    },
    close: () => {
      table.close();
      reader.wake();
      inspector.close();
      phase.leave();
      onlooker.close();
      app.sound.ambience({});
      panel.show(null);
      planBar.close();
      endingButton.show(null);
      dragging.close();
      pings.close();
      people.close();
      closeSheet();
    },
  };
}
