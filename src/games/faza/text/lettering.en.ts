import type { EnhancementId } from '../content/vocabulary.ts';

/** Words that burst out of a fight. Several for each occasion, so that a page seldom says the same twice. */
export const lettering = {
  /** A Drone goes down; by weapon where the weapon has a sound of its own. */
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
  /** What is said of a Rebel who fell. */
  rebelFell: 'They fell so others could stand',
} as const;
