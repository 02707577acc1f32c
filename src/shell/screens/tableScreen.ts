import { asSentence } from '../../module/asSentence.ts';
import { closeDialogs, confirmDialog } from '../../page/dialog.ts';
import type { App } from '../app/ports.ts';
import { createTableCoach } from '../coach/tableCoach.ts';
import { Dragging } from '../drag/dragging.ts';
import { Inspector } from '../inspect/inspector.ts';
import { createHintGuide } from '../learn/hintGuide.ts';
import type { TableObserver } from '../learn/tableObserver.ts';
import { isWatched, type Match } from '../match.ts';
import { PeopleTable } from '../people/peopleTable.ts';
import { createPings } from '../plan/ping.ts';
import { createPlanBar, openCompare } from '../plan/planBar.ts';
import { createPreviewPanel } from '../preview/previewPanel.ts';
import { createPhaseReplay } from '../replay/phaseReplay.ts';
import { nextSpeed } from '../replay/speedButton.ts';
import { replayText } from '../replay/text.en.ts';
import { saveMatch } from '../saving/saveMatch.ts';
import type { Speed } from '../settings/settings.ts';
import { hear } from '../sound/sound.ts';
import { createEndingButton } from '../table/endingButton.ts';
import { openTable, type Table } from '../table/openTable.ts';
import { createSheet } from '../table/sheet.ts';
import type { TableDisplay, TableQuestions, TableSettings, TableVoice } from '../table/tablePage.ts';
import { createTimedReader } from '../table/timedReader.ts';
import { shellText } from '../text.en.ts';
import type { Screen } from './screen.ts';
import { isOver, openTableLog, openTableMenu } from './tableMenu.ts';

/** Milliseconds for which people see what is about to be done for them, at speed 1. */
const ORDER_PAUSE = 900;

function pauseAt(speed: Speed): Promise<void> {
  return speed === 'instant' ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ORDER_PAUSE / speed));
}

/** A match at the table; who looks on gives hints to newcomers, or a lesson. */
export function tableScreen(app: App, match: Match, onlooker: TableObserver = createHintGuide(app, match)): Screen {
  /** As it was kept last: the table asks for it while it is still being laid. */
  let kept = match;
  const parts = partsOf(
    app,
    match,
    onlooker,
    () => kept,
    () => table,
  );
  const { inspector, phase, endingButton, pings } = parts;
  const reader = createTimedReader(app, () => ({ x: 0, y: 0, w: app.size().width, h: app.size().height }));
  app.sound.scene('board');
  const table: Table = openTable(
    {
      game: app.game,
      stage: app.stage,
      plans: app.plans,
      phase,
      ...displayOf(parts),
      ...voiceOf(parts),
      ...questionsOf(parts),
      ...settingsOf(app),
      menu: () => openTableMenu(parts),
      log: () => openTableLog(parts),
      ask: () => inspector.ask(),
      keep: (next) => {
        kept = next;
        const written = saveMatch(app, next);
        onlooker.changed(next);
        return written;
      },
      // The stored game is cleared even if it lacks the last moves, because nobody is to continue it. But if the ending
      // cannot be loaded, nothing else has stored the game yet.
      over: (ended) => app.toEnding(ended, () => app.savedGame.clear()),
    },
    match,
  );
  return {
    held: () => table.match(),
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
      parts.panel.show(null);
      endingButton.show(null);
      for (const part of [parts.planBar, parts.dragging, pings, parts.people, parts.sheet, parts.coach]) part.close();
    },
  };
}

type TableParts = ReturnType<typeof partsOf>;

