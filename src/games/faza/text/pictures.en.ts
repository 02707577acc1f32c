import type { EnhancementId } from '../content/vocabulary.ts';
import { count } from './names.en.ts';

/** Words that are part of pictures, or that pictures have room for. */

/** Names for cards on which the whole one would get too narrow to be read. */
export const shortEnhancementName: Readonly<Partial<Record<EnhancementId, string>>> = {
  fieldDressing: 'Dressing',
};

/** The lettering of event pictures. */
export const lettering = {
  vwoom: 'VWOOOM!',
  again: 'AGAIN!',
  skree: 'SKREEE!',
  zap: 'ZZZAP!',
  whoosh: 'WHOOOSH!',
  krakoom: 'KRAKOOM!',
  static: 'KZZZRRT!',
  crack: 'KRAKK!',
  clang: 'CLANG!',
  ping: 'PING!',
  clank: 'CLANK!',
  cough: 'KOFF!',
  vroom: 'VROOOM!',
  target: 'Target',
  halt: 'HALT!',
  plusOne: '+1',
  kaboom: 'KABOOM!',
  plusTwo: '+2',
} as const;
export type Sound = keyof typeof lettering;

/** Over the small board beside an event card. */
export const nowDoes = 'What it does now';

/** What it costs to be rid of a Long event. */
export const price = {
  pay: (points: number): string => `Pay ${count(points, 'Point')} together to end it`,
  short: (points: number): string => `Pay ${points} together`,
  brief: (points: number, purse: number): string => `Pay ${points} of ${purse}`,
  lacking: (points: number, purse: number): string => `Pay ${points}, have ${purse}`,
} as const;
