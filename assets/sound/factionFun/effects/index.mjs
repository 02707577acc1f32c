import { soundsOf } from '../../takes.mjs';
import { board } from './board.mjs';
import { controls } from './interface.mjs';

/** Every effect of Faction Fun in sprite order; none is rendered yet. */
export const effects = soundsOf({ ...controls, ...board }, 'factionFun/');
