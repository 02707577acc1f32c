import { soundsOf } from '../../takes.mjs';
import { controls } from './interface.mjs';
import { table } from './table.mjs';

/** Every effect of Face Off in sprite order; none is rendered yet. */
export const effects = soundsOf({ ...controls, ...table }, 'faceOff/');
