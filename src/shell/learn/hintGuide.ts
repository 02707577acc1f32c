import type { HeroId } from '../../games/faza/content/vocabulary.ts';
import { type Hint, hintFor, learnForecast, learnFrom, watchGame } from '../../games/faza/lessons/hints.ts';
import type { Spot } from '../../games/faza/lessons/lesson.ts';
import { heroAt } from '../../games/faza/rules/board.ts';
import type { State } from '../../games/faza/rules/state.ts';
import { boardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { text } from '../../games/faza/text/en.ts';
import { at } from '../../kernel/at.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { now } from '../../kernel/session.ts';
import type { Control } from '../../table/control.ts';
import type { App } from '../app.ts';
import { isWatched, type Match } from '../match.ts';
import { createGuideView } from './guideView.ts';
import type { Onlooker } from './onlooker.ts';
import { describedBy, freeOf, preciousOf, rectOf } from './spots.ts';
import { learnText } from './text.en.ts';
import { watchLaying } from './watchLaying.ts';

/** What is chosen all the time, without anything being begun. */
const LASTING = /^(hero:\d+|forecast|numbers)$/;

/** Whether a control shows that a command is being put together, or can be given. */
function begins({ id, pressed, confirms }: Control): boolean {
  return id === 'go' ? confirms !== undefined : pressed === true && !LASTING.test(id);
}

/** Who gives a hint: the hero whom it is about, or who stands there, or else the first of the team. */
function speakerOf(about: Spot, state: State): HeroId {
  if (about.kind === 'hero' || about.kind === 'card') return heroAt(state, about.seat).id;
  const there = about.kind === 'tile' ? state.heroes.find((hero) => hero.tile === about.tile) : undefined;
  return (there ?? at(state.heroes, 0)).id;
}

/** Gives hints in somebody's first games, and none in later ones, to computers, or where the settings say so. */
export function createHintGuide(app: App, match: Match): Onlooker {
  const view = createGuideView(app.parent);
  const isLaid = watchLaying(app.stage, () => draw());
  const { learning, settings } = app;
  const isFirst = !isWatched(match) && learning.isFirstGame(fingerprint(match.session.setup));
  let watch = watchGame(learning.hints());
  let past = match.session.past;
  let state: State = now(match.session);
  let hint: Hint | null = null;
  let isMoving = false;
  /** Whether somebody is about to do something: what they look at then is not to be covered. */
  let isBegun = false;
  /** Whether a panel is open beside the board: a hint must not cover it. */
  let isPanelOpen = false;

  function close(): void {
    hint = null;
    view.hide();
  }

  function draw(): void {
    if (!hint || !isLaid() || isMoving || isBegun || isPanelOpen || !settings.now().hints) {
      view.hide();
      return;
    }
    const { width, height } = app.size();
    const layout = boardLayout(width, height, state.heroes.length);
    const spot = rectOf(hint.about, state, layout);
    view.show(
      {
        speaker: speakerOf(hint.about, state),
        isHint: true,
        words: text.hints[hint.says],
        leave: { label: learnText.dismiss, press: close },
      },
      {
        window: { width, height },
        target: spot,
        needed: describedBy(hint.about, layout),
        free: freeOf(layout),
        precious: preciousOf(layout),
      },
    );
  }

  function look(): void {
    if (!isFirst || !settings.now().hints) return;
    const found = hintFor(watch, state);
    watch = found.watch;
    if (!found.hint) return;
    hint = found.hint;
    learning.keepHints(watch.history);
    app.semantic.announce(`${learnText.hintName}: ${text.hints[hint.says]}`);
  }

  function learnt(history: typeof watch.history): void {
    if (history === watch.history) return;
    watch = { ...watch, history };
    learning.keepHints(history);
  }

  return {
    controls: (controls) => {
      isBegun = controls.some(begins);
      queueMicrotask(draw);
      return controls.map((control) => {
        if (control.id !== 'forecast') return control;
        const press = (): void => {
          learnt(learnForecast(watch.history));
          control.press();
        };
        return { ...control, press };
      });
    },
    changed: ({ session }) => {
      // Kept once more, with nothing new in it.
      if (session.past === past) return;
      isMoving = true;
      hint = null;
      // What was taken back or given again teaches nothing.
      if (session.past && session.past.before === past) {
        learnt(learnFrom(watch.history, state, session.past.last.command));
      }
      past = session.past;
    },
    caughtUp: (caughtUp) => {
      isMoving = false;
      state = caughtUp;
      look();
    },
    panelShown: (isOpen) => {
      isPanelOpen = isOpen;
      draw();
    },
    close: () => {
      hint = null;
      view.destroy();
    },
  };
}
