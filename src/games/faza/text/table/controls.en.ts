import { at } from '../../../../kernel/values/at.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import {
  areaOf,
  editionOf,
  heroAt,
  isAirfield,
  isDeadly,
  isDense,
  isOutpost,
  isWreck,
  seatsOn,
  tileAt,
  tileSpec,
} from '../../rules/board/board.ts';
import type { CardNo, FazaView, Seat } from '../../rules/state/state.ts';
import { sideUp } from '../../rules/team/cards.ts';
import { effectLine, movementText, optionName } from '../content/cards.en.ts';
import { areaName, drones, heroOf, heroTitle, injuries, points, rebels, tileTitle } from '../content/names.en.ts';
import { shipText } from '../content/ships.en.ts';

/** Names of the controls over the board, for screen readers. */
export const controlText = {
  groups: {
    table: 'Table',
    heroes: 'Heroes',
    cards: 'Cards',
    verbs: 'Actions',
    board: 'Board',
    events: 'Events',
    turn: 'Turn',
  },
  menu: 'Menu',
  nextCard: 'Next card of the selected hero',
  mode: (mode: string): string => `Mode: ${mode}`,
  ask: 'What’s this?',
  askHint: 'Or touch and hold anything, or right-click it.',
  plan: 'Plan together',
  addToPlan: 'Add to the plan',
  leavePlan: 'Back to the game',
  planIsKept: 'The plan is kept.',
  forecast: 'Forecast',
  undo: 'Undo',
  redo: 'Redo',
  practice: 'Practice: you can undo everything.',
  nothingToUndo: 'Nothing to undo: rolls and cards you have seen can’t be undone.',
  nothingYet: 'There is nothing to undo yet.',
  nothingToRedo: 'Nothing to redo.',
  log: 'Log',
  skip: 'Skip',
  end: 'End Team phase',
  roll: 'Roll: can’t be undone',
  rollFreely: 'Roll',
  confirm: 'Do it',
  confirmBinding: 'Do it: can’t be undone',
  numbers: 'Details of this action',
  confirmEnd: 'Let the Faza act',
  cancel: 'Cancel',
  nothingToCancel: 'Nothing is chosen.',
  resolve: 'Resolve',
  computerPlays: 'The computer plays this hero.',
  computerActs: 'Computer acts',
  takeAlong: 'Take nobody along',
  radio: 'Open the radio: 1 Point',
  alone: 'Alone',
  waiting: 'Nothing is chosen yet.',
  mustAim: 'You can fight on several tiles. Press Fight and choose one.',
  withAdded: (names: readonly string[]): string => `with ${names.join(', ')}`,
  addedToRoll: (name: string): string => `${name} is added to the roll.`,
  takenOut: (name: string): string => `${name} is removed from the roll.`,
  isAdded: (name: string): string => `${name}, added to the roll`,
  removeHint: 'Press again to remove it.',
  noHelp: 'This would not improve the roll. Cancel the fight to use it for something else.',
  verbs: { fight: 'Fight', board: 'Board', recruit: 'Recruit', recover: 'Recover', skill: 'Skill', cancel: 'Cancel' },
  answers: { yes: 'Use Sabotage', no: 'Keep it for later' },
  moveTo: (place: string): string => `Go to ${place}`,
  fightAt: (place: string): string => `Fight at ${place}`,
  placeAt: (place: string): string => `Place at ${place}`,
  group: (count: number, place: string): string => `Lead ${rebels(count)} from ${place}`,
  count: (count: number): string => rebels(count),
  protect: (name: string): string => `Protect ${name}`,
  choose: (name: string): string => `Choose ${name}`,
  payOff: (name: string): string => `Pay to end ${name}`,
  payers: {
    keeps: (had: number, left: number): string => `Has ${points(had)}, keeps ${left}.`,
    share: 'Several heroes pay together',
    shareElse: 'Split it another way',
    chosen: 'You choose how many Points each hero pays.',
    richest: 'Those with the most Points pay first.',
    amount: (number: number): string => (number === 0 ? 'Nothing' : points(number)),
  },
  continued: (round: number, names: readonly string[]): string => `Round ${round}: ${names.join(', ')}`,
  withHero: (name: string): string => `With ${name}`,
} as const;

/** Half a player card in words. */
export function halfText(state: FazaView, seat: Seat, card: CardNo, half: 'movement' | 'enhancement'): string {
  const side = sideUp(state, seat, card);
  const owner = `${heroOf(state, seat)}, card ${card}`;
  if (half === 'movement') {
    const { name, value } = movementText(side.movement);
    return `${owner}: ${value ? `${name} ${value}` : name}`;
  }
  return `${owner}: ${side.enhancement.options.map((_, option) => optionName(side.enhancement.id, option)).join(' or ')}`;
}

/** The effect of half a player card. */
export function halfLine(state: FazaView, seat: Seat, card: CardNo, half: 'movement' | 'enhancement'): string {
  const side = sideUp(state, seat, card);
  return half === 'movement'
    ? movementText(side.movement).line
    : side.enhancement.options.map((effect) => effectLine(effect)).join(' Or: ');
}

/** A whole player card in words. */
export function cardTitle(state: FazaView, seat: Seat, card: CardNo): string {
  return `${heroOf(state, seat)}’s card ${card}`;
}

/** A tile in words: what it is and who is there. */
export function describeTile(state: FazaView, tile: TileNo): string {
  const there = [
    tileAt(state, tile).drones > 0 ? drones(tileAt(state, tile).drones) : '',
    tileAt(state, tile).rebels > 0 ? rebels(tileAt(state, tile).rebels) : '',
    ...seatsOn(state, tile).map((seat) => heroOf(state, seat)),
    ...state.ships
      .filter((ship) => ship.tile === tile)
      .map((ship) =>
        isWreck(ship)
          ? `wreck of the ${shipText[ship.id].name}`
          : `${shipText[ship.id].name} with ${ship.health} health`,
      ),
  ];
  return `${tileTitle(state, tile)}: ${tileKind(state, tile)}. ${said(there) || 'Nobody there'}. ${placeOf(state, tile)}.`;
}

/** The kind of tile, with its signs. */
export function tileKind(state: FazaView, tile: TileNo): string {
  return said([
    tileAt(state, tile).fazaformed ? 'fazaformed' : areaName[tileSpec(state, tile).area],
    isOutpost(state, tile) ? 'Outpost' : '',
    isAirfield(state, tile) ? 'Airfield' : '',
    isDeadly(state, tile) ? 'Deadly' : '',
    isDense(state, tile) ? 'dense (−1 to each die)' : '',
  ]);
}

/** Where a tile is, for players who cannot see the board. */
function placeOf(state: FazaView, tile: TileNo): string {
  const { x, y } = at(editionOf(state).cells, state.board.indexOf(tile));
  return `Row ${y + 1}, column ${x + 1}`;
}

/** A hero in words. */
export function describeHero(state: FazaView, seat: Seat): string {
  const hero = heroAt(state, seat);
  const wounds = hero.cards.filter((card) => card.injured).length;
  const unused = hero.cards.filter((card) => !card.used).length;
  return `${heroTitle(hero.id)}, ${areaName[areaOf(state, seat)]}: at ${tileTitle(state, hero.tile)}, ${injuries(wounds)}, ${points(hero.points)}, ${unused} of ${hero.cards.length} cards unused`;
}

function said(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
