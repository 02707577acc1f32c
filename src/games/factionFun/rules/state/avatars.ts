import { required } from '../../../../kernel/values/required.ts';
import type { Avatar, AvatarNo, State } from './state.ts';

/** The avatar of a number. Throws where it is gone, which only a mistake in the rules can bring about. */
export function avatarNamed({ avatars }: Pick<State, 'avatars'>, avatar: AvatarNo): Avatar {
  return required(avatars.find(({ id }) => id === avatar));
}

/** The avatar that acts on this turn. */
export function actorOf({ avatars, turn }: Pick<State, 'avatars' | 'turn'>): Avatar {
  return required(avatars.find(({ id }) => id === turn?.actor));
}
