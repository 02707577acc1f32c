import { takeStep } from '../../../../kernel/steps.ts';
import { attackTile, listAttacks } from '../battle/attacks.ts';
import { isCornered, isRivals, reachable } from '../board/ways.ts';
import { actorOf } from '../state/avatars.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { Avatar, State, StepOf } from '../state/state.ts';
import { listClaims } from './claims.ts';
import { peopleOf } from './seats.ts';

/** R4, M1, M5: every avatar that may act, with every tile where its move may end. */
export function listMoves(state: State, { seat }: StepOf<'move'>): Command[] {
  const own = state.avatars.filter(({ people }) => people === peopleOf(seat));
  const cornered = own.filter((avatar) => isCornered(state, avatar));
  const to = (avatar: Avatar): Iterable<number> => (cornered.length > 0 ? [avatar.tile] : reachable(state, avatar));
  return (cornered.length > 0 ? cornered : own).flatMap((avatar) =>
    [...to(avatar)].map((tile): Command => ({ do: 'move', seat, avatar: avatar.id, tile })),
  );
}

/** M1, M6: moves the avatar that acts; landing on a tile of the rival attacks it. */
export function move(play: Play, { avatar, tile }: CommandOf<'move'>): void {
  takeStep(play, 'move');
  emit(play, 'M1', { fact: 'avatarMoved', avatar, tile });
  const actor = actorOf(play.state);
  if (!isRivals(play.state, actor, tile)) return;
  takeStep(play, 'act');
  attackTile(play, actor, tile);
}

/** R5: what the actor can do after its move; only one of the attacks if it is cornered (M5). */
export function listActs(state: State, { seat }: StepOf<'act'>): Command[] {
  const actor = actorOf(state);
  const attacks = listAttacks(state, actor).map((tile): Command => ({ do: 'attack', seat, tile }));
  if (isCornered(state, actor)) return attacks;
  const acts = [...listClaims(state, actor).map((): Command => ({ do: 'claim', seat })), ...attacks];
  return acts.length > 0 ? [...acts, { do: 'pass', seat }] : [];
}

/** B2: attacks a tile beside the actor. */
export function attackBeside(play: Play, { tile }: CommandOf<'attack'>): void {
  takeStep(play, 'act');
  attackTile(play, actorOf(play.state), tile);
}

/** R3: ends a turn. */
export function endTurn(play: Play, { seat }: StepOf<'endTurn'>): void {
  emit(play, 'R3', { fact: 'turnEnded', seat });
}
