import type { EventId } from '../content/vocabulary.ts';
import type { FazaView } from '../rules/state/state.ts';

/** A cache key, equal for two states of a game that differ only in luck and event deck: a Faza phase needs neither. */
export function keyOf(state: FazaView): string {
  let key = `${state.mode}${state.drawTwo ? 2 : 1}${state.health}.${state.round}${state.phase}${state.tracker},${state.pool.drones},${state.pool.rebels};`;
  for (const tile of state.tiles) {
    key += String.fromCharCode(48 + tile.drones + 8 * tile.rebels + (tile.fazaformed ? 64 : 0));
  }
  for (const ship of state.ships) key += `;${ship.tile},${ship.health}`;
  for (const hero of state.heroes) {
    key += `;${hero.id},${hero.tile},${hero.points},${hero.bonus ?? 0},`;
    for (const card of hero.cards) key += (card.injured ? 2 : 0) + (card.used ? 1 : 0);
    if (hero.armed.length > 0) key += JSON.stringify(hero.armed);
  }
  const { events } = state;
  key += `;${events.short ?? ''};${events.long.join()};${events.kept.join()}`;
  if (state.longShots.length > 0) key += JSON.stringify(state.longShots);
  if (state.agenda.length > 0) key += JSON.stringify(state.agenda);
  return key;
}

/** The same with the event deck, for looking ahead past boardings. Discards are the cards that are nowhere else. */
export function keyWithDeck(state: FazaView): string {
  return `${keyOf(state)}|${namesOf(state.events.deck)}|${state.events.top.join()}`;
}

/** The cards of decks by their lists, which most positions that a search looks at share. */
const namesOfDecks = new WeakMap<readonly EventId[], string>();

function namesOf(deck: readonly EventId[]): string {
  let names = namesOfDecks.get(deck);
  if (names === undefined) {
    names = deck.join();
    namesOfDecks.set(deck, names);
  }
  return names;
}
