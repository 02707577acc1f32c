import { shellText } from '../text.en.ts';
import './inspect.css';
import { ABOUT } from '../../module/inspect.ts';
import type { TableView } from '../../module/table.ts';
import { el } from '../../page/dom.ts';
import { isTyping, topDialog } from '../../page/input/focus.ts';
import { isKey } from '../../page/input/keys.ts';
import { createPressGuard } from '../../page/input/pressGuard.ts';
import { watchReleases } from '../../page/input/releases.ts';
import { onStage } from '../../page/stageSize.ts';
import type { Control } from '../../table/control.ts';
import { contains, type Rect, rect } from '../../table/layout/rect.ts';
import type { Library, Navigation, Page, Preferences } from '../app/ports.ts';
import type { Played } from '../match.ts';
import { createTip, openExplanation } from './explanation.ts';

/** For so long a finger has to rest on a thing to ask about it, in milliseconds. */
const HOLD = 550;
/** So far it may tremble meanwhile, in CSS pixels. */
export const TREMBLE = 12;

/** "What is this?" for whatever lies on the table. */
export interface Inspector {
  /** Takes note of a table that the board is about to show: what lies on it can be asked about. */
  seen(view: TableView<Played>): void;
  /** Everything on the table is a button that says what it is, until one is done with it. */
  ask(): void;
  /** Adds buttons to those of the table that explain what nothing else can be done with. */
  withAbout(controls: readonly Control[]): readonly Control[];
  /** Brings a place of the board close; a second time puts it back. */
  closeUp(place: number): void;
  /** Another control is pointed at without being pressed; `null` for none. */
  pointed(id: string | null): void;
  /** Hides the tip, and stops asking what a press is about: both were for the previous viewer. */
  forget(): void;
  close(): void;
}

/**
 * Lets people ask about anything on the table: a finger held on it, the other mouse button, `?` on what has the focus; or
 * `?` with nothing in focus and the menu, which turn the whole table into buttons that answer. Commands never come of it.
 * `asked` hears of every region that was asked about.
 */
