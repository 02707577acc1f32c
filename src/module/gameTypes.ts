import type { GameTypes } from '../kernel/game.ts';

/** What the shell knows of every game's types: a seed in the setup, and of each fact its name, its rule and its cause. */
export interface AnyGame extends GameTypes {
  readonly setup: { readonly seed: string };
  readonly state: object;
  readonly view: object;
  readonly command: object;
  readonly fact: { readonly fact: string; readonly rule: string; readonly by: string };
}
