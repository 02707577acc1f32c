import type { State } from '../../games/faza/rules/state.ts';
import type { Sound } from '../sound.ts';
import { ambienceOf, dangerOf } from './danger.ts';

/** Lets a game be heard as it stands now: the danger in the music, the ships, the heart of whoever is near death. */
export function hear(sound: Pick<Sound, 'danger' | 'ambience'>, state: State): void {
  sound.danger(dangerOf(state));
  sound.ambience(ambienceOf(state));
}
