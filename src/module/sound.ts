import type { AnyGame } from './gameTypes.ts';

/** What a game tells the music and the loops of sound about its states. */
export interface GameSound<T extends AnyGame = AnyGame> {
  /** How bad things are, 0–1: the layers of the music follow. */
  danger(state: T['view']): number;
  /** Which sounds go on and on, by their names, and how loud, 0–1. */
  ambience(state: T['view']): Readonly<Record<string, number>>;
  /**
   * How much of the calm that is left the music loses from an effect on, 0–1, until another effect says otherwise or a new danger
   * is told; `undefined` for an effect that says nothing about it.
   */
  strain(effect: string): number | undefined;
}
