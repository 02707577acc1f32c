const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** The name of an achievement, and its condition. */
export const achievementText = {
  firstStand: { name: 'First stand', ask: 'Finish a game.' },
  earthStands: { name: 'Not today, Faza!', ask: 'Win a game.' },
  hardWin: { name: 'They came in force', ask: 'Win on Hard.' },
  everyMode: { name: 'In any weather', ask: 'Win on Easy, Normal, and Hard.' },
  two: { name: 'Two against the sky', ask: 'Win with two heroes.' },
  four: { name: 'The whole gang', ask: 'Win with four heroes.' },
  everyHero: { name: 'Everyone’s war', ask: 'Win with each of the eight heroes of 16 tiles.' },
  unhurt: { name: 'Not a scratch', ask: 'Win without a single injury.' },
  whisker: { name: 'By a whisker', ask: 'Win while a hero has only one healthy card left.' },
  fast: { name: 'Home for lunch', ask: 'Win in four rounds or fewer.' },
  long: { name: 'The long war', ask: 'Hold out for ten rounds.' },
  threeAtOnce: { name: 'Three with one blow', ask: 'Defeat three Drones in one fight.' },
  greenCity: { name: 'Keep off the grass', ask: 'Win with four or fewer fazaformed tiles.' },
  fazaFirst: { name: 'They shot first', ask: 'Win a game in which the Faza go first.' },
  noGifts: { name: 'No gifts, thank you', ask: 'Win with two or three heroes, without Rewards.' },
  thickHulls: { name: 'Can openers', ask: 'Win against ships with five or more health.' },
  radio: { name: 'Over and out', ask: 'Win with Radio Communication.' },
  rowOfThree: { name: 'On a roll', ask: 'Win three games in a row.' },
  tenWins: { name: 'A drawer full of medals', ask: 'Win ten games.' },
  oldHand: { name: 'Old hand', ask: 'Finish fifty games.' },
  scrap: { name: 'Scrap dealer', ask: 'Defeat 500 Drones.' },
  boarders: { name: 'Party crashers', ask: 'Board Motherships a hundred times.' },
  everyDefeat: { name: 'Every way to go', ask: 'Lose in each of the four possible ways.' },
  todaysPaper: { name: 'Today’s paper', ask: 'Finish a daily game.' },
  sevenMornings: { name: 'Seven mornings', ask: 'Play the daily game seven days in a row.' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly ask: string }>>;

export type AchievementId = keyof typeof achievementText;

/** What the records page calls the bests, totals and tables. */
export const recordsText = {
  bests: {
    fastestWin: { name: 'Fastest win', value: (value: number): string => count(value, 'round') },
    fewestInjuries: {
      name: 'Fewest injuries in a win',
      value: (value: number): string => count(value, 'injury', 'injuries'),
    },
    fewestDecisions: { name: 'Fewest decisions in a win', value: (value: number): string => count(value, 'decision') },
    mostKills: { name: 'Most Drones defeated', value: (value: number): string => count(value, 'Drone') },
    longestGame: { name: 'Longest game', value: (value: number): string => count(value, 'round') },
  },
  hardestStep: {
    name: 'Hardest step won',
    value: (name: string, number: number, all: number): string => `${name}, ${number} of ${all}`,
  },
  totals: {
    rounds: 'Rounds',
    decisions: 'Decisions',
    kills: 'Drones defeated',
    boardings: 'Boardings',
    recruits: 'Rebels recruited',
    injuries: 'Injuries',
    shielded: 'Injuries taken by Rebels',
  },
  tables: {
    step: { title: 'By difficulty', head: 'Step' },
    mode: { title: 'By mode', head: 'Mode' },
    size: { title: 'By team size', head: 'Team' },
    hero: { title: 'By hero', head: 'Hero' },
    board: { title: 'By board', head: 'Board' },
  },
  step: (number: number, name: string): string => `${number}.\u{a0}${name}`,
  heroes: (heroes: number): string => count(heroes, 'hero', 'heroes'),
  tiles: (tiles: number): string => count(tiles, 'tile'),
  filter: { label: 'With', any: 'any hero' },
} as const;
