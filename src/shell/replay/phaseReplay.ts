import type { Viewer } from '../../kernel/game.ts';
import { age, viewNow } from '../../kernel/session.ts';
import { at } from '../../kernel/values/at.ts';
import type { SummaryLine } from '../../module/capabilities/phases.ts';
import type { Concerns, Frame } from '../../module/screens/replay.ts';
import type { TableLayout } from '../../module/screens/table.ts';
import type { App, Navigation, ReplayOptions } from '../app/ports.ts';
import { isWatched, type Match } from '../match.ts';
import { type AnimationBar, showAnimationBar } from './animationBar.ts';
import { framesOf } from './frames.ts';
import { openSummary } from './summaryCard.ts';
import { replayText } from './text.en.ts';
import { createWhereMarks } from './whereMarks.ts';

/** What a table shows of a long phase beside its animation: the controls, and afterwards what it did. */
export interface PhaseReplay {
  /** Shows the controls of the animation that runs, about a board of that layout. */
  open(layout: TableLayout): void;
  /** So much of the animation has been shown, from 0 to 1. */
  progressed(part: number): void;
  /** Takes the controls away. */
  close(): void;
  /** Shows what the phase did that a match has just come out of, if it has and people want to know. */
  sumUp(match: Match): void;
  /** Looks back at a match from a frame, by default its last; from there one press leads back to the table. */
  lookBack(match: Match, viewer: Viewer | null, frame?: Pick<Frame, 'commands' | 'facts'>): void;
  /** Marks on the board what something is about, in place of what was marked before. */
  mark(concerns: Concerns | null, match: Match): void;
  /** How wide a panel beside the board may be; `null` where there is no room for one. */
  aside(match: Match): number | null;
  /** Removes the marks and the summary: they were for the previous viewer. */
  forget(): void;
  /** Takes everything away, because the table is left. */
  leave(): void;
}

/** What a table shows of its phases. */
export function createPhaseReplay(app: App): PhaseReplay {
  const { game } = app;
  const where = createWhereMarks(app.parent);
  let bar: AnimationBar | null = null;
  let card: { close(): void } | null = null;

  function layoutFor({ session }: Match): TableLayout {
    const { width, height } = app.size();
    return game.table.layout(width, height, session.setup);
  }

  function mark(concerns: Concerns | null, match: Match): void {
    if (concerns) where.show(game.replay.marks(concerns, viewNow(match.session), layoutFor(match)));
    else where.clear();
  }

  function aside(match: Match): number | null {
    return game.replay.asideWidth(layoutFor(match));
  }

  function forget(): void {
    card?.close();
    where.clear();
  }

  function close(): void {
    bar?.close();
    bar = null;
  }

  return {
    open: (layout) => {
      const place = game.replay.animationBar(layout);
      if (!game.phases || app.settings.now().speed === 'instant') return;
      if (bar) bar.move(place);
      else bar = showAnimationBar(app.parent, app.stage, app.settings, game.phases.words.animation, place);
    },
    progressed: (part) => bar?.progressed(part),
    close,
    sumUp: (match) => {
      card = sumUp(app, match, aside(match), (concerns) => mark(concerns, match)) ?? card;
    },
    lookBack: (match, viewer, frame) =>
      app.toReplay(match, frame?.commands ?? age(match.session), {
        viewer,
        ...(frame && { facts: frame.facts }),
        ...ofTable(app, match),
      }),
    mark,
    aside,
    forget,
    leave: () => {
      close();
      forget();
      where.destroy();
    },
  };
}

/** Shows the summary of the phase that is just over, if there is one and it is wanted; `where` marks what a line is about. */
function sumUp(
  app: App,
  match: Match,
  aside: number | null,
  where: (concerns: Concerns | null) => void,
): { close(): void } | null {
  const { game } = app;
  const { phases } = game;
  if (!phases || !app.settings.now().phaseSummary || isWatched(match)) return null;
  const frames = framesOf(game, match);
  const span = phases.justOver(frames);
  if (!span) return null;
  const shown = frames.slice(span.first, span.last + 1);
  const before = at(frames, span.first - 1).state;
  const watch = (line: SummaryLine | null): void => {
    const from = at(frames, span.first + (line?.first ?? 0) - 1);
    const until = at(frames, span.first + (line?.last ?? shown.length - 1));
    app.toReplay(match, from.commands, { facts: from.facts, until, ...ofTable(app, match) });
  };
  app.sound.play('open');
  return openSummary(app.parent, {
    title: phases.words.summary,
    groups: phases.summary(shown, before),
    nothing: phases.words.nothing,
    figures: phases.figures(before, at(frames, span.last).state),
    aside,
    watch,
    where,
  });
}

/** Where a replay leads that begins at the table. */
function ofTable({ toTable }: Navigation, match: Match): ReplayOptions {
  return { isAtTable: true, back: { label: replayText.replay.toGame, go: () => toTable(match) } };
}
