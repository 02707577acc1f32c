import type { ModeSpec } from '../content/vocabulary.ts';
import { addend, count, drones, injuries, signed } from './content/names.en.ts';
import { fightLettering } from './content/pictures.en.ts';
import { boardText } from './table/board.en.ts';

const { percent } = boardText;

/** Where a game turned. */
interface Turn {
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly isSure: boolean;
}

/** How far the chances to win are known. */
interface Estimated {
  readonly games: { readonly least: number; readonly most: number };
  readonly work: { readonly done: number; readonly wanted: number };
}

function turned({ round, isSure }: Turn): string {
  return isSure ? `Round ${round} was the turning point` : `Round ${round} was probably the turning point`;
}

/** An estimated chance, as the chart shows it; a certain one without "about". */
function roughly(chance: number): string {
  const number = percent(chance);
  if (chance === 0 || chance === 1) return number;
  if (number.startsWith('<')) return `under ${number.slice(1)}`;
  return number.startsWith('>') ? `over ${number.slice(1)}` : `about ${number}`;
}

/** Words of the title, new-game, combat, event and ending screens. */
export const screenText = {
  title: {
    tagline: 'They came for the ground we stand on',
    continue: 'Continue',
    newGame: 'New game',
    quickStart: 'Quick start',
    quickStartLine: (mode: string): string => `${mode}: one click and you’re in`,
    newGameLine: 'Choose heroes and mode',
    daily: 'Daily',
    learn: 'Learn',
    learnLine: 'Six short lessons',
    replays: 'Replays',
    records: 'Records',
    rulebook: 'Rulebook',
    settings: 'Settings',
    sound: 'Sound on',
    soundOff: 'Sound off',
    install: 'Install',
    update: 'Update',
  },
  newGame: {
    title: 'Who stands against the Faza?',
    back: 'Back',
    mode: 'Mode',
    options: 'Options',
    start: 'Start',
    add: 'Add a hero',
    swap: (name: string): string => `Play the ${name} instead`,
    show: (name: string): string => `Show the ${name}`,
    addHero: (name: string): string => `Add the ${name}`,
    removeHero: (name: string): string => `Send the ${name} home`,
    player: { you: 'You', friend: 'Friend', computer: 'Computer' },
    playedBy: (name: string, player: string): string => `${name}: ${player}`,
    health: 'Ship health',
    healthLess: 'Less health for the ships',
    healthMore: 'More health for the ships',
    healthAbout: 'How much health each Mothership begins with. The mode sets it unless you do.',
    explain: 'Explain options',
    healthByMode: 'set by mode',
    healthOwn: 'your choice',
    healthShort: 'Custom',
    healthEnd: 'Health must be between 1 and 6.',
    toggles: {
      rewards: { name: 'Rewards', line: 'Helpful events in the deck' },
      drawTwo: { name: 'Two events', line: 'Draw two, resolve one' },
      fazaFirst: { name: 'Faza first', line: 'They act first; a lost board is redrawn' },
      radio: { name: 'Radio', line: 'Silence until you spend a Point' },
    },
    seed: 'Seed',
    newSeed: 'New seed',
    absent: 'Stays home',
    /** The published content, or that of a pack. */
    content: { label: (name: string): string => `Cards and board: ${name}`, note: 'Cards and board' },
    /** The difficulty steps, and how often the computer wins on each; unknown for a content pack. */
    difficulty: {
      title: (heroes: number): string => `Difficulty with ${heroes} ${heroes === 1 ? 'hero' : 'heroes'}`,
      label: (name: string): string => `Difficulty: ${name}`,
      custom: 'Custom',
      customLine: 'Your own mix of mode and options.',
      customNote: 'Your own mix',
      item: (number: number, name: string, marks: readonly string[]): string =>
        `${number}. ${name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
      chosen: 'chosen',
      won: 'won',
      about: (line: string, wins: number | null): string =>
        wins === null ? line : `${line} A team of computers wins ${percent(wins)}.`,
      hint: (number: number, all: number, line: string, wins: number | null): string =>
        `Step ${number} of ${all}. ${line}${wins === null ? '' : ` A team of computers wins ${percent(wins)} of its games.`}`,
      /** The text on the button below the name. */
      note: (number: number, all: number, wins: number | null): string =>
        `${number} of ${all}${wins === null ? '' : `, computer team wins ${percent(wins)}`}`,
      noteShort: (number: number, all: number, wins: number | null): string =>
        `${number}/${all}${wins === null ? '' : `, CPU team ${percent(wins)}`}`,
    },
    modeFacts: (mode: ModeSpec): string =>
      [
        `Health ${mode.health}`,
        ...(mode.steps.includes('invade') ? ['invasion'] : []),
        ...(mode.needsRebels ? ['Rebel hunt'] : []),
      ].join(', '),
  },
  combat: {
    ...fightLettering,
    place: (place: string, round: number): string => `${place}, round ${round}`,
    /** The number a die needs, including its bonus, in the log's words. */
    needs: (needs: number, bonus: number): string => (needs - bonus > 1 ? `Needs ${needs} or more` : 'Cannot miss'),
    sum: (shows: number, bonus: number, total: number): string =>
      bonus === 0 ? `${total}` : `${shows} ${addend(bonus)} = ${total}`,
    kill: 'Defeated',
    miss: 'Miss',
    ownGround: 'own area',
    denseGround: 'dense ground',
    onEveryDie: 'on every die',
    /** The sum of the values beside it: without a sum sign it looked like one more bonus. */
    total: (bonus: number): string => `= ${signed(bonus)}`,
    inAll: 'in all, per die',
    /** A bonus that is given several times, each time to the die that is lowest then. */
    each: (times: number, bonus: string): string => `${times} × ${bonus}`,
    onLowestDie: 'on the lowest die',
    withRebels: 'Rebels with you',
    marksman: 'Marksman',
    longShot: 'Long Shot',
    reroll: 'reroll',
    shieldHelp: 'injuries ignored',
    point: '+1 Point',
    killsSoFar: (kills: number): string => (kills === 1 ? 'Drone defeated' : 'Drones defeated'),
    rebelFalls: 'Rebel falls',
    rebelsFallen: (lost: number): string => (lost === 1 ? 'Rebel lost' : 'Rebels lost'),
    wound: (card: number): string => `Card ${card} injured`,
    wounds: (wounds: number): string => (wounds === 1 ? 'injury' : 'injuries'),
    ignored: 'Not a scratch',
    safe: 'Out of range',
    skip: 'Skip',
    dies: (name: string): string => `The ${name} falls!`,
  },
  event: {
    retaliate: 'The Faza retaliate',
    boarded: (hero: string, ship: string, place: string): string =>
      `The ${hero} sent a Rebel aboard the ${ship} at ${place}.`,
    boardedAlone: (hero: string, ship: string, place: string): string => `The ${hero} boarded the ${ship} at ${place}.`,
    downTo: (ship: string): string => `${ship} health`,
    wreck: 'a wreck',
    hereFirst: 'Here first',
    thenEverywhere: 'Then everywhere',
    thenYours: 'Then it’s yours',
    untilNext: 'Until the next event',
    untilPaid: 'Until you pay it off',
    resolve: 'Resolve',
    choose: 'Which one happens?',
    deck: (left: number): string => (left === 1 ? '1 event left' : `${left} events left`),
  },
  ending: {
    won: 'Earth stands!',
    lost: 'Earth has fallen!',
    hurrah: 'Hurrah!',
    again: 'One more game',
    newGame: 'New game',
    look: 'View the board',
    dice: 'Dice',
    title: 'Title',
    share: 'Share',
    figures: 'Stats',
    rule: (id: string): string => `Rule\u00a0${id}\u00a0›`,
    ruleOf: (reason: string): string => `${reason} Read the rule`,
    chance: 'Win chance',
    drones: 'Drones',
    pool: 'pool',
    shipHealth: 'Ship health',
    injuries: 'Injured cards',
    short: {
      chance: 'Chance',
      drones: 'Drones',
      shipHealth: 'Ships',
      injuries: 'Injured',
      again: 'Again',
      look: 'Board',
      newGame: 'New game',
    },
    roundShort: (round: number): string => (round === 0 ? 'Start' : `R${round}`),
    openRound: (round: number): string => `Round ${round}: replay it or play from here`,
    rounds: (rounds: number): string => (rounds === 1 ? 'round' : 'rounds'),
    moves: (moves: number): string => (moves === 1 ? 'decision' : 'decisions'),
    wrecks: (wrecks: number): string => (wrecks === 1 ? 'wreck' : 'wrecks'),
    turning: 'Turning point',
    hardest: 'Hardest round',
    noEstimate: 'Not in this browser',
    /** Alternative labels of the first button, instead of `again`, after an early defeat. */
    first: {
      easy: 'Try it on Easy',
      lesson: 'Take a lesson',
      round: (round: number): string => `Retry round ${round}`,
    },
    /** What is known at once. */
    known: {
      won: (rounds: number, hurt: number): string =>
        `Won in ${count(rounds, 'round')}, with ${hurt === 0 ? 'not one injury' : injuries(hurt)} to show for it.`,
      lost: (round: number, health: number): string => {
        const when = round === 0 ? 'before round 1' : `in round ${round}`;
        return health === 0
          ? `Lost ${when}, with every Mothership down: the last event card came first.`
          : `Lost ${when}, with ${health} ship health to go.`;
      },
      help: {
        X2: 'A Rebel on a hero’s tile takes injuries for them.',
        X3: 'Spend Points sooner: each one returns a Drone to the pool.',
        X4: 'Board the Former early: it fazaforms two tiles at a time.',
        X5: 'Recruit before the last Rebel boards.',
      },
    },
    counting: 'The computer is thinking…',
    estimated: ({ games: { least, most }, work: { done, wanted } }: Estimated): string =>
      done < wanted
        ? `A first estimate. The computer is playing ${count(wanted, 'game')} to refine it: ${done} done.`
        : `Estimated from ${least === most ? count(most, 'game') : `${least} to ${most} games`} the computer played from each round.`,
    lesson: {
      short: 'It was over before it began. Check the forecast before you end the Team phase.',
      searching: 'Where did the game turn? The computer is working it out.',
      unknown: 'Press a round in the chart to replay it or to play from there.',
      neverInDoubt: 'It was never in doubt: the computer would have won from any round.',
      neverLikely: 'It hung by a thread from the start: even the computer hardly ever wins from here.',
      fell: (turn: Turn): string =>
        `${turned(turn)}: the chance of winning fell from ${roughly(turn.from)} to ${roughly(turn.to)}.`,
      rose: (turn: Turn): string =>
        `${turned(turn)}: the chance of winning rose from ${roughly(turn.from)} to ${roughly(turn.to)}.`,
      hardest: {
        injuries: (round: number, more: number): string =>
          `Round ${round} was the hardest: it left the team with ${count(more, 'more injury', 'more injuries')}.`,
        pool: (round: number, fewer: number): string =>
          `Round ${round} was the hardest: it cost the pool ${drones(fewer)}.`,
      },
      /** What a round cost, of the resource that the game was lost by. */
      cost: {
        injuries: (more: number): string => `It cost ${injuries(more)}.`,
        pool: (fewer: number): string => `It cost the pool ${drones(fewer)}.`,
      },
      /** What helps against that the next time. */
      advice: {
        injuries: 'A Rebel at your side takes the next one for you.',
        pool: 'Points you spend go back to it.',
      },
      noBoarding: 'The ships lost no health. Each boarding brings victory closer.',
      hits: (hits: number): string => `It cost the ships ${hits} health.`,
      cleared: (fewer: number): string => `It left ${count(fewer, 'fewer Drone')} in the streets.`,
    },
  },
  poster: {
    rounds: (rounds: number): string => (rounds === 1 ? 'round' : 'rounds'),
    won: 'Earth stands!',
    lost: 'Earth has fallen!',
    wonLine: (names: string): string => `${names} did it!`,
    lostLine: (names: string): string => `${names} fought to the last.`,
    facts: {
      wrecks: (wrecks: number): string => (wrecks === 1 ? 'ship down' : 'ships down'),
      injuries: (wounds: number): string => (wounds === 1 ? 'injury' : 'injuries'),
      drones: (left: number): string => (left === 1 ? 'Drone left' : 'Drones left'),
    },
    chance: 'The chance of winning, round by round',
    drones: 'Drones in the city, round by round',
    callWon: 'Could you save it too?',
    callLost: 'Could you save it?',
    code: 'Code for the same city:',
    names: (names: readonly string[]): string =>
      names.length < 2 ? `The ${names.join('')}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  },
} as const;
