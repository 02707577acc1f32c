const PLACES = 'button, a[href], input, select, summary, [tabindex]';

/** Where the focus was in a box: what had it is called so, and was so far from the first. */
export interface FocusSpot {
  readonly name: string;
  readonly index: number;
}

/** Where the focus is in a box that is about to be built anew; `null` where it is elsewhere. */
export function focusSpot(box: ParentNode): FocusSpot | null {
  const places = placesIn(box);
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return null;
  const index = places.indexOf(activeElement);
  return index < 0 ? null : { name: nameOf(activeElement), index };
}

/** Gives the focus to what is in its place in the box that was built since. */
export function focusAgain(box: ParentNode, spot: FocusSpot): void {
  const places = placesIn(box);
  places[spotAgain(places.map(nameOf), spot)]?.focus({ preventScroll: true });
}

/** Which of some names stands for a spot: the same one, the nearest of several, or else what stands in its place; -1 for none. */
export function spotAgain(names: readonly string[], { name, index }: FocusSpot): number {
  const same = names.flatMap((other, place) => (other === name ? [place] : []));
  const [nearest] = same.sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
  return nearest ?? Math.min(index, names.length - 1);
}

function placesIn(box: ParentNode): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(PLACES)];
}

function nameOf(place: HTMLElement): string {
  return place.getAttribute('aria-label') ?? place.textContent ?? '';
}
