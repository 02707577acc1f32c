import type { App } from '../app.ts';
import type { State } from '../match.ts';

/** Lets a game be heard as it stands now: its danger in the music, and the loops that go with it. */
export function hear({ game, sound }: Pick<App, 'game' | 'sound'>, state: State): void {
  sound.danger(game.sound.danger(state));
  sound.ambience(game.sound.ambience(state));
}
