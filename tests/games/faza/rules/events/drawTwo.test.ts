import { describe, expect, test } from 'vitest';
import type { EventId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { fc } from '../../../../kit/seeded.ts';
import { give, legal, refusal, story, told } from '../../commands.ts';
import { faults } from '../../invariants.ts';
import { type Layout, position, setupOf, ship } from '../../positions.ts';

/** The Soldier and 3 Rebels under the Carrier on #10, with V3. */
const aboard = (layout: Layout = {}): State =>
  position({
    heroes: { soldier: { tile: 10 }, doctor: {} },
    tiles: { 10: { rebels: 3 } },
    ships: { carrier: { tile: 10 } },
    options: { drawTwo: true },
    ...layout,
  });
const board: Command = { do: 'board', hero: 0, ship: 'carrier' };
const choose = (event: EventId): Command => ({ do: 'chooseEvent', event });
const ALL: readonly EventId[] = faza.newGame(setupOf(['soldier', 'doctor'])).state.events.deck;

describe('V3 draw 2 events, resolve 1', () => {
  test('the boarding counts, then two cards are shown and nothing else can be done', () => {
    const boarded = give(aboard({ next: ['ashCloud', 'quarantine'] }), board);
    expect(ship(boarded.state, 'carrier').health).toBe(3);
    expect(story(boarded)).toEqual(['shipBoarded', 'eventsSeen']);
    expect(told(boarded, 'eventsSeen')).toMatchObject([{ rule: 'V3', by: 'faza', events: ['ashCloud', 'quarantine'] }]);
    expect(faza.legalCommands(boarded.state)).toEqual([choose('ashCloud'), choose('quarantine')]);
    expect(refusal(boarded.state, board)).toBe('E3 decideFirst');
    expect(refusal(boarded.state, choose('purge'))).toBe('E3 notAsked');
  });

  test.each<[EventId, EventId]>([
    ['ashCloud', 'quarantine'],
    ['quarantine', 'ashCloud'],
  ])('%s is resolved, %s goes back on top', (chosen, other) => {
    const { state } = give(aboard({ next: ['ashCloud', 'quarantine', 'purge'] }), board);
    const resolved = give(state, choose(chosen));
    expect(told(resolved, 'eventChosen')).toMatchObject([{ rule: 'V3', by: 'team', event: chosen }]);
    expect(told(resolved, 'eventDrawn')).toMatchObject([{ rule: 'B3', event: chosen, seat: 0, tile: 10 }]);
    expect(resolved.state.events).toMatchObject({ short: chosen, top: [other, 'purge'] });
  });

  test('the next boarding draws the card on top again, and one more from the deck', () => {
    const first = give(aboard({ next: ['ashCloud', 'quarantine'] }), board, choose('ashCloud'), board);
    const [, second] = told(first, 'eventsSeen');
    expect(second?.events).toHaveLength(2);
    expect(second?.events[0]).toBe('quarantine');
    expect(first.state.events.deck).not.toContain(second?.events[1]);
    expect(first.state.events.deck).toHaveLength(ALL.length - 3);
  });

  test('seeing cards cannot be undone, the choice itself can: it reveals nothing', () => {
    const state = aboard();
    const boarded = give(state, board).state;
    const [one] = legal(boarded, 'chooseEvent');
    expect(faza.revealed(state, boarded)).toBe(true);
    expect(faza.revealed(boarded, give(boarded, one ?? board).state)).toBe(false);
  });

  test('every pair can come, whatever the order of the deck', () => {
    const seen = new Set<EventId>();
    for (let game = 0; game < 80; game++) {
      const boarded = give(aboard({ seed: `pair ${game}` }), board);
      for (const event of at(told(boarded, 'eventsSeen'), 0).events) seen.add(event);
    }
    expect([...seen].sort()).toEqual([...ALL].sort());
  });

  test('a Short event in force ends when a card is chosen, before its local event (E2)', () => {
    const { state } = give(aboard({ short: 'lockdown', next: ['ionStorm', 'purge'] }), board);
    expect(state.events.short).toBe('lockdown');
    const resolved = give(state, choose('ionStorm'));
    expect(story(resolved).slice(0, 3)).toEqual(['eventChosen', 'eventDrawn', 'eventEnded']);
    expect(resolved.state.events).toMatchObject({ short: 'ionStorm', discards: ['lockdown'] });
  });

  test('E4 the second card of the last one left comes out of the new deck', () => {
    const boarded = give(aboard({ next: ['purge'], discards: ALL.filter((event) => event !== 'purge') }), board);
    expect(told(boarded, 'deckReshuffled')).toHaveLength(1);
    const [seen] = told(boarded, 'eventsSeen');
    expect(seen?.events[0]).toBe('purge');
    expect(seen?.events).toHaveLength(2);
  });

  test('with one card there is no choice, and with none nothing to resolve', () => {
    const left = (...cards: EventId[]): State =>
      aboard({ next: cards, kept: ALL.filter((event) => !cards.includes(event)) });
    const one = give(left('purge'), board);
    expect(told(one, 'eventDrawn').map(({ event }) => event)).toEqual(['purge']);
    expect(told(one, 'eventsSeen')).toEqual([]);
    expect(one.state.agenda).toEqual([]);
    expect(story(give(left(), board))).toEqual(['shipBoarded']);
  });

  test('the last boarding, too, is answered before victory (X1)', () => {
    const ships = { carrier: { tile: 10, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } };
    const asked = give(aboard({ ships, next: ['ashCloud', 'purge'] }), board).state;
    expect(asked.outcome).toBeNull();
    expect(give(asked, choose('purge')).state.outcome).toEqual({ won: true, rule: 'X1' });
  });

  test('the Scientist’s Foresight shows the known card and one more', () => {
    const heroes = { soldier: { tile: 10 }, scientist: { points: 1 } };
    const state = give(aboard({ heroes, next: ['ashCloud', 'quarantine'] }), board, choose('ashCloud')).state;
    const looked = give(state, { do: 'forecast', hero: 1 });
    expect(told(looked, 'eventsSeen')[0]?.events).toHaveLength(2);
    expect(told(looked, 'eventsSeen')[0]?.events[0]).toBe('quarantine');
  });

  test('without the option a boarding draws one card, and the state knows of no option', () => {
    const boarded = give(aboard({ options: {}, next: ['ashCloud', 'quarantine'] }), board);
    expect(told(boarded, 'eventDrawn').map(({ event }) => event)).toEqual(['ashCloud']);
    expect(boarded.state.events.top).toEqual(['quarantine']);
    expect(boarded.state).not.toHaveProperty('drawTwo');
  });

  test('no card is lost or doubled, however often is boarded', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.array(fc.nat(1), { maxLength: 8 }), (seed, picks) => {
        const setup = setupOf(['soldier', 'doctor'], { drawTwo: true, seed });
        let state: State = { ...faza.newGame(setup).state, ...standing };
        for (const pick of picks) {
          if (state.outcome || state.agenda.length > 0) return;
          const refreshed: State = { ...state, ...standing };
          const boarded = faza.apply(refreshed, board);
          if (!boarded.ok) return;
          const [first, second] = legal(boarded.state, 'chooseEvent');
          const other = pick === 0 ? second : first;
          const resolved = faza.apply(boarded.state, (pick === 0 ? first : second) ?? board);
          if (!resolved.ok || !other) throw new Error('two cards were expected');
          const { top } = resolved.state.events;
          expect(top[0]).toBe(other.event);
          expect(faults(resolved.state).filter((fault) => fault.includes('event card'))).toEqual([]);
          state = resolved.state;
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

/** The Soldier and Rebels under the Carrier, repeatedly: this is about cards, not pieces. */
const bare = aboard();
const standing = { board: bare.board, tiles: bare.tiles, heroes: bare.heroes, ships: bare.ships, pool: bare.pool };
