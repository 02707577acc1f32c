import { describe, expect, test } from 'vitest';
import { normal } from '../../../../src/games/factionFun/bots/normal.ts';
import {
  HINT_IDS,
  type HintHistory,
  type HintId,
  type HintWatch,
  hintFor,
  learnFrom,
} from '../../../../src/games/factionFun/lessons/hints.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { Command } from '../../../../src/games/factionFun/rules/state/command.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { hintText } from '../../../../src/games/factionFun/text/lessons.en.ts';
import { factionHints } from '../../../../src/games/factionFun/ui/lessons/hints.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { watchGame } from '../../../../src/kernel/lessons/hints.ts';
import { attacking, claiming, give, passing, position, rolling, two } from '../position.ts';
import { setupOf } from '../subject.ts';

const NOTHING: HintHistory = { shown: {}, done: [] };
/** A player who knows everything but one hint. */
const only = (id: HintId): HintHistory => ({ shown: {}, done: HINT_IDS.filter((one) => one !== id) });

/** The words of a hint in a position, for a player who knows all others; `null` if it is not due. */
function wordsAt(state: State, id: HintId, seat = 0): string | null {
  return factionHints.hintFor(factionHints.watch(only(id)), factionFun.view(state, seat), [seat]).hint?.words ?? null;
}

/** The commands by which a player shows that a hint is unnecessary. */
const TEACHES: Readonly<Partial<Record<Command['do'], HintId>>> = {
  answer: 'answer',
  fight: 'battle',
  strike: 'strike',
  place: 'avatar',
  claim: 'claim',
  move: 'move',
  play: 'card',
};

/** Plays a whole game of bots; `decide` sees each position in which a seat decides. Returns what that seat knows at the end. */
function playOut(
  seed: string,
  seat: number,
  known: HintHistory,
  decide: (state: State, watch: HintWatch) => HintWatch,
): HintHistory {
  let { state } = factionFun.newGame(setupOf(seed, 2));
  let watch = watchGame(known);
  for (let moment = 0; state.ending === null; moment++) {
    const [active = 0] = factionFun.activeSeats(state);
    if (active === seat) watch = decide(state, watch);
    const command = normal.choose(factionFun.view(state, active), chanceFrom(`${seed}/${moment}`), [active]);
    if (!command) throw new Error('a bot has nothing to do');
    const history = learnFrom(watch.history, factionFun.view(state, seat), command);
    const learned = history.done.filter((id) => !watch.history.done.includes(id));
    expect(learned.every((id) => active === seat && TEACHES[command.do] === id)).toBe(true);
    watch = { ...watch, history };
    ({ state } = give(state, command));
  }
  return watch.history;
}

// Sailfolk on A1 and Hearthfolk on E1 of one row of land.
const map = ['Sp p f m Hp p w p'];
const apart = [
  ['S', 0],
  ['H', 4],
] as const;

