import { doNext } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { FazaStep } from '../../content/vocabulary.ts';
import { heroAt, inForce, isDeadly, liveShipsOn, modeOf, seats, tileAt } from '../board/board.ts';
import { placeDrones, removeDrones } from '../board/drones.ts';
import { tileNumbers } from '../board/geography.ts';
import { loseRebels } from '../board/rebels.ts';
import { emit } from '../evolve.ts';
import { checkRebels } from '../outcome.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Step } from '../state/state.ts';
import { hurt } from './injury.ts';

const RULES: Readonly<Record<FazaStep, RuleId>> = {
  attackRebels: 'F1',
  attackHeroes: 'F2',
  invade: 'F3',
  activate: 'F4',
  refresh: 'F5',
};

/** T4: heroes who end the Team phase on a Deadly tile are hurt. */
export function deadly(play: Play): void {
  const { state } = play;
  const struck = seats(state).filter((seat) => isDeadly(state, heroAt(state, seat).tile));
  doNext(play, ...hurt(struck, 'T4', 'deadly'));
}

/** Begins the Faza phase: the steps of the mode, in order. */
export function beginFazaPhase(play: Play): void {
  emit(play, { rule: 'T3', by: 'faza', fact: 'phaseBegan', phase: 'faza', round: play.state.round });
  doNext(play, ...modeOf(play.state).steps.map((name): Step => ({ step: 'fazaStep', name })));
}

/** F1–F5: does one step of the Faza phase, or puts its work on the agenda. */
export function fazaStep(play: Play, name: FazaStep): void {
  emit(play, { rule: RULES[name], by: 'faza', fact: 'stepBegan', step: name });
  switch (name) {
    case 'attackRebels':
      return attackRebels(play);
    case 'attackHeroes':
      return doNext(
        play,
        ...hurt(
          seats(play.state).filter((seat) => isAttacked(play.state, seat)),
          'F2',
          'faza',
        ),
      );
    case 'invade':
      return invade(play);
    case 'activate':
      return doNext(play, { step: 'shiftTracker', left: activations(play.state) });
    case 'refresh':
      return refresh(play);
  }
}

/** F1: each tile with a Rebel and a Drone loses one of each. */
function attackRebels(play: Play): void {
  for (const tile of tileNumbers(play.state)) {
    const { drones, rebels } = tileAt(play.state, tile);
    if (drones === 0 || rebels === 0) continue;
    removeDrones(play, tile, 1, 'F1', 'faza');
    loseRebels(play, tile, 1, 'F1', 'faza');
    checkRebels(play, 'faza');
  }
}

/** F2: a hero on a tile with a Drone or an undefeated Mothership is hurt once; in Easy a ship alone hurts nobody. */
export function isAttacked(state: Position, seat: Seat): boolean {
  const { tile } = heroAt(state, seat);
  return tileAt(state, tile).drones > 0 || (modeOf(state).shipsHurt && liveShipsOn(state, tile).length > 0);
}

/** F3: one Drone on every tile with Rebels. */
function invade(play: Play): void {
  for (const tile of tileNumbers(play.state)) {
    if (tileAt(play.state, tile).rebels > 0) placeDrones(play, tile, 1, 'F3', 'faza');
  }
}

/** F4: how many Motherships act: one for every player, fewer on Easy, plus what an event adds. */
function activations(state: Position): number {
  const usual = Math.max(1, state.heroes.length - (modeOf(state).fewerActivations ?? 0));
  return usual + (inForce(state, 'extraActivations')?.count ?? 0);
}

/** F4, S3: the tracker shifts, round and round, before a ship acts. */
export function shiftTracker(play: Play, left: number): void {
  const { state } = play;
  if (left === 0) return;
  const ship = at(state.ships, (state.tracker + 1) % state.ships.length).id;
  emit(play, { rule: 'F4', by: 'faza', fact: 'trackerMoved', ship });
  doNext(play, { step: 'activate', ship, by: 'faza', asked: false }, { step: 'shiftTracker', left: left - 1 });
}

/** F5: the next Team phase begins, with every card unused. */
function refresh(play: Play): void {
  emit(play, { rule: 'T1', by: 'team', fact: 'phaseBegan', phase: 'team', round: play.state.round + 1 });
}
