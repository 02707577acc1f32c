import { viewNow } from '../../kernel/session.ts';
import { fingerprint } from '../../kernel/values/hash.ts';
import type { GameLessons, HintWatch } from '../../module/capabilities/lessons.ts';
import { seatsOfPeople } from '../../module/match.ts';
import type { Control } from '../../table/control.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';
import { isWatched, type Match, type Played, type View } from '../match.ts';
import { createGuideView, type GuideView } from './guideView.ts';
import { createStandingHint, type StandingHint } from './standingHint.ts';
import { type TableObserver, watchLaying } from './tableObserver.ts';
import { learnText } from './text.en.ts';

/** Looks on and says nothing: for games that teach nothing. */
const quiet: TableObserver = {
  controls: (controls) => controls,
  changed: () => undefined,
  caughtUp: () => undefined,
  close: () => undefined,
};

/** Gives hints in somebody's first games, and none in later ones, to computers, or where the settings say so. */
export function createHintGuide(app: Page & Library & Preferences, match: Match): TableObserver {
  const { lessons } = app.game;
  return lessons ? new HintGuide(lessons, app, match) : quiet;
}

class HintGuide implements TableObserver {
  private readonly hints: GameLessons<Played>['hints'];
  private readonly view: GuideView;
  private readonly isLaid;
  private readonly isGiven: boolean;
  private readonly standing: StandingHint;
  private readonly people;
  private watch: HintWatch;
  private past;
  private state: View;
  /** What is remembered once the standing hint is seen: one that nobody could see has not been given, and comes again. */
  private unseen: HintWatch | null = null;
  private isMoving = false;
  /** Whether somebody is about to do something, or a computer proposes something: what they look at then is not to be covered. */
  private isBegun = false;
  private wereWanted: boolean;
  /** Whether a panel is open beside the board: a hint must not cover it. */
  private isPanelOpen = false;

  constructor(
    private readonly lessons: GameLessons<Played>,
    private readonly app: Page & Library & Preferences,
    match: Match,
  ) {
    const { hints } = lessons;
    const { learning, settings } = app;
    const { session } = match;
    this.hints = hints;
    this.view = createGuideView(app.parent);
    this.isLaid = watchLaying(app.stage, () => this.draw());
    this.isGiven = !isWatched(match) && (hints.isInAnyGame || learning.isFirstGame(fingerprint(session.setup)));
    this.people = seatsOfPeople(match);
    this.watch = hints.watch(learning.hints());
    this.past = session.past;
    this.state = viewNow(session);
    this.standing = createStandingHint(hints, () => this.view.hide());
    this.wereWanted = settings.now().hints;
  }

  controls(controls: readonly Control[]): readonly Control[] {
    this.isBegun = controls.length === 0 || controls.some((control) => this.hints.isBegun(control));
    this.standing.offered(controls);
    queueMicrotask(() => this.draw());
    return controls.map((control) => ({ ...control, press: () => this.press(control) }));
  }

  changed({ session }: Match): void {
    const { past } = this;
    // The match was saved again without a change.
    if (session.past === past) return;
    this.isMoving = true;
    this.standing.close();
    this.unseen = null;
    // What was taken back or given again teaches nothing.
    if (session.past && session.past.before === past) {
      const { command } = session.past.last;
      this.learnt(this.hints.learnFrom(this.watch.history, this.state, command, this.people));
    }
    this.past = session.past;
  }

  caughtUp(state: View): void {
    this.isMoving = false;
    this.state = state;
    this.look();
  }

  panelShown(isOpen: boolean): void {
    this.isPanelOpen = isOpen;
    this.draw();
  }

  asked(key: string): void {
    this.standing.did(key);
  }

  forget(): void {
    this.standing.close();
    this.unseen = null;
    this.view.hide();
  }

  close(): void {
    this.standing.close();
    this.view.destroy();
  }

  private press(control: Control): void {
    this.standing.did(control.id);
    if (control.id === 'forecast') this.learnt(this.hints.learnForecast(this.watch.history));
    control.press();
  }

  /** The player has read the hint: another one that is due does not wait until its moment has passed. */
  private dismiss(): void {
    this.forget();
    if (this.hints.isQueued) this.look();
    this.draw();
  }

  private draw(): void {
    const { app, hints, lessons, state, view } = this;
    const areWanted = app.settings.now().hints;
    // Hints that are switched on at an open table do not wait for the next command.
    if (areWanted && !this.wereWanted) this.look();
    this.wereWanted = areWanted;
    const hint = this.standing.now();
    const isCovered = this.isMoving || this.isBegun || this.isPanelOpen;
    if (!hint || !this.isLaid() || isCovered || !areWanted) return view.hide();
    this.note(hint.words);
    const leave = { label: learnText.dismiss, press: () => this.dismiss() };
    view.show(
      { speaker: lessons.speaker(hint.speaker), isHint: true, words: hint.words, leave },
      { window: app.size(), ...hints.places(hint, state, app.size()) },
    );
  }

  /** Remembers that the standing hint was seen, and reads it out, once. */
  private note(words: string): void {
    if (!this.unseen) return;
    this.watch = this.unseen;
    this.unseen = null;
    this.app.learning.keepHints(this.watch.history);
    this.app.semantic.announce(`${learnText.hintName}: ${words}`);
  }

  private look(): void {
    if (!this.isGiven || !this.app.settings.now().hints) return;
    const found = this.hints.hintFor(this.watch, this.state, this.people);
    if (!found.hint) {
      this.watch = found.watch;
      return;
    }
    this.unseen = found.watch;
    this.standing.give(found.hint);
  }

  private learnt(history: HintWatch['history']): void {
    if (history === this.watch.history) return;
    this.watch = { ...this.watch, history };
    const { unseen } = this;
    if (unseen) this.unseen = { ...unseen, history: { shown: unseen.history.shown, done: history.done } };
    this.app.learning.keepHints(history);
  }
}
