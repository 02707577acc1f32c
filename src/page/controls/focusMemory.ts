import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import { topDialog } from '../input/focus.ts';
import { nearestTo } from '../input/geometry.ts';
import type { LatePress, LatePresses } from '../input/pressGuard.ts';
import type { LastUsed } from './pointing.ts';
import type { ProxyButton } from './proxyButton.ts';

/** The buttons among which the focus moves, and how people work them. */
export interface FocusPlaces {
  /** The controls that are shown now. */
  shown(): readonly Control[];
  readonly buttons: ReadonlyMap<string, ProxyButton>;
  readonly used: LastUsed;
  readonly late: Pick<LatePresses, 'replaced'>;
}

/** Remembers where the focus was, and gives it a new place when its button disappears. */
export class FocusMemory {
  /** Where the focus was, so that it finds a new place when its control disappears. */
  private focused: { id: string; group: string; rect: Rect } | null = null;
  /** The expected target since the focus was moved away: that control, or any other that lets the player continue. */
  private awaited: { id: string; isNext: (control: Control) => boolean } | null = null;
  /** Whether the next content is another screen, for which the previous focus position means nothing. */
  private isEntering = false;
  /** Whether a key press was still meant for the previous screen; `null` if this screen takes keys at once. */
  private tooSoon: LatePress | null = null;
  /** Whether code moves the focus: nobody has chosen to look there. */
  private isLeading = false;

  constructor(private readonly places: FocusPlaces) {}

  /** Another screen is about to be shown: its main control gets the focus that the screen before had. */
  enter(): void {
    this.isEntering = true;
  }

  /** Whether a key pressed now was still meant for the previous screen. */
  isTooSoon(): boolean {
    return this.tooSoon?.('keys') === true;
  }

  /** Moves the focus to a control; does nothing if none has that ID. */
  focus(id: string): void {
    this.awaited = null;
    this.lead(id);
  }

  /** A button got the focus; returns whether people moved it there. */
  gained(twin: ProxyButton): boolean {
    const { id, group, rect } = twin.control;
    // A closing dialog returns the focus to where code had moved it: nobody has chosen that either.
    twin.isLed = this.isLeading || (twin.isLed && this.awaited !== null);
    if (!twin.isLed) this.awaited = null;
    // A temporary position of the focus is no place to return to.
    if (!this.awaited) this.focused = { id, group, rect };
    return !this.isLeading;
  }

  /** Somebody has moved the focus away from all controls. */
  lost(): void {
    this.focused = this.awaited = null;
  }

  /**
   * Gives the focus back when its button was taken away: on another screen to its main control; on the same one to the
   * same control, to the nearest of its group, or to the main control. If none of these is there, the first of them to
   * appear gets the focus, unless somebody has moved it meanwhile; until then a control that any press leads to has it, or none.
   */
  restore(): void {
    if (topDialog()) return;
    const shown = this.places.shown();
    const main = shown.find((control) => control.main);
    const wanted = this.isEntering ? this.entered(main) : this.returned(main);
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (wanted && (isLost || activeElement.classList.contains('control'))) this.focus(wanted.id);
    else if (isLost) this.leadNear(main);
  }

  /** The main control of a screen that has just been entered, if it is to get the focus. */
  private entered(main: Control | undefined): Control | undefined {
    const { used, late } = this.places;
    const guarded = this.places.shown().find((control) => control.main && control.guarded);
    this.tooSoon = guarded ? late.replaced(guarded.rect) : null;
    this.awaited = null;
    this.isEntering = false;
    return this.focused !== null || used.keys() ? main : undefined;
  }

  /** The awaited control, if it is back, or one that takes its place. */
  private returned(main: Control | undefined): Control | undefined {
    const { awaited } = this;
    if (!awaited) return undefined;
    const same = this.places.buttons.get(awaited.id)?.control;
    return [main, same, ...this.places.shown()].find((one) => one && (one === same || awaited.isNext(one)));
  }

  /** Moves the lost focus near to where it was. */
  private leadNear(main: Control | undefined): void {
    if (!this.focused) return;
    const { id, group, rect } = this.focused;
    const shown = this.places.shown();
    const known = this.places.buttons.get(id)?.control;
    const inGroup = shown.flatMap((item) => (item.group === group ? [{ item, rect: item.rect }] : []));
    const near = known ?? nearestTo(rect, inGroup) ?? main;
    if (!known) this.awaited ??= { id, isNext: (one) => (one.main && !main) || (!near && one.group === group) };
    // Someone who keeps pressing can only mean the control that waits for this key.
    const next = near ?? shown.find(({ key }) => key === 'Enter' || key === ' ');
    if (next) this.lead(next.id);
  }

  private lead(id: string): void {
    this.isLeading = true;
    this.places.buttons.get(id)?.button.focus({ preventScroll: true });
    this.isLeading = false;
  }
}
