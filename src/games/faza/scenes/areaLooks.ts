import type { AreaId, EditionSpec, EnhancementId, Movement, ShipId } from '../content/vocabulary.ts';

/** Colors and symbols of FAZA's areas and ships. An area's color never appears without its symbol. */
export const areaColor: Readonly<Record<AreaId, number>> = {
  medical: 0x27803b,
  tactical: 0xd62839,
  political: 0x966400,
  technological: 0x2673b8,
};

export const areaIcon: Readonly<Record<AreaId, string>> = {
  medical: 'med',
  tactical: 'tac',
  political: 'pol',
  technological: 'tec',
};

/** The symbol for a movement. */
export function movementIcon(movement: Movement): string {
  if (movement.kind === 'teleport') return movement.to === 'outposts' ? 'teleport-outpost' : 'tele';
  return { run: 'run', airplane: 'plane', ambulance: 'amb', underground: 'under' }[movement.kind];
}

export const enhancementIcon: Readonly<Record<EnhancementId, string>> = {
  raygun: 'ray',
  sidearm: 'pistol',
  bazooka: 'baz',
  fieldDressing: 'band',
  grenades: 'gren',
  bandage: 'band',
  fieldSurgery: 'surg',
  refuge: 'home',
  firstAid: 'health',
  adrenaline: 'instant',
  grit: 'grit',
  shield: 'shield',
  shieldWall: 'wall',
  broadcast: 'broadcast',
  whisper: 'speech',
  rally: 'fist',
  speech: 'horn',
  uprising: 'users',
  rayCannon: 'ray',
  rangeBooster: 'target',
  patch: 'reroll',
  beacon: 'beacon',
  flash: 'star',
  overclock: 'overclock',
};

/** A step of a guide: a symbol, and a number if it has one. */
interface GuideStep {
  readonly icon: string;
  readonly value?: string;
}

/** How a Mothership looks, apart from its pictures. */
interface ShipLook {
  /** The color of its hull fragments. */
  readonly plating: number;
  /**
   * Its size in the title picture: the large pictures are cropped more tightly than the pieces that its layout was made
   * for.
   */
  readonly titleSize: number;
  /** Its actions, as symbols; `text/content/ships.en.ts` has a word for each. */
  readonly guide: (edition: Pick<EditionSpec, 'destroyerInjuries'>) => readonly GuideStep[];
}

export const shipLook: Readonly<Record<ShipId, ShipLook>> = {
  carrier: {
    plating: 0xd9a05f,
    titleSize: 0.7,
    guide: () => [
      { icon: 'run', value: '1' },
      { icon: 'drone', value: '2' },
      { icon: 'replay', value: '3×' },
    ],
  },
  destroyer: {
    plating: 0x8a5a34,
    titleSize: 0.95,
    guide: ({ destroyerInjuries = 1 }) => [
      { icon: 'run', value: '2' },
      { icon: 'rebel', value: '×' },
      { icon: 'hurt', value: String(destroyerInjuries) },
      { icon: 'drone', value: '3' },
    ],
  },
  former: {
    plating: 0x5a4d66,
    titleSize: 0.92,
    guide: () => [
      { icon: 'run' },
      { icon: 'turn', value: '1' },
      { icon: 'replay', value: '2×' },
      { icon: 'drone', value: '2' },
    ],
  },
};
