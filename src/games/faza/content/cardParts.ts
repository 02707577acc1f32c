import type { CardSide, CardSpec, Effect, Enhancement, EnhancementId, Movement } from './vocabulary.ts';

/* The building blocks of player cards, in short words for tables of cards. */

/** Up to `steps` steps. */
export const run = (steps: number): Movement => ({ kind: 'run', steps });
/** Up to a number of tiles away (M6). */
export const airplane = (tiles: number): Movement => ({ kind: 'airplane', tiles });
/** To an Outpost, or to any tile. */
export const teleport = (to: 'outposts' | 'anywhere'): Movement => ({ kind: 'teleport', to });

/** Added to every die of the next roll. */
export const allDice = (bonus: number): Effect => ({ kind: 'allDice', bonus });
/** 1 more for the lowest die of the next roll. */
export const lowestDie: Effect = { kind: 'lowestDie', bonus: 1 };
/** Rolls a number of failed dice of the next roll again. */
export const reroll = (dice: number): Effect => ({ kind: 'reroll', dice });
/** The hero recovers an injured card that the player chooses. */
export const recoverOwn: Effect = { kind: 'recover', whose: 'own' };
/** A Rebel joins at an Outpost. */
export const rebelOnOutpost: Effect = { kind: 'placeRebel', where: 'outpost' };
/** Ignores a number of injuries of the next roll. */
export const shield = (injuries: number, whose: 'own' | 'tile' = 'own'): Effect => ({
  kind: 'shield',
  injuries,
  whose,
});
/** 1 for every die of the next roll for each Rebel with the hero, up to a limit. */
export const perRebel = (atMost: number): Effect => ({ kind: 'perRebel', bonus: 1, atMost });

/** An enhancement of one effect, or of several to choose from. */
export const does = (id: EnhancementId, ...options: Effect[]): Enhancement => ({ id, options });
/** A side of a card: its upper and its lower half. */
export const side = (movement: Movement, enhancement: Enhancement): CardSide => ({ movement, enhancement });
/** A card with both sides. */
export const card = (healthy: CardSide, injured: CardSide): CardSpec => ({ healthy, injured });
/** The fourth injury ends the game (I4), so nobody ever sees the injured side of the last card. */
export const lastCard = (healthy: CardSide): CardSpec => ({ healthy });
