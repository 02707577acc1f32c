/** What to look for: elements of a role, by their accessible name or a pattern of it. */
export interface Sought {
  readonly role: 'button' | 'dialog' | 'status' | 'textbox' | 'switch' | 'alert';
  readonly name: string;
  /** Whether the name is a regular expression. */
  readonly isPattern: boolean;
  /** The name of the group that must contain it; empty for anywhere. */
  readonly within: string;
}

/** An element that was found. */
export interface Found {
  readonly name: string;
  readonly words: string;
  /** Where a mouse would press it: the middle of its visible part. */
  readonly x: number;
  readonly y: number;
  /** Whether a press there reaches it, and will still do so shortly after: no pending font will move it. */
  readonly isFree: boolean;
  readonly hasFocus: boolean;
  /** Whether all of it lies inside the window. */
  readonly isWhole: boolean;
}

/** Runs in the page: returns every visible element of a role and a name, in document order. */
export function find({ role, name, isPattern, within }: Sought): Found[] {
  const kinds = {
    button: 'button, summary',
    dialog: 'dialog',
    textbox: 'textarea, input:not([type]), input[type="text"], input[type="search"]',
    switch: 'none',
    status: 'output',
    alert: 'none',
  };
  const pattern = new RegExp(isPattern ? name : '', 'u');
  const wordsOf = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    return node.hasChildNodes() ? [...node.childNodes].map(wordsOf).join('') : (node.nodeValue ?? '');
  };
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const label = labels.flatMap((one) => (one ? [wordsOf(one)] : [])).join(' ') || element.getAttribute('aria-label');
    const field = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(wordsOf).join(' ') : '';
    return (label || field || wordsOf(element)).replace(/\s+/g, ' ').trim();
  };
  const isOffered = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    !element.matches(':disabled, [aria-disabled="true"]');
  /** Whether the element lies in a dialog that is open, or no dialog keeps the page from being used. */
  const isInFront = (element: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return !modal || modal === element || modal.contains(element) || element.contains(modal);
  };
  const isWithin = (element: Element | null): boolean => {
    const group = element?.parentElement?.closest('[role="group"], fieldset') ?? null;
    return group !== null && (nameOf(group) === within || isWithin(group));
  };
  return [...document.querySelectorAll(`[role="${role}"], ${kinds[role]}`)].flatMap((element) => {
    const named = nameOf(element);
    if ((isPattern ? !pattern.test(named) : named !== name) || !isOffered(element) || !isInFront(element)) return [];
    if (within !== '' && !isWithin(element)) return [];
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) element.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element === hit || element.contains(hit));
    const isFree = isHit && document.fonts.status === 'loaded';
    const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hasFocus = document.activeElement === element;
    return [{ name: named, words: element.textContent ?? '', x, y, isFree, hasFocus, isWhole }];
  });
}

/** Runs in the page: from now on keeps what its live regions say, because they are soon cleared. */
export function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const hear = (changes: MutationRecord[]): void => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"], [role="alert"]');
      if (region?.textContent) heard.push(region.textContent);
    }
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
}
