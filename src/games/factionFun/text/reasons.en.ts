import type { PeopleId } from '../content/vocabulary.ts';
import type { Does } from './facts.en.ts';
import { peopleNames } from './names.en.ts';

/** Why a computer player does something, in a sentence with the name of its seat. */
export const reasonText = {
  wins: (does: Does): string => `${does('can')} decide the game here.`,
  founds: (does: Does): string => `${does('can')} reach seven linked tiles here.`,
  avatar: (does: Does): string => `${does('gain')} another avatar with this tile.`,
  links: (does: Does): string => `${does('want')} this tile for the realm.`,
  outpost: (does: Does): string => `${does('take')} land first, to link it later.`,
  splits: (does: Does): string => `${does('can')} cut the other realm apart here.`,
  takes: (does: Does): string => `${does('weaken')} the other realm.`,
  cornered: (does: Does): string => `${does('be')} cornered: an attack is the only choice.`,
  nearer: (does: Does): string => `${does('go')} where the next land is.`,
  waits: (does: Does): string => `${does('stand')} where it matters already.`,
  hunch: (does: Does): string => `${does('have')} a good feeling about that.`,
  answers: (does: Does): string => `${does('lose')} nothing by answering.`,
  letsStand: (does: Does): string => `${does('would')} rather keep everyone in place.`,
  battleCard: (does: Does): string => `${does('would')} rather not lose this battle.`,
  reroll: (does: Does): string => `${does('would')} lose with that roll.`,
  steps: (does: Does): string => `${does('need')} more steps this turn.`,
  crosses: (does: Does): string => `${does('need')} a way over the water.`,
  claimCard: (does: Does): string => `${does('want')} this turn’s claim to succeed.`,
  reshapes: (does: Does): string => `${does('change')} what the land there demands.`,
  hinders: (does: Does): string => `${does('slow')} the other side down.`,
  discards: (does: Does): string => `${does('make')} room for a new hand.`,
  guards: (does: Does): string => `${does('protect')} what is linked.`,
  frontier: (does: Does): string => `${does('want')} an avatar where there is land to claim.`,
  specialty: (does: Does): string => `${does('prefer')} a specialist.`,
  strikes: (does: Does): string => `${does('can')} afford to risk an avatar.`,
} as const;

/** What the coach says of a command to the player who may give it: why it is good. */
export const adviceText = {
  reasons: {
    wins: 'It can decide the game',
    founds: 'It can bring you to seven linked tiles',
    avatar: 'The tile brings another avatar',
    links: 'The tile joins your realm',
    outpost: 'It takes land that you can link later',
    splits: 'It can cut the other realm apart',
    takes: 'It weakens the other realm',
    cornered: 'A cornered avatar has to attack',
    nearer: 'It is nearer to the next land to claim',
    waits: 'The avatar stands where it matters',
    hunch: 'It is as good as any',
    answers: 'You lose nothing by answering',
    letsStand: 'Everyone stays in place',
    battleCard: 'The card makes it likelier that you win the battle',
    reroll: 'With that roll you lose',
    steps: 'You need more steps this turn',
    crosses: 'It opens a way over the water',
    claimCard: 'It makes this turn’s claim likelier',
    reshapes: 'It changes what the land there demands',
    hinders: 'It slows the other side down',
    discards: 'It makes room for a new hand',
    guards: 'It protects what is linked',
    frontier: 'There is land to claim around it',
    specialty: 'A specialist can do more',
    strikes: 'You can afford to risk an avatar',
  },
  worth: (tiles: number): string => `It is worth about ${tilesText(tiles)}`,
  worths: (tiles: number, next: number, command: string): string =>
    `It is worth about ${tilesText(tiles)}, and “${command}” ${signed(next)}`,
  danger: {
    near: (people: PeopleId, realm: number, goal: number): string =>
      `Danger: the realm of the ${peopleNames[people]} has ${realm} of ${goal} tiles that win at the end of a round`,
    reached: (people: PeopleId, realm: number, isHeld: boolean): string =>
      isHeld
        ? `Danger: the realm of the ${peopleNames[people]} has ${realm} tiles; only yours keeps them from winning`
        : `Danger: the ${peopleNames[people]} win at the end of this round with a realm of ${realm}`,
  },
} as const;

/** Tiles to one decimal: bots judge no finer. */
function signed(tiles: number): string {
  const rounded = Math.round(10 * tiles) / 10;
  return rounded < 0 ? `−${-rounded}` : String(rounded);
}

function tilesText(tiles: number): string {
  const said = signed(tiles);
  return `${said} ${said === '1' ? 'tile' : 'tiles'}`;
}
