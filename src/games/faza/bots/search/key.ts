import type { FazaView } from '../../rules/state/state.ts';

/**
 * A cache key, equal for two states of a game that differ only in luck and in the order of the discards. Which cards are discarded
 * follows from where the others are. A search makes thousands of keys in a second, so they are short: a character for each
 * number or name. With `isEnding` it leaves out what the end of a Team phase resets: which cards are used (F5), and what is armed (C3).
 */
export function keyOf(state: FazaView, isEnding = false): string {
  const { mode, drawTwo, health, round, phase, tracker, pool, tiles, ships, heroes, events, longShots, agenda } = state;
  const codes = [codeOf(mode), drawTwo ? 2 : 1, health ?? 0, round, codeOf(phase), tracker, pool.drones, pool.rebels];
  for (const { drones, rebels, fazaformed } of tiles) codes.push(drones + 8 * rebels + (fazaformed ? 64 : 0));
  for (const ship of ships) codes.push(ship.tile, ship.health);
  let rest = '';
  for (const { id, tile, points, cards, armed } of heroes) {
    codes.push(codeOf(id), tile, points, isEnding ? 0 : armed.length);
    for (const { injured, used } of cards) codes.push((injured ? 2 : 0) + (used && !isEnding ? 1 : 0));
    if (armed.length > 0 && !isEnding) rest += JSON.stringify(armed);
  }
  codes.push(events.short ? codeOf(events.short) : 0);
  for (const cards of [events.long, events.kept, events.top, events.deck]) {
    codes.push(cards.length);
    for (const card of cards) codes.push(codeOf(card));
  }
  if (longShots.length > 0 && !isEnding) rest += JSON.stringify(longShots);
  if (agenda.length > 0) rest += JSON.stringify(agenda);
  return String.fromCharCode(...codes) + rest;
}

/** A number for each name seen so far, from 1. */
const codeByName = new Map<string, number>();

function codeOf(name: string): number {
  let code = codeByName.get(name);
  if (code === undefined) {
    code = codeByName.size + 1;
    codeByName.set(name, code);
  }
  return code;
}
