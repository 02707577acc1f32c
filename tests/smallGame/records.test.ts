import { describe, expect, test } from 'vitest';
import { begin, give, now, type Session } from '../../src/kernel/session.ts';
import type { Player } from '../../src/module/match.ts';
import { framesOf } from '../../src/shell/replay/frames.ts';
import { bidsModule } from '../games/bids/module.ts';
import { type BidsTypes, bids } from '../games/bids/rules.ts';

/** A game of three in which everybody always plays their first card, played to its end. */
function playedOut(seed: string): Session<BidsTypes> {
  let session = begin(bids, { seed, players: 3 });
  for (;;) {
    const command = bids.legalCommands(now(session)).find(({ do: name }) => name === 'bid');
    if (!command) return session;
    const next = give(session, command);
    if (!('session' in next)) throw new Error(next.reason);
    session = next.session;
  }
}

const session = playedOut('records');
const [winners = []] = bids.result(now(session))?.ranking ?? [];
const loser = [0, 1, 2].find((seat) => !winners.includes(seat)) ?? 0;
const digest = (...players: readonly Player[]) => bidsModule.records.digest({ session, players }, null);
const onlyAt = (seat: number): Player[] => [0, 1, 2].map((one) => (one === seat ? 'you' : 'computer'));

describe('records of a small game', () => {
  test('list who played: people and seats separately', () => {
    expect(digest('you', 'friend', 'computer')).toMatchObject({ seats: 3, people: 2, rounds: 4 });
    expect(digest('you', 'computer', 'computer')).toMatchObject({ seats: 3, people: 1 });
    const { records } = bidsModule;
    expect(records.line(digest('you', 'friend', 'computer'))).toMatchObject({
      team: expect.stringContaining('2'),
    });
  });

  test('count a game with people, but none that was only watched', () => {
    const { counts } = bidsModule.records;
    expect(counts(digest('you', 'computer', 'computer'))).toBe(true);
    expect(counts(digest('computer', 'computer', 'computer'))).toBe(false);
    expect(digest('computer', 'computer', 'computer')).toMatchObject({ people: 0, won: false });
  });

  test('count as won if a person came first, in whatever seat', () => {
    for (const seat of winners) expect(digest(...onlyAt(seat))).toMatchObject({ won: true });
    expect(digest(...onlyAt(loser))).toMatchObject({ won: false });
  });

  test('add up rounds', () => {
    const [total] = bidsModule.records.totals;
    expect([total?.id, total?.of(digest('you', 'computer', 'computer'))]).toEqual(['rounds', 4]);
  });
});

describe('the log of a small game, filtered by a player', () => {
  test('offers each player by name, and shows what was about them', () => {
    const [field] = bidsModule.replay.logFields(bids.view(now(session), 'spectator'));
    expect(field?.options.map(({ value, label }) => [value, label])).toEqual([
      [0, 'Player 1'],
      [1, 'Player 2'],
      [2, 'Player 3'],
    ]);
    const frames = framesOf(bidsModule, { session, players: onlyAt(0) });
    for (const { value, label } of field?.options ?? []) {
      const lines = frames
        .filter(({ concerns }) => concerns.seats.includes(value as number))
        .map(({ sentence }) => sentence);
      expect(lines.length).toBeGreaterThan(3);
      for (const line of lines.filter((one) => one !== '')) expect(line).toContain(label);
    }
  });
});

describe('the ending of a small game', () => {
  test('offers what can be done next, and each of its rounds for review', () => {
    const view = bidsModule.ending.view({
      width: 1280,
      height: 720,
      session,
      reason: 'Somebody won.',
      chances: {
        estimates: [],
        moments: [],
        games: { least: 0, most: 0 },
        work: { done: 0, wanted: 0 },
        progress: 'done',
      },
      first: { kind: 'again' },
      viewer: null,
    });
    const done: string[] = [];
    const note = (what: string) => () => void done.push(what);
    const controls = bidsModule.ending.controls(view, {
      again: note('again'),
      help: note('help'),
      newGame: note('newGame'),
      look: note('look'),
      rule: note('rule'),
      title: note('title'),
      share: note('share'),
      round: (round: number) => void done.push(`round ${round}`),
    } as unknown as Parameters<typeof bidsModule.ending.controls>[1]);
    for (const control of controls) control.press();
    expect(done).toEqual(['again', 'newGame', 'look', 'rule', 'title', 'round 1', 'round 2', 'round 3', 'round 4']);
  });
});
