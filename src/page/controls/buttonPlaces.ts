import type { Control } from '../../table/control.ts';
import type { BoardCamera } from '../../table/layout/boardCamera.ts';
import { common } from '../../table/layout/rect.ts';
import { el, setAttribute } from '../dom.ts';
import { hitAreas, TOUCH } from '../input/geometry.ts';
import { byGroup, layers } from '../input/shortcuts.ts';
import { stageSize } from '../stageSize.ts';
import { inOrder, type ProxyButton, place } from './proxyButton.ts';

/** Where the buttons of controls are: in their groups on the page, and over what they stand for in the picture. */
export class ButtonPlaces {
  private readonly groups = new Map<string, HTMLElement>();
  private readonly watched = new Map<BoardCamera, () => void>();
  private shown: readonly Control[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly buttons: ReadonlyMap<string, ProxyButton>,
    private readonly groupName: (group: string) => string,
  ) {}

  /** Puts the buttons of these controls into their places, and keeps them there while boards scroll and zoom. */
  arrange(controls: readonly Control[]): void {
    this.shown = controls;
    this.position();
    this.watchCameras();
    this.group();
  }

  destroy(): void {
    for (const stop of this.watched.values()) stop();
  }

  /** Positions every button over its control, which may be on a board that has moved. */
  private position(): void {
    const there = this.shown.map((control) => control.on?.camera.onScreen(control.on.rect) ?? control.rect);
    const hits = hitAreas(there, stageSize());
    const heights = layers(there);
    this.shown.forEach(({ id, on }, index) => {
      const [button, seen, hit] = [this.buttons.get(id)?.button, there[index], hits[index]];
      if (!button || !seen || !hit) return;
      const inView = on ? common(hit, on.camera.view) : hit;
      // A control mostly outside a camera's view stays focusable by keys, but takes no presses there.
      const isAway = inView.w < Math.min(hit.w, TOUCH) || inView.h < Math.min(hit.h, TOUCH);
      setAttribute(button, 'data-away', isAway);
      place(button, on && !isAway ? common(seen, on.camera.view) : seen, isAway ? hit : inView, heights[index] ?? 1);
    });
  }

  /** Follows the cameras of the visible boards. */
  private watchCameras(): void {
    const { watched } = this;
    const cameras = new Set(this.shown.flatMap(({ on }) => on?.camera ?? []));
    for (const [camera, stop] of watched) if (!cameras.has(camera) && watched.delete(camera)) stop();
    for (const camera of cameras) {
      if (!watched.has(camera))
        watched.set(
          camera,
          camera.onChange(() => this.position()),
        );
    }
  }

  /** Puts groups and buttons into the order of the controls, without moving the one that has the focus. */
  private group(): void {
    const { groups } = this;
    const wanted = byGroup(this.shown);
    const elements = [...wanted.keys()].map((name) => {
      const element = groups.get(name) ?? el('div', { role: 'group' });
      groups.set(name, element);
      setAttribute(element, 'aria-label', this.groupName(name));
      return element;
    });
    inOrder(this.root, elements);
    for (const [name, members] of wanted) {
      const group = groups.get(name);
      const buttons = members.flatMap(({ id }) => this.buttons.get(id)?.button ?? []);
      if (group) inOrder(group, buttons);
    }
    for (const [name, element] of groups) {
      if (wanted.has(name)) continue;
      groups.delete(name);
      element.remove();
    }
  }
}
