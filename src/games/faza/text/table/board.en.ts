/** A sum of chances misses 0 or 1 by no more than this where it should be exact: floating point has no sixths. */
const NOISE = 1e-9;

/** "2", or "1–3" if it is uncertain. */
function range([least, most]: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** From the least to the most. */
type Range = readonly [least: number, most: number];

/** Words of the board screen. */
export const boardText = {
  round: (round: number): string => `Round ${round}`,
  roundShort: (round: number): string => `R${round}`,
  phase: { team: 'Team phase', faza: 'Faza phase', over: 'The end' },
  phaseShort: { team: 'Team', faza: 'Faza', over: 'End' },
  forecast: 'Forecast',
  tracker: 'Tracker',
  drones: 'Drone pool',
  rebels: 'Rebel pool',
  eventsLeft: (left: number): string => (left === 1 ? '1 event left' : `${left} events left`),
  noEvent: 'No event in force',
  verbs: { fight: 'Fight', board: 'Board', recruit: 'Recruit', recover: 'Recover', skill: 'Skill', cancel: 'Cancel' },
  roll: 'Roll',
  go: 'Do it',
  noUndo: 'can’t be undone',
  endPhase: 'End Team phase',
  endShort: 'End',
  endMiddle: 'End phase',
  leavePlan: 'Back to the game',
  leavePlanShort: 'Back',
  also: (names: readonly string[]): string => `Also: ${names.join(', ')}.`,
  computerFirst: 'The computer’s heroes act first; if they do nothing, the phase ends',
  cardsLeft: (cards: number): string =>
    cards === 0 ? '' : cards === 1 ? '1 card is still unused.' : `${cards} cards are still unused.`,
  skip: 'Skip',
  skipLine: 'straight to the result',
  lost: (why: string): string => `Defeat: ${why}`,
  lostShort: 'Defeat',
  practice: 'Practice',
  turns: 'Turns',
  turnsBack: 'Earth',
  range,
  wounds: (wounds: Range): string => (wounds[1] === 1 && wounds[0] === 1 ? '1 injury' : `${range(wounds)} injuries`),
  rebelsLost: (lost: Range): string => `${range(lost)} lost`,
  /** A minus only if it is certain: beside a dash it could be misread. */
  rebelsLostShort: (lost: Range): string => (lost[0] === lost[1] && lost[0] > 0 ? `−${lost[0]}` : range(lost)),
  tiles: (tiles: Range): string => (tiles[1] === 1 && tiles[0] === 1 ? '1 tile' : `${range(tiles)} tiles`),
  fromTo: (from: number | string, to: number | string): string => `${from} → ${to}`,
  lowPool: (drones: string): string => `pool ${drones}`,
  eachDie: (percent: string): string => `${percent} per die`,
  death: (percent: string): string => `death ${percent}`,
  defeat: (percent: string): string => `defeat ${percent}`,
  kills: (kills: number): string => `${kills} defeated`,
  noKill: 'none defeated',
  unhurt: 'unhurt',
  rebelLost: (lost: number): string => (lost === 1 ? 'Rebel lost' : `${lost} Rebels lost`),
  hurt: (wounds: number): string => (wounds === 1 ? '1 injury' : `${wounds} injuries`),
  loses: { X2: 'death', X5: 'last Rebel lost' },
  percent: (part: number): string => {
    const percent = Math.round(part * 100);
    if (percent === 0 && part > NOISE) return '<1%';
    if (percent === 100 && part < 1 - NOISE) return '>99%';
    return `${percent}%`;
  },
  prompt: {
    idle: 'Choose a card or an action.',
    fights: 'You can fight on several tiles: press Fight and choose one.',
    tile: 'Choose a tile.',
    group: 'Which Rebels?',
    ally: 'Choose a hero.',
    card: 'Choose a card.',
    ship: 'Choose a ship.',
    list: 'Choose from the list.',
    computer: 'The computer plays this hero.',
  },
  hints: {
    board: 'A Rebel can board the Mothership here: press Board.',
    fight: 'Drones are here: press Fight to see the odds.',
    armFirst: 'Drones here: arm a card’s lower half, or press Fight.',
    held: 'Drones hold this hero. Defeat them first.',
    bringRebels: 'A Mothership is overhead. Bring a Rebel here: only Rebels can board.',
    recruit: 'Points buy Rebels: press Recruit.',
    card: 'Use a card: its upper half moves, its lower half helps.',
    others: 'This hero is done. Choose another.',
    end: 'Nobody can do anything more. End the Team phase.',
  },
  wreck: 'Wreck',
  faza: 'The Faza act',
  team: 'Your turn',
  bursts: { hit: 'Krunk!', down: 'Ka-booom!', sabotage: 'Sabotage!' },
} as const;
