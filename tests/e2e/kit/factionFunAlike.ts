import type { Page } from '@playwright/test';
import { normal } from '../../../src/games/factionFun/bots/normal.ts';
import { CARD_EFFECT, type CardId } from '../../../src/games/factionFun/content/cards.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import { claimOdds } from '../../../src/games/factionFun/rules/forecast/odds.ts';
import { actorOf } from '../../../src/games/factionFun/rules/state/avatars.ts';
import type { Command } from '../../../src/games/factionFun/rules/state/command.ts';
import { type Card, HIDDEN, type State } from '../../../src/games/factionFun/rules/state/state.ts';
import type { FactionFunTypes } from '../../../src/games/factionFun/rules/state/types.ts';
import { tileName } from '../../../src/games/factionFun/text/names.en.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { begin, give, now, pastOf, type Session } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import type { Player } from '../../../src/module/match.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { setupOf } from '../../games/factionFun/subject.ts';

/** Sailfolk 1 and 2 and Hearthfolk 1 are people, Hearthfolk 2 is the computer. */
const PLAYERS: readonly Player[] = ['you', 'friend', 'friend', 'computer'];
/** Hearthfolk 1, whose hand differs. */
const VICTIM = 1;

/** The two cards that have changed places in the other deck of the Hearthfolk: only one of them can be played in a battle. */
const [ONE, OTHER]: readonly [CardId, CardId] = ['closedPaths', 'knownGround'];

/** Seeds before this one lead to no such games by today's rules: to find that out again takes a while. */
const FIRST = 940;

/** Two games that differ only in the deck of the Hearthfolk: Hearthfolk 1 holds one card or the other. */
export interface FactionFunAlike {
  /** The texts of the two saves, at the beginning of a turn of Sailfolk 1. */
  readonly saves: readonly [string, string];
  /** A card of Sailfolk 1 that needs no tile. */
  readonly card: CardId;
  /** Where Sailfolk 1 makes a claim which Hearthfolk 1 is asked to answer; the answer leads to a battle. */
  readonly tile: string;
}

/**
 * No command of this game is secret, so two games with the same luck and the same commands can only differ in a deck. The
 * page has to know the other deck as well: `withOtherDeck`.
 */
export function factionFunAlike(): FactionFunAlike {
  for (let number = FIRST; number < FIRST + 5000; number++) {
    const one = played(`alike ${number}`);
    const walk = one && walkFrom(now(one));
    const other = walk && again(one);
    if (other) return { saves: [textOf(one), textOf(other)], ...walk };
  }
  throw new RangeError('no two games are alike');
}

/** The state in which the two cards have changed places. */
function exchanged(state: State): State {
  const change = (cards: readonly Card[]): readonly Card[] =>
    cards.map((card) => (card === ONE ? OTHER : card === OTHER ? ONE : card));
  const { hands, decks } = state;
  const hearthfolk = { ...decks.hearthfolk, left: change(decks.hearthfolk.left) };
  return { ...state, hands: hands.map(change), decks: { ...decks, hearthfolk } };
}

/** The same commands with the other deck; `null` where they are not possible. */
function again(played: Session<FactionFunTypes>): Session<FactionFunTypes> | null {
  const newGame: typeof factionFun.newGame = (of) => {
    const opened = factionFun.newGame(of);
    return { ...opened, state: exchanged(opened.state) };
  };
  let session: Session<FactionFunTypes> = begin({ ...factionFun, newGame }, played.setup);
  for (const { command } of pastOf(played)) {
    const result = give(session, command);
    if (!('session' in result)) return null;
    ({ session } = result);
  }
  return session;
}

/** A game up to the second turn of Sailfolk 1, in which Hearthfolk 1 holds one of the two cards, and nobody else any. */
function played(seed: string): Session<FactionFunTypes> | null {
  let session: Session<FactionFunTypes> = begin(factionFun, setupOf(seed, PLAYERS.length));
  const isSecret = (card: Card): boolean => card === ONE || card === OTHER;
  for (let commands = 0; commands < 60; commands++) {
    const state = now(session);
    const holders = state.hands.flatMap((hand, seat) => hand.filter(isSecret).map(() => seat));
    if (holders.length !== 1 || holders[0] !== VICTIM || state.battle) return null;
    if (state.round === 2 && state.steps[0]?.step === 'card') return state.turn?.seat === 0 ? session : null;
    const command = normal.choose(factionFun.view(state, null), chanceFrom(`${seed}/${commands}`));
    const result = command && give(session, command);
    if (!result || !('session' in result)) return null;
    ({ session } = result);
  }
  return null;
}

/** The walk from the beginning of a turn, up to a battle of Hearthfolk 1; `null` where it does not lead there. */
function walkFrom(state: State): Pick<FactionFunAlike, 'card' | 'tile'> | null {
  const card = at(state.hands, 0).find((one) => one !== HIDDEN && CARD_EFFECT[one].kind === 'movement');
  const avatars = state.avatars.filter(({ people }) => people === 'sailfolk');
  if (card === undefined || card === HIDDEN || avatars.length > 2 || state.event === 'truce') return null;
  const after = (from: State | null, isWanted: (command: Command) => boolean): State | null => {
    const command = from && factionFun.legalCommands(from).find(isWanted);
    const applied = command && factionFun.apply(from, command);
    return applied?.ok ? applied.state : null;
  };
  const moving = after(state, ({ do: name }) => name === 'pass');
  for (const move of moving ? factionFun.legalCommands(moving) : []) {
    if (move.do !== 'move') continue;
    const moved = after(moving, (command) => equal(command, move));
    const claimed = after(moved, ({ do: name }) => name === 'claim');
    const [step] = claimed?.steps ?? [];
    if (!moved || !claimed || step?.step !== 'answer' || step.seat !== VICTIM) continue;
    const actor = actorOf(moved);
    const best = claimOdds(claimed, actor, actor.tile).answers[0]?.avatar;
    const answered = after(claimed, (command) => command.do === 'answer' && command.avatar === best);
    if (answered?.steps[0]?.step === 'battleCard') return { card, tile: tileName(state.columns, move.tile) };
  }
  return null;
}

function textOf(session: Session<FactionFunTypes>): string {
  return gameText({ session, players: PLAYERS });
}

/**
 * From now on the page deals the Hearthfolk the deck in which the two cards have changed places. Returns how often this was
 * found in the page's scripts.
 */
export async function withOtherDeck(page: Page): Promise<() => number> {
  const inDeck = new RegExp(`(["'\`])${ONE}\\1,(["'\`])${OTHER}\\2\\)`, 'g');
  let found = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    found += script.match(inDeck)?.length ?? 0;
    await route.fulfill({ response, body: script.replace(inDeck, `"${OTHER}","${ONE}")`) });
  });
  return () => found;
}
