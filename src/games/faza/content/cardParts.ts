import type { CardSide, CardSpec, Effect, Enhancement, EnhancementId, Movement } from './vocabulary.ts';

/*
 * What player cards are made of, in short words for tables of cards.
 */

export const run = (steps: number): Movement => ({ kind: 'run', steps });
export const airplane = (tiles: number): Movement => ({ kind: 'airplane', tiles });
export const teleport = (to: 'outposts' | 'anywhere'): Movement => ({ kind: 'teleport', to });

export const allDice = (bonus: number): Effect => ({ kind: 'allDice', bonus });
export const lowestDie: Effect = { kind: 'lowestDie', bonus: 1 };
export const reroll: Effect = { kind: 'reroll', dice: 1 };
export const recoverOwn: Effect = { kind: 'recover', whose: 'own' };
export const rebelOnOutpost: Effect = { kind: 'placeRebel', where: 'outpost' };
export const shield = (injuries: number, whose: 'own' | 'tile' = 'own'): Effect => ({
  kind: 'shield',
  injuries,
  whose,
});
export const perRebel = (atMost: number): Effect => ({ kind: 'perRebel', bonus: 1, atMost });

export const does = (id: EnhancementId, ...options: Effect[]): Enhancement => ({ id, options });
export const side = (movement: Movement, enhancement: Enhancement): CardSide => ({ movement, enhancement });
export const card = (healthy: CardSide, injured: CardSide): CardSpec => ({ healthy, injured });
/** The fourth injury ends the game (I4), so nobody ever sees the injured side of the last card. */
export const lastCard = (healthy: CardSide): CardSpec => ({ healthy });
