import { EVERYDAY_WINDOWS } from '../../kit/windows.ts';

/** The windows in which the table has to be whole. */
export const WINDOWS = [...EVERYDAY_WINDOWS, [390, 844]] as const;
