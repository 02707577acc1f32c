import type { Page } from '@playwright/test';

/** The minimum size of a target for a finger, in CSS pixels. */
export const fingerIn = (width: number, height: number): number => (Math.min(width, height) >= 360 ? 44 : 36);

/**
 * Layout flaws in front: in the topmost dialog, or, if there is none, on the page with everything over the canvas.
 * Words that are cut off or stick out of their button or the window, lists that continue below without showing it,
 * targets too small for a finger, and overlapping buttons.
 */
export async function layoutFlaws(page: Page, least: number): Promise<string[]> {
  return page.evaluate((finger) => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
    const front = dialogs.at(-1) ?? document.querySelector<HTMLElement>('#shell');
    if (!front) return ['no page'];
    const flaws: string[] = [];
    // Where the page scrolls, things on the stage may be anywhere on it; a dialog stays in the window.
    const { scrollWidth, scrollHeight, dataset } = document.documentElement;
    const isScrolled = dialogs.length === 0 && dataset.stage === 'scrolls';
    const [left, top] = isScrolled ? [-window.scrollX, -window.scrollY] : [0, 0];
    const [wide, high] = isScrolled ? [scrollWidth, scrollHeight] : [window.innerWidth, window.innerHeight];
    const sheet: Box = { left, top, right: left + wide, bottom: top + high };
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.outerHTML.slice(0, 80);
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.unseen, [aria-hidden="true"]');
    const parentsOf = (element: Element): HTMLElement[] => {
      const parents: HTMLElement[] = [];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) parents.push(at);
      return parents;
    };
    const overflows = new Map<HTMLElement, { x: string; y: string }>();
    const overflowOf = (box: HTMLElement): { x: string; y: string } => {
      const known = overflows.get(box);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(box);
      overflows.set(box, { x: overflowX, y: overflowY });
      return { x: overflowX, y: overflowY };
    };
    const scrollsDown = (box: HTMLElement): boolean => /auto|scroll/.test(overflowOf(box).y);
    const hides = (box: HTMLElement): boolean => overflowOf(box).x !== 'visible';
    const within = (a: Box, b: Box, sideways: number, down: number): boolean =>
      a.left >= b.left - sideways &&
      a.right <= b.right + sideways &&
      a.top >= b.top - down &&
      a.bottom <= b.bottom + down;
    /** The part of an element that the scrolling boxes around it leave visible. */
    const shownOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return parentsOf(element)
        .filter(hides)
        .reduce(
          (seen, box) => {
            const edge = box.getBoundingClientRect();
            return {
              left: Math.max(seen.left, edge.left),
              top: Math.max(seen.top, edge.top),
              right: Math.min(seen.right, edge.right),
              bottom: Math.min(seen.bottom, edge.bottom),
            };
          },
          { left, top, right, bottom },
        );
    };

    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isSeen(parent) || parent.closest('select, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Letters are lower than their line, so a line may overhang an edge by the difference.
      const slack = 0.3 * Number.parseFloat(getComputedStyle(parent).fontSize);
      for (const line of range.getClientRects()) {
        if (line.width === 0) continue;
        const button = parent.closest('button, summary, .button');
        if (button && !within(line, button.getBoundingClientRect(), 1, slack))
          flaws.push(`out of its button: ${nameOf(parent)}`);
        const cuts = [parent, ...parentsOf(parent)].filter(hides);
        const downward = cuts.find(scrollsDown);
        for (const box of cuts) {
          const edge = box.getBoundingClientRect();
          const isBeside = line.left < edge.left - 1 || line.right > edge.right + 1;
          if (isBeside && !/auto|scroll/.test(overflowOf(box).x)) flaws.push(`cut at a side: ${nameOf(parent)}`);
          if (box === downward) break;
          if (line.top < edge.top - slack || line.bottom > edge.bottom + slack) flaws.push(`cut: ${nameOf(parent)}`);
        }
        if (!downward && !within(line, sheet, 1, slack)) flaws.push(`out of the window: ${nameOf(parent)}`);
      }
    }

    for (const box of [front, ...front.querySelectorAll<HTMLElement>('*')]) {
      if (!isSeen(box)) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) flaws.push(`cut by dots: ${nameOf(box)}`);
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1)
        flaws.push(`scrolls sideways: ${nameOf(box)}`);
      const goesOn = box.scrollTop + box.clientHeight < box.scrollHeight - 4;
      if (/auto|scroll/.test(overflowY) && goesOn && !box.classList.contains('has-more')) {
        flaws.push(`goes on without a sign: ${box.className}`);
      }
    }

    const fields = [...front.querySelectorAll<HTMLElement>('button, input, select, summary, a[href], textarea')].filter(
      (field) => isSeen(field) && getComputedStyle(field).pointerEvents !== 'none',
    );
    const targetOf = (field: HTMLElement): Box => {
      const { left, top, right, bottom } = field.getBoundingClientRect();
      const box: Box = { left, top, right, bottom };
      const labels = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? (field.labels ?? []) : [];
      for (const label of labels) {
        const words = label.getBoundingClientRect();
        box.left = Math.min(box.left, words.left);
        box.top = Math.min(box.top, words.top);
        box.right = Math.max(box.right, words.right);
        box.bottom = Math.max(box.bottom, words.bottom);
      }
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(field, pseudo);
        if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') continue;
        const [over, after, under, before] = [style.top, style.right, style.bottom, style.left].map(Number.parseFloat);
        box.left = Math.min(box.left, left + (before ?? 0));
        box.top = Math.min(box.top, top + (over ?? 0));
        box.right = Math.max(box.right, right - (after ?? 0));
        box.bottom = Math.max(box.bottom, bottom - (under ?? 0));
      }
      return box;
    };
    for (const field of fields) {
      const { left, top, right, bottom } = targetOf(field);
      const [w, h] = [right - left, bottom - top];
      if (Math.min(w, h) < finger - 0.5) flaws.push(`${Math.round(w)}×${Math.round(h)}: ${nameOf(field)}`);
      const scrolls = parentsOf(field).some((box) => front.contains(box) && scrollsDown(box));
      if (!scrolls && !within(field.getBoundingClientRect(), sheet, 1, 1))
        flaws.push(`out of the window: ${nameOf(field)}`);
    }
    // The buttons of the canvas overlap by design, and unit tests check their order. Scrolling content passes under a
    // fixed header.
    const isStuck = (field: Element): boolean =>
      parentsOf(field).some((box) => getComputedStyle(box).position === 'sticky');
    const own = fields.filter((field) => !field.matches('.control') && !isStuck(field));
    for (const [index, one] of own.entries()) {
      const a = shownOf(one);
      for (const other of own.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = shownOf(other);
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (w > 1 && h > 1) flaws.push(`over each other: ${nameOf(one)} and ${nameOf(other)}`);
      }
    }
    return [...new Set(flaws)];
  }, least);
}
