import type { Effect, EnhancementId, Movement, Skill, SkillId } from '../../content/vocabulary.ts';
import { count, injuries, points } from './names.en.ts';

/** A movement's name, its number (or nothing), and a sentence. */
export function movementText(movement: Movement): { name: string; value: string; line: string } {
  const said = (name: string, value: number | '', line: string) => ({ name, value: String(value), line });
  switch (movement.kind) {
    case 'run':
      return said('Run', movement.steps, `Move up to ${count(movement.steps, 'step')}, or lead Rebels as far.`);
    case 'airplane': {
      const reach = `Fly up to ${count(movement.tiles, 'tile')}, over anything. From an Airfield, 1 farther.`;
      return said('Airplane', movement.tiles, reach);
    }
    case 'teleport': {
      const isToOutposts = movement.to === 'outposts';
      return said('Teleport', '', isToOutposts ? 'Appear at any Outpost that still stands.' : 'Appear on any tile.');
    }
    case 'ambulance': {
      const load = `Move up to ${count(movement.steps, 'step')} and take along anyone with you.`;
      return said('Ambulance', movement.steps, load);
    }
    case 'underground':
      return said('Underground', '', 'Rebels from one tile appear on any earth tile without Drones.');
  }
}

export const enhancementName: Readonly<Record<EnhancementId, string>> = {
  raygun: 'Raygun',
  sidearm: 'Sidearm',
  bazooka: 'Bazooka',
  fieldDressing: 'Field Dressing',
  grenades: 'Grenades',
  bandage: 'Bandage',
  fieldSurgery: 'Surgery',
  refuge: 'Refuge',
  firstAid: 'First Aid',
  adrenaline: 'Adrenaline',
  grit: 'Grit',
  shield: 'Shield',
  shieldWall: 'Shield Wall',
  broadcast: 'Broadcast',
  whisper: 'Whisper',
  rally: 'Rally',
  speech: 'Speech',
  uprising: 'Uprising',
  rayCannon: 'Ray Cannon',
  rangeBooster: 'Booster',
  patch: 'Patch',
  beacon: 'Beacon',
  flash: 'Flash',
  overclock: 'Overclock',
};

/** The number of an effect on a card, or nothing. */
export function effectValue(effect: Effect): string {
  if (effect.kind === 'allDice' || effect.kind === 'lowestDie') return `+${effect.bonus}`;
  if (effect.kind === 'perRebel') return `+${effect.atMost}`;
  if (effect.kind === 'shield') return String(effect.injuries);
  return effect.kind === 'reroll' ? String(effect.dice) : '';
}

/** The meaning of an effect, in a sentence. */
export function effectLine<Kind extends Effect['kind']>(effect: EffectOf<Kind> & { readonly kind: Kind }): string {
  const kind: Kind = effect.kind;
  return EFFECTS[kind](effect);
}

type EffectOf<Kind> = Extract<Effect, { readonly kind: Kind }>;

const EFFECTS: { readonly [Kind in Effect['kind']]: (effect: EffectOf<Kind>) => string } = {
  allDice: ({ bonus }) => `+${bonus} to every die of your next roll.`,
  lowestDie: ({ bonus }) => `+${bonus} to the lowest die of your next roll.`,
  perRebel: ({ bonus, atMost }) =>
    atMost <= bonus
      ? `+${atMost} to every die of your next roll if a Rebel is with you.`
      : `+${bonus} to every die of your next roll for each Rebel with you, up to +${atMost}.`,
  reroll: ({ dice }) => `Reroll ${dice === 1 ? '1 failed die' : `up to ${dice} failed dice`} in your next roll.`,
  bazooka: () => 'Your next roll is against an adjacent tile, and its injuries are ignored.',
  longShot: ({ reach, bonus }) => `The next Bazooka of any hero reaches ${count(reach, 'tile')} and gets +${bonus}.`,
  shield: ({ whose, injuries: ignored }) =>
    whose === 'own'
      ? `Ignore ${injuries(ignored)} from your next roll.`
      : `A hero on your tile ignores ${injuries(ignored)} from their next roll.`,
  recover: ({ whose }) =>
    whose === 'own' ? 'Recover 1 of your injured cards.' : 'A hero on your tile recovers their lowest injured card.',
  refresh: ({ whose }) =>
    whose === 'own' ? 'Another of your used cards becomes unused.' : 'Another hero’s used card becomes unused.',
  placeRebel: ({ where }) => (where === 'here' ? 'A Rebel joins on your own tile.' : 'A Rebel joins at any Outpost.'),
  leadRebel: () => 'Move 1 Rebel 1 step.',
};

/** The second option of an enhancement is named after its effect. */
export function optionName(id: EnhancementId, option: number): string {
  if (id === 'fieldSurgery' && option === 1) return enhancementName.refuge;
  if (id === 'rangeBooster' && option === 1) return 'Long Shot';
  return enhancementName[id];
}

export const skillName: Readonly<Record<SkillId, string>> = {
  aim: 'Aim',
  marksman: 'Marksman',
  slipAway: 'Slip Away',
  pathfinder: 'Pathfinder',
  houseCall: 'House Call',
  reclaim: 'Reclaim',
  insider: 'Insider',
  recruiter: 'Recruiter',
  tinker: 'Tinker',
  forecast: 'Foresight',
};

/** The meaning of a skill, with its price. */
export function skillLine({ id, cost, underShips }: Skill): string {
  const price = points(cost);
  return {
    aim: `${price} before a roll: +1 to its lowest die.`,
    marksman: `${price} before a roll: +1 to every die.`,
    slipAway: 'May leave tiles with Drones.',
    pathfinder: `${price}: take 1 step, and lead a hero on your tile along.`,
    houseCall: `${price}: a hero on your tile recovers their lowest injured card, anywhere.`,
    reclaim: `${price}: turn the fazaformed tile under you back to earth if no Drone${underShips ? '' : ' or live ship'} is there.`,
    insider: `${price}: board a Mothership yourself instead of a Rebel, for 1 injury that nobody can take for you.`,
    recruiter: `Recruit for ${price} at the Outpost you are on.`,
    tinker: `${price}: a used card of a hero on your tile becomes unused.`,
    forecast: `${price}: look at the next 2 events and choose which comes first.`,
  }[id];
}
