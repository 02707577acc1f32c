import type { TileNo } from '../../../games/faza/content/vocabulary.ts';
import type { FazaTypes } from '../../../games/faza/rules/types.ts';
import type { BoardView } from '../../../games/faza/scenes/view.ts';
import { text } from '../../../games/faza/text/en.ts';
import { equal } from '../../../kernel/equal.ts';
import type { Stage } from '../../../module/stage.ts';
import { el } from '../../../page/dom.ts';
import { isTyping, topDialog } from '../../../page/input/focus.ts';
import { createPressGuard } from '../../../page/input/pressGuard.ts';
import type { Control } from '../../../table/control.ts';
import { around, type Rect, rect } from '../../../table/rect.ts';
import type { App } from '../../app.ts';
import { ABOUT, aboutControls } from './aboutControls.ts';
import { createCloseUp, doableNow } from './closeUp.ts';
import { explain, titleOf } from './explain.ts';
import './inspect.css';
import { type Piece, pieceAt, pieceKey, piecesOn, type Table } from './piece.ts';
import { openPiece } from './pieceDialog.ts';
import { inspectText } from './pieces.en.ts';
import { createTip } from './tip.ts';

/** For so long a finger has to rest on a thing to ask about it, in milliseconds. */
const HOLD = 550;
/** So far it may tremble meanwhile, in CSS pixels. */
export const TREMBLE = 12;

/** "What is this?" for whatever lies on the table. */
export interface Inspector {
  /** The stage, watched: what it shows of a table can be asked about. */
  readonly stage: Stage<FazaTypes>;
  /** Everything on the table is a button that says what it is, until one is done with it. */
  ask(): void;
  /** Adds buttons to those of the table that explain what nothing else can be done with. */
  withAbout(controls: readonly Control[]): readonly Control[];
  /** Brings a tile close; a second time puts it back. */
  closeUp(tile: TileNo): void;
  /** Another control is pointed at without being pressed; `null` for none. */
  pointed(id: string | null): void;
  close(): void;
}

/**
 * Lets people ask about anything on the table: a finger held on it, the other mouse button, `?` on what has the focus; or
 * `?` with nothing in focus and the menu, which turn the whole table into buttons that answer. Commands never come of it.
 */
export function createInspector(
  app: Pick<App, 'parent' | 'stage' | 'semantic' | 'openRulebook' | 'sound'>,
  point: (place: Rect, name: string) => void,
): Inspector {
  const listening = new AbortController();
  const { signal } = listening;
  const hint = el('span', { role: 'status' });
  const note = el('p', {}, hint, el('b', { 'aria-hidden': 'true' }, inspectText.leave));
  const sign = el('div', { class: 'asking', hidden: true }, note);
  app.parent.append(sign);
  let table: Table | null = null;
  /** Whether a film runs: its own button and event cards lie over the table then. */
  let isFilmed = false;
  let leaveMode: (() => void) | null = null;
  let held: { id: number; x: number; y: number; timer: number } | null = null;
  const guard = createPressGuard(document, signal);
  const tip = createTip(app.parent);
  const closeUp = createCloseUp(app.parent, (tile) => show({ kind: 'tile', tile }));

  const show = (piece: Piece): void => {
    if (!table) return;
    const place = piecesOn(table).find((placed) => pieceKey(placed.piece) === pieceKey(piece))?.rect;
    const card = explain(table.state, piece);
    app.sound.play('open');
    void openPiece(
      app.parent,
      card,
      (rule) => app.openRulebook(rule),
      () => place && point(place, card.title),
    );
  };
  const showAt = (x: number, y: number): boolean => {
    const piece = table && pieceAt(table, x, y);
    if (piece) show(piece);
    return piece !== null;
  };

  const controls = (): Control[] => {
    // Where the offer and its button are: there lies no piece.
    const place = table ? around([table.layout.bar, table.layout.go]) : rect(0, 0, 240, 74);
    const px = { left: place.x, top: place.y, width: place.w, height: place.h };
    for (const [side, value] of Object.entries(px)) note.style.setProperty(side, `${value}px`);
    const leaving: Control = {
      id: 'asking:leave',
      label: inspectText.leave,
      rect: place,
      group: inspectText.title,
      key: 'Escape',
      press: leave,
    };
    if (!table) return [leaving];
    const { state } = table;
    const answers = piecesOn(table).map(
      ({ piece, rect: there }): Control => ({
        id: `asking:${pieceKey(piece)}`,
        label: titleOf(state, piece),
        rect: there,
        group: inspectText.title,
        press: () => show(piece),
      }),
    );
    return [leaving, ...answers];
  };
  const ask = (): void => {
    if (leaveMode || isFilmed) return;
    const uncover = app.semantic.over(controls);
    sign.hidden = false;
    document.documentElement.dataset.asking = '';
    hint.textContent = inspectText.hint;
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
  const isOnTable = (target: EventTarget | null): boolean =>
    topDialog() === null && target instanceof Element && target.closest('.semantic, #game') !== null;

  document.addEventListener(
    'pointerdown',
    ({ target, pointerType, pointerId, clientX: x, clientY: y }) => {
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
    ({ pointerId, clientX, clientY }) => {
      if (held?.id === pointerId && Math.hypot(clientX - held.x, clientY - held.y) > TREMBLE) letGo();
    },
    { signal, capture: true },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, letGo, { signal, capture: true });
  }
  document.addEventListener(
    'contextmenu',
    (event) => {
      if (!isOnTable(event.target)) return;
      event.preventDefault();
      // A finger that is held asks by itself.
      if (held || guard.isSpent()) return;
      showAt(event.clientX, event.clientY);
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '?' || isFilmed || topDialog() || isTyping(event.target)) return;
      event.preventDefault();
      const { activeElement } = document;
      const box = activeElement?.closest('.control')?.getBoundingClientRect();
      if (!box || !showAt(box.x + box.width / 2, box.y + box.height / 2)) ask();
    },
    { signal },
  );

  return {
    stage: {
      ...app.stage,
      board: (view: BoardView) => {
        if (table && (table.state !== view.state || !equal(table.layout.tray, view.layout.tray))) closeUp.close();
        table = view;
        isFilmed = view.busy;
        if (isFilmed) {
          leave();
          closeUp.close();
        }
        app.stage.board(view);
      },
    },
    ask,
    withAbout: (others) => {
      tip.show(null);
      // While a film runs nothing can be asked, and only its own buttons are there.
      if (!table || isFilmed) return others;
      const about = aboutControls(table, others, show);
      const turn = others.findIndex(({ group }) => group === text.controlText.groups.turn);
      const before = turn < 0 ? others.length : turn;
      return [...others.slice(0, before), ...about, ...others.slice(before)];
    },
    closeUp: (tile) => {
      if (!table) return;
      const isShown = closeUp.shows(tile);
      app.sound.play(isShown ? 'cancel' : 'open');
      if (isShown) {
        closeUp.close();
        return;
      }
      closeUp.open(table, tile);
      app.semantic.announce([text.describeTile(table.state, tile), ...doableNow(table.state, tile)].join(' '));
    },
    pointed: (id) => {
      const piece =
        table && id?.startsWith(ABOUT) && piecesOn(table).find(({ piece }) => ABOUT + pieceKey(piece) === id);
      tip.show(table && piece ? { card: explain(table.state, piece.piece), place: piece.rect } : null);
    },
    close: () => {
      leave();
      tip.close();
      closeUp.close();
      letGo();
      listening.abort();
      sign.remove();
    },
  };
}
