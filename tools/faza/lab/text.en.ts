import type { EditionSpec } from '../../../src/games/faza/content/vocabulary.ts';
import { count, modeName } from '../../../src/games/faza/text/content/names.en.ts';
import type { Yardstick } from './series.ts';

const heroes = (number: number): string => count(number, 'hero', 'heroes');

/** The texts of the lab's page about FAZA, for readers who have never played it. */
export const labText = {
  about: ({ cells, modes }: Pick<EditionSpec, 'cells' | 'modes'>): string[] => [
    `FAZA is a cooperative board game: two to four heroes win together by boarding and defeating three Motherships, or lose together. These games have a board of ${cells.length} tiles and ${modes.length} modes: ${modes.map(({ id }) => modeName[id]).join(', ')}.`,
    'Four computer players know no more than people at the table. The novice does what a careful newcomer does from what the screen shows. Greedy and policy give the command that looks best, greedy by a rough judgment and policy by a better one. Search looks many commands ahead. Unless said otherwise, the games are those of policy.',
    'Every hero belongs to one of four areas, and a team has at most one hero of an area. Unless said otherwise, all possible teams of a size play equally often.',
  ],
  parts: {
    wins: { title: 'Win rates', about: ['How often each computer player wins, by mode and number of heroes.'] },
    heroes: {
      title: 'Heroes',
      about: ['Whether some heroes, or two heroes together, win more often than others. All games here are on Normal.'],
    },
    ends: { title: 'Defeats and length', about: ['How games are lost, and how long they take.'] },
    events: { title: 'Event cards', about: ['Every boarding draws one of the event cards.'] },
    cards: {
      title: 'Use of cards and skills',
      about: [
        'Each player card has two actions, and two others on its injured side. A chance is a Team phase that began with this side up and unused. An action counts as chosen if it was used from that side in the same phase, so not all actions of a card can be at 100%. All modes together.',
      ],
    },
    options: {
      title: 'Options',
      about: [
        'What each option of the rulebook does on Normal. Options have no targets: they may change as much as they like.',
      ],
    },
    estimates: {
      title: 'Estimates',
      about: ['Endings and replays show an estimated chance to win. Whether it can be believed is measured here.'],
    },
  },
  average: (mode: string): string => `${mode}, average of all team sizes`,
  team: (mode: string, size: number): string => `${mode}, ${heroes(size)}`,
  winRates: (player: Yardstick) => ({
    title: `Games won by ${player}`,
    about: 'In the average each team size has the same weight.',
  }),
  randomWins: {
    title: 'Games won at random',
    about: 'A player who gives any legal command wins by luck alone.',
    target: 'Random play wins less than 0.1% of its games.',
  },
  heroRates: {
    title: 'Each hero, compared with the average',
    about:
      'The win rate of the teams with this hero divided by that of all teams: 100% is the average. Each team size has the same weight.',
    target: 'On Normal, each hero wins between 85% and 115% of the average.',
  },
  pairRates: {
    title: 'Pairs of heroes',
    about:
      'The win rate of all teams that hold both heroes, whatever their size, divided by that of all games: 100% is the average. Two heroes of one area are never in a team together.',
    target: 'On Normal, every pair of heroes wins between 60% and 130% of the average.',
  },
  causes: (mode: string) => ({
    title: `Causes of defeat on ${mode}`,
    about: `The share of all defeats on ${mode}, with the rule that says so.`,
  }),
  lengths: {
    title: 'Rounds',
    about:
      'The median number of rounds: half of the games take at most that many. The interval is one of whole rounds.',
    target: null,
  },
  minutes: (seconds: number) => ({
    title: 'Minutes for two people',
    about: `The median number of commands, of which each is assumed to take ${seconds} seconds with the talk and the animations around it. The assumption is not measured.`,
    target: null,
  }),
  events: {
    title: 'What each event does to the win rate',
    about:
      'Which card comes is pure luck, so every draw is an experiment. For each draw on Normal, the estimated chance to win just before it is subtracted from the result (1 for a win, 0 for a defeat). The chart shows the mean of these differences for each card minus that of all cards: what drawing it instead of an average card changes. Cards that someone had seen before are left out, because the team could choose its moment. A card counts once for each time it was drawn.',
    target: 'Each event changes the chance to win by at most 15 points, compared with an average card.',
  },
  side: (area: string, card: number, side: 'healthy' | 'injured'): string =>
    `${area} card ${card}${side === 'injured' ? ', injured side' : ''}`,
  cards: {
    title: 'Actions of player cards, the least used first',
    about: 'The share of chances in which the computer chose the action.',
    target: 'Each action of a card is chosen in at least 2% of its chances.',
  },
  skills: {
    title: 'Skills, the least used first',
    about:
      'The share of Team phases in which the skill was used, of those in which it was legal and affordable at some time. The Scout’s Slip Away is always on, so it is not here.',
    target: 'Each skill is used in at least 2% of the phases in which it could be.',
  },
  deeds: {
    title: 'Other actions',
    about: 'The same for what every hero can do without a card, for comparison.',
    target: null,
  },
  deedNames: { recruit: 'Recruit', recover: 'Recover at an Outpost', payOff: 'Pay off a Long event' },
  options: {
    title: 'Change of the win rate',
    about:
      'The win rate with the option minus that without it, in percentage points, averaged over all team sizes. The computer does not talk: with the radio it only has one more Point for each hero.',
    target: null,
  },
  believable: {
    title: 'Shown chances that can be believed',
    about:
      'One position at random of each game of the novice, in all modes and with all teams. The computer works out the chance to win as a replay does that rests there. Then policy plays 200 other games on from there, and the share that it wins has to be at most 8 points away.',
    target: 'The chance that is shown is within 8 points of the truth in at least 90% of the positions.',
    row: 'Within 8 points',
  },
  tenth: (tenth: number): string => `Estimated ${10 * tenth}–${10 * tenth + 10}%`,
  fit: {
    title: 'What came true of estimated win chances',
    about:
      'At the beginning of each round the network estimates the chance to win. The chart shows how much more often than estimated such games were won, for estimates of each size. The estimate is about games of policy, in all modes and with all teams. The positions of a game share its result; the intervals take that into account.',
    target: 'Estimated win chances are within 5 points of what comes true.',
  },
} as const;

/** The targets of single editions, as sentences. */
export const targetText = {
  sixteen: {
    wins: {
      novice: 'The novice wins at least 60% on Easy, 5–25% on Normal, and at most 5% on Hard, on average.',
      greedy: 'Greedy wins at least 70% on Easy, 15–40% on Normal, and 2–15% on Hard, on average.',
      policy: 'Policy wins at least 92% on Easy, 60–80% on Normal, and 30–55% on Hard, on average.',
      search: 'Search wins at least 97% on Easy, 80–95% on Normal, and 55–80% on Hard, on average.',
    },
    causes: 'On Hard, each of the four causes is behind at least 5% of the defeats.',
  },
  twentyFour: {
    causes: 'On Normal, each of the four causes is behind at least 5% of the defeats.',
  },
} as const;
