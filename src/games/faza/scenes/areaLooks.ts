import type { AreaId, EnhancementId, Movement } from '../content/vocabulary.ts';

/** Colours and symbols of the game's own things. An area's colour never stands without its symbol. */
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

/** The symbol of a movement. */
export function movementIcon(movement: Movement): string {
  switch (movement.kind) {
    case 'run':
      return 'run';
    case 'airplane':
      return 'plane';
    case 'teleport':
      return movement.to === 'outposts' ? 'teleport-outpost' : 'tele';
    case 'ambulance':
      return 'amb';
    case 'underground':
      return 'under';
  }
}

export const enhancementIcon: Readonly<Record<EnhancementId, string>> = {
  raygun: 'ray',
  sidearm: 'pistol',
  bazooka: 'baz',
  fieldDressing: 'band',
  grenades: 'gren',
  bandage: 'band',
  fieldSurgery: 'surg',
  firstAid: 'health',
  adrenaline: 'instant',
  grit: 'grit',
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