describe('hints of first games', () => {
  test('there are words for each', () => {
    expect(Object.keys(hintText).sort()).toEqual([...HINT_IDS].sort());
  });

  test('a player who closes each gets every one once, and none uses up another one', () => {
    let history = NOTHING;
    const all: HintId[] = [];
    for (const [game, seed] of [...'abcdefghijklmnopqrstuvwxyz'].entries())
      history = playOut(seed, game % 2, history, (state, before) => {
        const view = factionFun.view(state, game % 2);
        const alone = HINT_IDS.filter((id) => {
          const { done, shown } = before.history;
          return !done.includes(id) && !shown[id] && hintFor(watchGame(only(id)), view).hint;
        });
        const given: HintId[] = [];
        let watch = before;
        for (let found = hintFor(watch, view); found.hint; found = hintFor(watch, view)) {
          given.push(found.hint.id);
          ({ watch } = found);
        }
        expect(given, `round ${state.round} of ${seed}`).toEqual(alone);
        all.push(...given);
        return watch;
      });
    expect(all).toHaveLength(new Set(all).size);
    expect(new Set([...all, ...history.done])).toEqual(new Set(HINT_IDS));
  });

  test('L1, W1 the goal comes on the first turn, with the realm that wins, and to nobody else', () => {
    const state = position({ map, avatars: apart, step: 'card', also: { round: 1 } });
    expect(wordsAt(state, 'goal')).toBe(
      'Claim tiles that share an edge: linked tiles make a realm, and a realm of 11 wins at the end of a round.',
    );
    expect(wordsAt(state, 'goal', 1)).toBeNull();
    expect(wordsAt({ ...state, round: 2 }, 'goal')).toBeNull();
  });

  test('R1 the first event that does something, with its effect', () => {
    const state = position({ map, avatars: apart, step: 'card', event: 'fog' });
    expect(wordsAt(state, 'event')).toBe('Each round begins with an event for everyone. Fog: Answers need 2 more.');
    expect(wordsAt({ ...state, event: 'calm' }, 'event')).toBeNull();
  });

  test('C1, C2, C6 a claim, the answer to it, and the foothold of a failed one', () => {
    const there = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 4],
      ],
      step: 'act',
    });
    expect(wordsAt(there, 'claim')).toContain('two dice against its number');
    const claimed = give(rolling(there, ...two(3, 3)), claiming(0)).state;
    expect(wordsAt(claimed, 'answer', 1)).toContain('Answer before it stands');
    expect(wordsAt(claimed, 'answer', 0)).toBeNull();
    const state = position({
      map,
      avatars: [
        ['S', 1],
        ['H', 4],
      ],
    });
    const [settler, ...others] = state.avatars;
    if (!settler) throw new Error('nobody is there');
    expect(wordsAt({ ...state, avatars: [{ ...settler, hasFoothold: true }, ...others] }, 'foothold')).toContain(
      '2 more on its next roll',
    );
    expect(wordsAt(state, 'foothold')).toBeNull();
  });

  test('L1, L7 a tile without a link, and the first City or Nation', () => {
    const linked = position({ map, avatars: apart, step: 'card' });
    expect(wordsAt(linked, 'link')).toBeNull();
    expect(wordsAt(position({ map: ['Sp Sp f Sp Hp p w p'], avatars: apart, step: 'card' }), 'link')).toContain(
      'dashed outline',
    );
    expect(wordsAt(linked, 'formed')).toBeNull();
    const { sailfolk, hearthfolk } = linked.peoples;
    const formed = { ...linked, peoples: { sailfolk, hearthfolk: { ...hearthfolk, hasFormed: true } } };
    expect(wordsAt(formed, 'formed')).toBe(
      'The Hearthfolk have 7 linked tiles. A protector guards them now: an attack on any of them is a best of three.',
    );
  });

  test('B1, B5 a battle that asks for cards, and a turn that is lost', () => {
    const state = position({
      map,
      avatars: [
        ['S', 3],
        ['H', 4],
      ],
      step: 'act',
      hands: [['drill'], ['knownGround']],
    });
    const fought = give(state, attacking(0, 4)).state;
    expect(wordsAt(fought, 'battle')).toContain('the higher total wins');
    expect(wordsAt(give(fought, passing(0)).state, 'battle', 1)).toContain('the higher total wins');
    const turn = position({ map, avatars: apart, step: 'card' });
    expect(wordsAt(turn, 'turnLost')).toBeNull();
    const { sailfolk, hearthfolk } = turn.peoples;
    const owing = (own: boolean, rival: boolean): State => ({
      ...turn,
      peoples: { sailfolk: { ...sailfolk, owesTurn: own }, hearthfolk: { ...hearthfolk, owesTurn: rival } },
    });
    expect(wordsAt(owing(false, true), 'turnLost')).toMatch(/^The Hearthfolk lose their next turn/);
    expect(wordsAt(owing(true, false), 'turnLost')).toMatch(/^You lose your next turn/);
  });

  test('E6 an avatar that an event brings, and the attack on one that has just come', () => {
    const state = position({ map, avatars: apart, step: 'round' });
    const camp: State = { ...state, eventDeck: { left: ['hiddenCamp'], discards: [] } };
    const begun = factionFun.newGame(setupOf('E6', 2)).state;
    const arriving: State = { ...camp, steps: [{ step: 'arrive', seat: 0, people: 'sailfolk' }, ...begun.steps] };
    expect(wordsAt(arriving, 'arrive')).toBe(
      'The event brings you an avatar, on open land beside the Hearthfolk. They may attack it at once.',
    );
    expect(wordsAt(arriving, 'arrive', 1)).toBeNull();
    const there = give(arriving, { do: 'place', seat: 0, kind: 'base', tile: 5 }).state;
    expect(wordsAt(there, 'strike', 1)).toBe(
      'An avatar of the Sailfolk has just arrived. You may attack it at once; losing costs yours.',
    );
  });

  test('M5 a cornered avatar', () => {
    const state = position({
      map: ['Sp Hp Sp'],
      avatars: [
        ['H', 1],
        ['S', 0],
      ],
      seat: 1,
    });
    expect(wordsAt(state, 'cornered', 1)).toContain('It is cornered');
    expect(
      wordsAt(
        position({
          map: ['Sp Hp p'],
          avatars: [
            ['H', 1],
            ['S', 0],
          ],
          seat: 1,
        }),
        'cornered',
        1,
      ),
    ).toBeNull();
  });

  test('A1, M1 a hint at the beginning of a turn leaves the tiles in sight that can be chosen', () => {
    const hands = [['drill'], []] as const;
    const state = factionFun.view(position({ map, avatars: apart, step: 'card', die: 2, hands }), 0);
    const { hint } = factionHints.hintFor(factionHints.watch(only('card')), state, [0]);
    const places = hint && factionHints.places(hint, state, { width: 1280, height: 720 });
    expect(places?.precious.filter(({ worth }) => worth > 1)).toHaveLength(3);
  });
});
