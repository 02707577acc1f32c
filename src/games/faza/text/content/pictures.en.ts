import type { EnhancementId, Movement } from '../../content/vocabulary.ts';
import { count } from './names.en.ts';

/** Words inside pictures, and words short enough for them. */

/** Names for cards that have no room for the whole name at a readable size. */
export const shortEnhancementName: Readonly<Partial<Record<EnhancementId, string>>> = {
  fieldDressing: 'Dressing',
};

/** The same for movements. */
export const shortMovementName: Readonly<Partial<Record<Movement['kind'], string>>> = { underground: 'Tunnel' };

/** The lettering of event pictures. */
export const pictureLettering = {
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
  kaboom: 'KABOOM!',
} as const;
export type Sound = keyof typeof pictureLettering;

/** Above the small board beside an event card. */
export const nowDoes = 'What it does now';

/** The price to end a Long event. */
export const price = {
  pay: (points: number): string => `Pay ${count(points, 'Point')} together to end it`,
  short: (points: number): string => `Pay ${points} together`,
  least: (points: number): string => `Pay ${points}`,
  brief: (points: number, purse: number): string => `Pay ${points} of ${purse}`,
  lacking: (points: number, purse: number): string => `Pay ${points}, have ${purse}`,
} as const;

/** Words that burst out of a fight; several for each occasion, so that a fight seldom repeats one. */
export const fightLettering = {
  /** A Drone is defeated; by weapon for weapons with special sounds. */
  strike: ['Zap!', 'Pow!', 'Krak!', 'Wham!', 'Thwak!', 'Bam!'],
  strikeWith: {
    bazooka: ['Ka-boom!', 'Boom!', 'Bwoom!', 'Ka-blam!'],
    grenades: ['Boom!', 'Blam!', 'Kabloom!', 'Ker-blast!'],
    rayCannon: ['Vroosh!', 'Zzzrak!', 'Fwoom!', 'Vzzzam!'],
    raygun: ['Zap!', 'Zzzap!', 'Fzam!', 'Pyoing!'],
    sidearm: ['Bang!', 'Blam!', 'Krak!', 'Pang!'],
  } satisfies Partial<Record<EnhancementId, readonly string[]>>,
  hurt: ['Ouch!', 'Argh!', 'Ungh!', 'Oof!'],
  shielded: ['Clang!', 'Tonk!', 'Ping!', 'Bonk!'],
  far: ['Miss!', 'Fsst!', 'Whiff!', 'Pfft!'],
  /** All dice hit, and there were several. */
  sweep: ['Clean sweep!', 'All of them!', 'Spotless!'],
  /** No die hit, and there were several. */
  shambles: ['Nothing!', 'All wide!', 'Run for it!'],
  /** One card is left. */
  lastCard: ['Hang on!', 'Last card!', 'Not yet!'],
  death: 'Noooo!',
  /** For a Rebel who fell. */
  rebelFell: 'They fell so others could stand',
} as const;
