import { winChanceOf } from '../../../src/games/faza/bots/value/trained.ts';
import type { AreaId, EventId } from '../../../src/games/faza/content/vocabulary.ts';
import { heroSpec, seats } from '../../../src/games/faza/rules/board/board.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { CardNo, FazaView } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { cardAt, sideUp, unusedCards } from '../../../src/games/faza/rules/team/cards.ts';
import type { Counts, LabObserver, Turn } from '../../game/lab.ts';

/** Chances are counted in whole percent, because counts are whole numbers. */
const PERCENT = 100;

/** One use of a side of a player card: its movement, or one option of its enhancement. */
export function cardKey(area: AreaId, card: CardNo, side: 'healthy' | 'injured', use: 'movement' | number): string {
  return `card/${area}/${card}/${side}/${use}`;
}

/** A team in any order. */
export function teamKey(heroes: readonly string[]): string {
  return `team/${[...heroes].sort().join('+')}`;
}

/** Which tenth a win chance is in, from 0 to 9. */
export function expectedKey(tenth: number): string {
  return `expected/${tenth}`;
}

/** An event card that was drawn, and the win chance estimated just before. */
interface Draw {
  readonly event: EventId;
  readonly chance: number;
}

/**
 * Watches a game of FAZA: who won with which team, how it ended, which cards and skills were used, and which events
 * were drawn.
 */
export function watch(): LabObserver<FazaTypes> {
  const counts: Record<string, number> = {};
  const count = (name: string, times = 1): void => {
    counts[name] = (counts[name] ?? 0) + times;
  };
  const draws: Draw[] = [];
  /** The win chance that is shown for the start of each round. */
  const chances: number[] = [];
  const phase = watchPhases(count);
  let last: FazaView | null = null;
  let commands = 0;
  return {
    see(turn) {
      if (turn.command) commands += 1;
      if (last) {
        draws.push(...drawsOf(last, turn));
        if (turn.command) phase.give(last, turn.command);
      }
      last = faza.view(turn.state, 'spectator');
      if (last.phase === 'team' && last.agenda.length === 0 && last.round > chances.length)
        chances.push(winChanceOf(last));
      phase.reach(last);
    },
    counts(): Counts {
      if (!last) return counts;
      phase.end();
      const { outcome } = last;
      const won = outcome?.won === true;
      const team = teamKey(last.heroes.map(({ id }) => id));
      count('games');
      count(team);
      count(`rounds/${last.round}`);
      count(`commands/${commands}`);
      if (won) {
        count('won');
        count(`${team}/won`);
      } else if (outcome) count(`lost/${outcome.rule}`);
      const surpluses = new Map<string, { readonly of: number; readonly sum: number }>();
      const compare = (name: string, chance: number): void => {
        const { of, sum } = surpluses.get(name) ?? { of: 0, sum: 0 };
        surpluses.set(name, { of: of + 1, sum: sum + (won ? PERCENT : 0) - Math.round(PERCENT * chance) });
      };
      for (const { event, chance } of draws) compare(`event/${event}`, chance);
      for (const chance of chances) compare(expectedKey(Math.min(9, Math.floor(10 * chance))), chance);
      // Positions of one game share its result, so the certainty of a mean depends on the sums per game.
      for (const [name, { of, sum }] of surpluses) {
        count(name, of);
        count(`${name}/games`);
        count(`${name}/surplus`, sum);
        count(`${name}/squaredSums`, sum * sum);
        count(`${name}/squaredSizes`, of * of);
        count(`${name}/products`, of * sum);
      }
      return counts;
    },
  };
}

/** The event that a boarding drew at random, not one that somebody had seen or chosen. */
function drawsOf(before: FazaView, { command, facts }: Turn<FazaTypes>): Draw[] {
  if (command?.do !== 'board' && command?.do !== 'insider') return [];
  if (before.events.top.length > 0 || before.drawTwo) return [];
  const drawn = facts.flatMap((fact) => (fact.fact === 'eventDrawn' ? [fact.event] : []));
  return drawn.map((event) => ({ event, chance: winChanceOf(before) }));
}

/** What can be done in a Team phase without a card, by name: skills by theirs, everything else by its command's. */
function deedOf(state: FazaView, command: Command): string | null {
  switch (command.do) {
    case 'aim':
    case 'marksman':
    case 'pathfinder':
    case 'houseCall':
    case 'reclaim':
    case 'insider':
    case 'tinker':
    case 'forecast':
      return `skill/${command.do}`;
    case 'recruit':
      return heroSpec(state, command.hero).skills.some(({ id }) => id === 'recruiter')
        ? 'skill/recruiter'
        : 'deed/recruit';
    case 'recover':
    case 'payOff':
      return `deed/${command.do}`;
    default:
      return null;
  }
}

/** Counts, once per Team phase, what could be done and what was done. No two heroes share an area's cards. */
function watchPhases(count: (name: string) => void) {
  let chances = new Set<string>();
  let chosen = new Set<string>();
  /** By seat and card: which side was up at the beginning of the phase. */
  let sides = new Map<string, 'healthy' | 'injured'>();
  let round = 0;
  const end = (): void => {
    for (const name of chances) count(name);
    for (const name of chosen) if (chances.has(name)) count(`${name}/chosen`);
    chances = new Set();
    chosen = new Set();
  };
  const begin = (state: FazaView): void => {
    end();
    round = state.round;
    sides = new Map();
    for (const seat of seats(state)) {
      for (const card of unusedCards(state, seat)) {
        const side = cardAt(state, seat, card).injured ? 'injured' : 'healthy';
        sides.set(`${seat}/${card}`, side);
        chances.add(cardKey(heroSpec(state, seat).area, card, side, 'movement'));
        sideUp(state, seat, card).enhancement.options.forEach((_, option) => {
          chances.add(cardKey(heroSpec(state, seat).area, card, side, option));
        });
      }
    }
  };
  return {
    end,
    /** A state that the game reached. */
    reach(state: FazaView): void {
      if (state.phase !== 'team' || state.agenda.length > 0) return;
      if (state.round !== round) begin(state);
      for (const command of legalCommands(state)) {
        const deed = deedOf(state, command);
        if (deed) chances.add(deed);
      }
    },
    /** A command that is given in a state. */
    give(state: FazaView, command: Command): void {
      const deed = deedOf(state, command);
      if (deed) chosen.add(deed);
      if (!('card' in command) || !isUse(command)) return;
      const side = sides.get(`${command.hero}/${command.card}`);
      const isSideUp = cardAt(state, command.hero, command.card).injured === (side === 'injured');
      if (side === undefined || !isSideUp) return;
      const use = command.do === 'enhance' ? command.option : 'movement';
      chosen.add(cardKey(heroSpec(state, command.hero).area, command.card, side, use));
    },
  };
}

type Use = Extract<Command, { do: 'move' | 'lead' | 'drive' | 'enhance' }>;

function isUse(command: Command): command is Use {
  return command.do === 'move' || command.do === 'lead' || command.do === 'drive' || command.do === 'enhance';
}
