import type { GuidePlaces, WindowSize } from '../../../../module/capabilities/lessons.ts';
import type { Control } from '../../../../table/control.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { HeroId } from '../../content/vocabulary.ts';
import { boardLayout, VERBS } from '../../interaction/layout/boardLayout.ts';
import type { BoardLayout } from '../../interaction/layout/layout.ts';
import type { LessonStep, Spot } from '../../lessons/lesson.ts';
import type { FazaView } from '../../rules/state/state.ts';

/** The place on the board screen of something that a guide speaks of. */
export function rectOf(spot: Spot, state: FazaView, layout: BoardLayout): Rect {
  const { cells, heroes, ships, verbs, tray, bar, events, dronePool, end, go, form } = layout;
  if (spot.kind === 'tile') return cells[state.board.indexOf(spot.tile)] ?? tray;
  if (spot.kind === 'hero') return heroes[spot.seat]?.panel ?? tray;
  if (spot.kind === 'card') return heroes[spot.seat]?.cards[spot.card - 1] ?? tray;
  if (spot.kind === 'ship') return ships[state.ships.findIndex(({ id }) => id === spot.ship)] ?? tray;
  if (spot.kind === 'verb') return verbs[VERBS.indexOf(spot.verb)] ?? bar;
  // In wide windows the button that gives the command is a part of the bar.
  const odds = form === 'wide' ? { ...bar, w: go.x - bar.x } : bar;
  return { odds, events, drones: dronePool, end }[spot.kind];
}

/**
 * Areas that a bubble must keep clear if there is any room at all: round and phase, the buttons in constant use, and on
 * phones the heroes' tabs, which are the only way to their cards.
 */
export function freeOf({ form, phase, forecast, go, end, heroes }: BoardLayout): readonly Rect[] {
  return [phase, forecast, go, end, ...(form === 'wide' ? [] : heroes.map(({ panel }) => panel))];
}

/**
 * The name above the cards of the speaking hero, who may ask for a press on it. Phones show nothing but names there.
 */
export function nameOf(hero: HeroId, { heroes }: FazaView, { form, heroes: tabs }: BoardLayout): readonly Rect[] {
  const tab = tabs[heroes.findIndex(({ id }) => id === hero)];
  const [card] = tab?.cards ?? [];
  if (form !== 'wide' || !tab || !card) return [];
  const { x, y, w } = tab.panel;
  return [rect(x, y, w, card.y - y)];
}

/** Further topics of a hint: with a hero or a card, all cards on screen; with an action, all actions. */
function describedBy(spot: Spot, layout: BoardLayout): readonly Rect[] {
  if (spot.kind === 'hero' || spot.kind === 'card') return layout.heroes[spot.seat]?.cards ?? [];
  return spot.kind === 'verb' ? layout.verbs : [];
}

/** In wide windows the numbers of the command on offer: players read them before they confirm it. */
function numbersOf(next: Pick<Control, 'id'> | null, { form, numbers }: BoardLayout): readonly Rect[] {
  return next?.id === 'go' && form === 'wide' ? [numbers] : [];
}

/** What a bubble should not cover, and the penalty for covering it. */
export function preciousOf(layout: BoardLayout): { readonly rect: Rect; readonly worth: number }[] {
  // On phones the cards of all heroes share one place.
  const [front] = layout.heroes;
  const cards = layout.form === 'wide' ? layout.heroes.flatMap((hero) => hero.cards) : (front?.cards ?? []);
  return [
    { rect: layout.tray, worth: 1 },
    { rect: layout.bar, worth: 2 },
    { rect: layout.go, worth: 3 },
    { rect: layout.end, worth: 1 },
    { rect: layout.forecast, worth: 3 },
    ...layout.verbs.map((rect) => ({ rect, worth: 1.2 })),
    ...layout.heroes.map(({ panel }) => ({ rect: panel, worth: 0.7 })),
    ...cards.map((rect) => ({ rect, worth: 1.4 })),
    ...layout.ships.map((rect) => ({ rect, worth: 0.5 })),
  ];
}

/** Where a step of a lesson points to; `next` is the control to press. */
export function stepPlaces(
  { about, speaker }: LessonStep,
  state: FazaView,
  { width, height }: WindowSize,
  next: Pick<Control, 'id'> | null,
): GuidePlaces {
  const layout = boardLayout(width, height, state);
  const target = rectOf(about, state, layout);
  return {
    target,
    needed: [],
    free: [target, ...freeOf(layout), ...nameOf(speaker, state, layout), ...numbersOf(next, layout)],
    precious: preciousOf(layout),
  };
}

/** Where a hint points to. */
export function hintPlaces(about: Spot, state: FazaView, { width, height }: WindowSize): GuidePlaces {
  const layout = boardLayout(width, height, state);
  const target = rectOf(about, state, layout);
  return {
    target,
    needed: describedBy(about, layout),
    // A hint covers neither its topic nor the odds and the pools, which players need for decisions.
    free: [target, ...freeOf(layout), layout.bar, layout.dronePool, layout.rebelPool],
    precious: preciousOf(layout),
  };
}