export function createInspector(
  app: Pick<Page, 'parent' | 'semantic'> &
    Pick<Library, 'game'> &
    Pick<Navigation, 'openRulebook'> &
    Pick<Preferences, 'sound'>,
  point: (place: Rect, name: string) => void,
  asked: (key: string) => void = () => undefined,
): Inspector {
  const listening = new AbortController();
  const { signal } = listening;
  const hint = el('span', { role: 'status' });
  const note = el('p', hint, el('b', { 'aria-hidden': 'true' }, shellText.inspect.leave));
  const sign = el('div.asking', { hidden: true }, note);
  app.parent.append(sign);
  const { inspect } = app.game;
  let table: TableView<Played> | null = null;
  /** Whether an animation runs: its own button and event cards lie over the table then. */
  let isAnimated = false;
  let leaveMode: (() => void) | null = null;
  let held: { id: number; x: number; y: number; timer: number } | null = null;
  const guard = createPressGuard(document, signal);
  const tip = createTip(app.parent);
  const closeUp = inspect.createCloseUp(app.parent, (key) => show(key));

  const show = (key: string): void => {
    const explanation = table && inspect.explain(table, key);
    if (!table || !explanation) return;
    const place = inspect.regions(table).find((region) => region.key === key)?.rect;
    app.sound.play('open');
    asked(key);
    openExplanation(app.parent, explanation, {
      ruleTitle: (rule) => inspect.ruleTitle(rule),
      openRule: (rule) => app.openRulebook(rule),
      point: () => place && point(place, explanation.title),
    });
  };
  const showAt = (x: number, y: number): boolean => {
    const region = table && regionAt(inspect.regions(table), x, y);
    if (region) show(region.key);
    return region !== null;
  };

  const controls = (): Control[] => {
    const place = table ? inspect.freePlace(table) : rect(0, 0, 240, 74);
    const px = { left: place.x, top: place.y, width: place.w, height: place.h };
    for (const [side, value] of Object.entries(px)) note.style.setProperty(side, `${value}px`);
    const leaving: Control = {
      id: 'asking:leave',
      label: shellText.inspect.leave,
      rect: place,
      group: shellText.inspect.title,
      key: 'Escape',
      press: leave,
    };
    if (!table) return [leaving];
    const answers = inspect.regions(table).map(
      ({ key, rect: there, title }): Control => ({
        id: `asking:${key}`,
        label: title,
        rect: there,
        group: shellText.inspect.title,
        press: () => show(key),
      }),
    );
    return [leaving, ...answers];
  };
  const ask = (): void => {
    if (leaveMode || isAnimated) return;
    const uncover = app.semantic.over(controls);
    sign.hidden = false;
    document.documentElement.dataset.asking = '';
    hint.textContent = shellText.inspect.hint;
    app.semantic.focus('asking:leave');
    leaveMode = () => {
      sign.hidden = true;
      // Said again the next time, and not read by who walks through the page.
      hint.textContent = '';
      delete document.documentElement.dataset.asking;
      uncover();
    };
  };
  function leave(): void {
    leaveMode?.();
    leaveMode = null;
  }

  const letGo = (): void => {
    if (held) window.clearTimeout(held.timer);
    held = null;
  };
  const forget = (): void => {
    leave();
    tip.show(null);
    letGo();
  };
  const isOnTable = (target: EventTarget | null): boolean =>
    topDialog() === null && target instanceof Element && target.closest('.semantic, #game') !== null;

  document.addEventListener(
    'pointerdown',
    (event) => {
      const { target, pointerType, pointerId } = event;
      const { x, y } = onStage(event);
      letGo();
      if (pointerType === 'mouse' || !isOnTable(target)) return;
      const timer = window.setTimeout(() => {
        held = null;
        if (showAt(x, y)) guard.spend();
      }, HOLD);
      held = { id: pointerId, x, y, timer };
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      const { x, y } = onStage(event);
      if (held?.id === event.pointerId && Math.hypot(x - held.x, y - held.y) > TREMBLE) letGo();
    },
    { signal, capture: true },
  );
  document.addEventListener('pointerup', letGo, { signal, capture: true });
  watchReleases(letGo, signal);
  document.addEventListener(
    'contextmenu',
    (event) => {
      if (!isOnTable(event.target)) return;
      event.preventDefault();
      // A finger that is held asks by itself.
      if (held || guard.isSpent()) return;
      const { x, y } = onStage(event);
      showAt(x, y);
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isKey(event, '?') || isAnimated || topDialog() || isTyping(event.target)) return;
      event.preventDefault();
      const { activeElement } = document;
      const box = activeElement?.closest('.control')?.getBoundingClientRect();
      const spot = box && onStage({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
      if (!spot || !showAt(spot.x, spot.y)) ask();
    },
    { signal },
  );

  return {
    seen: (view) => {
      closeUp?.update(view);
      table = view;
      isAnimated = view.busy;
      if (isAnimated) leave();
    },
    ask,
    withAbout: (others) => {
      tip.show(null);
      // While an animation runs nothing can be asked, and only its own buttons are there.
      return table && !isAnimated ? inspect.withAbout(table, others, show) : others;
    },
    closeUp: (place) => {
      if (!table || !closeUp) return;
      const isShown = closeUp.shows(place);
      app.sound.play(isShown ? 'cancel' : 'open');
      if (isShown) closeUp.close();
      else app.semantic.announce(closeUp.open(table, place));
    },
    pointed: (id) => {
      const key = id?.startsWith(ABOUT) ? id.slice(ABOUT.length) : null;
      const region = table && inspect.regions(table).find((other) => other.key === key);
      const explanation = table && region ? inspect.explain(table, region.key) : null;
      tip.show(region && explanation ? { card: explanation, place: region.rect } : null);
    },
    forget,
    close: () => {
      forget();
      tip.close();
      closeUp?.close();
      listening.abort();
      sign.remove();
    },
  };
}

/** The region at a spot: the smallest of those that lie there, or `null`. */
export function regionAt<Region extends { readonly rect: Rect }>(
  regions: readonly Region[],
  x: number,
  y: number,
): Region | null {
  const there = regions.filter(({ rect }) => contains(rect, { x, y }));
  there.sort((a, b) => a.rect.w * a.rect.h - b.rect.w * b.rect.h);
  return there[0] ?? null;
}
