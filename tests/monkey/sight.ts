import type { Page } from '@playwright/test';

/** Something that can be pressed now. */
export interface Target {
  readonly name: string;
  /** Its index among everything on the page that can be pressed. */
  readonly index: number;
  /** The kind of element, in lower case; for an input, its type. */
  readonly kind: string;
  /** The middle of its visible part, in CSS pixels; `null` if something else covers it there. */
  readonly spot: { readonly x: number; readonly y: number } | null;
}

/** What a player sees of the page. */
export interface Sight {
  /** The open screen, or the dialog over it. */
  readonly screen: string;
  readonly isDialog: boolean;
  /** Everything that can be pressed, in the topmost dialog or else on the page. */
  readonly targets: readonly Target[];
  /** Changes whenever something else can be pressed, or is chosen. */
  readonly signature: string;
  /** Whether something should move: the page is visible, and animations are on. */
  readonly isLively: boolean;
}

const PRESSABLE = 'button, input, select, summary, a[href]';

/** Reads what the page shows. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate((pressable) => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
    const front = dialog ?? document.body;
    const nameOf = (element: Element): string => {
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return (element.getAttribute('aria-label') ?? (label || element.textContent) ?? '').trim().slice(0, 60);
    };
    const kindOf = (element: Element): string =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase();
    const all = [...document.querySelectorAll<HTMLElement>(pressable)];
    const targets = all.flatMap((element, index) => {
      if (!front.contains(element) || element.matches(':disabled, [aria-disabled="true"]')) return [];
      if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) return [];
      if (element.closest('[inert], [aria-hidden="true"]')) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = document.elementFromPoint(x, y);
      const isMet = met !== null && (element.contains(met) || met.closest('label')?.control === element);
      return [{ name: nameOf(element), index, kind: kindOf(element), spot: isMet ? { x, y } : null }];
    });
    const controls = (prefix: string): boolean =>
      document.querySelector(`.semantic [data-control^="${prefix}"]`) !== null;
    const screen = (): string => {
      if (dialog) return `dialog ${dialog.querySelector('h2')?.textContent ?? ''}`;
      if (document.querySelector('.other-games')) return controls('title:') ? 'title' : 'title of a small game';
      for (const name of ['newGame', 'ending', 'title']) if (controls(`${name}:`)) return name;
      if (document.documentElement.dataset.past !== undefined) return 'replay';
      const isLesson = document.querySelector('.guide') !== null;
      const table = isLesson ? 'table with a guide' : 'table';
      if (controls('skip')) return `${table}, playing`;
      return document.querySelector('.chooser') ? `${table}, choosing` : table;
    };
    const states = all.map((element) =>
      [
        nameOf(element),
        element.getAttribute('aria-pressed'),
        element.matches(':disabled, [aria-disabled="true"]'),
        element instanceof HTMLInputElement ? `${element.value} ${element.checked}` : '',
        element instanceof HTMLSelectElement ? element.value : '',
      ].join('|'),
    );
    const { speed } = JSON.parse(localStorage.getItem('faza.settings') ?? '{}');
    return {
      screen: screen(),
      isDialog: dialog !== undefined,
      targets,
      signature: [screen(), ...states].join('\n'),
      isLively: !document.hidden && document.documentElement.dataset.motion === 'usual' && speed !== 'instant',
    };
  }, PRESSABLE);
}

/** Scrolls a target into view and returns where the pointer can press it; `null` where it cannot. */
export function spotOf(page: Page, { index }: Target): Promise<Target['spot']> {
  return page.evaluate(
    ([pressable, number]) => {
      const element = document.querySelectorAll<HTMLElement>(pressable)[number];
      if (!element) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const met = document.elementFromPoint(x, y);
      return met && (element.contains(met) || met.closest('label')?.control === element) ? { x, y } : null;
    },
    [PRESSABLE, index] as const,
  );
}

/** Focuses a target, as keys do. */
export function focusOn(page: Page, { index }: Target): Promise<void> {
  return page.evaluate(([pressable, number]) => document.querySelectorAll<HTMLElement>(pressable)[number]?.focus(), [
    PRESSABLE,
    index,
  ] as const);
}
