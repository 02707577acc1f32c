import type { Options } from '../rules/state/state.ts';

/** The words of the screens of Faction Fun. */
export const moduleText = {
  name: 'Faction Fun',
  tagline: 'Two peoples, one coast: claim land, answer claims, link what you hold.',
  anotherMap: 'Another map',
  anotherMapAbout: 'Draws other land, and other luck with it.',
  goal: (tiles: number): string => `The first realm of ${tiles} linked tiles wins.`,
  onlyOne: 'Only this one',
  stay: 'Stay',
  table: { menu: 'Menu', log: 'Log', undo: 'Undo', redo: 'Redo', skipToTurn: 'Skip to your turn' },
  options: {
    asWritten: { name: 'As written', about: 'Only the numbers of the text. The Sailfolk are ahead.' },
    twoAvatars: { name: 'Two avatars', about: 'Each seat starts with two avatars.' },
    literalPenalty: { name: 'Slow land', about: 'Movement rolls of the Sailfolk are 1 lower.' },
    quickGame: { name: 'Quick game', about: 'A smaller realm wins.' },
  } satisfies Readonly<Record<keyof Options, { readonly name: string; readonly about: string }>>,
  levels: {
    easy: { name: 'Easy', about: 'Looks one turn ahead, but often decides at random.' },
    normal: { name: 'Normal', about: 'Looks one turn ahead.' },
  },
  chapters: {
    setup: 'Setup',
    sequence: 'A round',
    movement: 'Movement',
    claims: 'Claims and answers',
    links: 'Linked tiles',
    battles: 'Battles',
    events: 'Events',
    actionCards: 'Action cards',
    specialties: 'Specialty avatars',
    end: 'The end',
    options: 'Options',
  },
  gallery: { cards: 'All action cards', events: 'All events' },
  readings: {
    title: 'How we read the text',
    about: 'Where the text is silent or says two things, this is how the game reads it.',
  },
  seats: (count: number): string => `${count} seats, ${count / 2} on each side`,
  round: (round: number): string => `Round ${round} of 24`,
  noEvent: 'No event',
  allowance: (die: number): string => `Movement roll: ${die}`,
  realm: (size: number, goal: number): string => `Realm ${size} of ${goal}`,
  tiles: (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`),
  notches: (left: number): string =>
    left === 1 ? 'Next avatar in 1 linked tile' : `Next avatar in ${left} linked tiles`,
  owesTurn: 'Loses its next turn',
  hand: (cards: readonly string[]): string => `Hand: ${cards.length === 0 ? 'none' : cards.join(', ')}`,
  hiddenCard: '?',
  value: (terrain: string, value: number): string => (Number.isFinite(value) ? `${terrain} ${value}` : terrain),
} as const;