/** What lies around a table; `kept` and `table` are asked once something happens there. */
function partsOf(app: App, match: Match, onlooker: TableObserver, kept: () => Match, table: () => Table) {
  const pings = createPings(app.parent, (sentence) => {
    app.sound.play('select');
    app.semantic.announce(sentence);
  });
  const parts = {
    ...{ app, match, onlooker, kept, table, pings },
    panel: createPreviewPanel(app.parent, app.openRulebook),
    planBar: createPlanBar(app.parent),
    dragging: new Dragging(app.parent, (name) => app.sound.play(name)),
    phase: createPhaseReplay(app),
    inspector: new Inspector(
      app,
      (place, name) => pings.ping(place, name),
      (key) => onlooker.asked?.(key),
    ),
    people: new PeopleTable({
      parent: app.parent,
      game: app.game,
      match: kept,
      setCompany: (company) => table().seat(company),
      tell: (sentence) => app.toaster.show(sentence),
      tick: () => app.sound.play('tick'),
    }),
    sheet: createSheet(app, match),
    coach: createTableCoach(app, match, table),
    endingButton: createEndingButton(app.parent, () => app.toEnding(kept())),
  };
  const { sheet, dragging, inspector, coach } = parts;
  /** Removes everything that is shown or said to one viewer alone; may be called any number of times. */
  const forgetViewer = (): void => {
    app.semantic.hush();
    app.semantic.letGo();
    app.toaster.clear();
    sheet.close();
    dragging.cancel();
    inspector.forget();
    pings.clear();
    coach.forget();
  };
  return { ...parts, forgetViewer };
}

function displayOf({ app, kept, onlooker, inspector, people, ...parts }: TableParts): TableDisplay {
  const { panel, planBar, dragging, sheet, endingButton, coach } = parts;
  return {
    size: app.size,
    showControls: (controls) => app.semantic.show(inspector.withAbout(onlooker.controls(people.named(controls)))),
    showSheet: sheet.show,
    showPanel: (view) => {
      panel.show(view);
      onlooker.panelShown?.(view !== null && !view.passing);
    },
    showPlan: (view, actions) => planBar.show(view, actions),
    comparePlans: (plans) => app.game.plans && openCompare(app.parent, app.game.plans, plans),
    letDrag: (offer) => dragging.offer(onlooker.isStrict ? null : offer),
    seen: (view) => inspector.seen(view),
    shown: (view) => {
      people.shown(view);
      endingButton.show(isOver(kept()) && !view.busy ? view.layout : null);
      if (!onlooker.isStrict) coach.shown();
    },
    closeUp: (tile) => {
      // What was said of an earlier press would lie over it.
      app.toaster.clear();
      inspector.closeUp(tile);
    },
  };
}

function voiceOf({ app, onlooker, people, forgetViewer }: TableParts): TableVoice {
  const { game, semantic, toaster, settings, sound } = app;
  return {
    announce: (sentence) => semantic.announce(sentence),
    quiet: forgetViewer,
    rolled: (sentence) => {
      if (settings.now().speed === 'instant') toaster.remark(sentence);
    },
    sound: (name) => sound.play(name),
    hear: (state) => {
      hear(app, state);
      onlooker.caughtUp(state);
    },
    explain: ({ reason, rule }) => toaster.show(game.table.refusal(reason), rule),
    tell: (sentence) => toaster.show(sentence),
    happened: (facts) => people.happened(facts),
  };
}

function questionsOf({ app, onlooker, people, phase, ...parts }: TableParts): TableQuestions {
  return {
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
    propose: parts.coach.propose,
    proposalsEnd: parts.coach.proposalsEnd,
    pause: () => pauseAt(app.settings.now().speed),
  };
}

function settingsOf({ game, settings, semantic }: App): TableSettings {
  return {
    confirms: () => settings.now().confirm,
    asksBefore: () => game.hasTeammates === true && settings.now().proposals,
    forecastAlwaysOn: () => settings.now().alwaysForecast,
    density: () => settings.now().density,
    hasCoach: () => game.coach !== undefined && settings.now().coach !== 'off',
    speed: () => replayText.speed(settings.now().speed),
    nextSpeed: () => {
      const speed = nextSpeed(settings.now().speed);
      settings.set({ speed });
      semantic.announce(replayText.speedName(speed));
    },
  };
}
