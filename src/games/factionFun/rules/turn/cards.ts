import { takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { CARD_EFFECT, type CardId } from '../../content/cards.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import { HIDDEN, type State, type StepOf, type TileNo } from '../state/state.ts';

/** A1: the cards that can be played on a turn, with every choice of tiles; or none. */
export function listCards(state: State, { seat }: StepOf<'card'>): Command[] {
  const cards = new Set(at(state.hands, seat));
  if (cards.size === 0) return [];
  return [
    ...[...cards].flatMap((card) =>
      card === HIDDEN ? [] : tilesFor(state, card).map((tiles): Command => ({ do: 'play', seat, card, tiles })),
    ),
    { do: 'pass', seat },
  ];
}

/** A1–A4: the sets of tiles that a card can change; the empty one if it changes none, or no tile fits. */
function tilesFor(state: State, card: CardId): readonly (readonly TileNo[])[] {
  const effect = CARD_EFFECT[card];
  if (effect.kind !== 'terrain') return [[]];
  const fit = [...state.terrain.keys()].filter((tile) => canChange(state, effect.from, tile));
  if (fit.length === 0) return [[]];
  const single = fit.map((tile) => [tile]);
  if (effect.most === 1) return single;
  return [...single, ...fit.flatMap((one) => fit.filter((other) => other > one).map((other) => [one, other]))];
}

/** A2–A4: open land of a terrain, without an avatar. */
function canChange({ terrain, holders, avatars }: State, from: string, tile: TileNo): boolean {
  return terrain[tile] === from && holders[tile] === null && avatars.every((avatar) => avatar.tile !== tile);
}

/** A1: plays a card of the turn, or discards a battle card. */
export function playCard(play: Play, { seat, card, tiles }: CommandOf<'play'>): void {
  takeStep(play, 'card');
  emit(play, 'A1', { fact: 'cardPlayed', seat, card });
  takeEffect(play, card, tiles);
}

function takeEffect(play: Play, card: CardId, tiles: readonly TileNo[]): void {
  const effect = CARD_EFFECT[card];
  const by = `card:${card}` as const;
  switch (effect.kind) {
    case 'terrain':
      for (const tile of tiles) emit(play, 'A1', { fact: 'terrainChanged', tile, terrain: effect.to }, by);
      return;
    case 'movement':
      return emit(play, 'A1', { fact: 'movementRaised', plus: effect.plus }, by);
    case 'water':
      return emit(play, 'A1', { fact: 'waterOpened', steps: effect.steps }, by);
    case 'claim':
      return emit(play, 'A1', { fact: 'claimRaised', plus: effect.plus }, by);
    case 'highPlaces':
      return emit(play, 'A6', { fact: 'mountainsClosed', turns: effect.turns }, by);
    case 'closedPaths':
      return emit(play, 'A8', { fact: 'hearthsClosed', turns: effect.turns }, by);
    case 'battle':
      return;
  }
}
