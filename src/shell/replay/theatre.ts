import type { Fact } from '../../games/faza/rules/fact.ts';
import type { State } from '../../games/faza/rules/state.ts';
import { type BoardLayout, boardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { at } from '../../kernel/at.ts';
import { age, now } from '../../kernel/session.ts';
import type { App } from '../app.ts';
import { isWatched, type Match } from '../match.ts';
import type { ReplayOptions } from '../screens/replayScreen.ts';
import type { Concerns } from './concerns.ts';
import { type FilmBar, showFilmBar } from './filmBar.ts';
import { type Frame, framesOf } from './frames.ts';
import { phaseJustOver, type SummaryLine, summaryOf } from './phaseSummary.ts';
import { asideWidth, filmBarPlace } from './places.ts';
import { openSummary } from './summaryCard.ts';
import { replayText } from './text.en.ts';
import { createWhereMarks } from './whereMarks.ts';

/** What a table shows of a Faza phase beside the film itself: its controls, and afterwards what it did. */
export interface Theatre {
  /** Shows the controls of the film that runs, about a board of that layout. */
  open(layout: BoardLayout): void;
  /** So much of the film has been told, from 0 to 1. */
  told(part: number): void;
  /** Takes the controls away. */
  close(): void;
  /** Shows what the Faza phase did that a match has just come out of, if it has and people want to know. */
  sumUp(match: Match): void;
  /** Looks back at a match from a frame, by default its last; from there one press leads back to the table. */
  lookBack(match: Match, frame?: Pick<Frame, 'commands' | 'facts'>): void;
  /** Marks on the board what something is about, in place of what was marked before. */
  mark(concerns: Concerns | null, match: Match): void;
  /** How wide a panel beside the board may be; `null` where there is no room for one. */
  aside(): number | null;
  /** Takes everything away, because the table is left. */
  leave(): void;
}

/** Whether facts are those of a Faza phase: long enough for a film with controls. */
export function isPhase(facts: readonly Fact[], before: State): boolean {
  return before.phase === 'faza' || facts.some((fact) => fact.fact === 'phaseBegan' && fact.phase === 'faza');
}

/** The theatre of a table. */
export function createTheatre(app: App): Theatre {
  const where = createWhereMarks(app.parent);
  let bar: FilmBar | null = null;
  let card: { close(): void } | null = null;

  function sumUp(match: Match): void {
    if (!app.settings.now().phaseSummary || isWatched(match)) return;
    const frames = framesOf(match);
    const span = phaseJustOver(frames);
    if (!span) return;
    const { state: after } = at(frames, span.last);
    const shown = frames.slice(span.first, span.last + 1);
    const watch = (line: SummaryLine | null): void => {
      const from = at(frames, span.first + (line?.first ?? 0) - 1);
      const until = at(frames, span.first + (line?.last ?? shown.length - 1));
      app.toReplay(match, from.commands, { facts: from.facts, until, ...ofTable(match) });
    };
    app.sound.play('open');
    card = openSummary(app.parent, {
      groups: summaryOf(shown.map(({ fact }) => fact)),
      before: at(frames, span.first - 1).state,
      after,
      aside: aside(),
      watch,
      where: (concerns) => mark(concerns, match),
    });
  }

  function ofTable(match: Match): ReplayOptions {
    return { isAtTable: true, back: { label: replayText.replay.toGame, go: () => app.toTable(match) } };
  }

  function layoutFor(heroes: number): BoardLayout {
    const { width, height } = app.size();
    return boardLayout(width, height, heroes);
  }

  function mark(concerns: Concerns | null, { session, players }: Match): void {
    if (concerns) where.show(concerns, now(session), layoutFor(players.length));
    else where.clear();
  }

  /** The panel's width depends on the window, not on how many play. */
  function aside(): number | null {
    return asideWidth(layoutFor(1));
  }

  function close(): void {
    bar?.close();
    bar = null;
  }

  return {
    open: (layout) => {
      const place = filmBarPlace(layout);
      if (app.settings.now().speed === 'instant') return;
      if (bar) bar.move(place);
      else bar = showFilmBar(app.parent, app.stage, app.settings, place);
    },
    told: (part) => bar?.told(part),
    close,
    sumUp,
    lookBack: (match, frame) =>
      app.toReplay(match, frame?.commands ?? age(match.session), {
        ...(frame && { facts: frame.facts }),
        ...ofTable(match),
      }),
    mark,
    aside,
    leave: () => {
      close();
      card?.close();
      where.destroy();
    },
  };
}
