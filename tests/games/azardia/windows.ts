import { EVERYDAY_WINDOWS } from '../../kit/windows.ts';

/** The windows that the table has to fit. */
export const WINDOWS = [...EVERYDAY_WINDOWS, [390, 844]] as const;
