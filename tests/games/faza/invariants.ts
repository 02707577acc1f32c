import { editionById } from '../../../src/games/faza/content/editions.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';

/** Drones on tiles, with heroes – every Point is one (P1) – and in the pool. */
export function countDrones(state: State): number {
  return (
    sum(state.tiles.map(({ drones }) => drones)) + sum(state.heroes.map(({ points }) => points)) + state.pool.drones
  );
}

/** Rebels on tiles and in the pool. */
export function countRebels(state: State): number {
  return sum(state.tiles.map(({ rebels }) => rebels)) + state.pool.rebels;
}

/** Throws unless the second state has the pieces of the first. */
export function conserved(before: State, after: State): void {
  if (countDrones(before) !== countDrones(after)) throw new Error('Drones came or went');
  if (countRebels(before) !== countRebels(after)) throw new Error('Rebels came or went');
}

/** Everything that is wrong with a state of a real game, in words. */
export function faults(state: State): string[] {
  const edition = editionById(state.edition);
  const { events } = state;
  const cards = [...events.deck, ...events.top, ...events.discards, ...events.long, ...events.kept];
  if (events.short !== null) cards.push(events.short);
  // A card that is being resolved is in no pile until its global event has been carried out.
  const resolving = state.agenda.filter(({ step }) => step === 'global').length;
  const lost = state.phase === 'over' && state.outcome?.won === false;
  const size = edition.events.filter(({ type }) => state.rewards || type !== 'reward').length;
  const checks: Record<string, boolean> = {
    'Drones are conserved': countDrones(state) === edition.drones.supply,
    'Rebels are conserved': countRebels(state) === edition.rebels.supply,
    'no tile holds too many Drones': state.tiles.every(({ drones }) => within(drones, 0, edition.drones.perTile)),
    'no tile holds too many Rebels': state.tiles.every(({ rebels }) => within(rebels, 0, edition.rebels.perTile)),
    'pools are never negative': state.pool.drones >= 0 && state.pool.rebels >= 0,
    'Points are whole and never negative': state.heroes.every(({ points }) => within(points, 0, edition.drones.supply)),
    'health is between 0 and the start': state.ships.every(({ health }) => within(health, 0, state.health)),
    'everybody stands on a tile': [...state.heroes, ...state.ships].every(({ tile }) =>
      within(tile, 1, edition.tiles.length),
    ),
    'the board holds every tile once': [new Set(state.board).size, state.board.length].every(
      (count) => count === edition.tiles.length,
    ),
    'no event card is there twice': new Set(cards).size === cards.length,
    'no event card is missing': lost ? cards.length >= size - 1 : cards.length + resolving === size,
    'an outcome and the end come together': (state.outcome !== null) === (state.phase === 'over'),
    'nothing is left to do after the end': state.phase !== 'over' || state.agenda.length === 0,
    // One roll can cost the last Rebel and the hero: then the Rebel is the cause (ruling X).
    'only a dead hero has no healthy card':
      state.outcome?.rule === 'X2' ||
      state.outcome?.rule === 'X5' ||
      state.heroes.every(({ cards }) => cards.some(({ injured }) => !injured)),
    'some Outpost stands':
      state.outcome?.rule === 'X4' ||
      edition.tiles.some(({ no, outpost }) => outpost && !state.tiles[no - 1]?.fazaformed),
    'the rebellion goes on':
      !edition.modes.some(({ id, needsRebels }) => id === state.mode && needsRebels) ||
      state.outcome !== null ||
      state.tiles.some(({ rebels }) => rebels > 0),
    'not all Motherships are down':
      state.outcome !== null || inResolution(state) || state.ships.some(({ health }) => health > 0),
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** Victory is checked only after the event card of the boarding (X1). */
function inResolution(state: State): boolean {
  return state.agenda.some(({ step }) => step === 'victory');
}

function within(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
