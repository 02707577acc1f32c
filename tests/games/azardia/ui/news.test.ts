import { expect, test } from 'vitest';
import { latestNews } from '../../../../src/games/azardia/interaction/news.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { concernedBy } from '../../../../src/games/azardia/rules/state/concerned.ts';
import type { Fact, FactName } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { AzardiaView } from '../../../../src/games/azardia/rules/state/state.ts';
import { factText } from '../../../../src/games/azardia/text/facts.en.ts';
import { moduleText } from '../../../../src/games/azardia/text/module.en.ts';
import { playerName } from '../../../../src/games/azardia/text/names.en.ts';
import { simulation } from '../../../../tools/azardia/simulation.ts';
import { playBy } from '../../../../tools/kit/playout.ts';
import { position } from '../position.ts';
import { setupOf } from '../subject.ts';

const view = azardia.view(position('A', [{ character: 'noncredoMantis' }, { character: 'lagartoon' }]), 0);
const turn: Fact = { fact: 'turnBegan', seat: 1, rule: 'T1', by: 'turn' };
const turnOf = (seat: number): Fact => ({ fact: 'turnBegan', seat, rule: 'T1', by: 'turn' });
const event: Fact = {
  fact: 'eventDrawn',
  event: 'slingshotForStragglers',
  rule: 'E1',
  by: 'event:slingshotForStragglers',
};
const gain: Fact = {
  fact: 'coinsGained',
  seat: 0,
  coins: 3000,
  from: null,
  rule: 'E2',
  by: 'event:slingshotForStragglers',
};
const rolls: Fact = { fact: 'diceRolled', seat: 1, dice: [4, 2], isAgain: false, rule: 'M1', by: 'dice' };
const reaches: Fact = { fact: 'levelGained', seat: 1, level: 3, rule: 'K2', by: 'coins' };
const takes: Fact = { fact: 'coinsLost', seat: 0, coins: 2000, to: 1, rule: 'T2', by: 'card:pickpocketTentacle' };

const news = (...facts: readonly Fact[]): string[] => latestNews(facts, view, 0, false).map(({ text }) => text);

test('after the turns of others, events that affect the reader come first, in order, and name the card that caused them', () => {
  const told = news(event, gain, turn, rolls, takes, reaches);
  expect(told[0]).toMatch(/^Slingshot for Stragglers: /);
  expect(told.slice(1)).toEqual([
    'Noncredo Mantis gains 3,000 (Slingshot for Stragglers).',
    'Noncredo Mantis pays Lagartoon 2,000 (Pickpocket Tentacle).',
    'Lagartoon rolls 4 and 2 and reaches level 3.',
  ]);
});

test('a player who is alone at the device is called you, also in the lines about others', () => {
  const lines = (...facts: readonly Fact[]): string[] => latestNews(facts, view, 0, true).map(({ text }) => text);
  const by = { rule: 'X1', by: 'card:glueRain' } as const;
  expect(lines(gain, turn, rolls, takes)).toEqual([
    'You gain 3,000 (Slingshot for Stragglers).',
    'You pay Lagartoon 2,000 (Pickpocket Tentacle).',
    'Lagartoon rolls 4 and 2.',
  ]);
  expect(
    lines(
      { fact: 'attacked', card: 'glueRain', owner: 0, victim: 1, isMass: false, ...by },
      { fact: 'willMissTurn', seat: 0, ...by },
      { fact: 'moveChosen', seat: 0, tiles: 2, bought: 1, ...by },
      { fact: 'cardsGiven', from: 0, to: 1, cards: ['bootJets'], seen: 'all', ...by },
      { fact: 'turnPassedOver', seat: 0, holds: true, ...by },
      { fact: 'duelWon', winner: 1, loser: 0, ...by },
      { fact: 'pawnMoved', seat: 0, path: [9, 8, 7], ...by },
    ),
  ).toEqual([
    'Your Glue Rain is about to affect Lagartoon.',
    'You will miss your next turn.',
    'You move 2 tiles and buy 1 more.',
    'Lagartoon gets Boot Jets from you.',
    'You hold tile 150 and wait.',
    'Lagartoon beats you.',
    'You are on tile 7.',
  ]);
});

test('S3 the character of a player who is alone at the device is called theirs, that of another player by number', () => {
  const chosen = (seat: number, tile: number): Fact =>
    ({ fact: 'characterChosen', seat, character: 'noncredoMantis', tile, rule: 'S3', by: 'setup' }) as const;
  const lines = latestNews([chosen(0, 2), chosen(1, 3)], view, 0, true).map(({ text }) => text);
  expect(lines).toEqual([
    'You play Noncredo Mantis and start on tile 2.',
    'Player 2 plays Noncredo Mantis and starts on tile 3.',
  ]);
});

test('the reader’s own latest actions are listed in order', () => {
  expect(news(takes, reaches, gain)).toEqual([
    'Noncredo Mantis pays Lagartoon 2,000.',
    'Lagartoon reaches level 3.',
    'Noncredo Mantis gains 3,000.',
  ]);
});

test('M1 a move says where it ends in the same line, unless the Gate or tile 150 turns the pawn back', () => {
  const by = { rule: 'M1', by: 'dice' } as const;
  const moves = { fact: 'moveChosen', seat: 0, tiles: 13, bought: 0, ...by } as const;
  const path = [20, 21, 22];
  expect(news(moves, { fact: 'pawnMoved', seat: 0, path, ...by })).toEqual([
    'Noncredo Mantis moves 13 tiles, to tile 22.',
  ]);
  expect(news(moves, { fact: 'pawnMoved', seat: 0, path: [149, 150, 147], ...by, rule: 'M3' })).toEqual([
    'Noncredo Mantis moves 13 tiles.',
    'Noncredo Mantis bounces off 150 to tile 147.',
  ]);
  expect(news({ ...moves, tiles: 0 }, { fact: 'pawnMoved', seat: 0, path, ...by })).toEqual([
    'Noncredo Mantis stays.',
    'Noncredo Mantis is on tile 22.',
  ]);
});

test('cards drawn in a row are one line, and the result of an ability describes it', () => {
  const by = { rule: 'C3', by: 'ability' } as const;
  const draws = (card: 'bootJets' | 'nopeNebula'): Fact => ({
    fact: 'cardsDrawn',
    seat: 0,
    cards: [card],
    seen: 'all',
    ...by,
  });
  expect(news({ fact: 'abilityUsed', seat: 0, ...by }, draws('bootJets'), draws('nopeNebula'))).toEqual([
    'Noncredo Mantis draws Boot Jets and Nope Nebula.',
  ]);
});

test('T1 another player’s turn is one line, and each turn has its own', () => {
  const by = { rule: 'T1', by: 'turn' } as const;
  const facts: Fact[] = [
    turn,
    { fact: 'phaseBegan', seat: 1, phase: 'A', ...by },
    rolls,
    { fact: 'moveChosen', seat: 1, tiles: 6, bought: 0, ...by },
    { fact: 'pawnMoved', seat: 1, path: [2, 3], ...by },
    { fact: 'cardsDrawn', seat: 1, cards: ['hidden', 'hidden'], seen: [1], ...by },
    { fact: 'cardPlayed', seat: 1, card: 'bootJets', ...by },
    { fact: 'pawnMoved', seat: 1, path: [4, 5, 6], ...by },
    { fact: 'turnEnded', seat: 1, ...by },
    turn,
    { ...rolls, dice: [1, 1] },
    { ...rolls, dice: [9, 2], isAgain: true },
  ];
  expect(news(...facts)).toEqual([
    'Lagartoon rolls 4 and 2, moves to tile 6, draws 2 cards, and plays Boot Jets.',
    'Lagartoon rolls 1 and 1, then 9 and 2.',
  ]);
  expect(news(...facts.slice(0, 10)).at(-1), 'who has not done anything yet').toBe('Lagartoon’s turn.');
});

test('X1 an attack has its own lines, and its result replaces the steps to it', () => {
  const by = { rule: 'X1', by: 'card:gravityHiccup' } as const;
  const attack: Fact[] = [
    { fact: 'cardPlayed', seat: 1, card: 'gravityHiccup', ...by },
    { fact: 'attacked', card: 'gravityHiccup', owner: 1, victim: 0, isMass: false, ...by },
  ];
  const affects = 'Lagartoon’s Gravity Hiccup is about to affect Noncredo Mantis.';
  expect(news(turn, rolls, ...attack)).toEqual([
    affects,
    'Lagartoon rolls 4 and 2.',
    'Lagartoon plays Gravity Hiccup: A rival moves back 3 tiles.',
  ]);
  const hit: Fact[] = [
    { fact: 'passed', seat: 0, ...by },
    { fact: 'attackEnded', card: 'gravityHiccup', hit: 0, ...by },
    { fact: 'pawnMoved', seat: 0, path: [5, 4, 3], ...by },
  ];
  expect(news(turn, rolls, ...attack, ...hit)).toEqual([
    'Noncredo Mantis is on tile 3 (Lagartoon’s Gravity Hiccup).',
    'Lagartoon rolls 4 and 2.',
    'Lagartoon plays Gravity Hiccup: A rival moves back 3 tiles.',
  ]);
});

test('X1 an attack in a turn that the reader’s duel interrupted names its card and its owner, too', () => {
  const by = { rule: 'X1', by: 'card:glueRain' } as const;
  const facts: Fact[] = [
    { fact: 'duelWon', winner: 1, loser: 0, rule: 'H2', by: 'dice' },
    { fact: 'cardPlayed', seat: 1, card: 'glueRain', ...by },
    { fact: 'attacked', card: 'glueRain', owner: 1, victim: 0, isMass: false, ...by },
    { fact: 'passed', seat: 0, ...by },
    { fact: 'attackEnded', card: 'glueRain', hit: 0, ...by },
    { fact: 'willRollOneDie', seat: 0, ...by },
    { fact: 'turnEnded', seat: 1, rule: 'T1', by: 'turn' },
    turnOf(0),
  ];
  expect(news(...facts)).toEqual([
    'Lagartoon beats Noncredo Mantis.',
    'Noncredo Mantis will roll only one die for their next movement (Lagartoon’s Glue Rain).',
    'Lagartoon plays Glue Rain: A rival rolls only one die for their next movement.',
  ]);
});

const duelBy = { rule: 'H3', by: 'duel' } as const;
/** A duel in the turn of seat 1, which ends with what both sides gain and lose. */
const duelOf = (winner: number, loser: number): Fact[] => [
  { fact: 'duelBegan', challenger: 1, defender: winner === 1 ? loser : winner, tile: 20, ...duelBy },
  { fact: 'passed', seat: loser, ...duelBy },
  { fact: 'duelWon', winner, loser, ...duelBy },
  { fact: 'levelGained', seat: winner, level: 3, ...duelBy },
  { fact: 'levelLost', seat: loser, level: 2, ...duelBy },
  { fact: 'pawnMoved', seat: loser, path: [19], ...duelBy },
];

test('H3 a duel and what both sides gain and lose is one line, without the passes in it', () => {
  const three = azardia.view(
    position('A', [{ character: 'noncredoMantis' }, { character: 'lagartoon' }, { character: 'kuchuritok' }]),
    0,
  );
  const lines = (...facts: readonly Fact[]) => latestNews(facts, three, 0, true).map(({ text }) => text);
  expect(lines(turn, rolls, ...duelOf(1, 2), reaches)).toEqual([
    'Lagartoon rolls 4 and 2.',
    'Lagartoon beats Kuchuritok and reaches level 3; Kuchuritok drops to level 2 and moves to tile 19.',
    'Lagartoon reaches level 3.',
  ]);
  expect(lines(turn, rolls, ...duelOf(1, 0))).toEqual([
    'Lagartoon and you meet on tile 20: a challenge!',
    'Lagartoon beats you and reaches level 3; you drop to level 2 and move to tile 19.',
    'Lagartoon rolls 4 and 2.',
  ]);
  expect(lines(...duelOf(0, 1)).at(-1)).toBe(
    'You beat Lagartoon and reach level 3; Lagartoon drops to level 2 and moves to tile 19.',
  );
});

test('X1 a card that one rival plays on another is one line, with the answers and what comes of it', () => {
  const by = { rule: 'X1', by: 'card:gravityHiccup' } as const;
  const nope = { rule: 'X2', by: 'card:nopeNebula' } as const;
  const played: Fact[] = [
    { fact: 'cardPlayed', seat: 1, card: 'gravityHiccup', ...by },
    { fact: 'attacked', card: 'gravityHiccup', owner: 1, victim: 2, isMass: false, ...by },
  ];
  const three = azardia.view(position('A', [{}, { character: 'lagartoon' }, { character: 'kuchuritok' }]), 0);
  const lines = (...facts: readonly Fact[]) => latestNews([turn, ...facts], three, 0, true).map(({ text }) => text);
  expect(
    lines(
      ...played,
      { fact: 'passed', seat: 2, ...by },
      { fact: 'attackEnded', card: 'gravityHiccup', hit: 2, ...by },
      { fact: 'pawnMoved', seat: 2, path: [5, 4, 3], ...by },
    ),
  ).toEqual(['Lagartoon plays Gravity Hiccup on Kuchuritok: Kuchuritok moves to tile 3.']);
  expect(
    lines(
      ...played,
      { fact: 'cardPlayed', seat: 2, card: 'nopeNebula', ...nope },
      { fact: 'answered', seat: 2, card: 'nopeNebula', rival: null, ...nope },
      { fact: 'attackEnded', card: 'gravityHiccup', hit: null, ...by },
    ),
  ).toEqual(['Lagartoon plays Gravity Hiccup on Kuchuritok; Kuchuritok answers with Nope Nebula: canceled.']);
});

test('E1 what an event does to several rivals alike is told by the event alone', () => {
  const alike: Fact[] = [gain, { ...gain, seat: 1 }, { ...gain, seat: 2 }];
  const three = azardia.view(position('A', [{}, { character: 'lagartoon' }, { character: 'kuchuritok' }]), 0);
  const lines = (...facts: readonly Fact[]) => latestNews([turn, ...facts], three, 0, true).map(({ text }) => text);
  expect(lines(event, ...alike).slice(1)).toEqual(['You gain 3,000 (Slingshot for Stragglers).', 'Lagartoon’s turn.']);
  expect(lines(event, { ...gain, seat: 2 })).toContain('Kuchuritok gains 3,000.');
});

test('X2 an answer is reported once, whoever gives it', () => {
  const by = { rule: 'X2', by: 'card:nopeNebula' } as const;
  const answerOf = (seat: number): Fact[] => [
    { fact: 'cardPlayed', seat, card: 'nopeNebula', ...by },
    { fact: 'answered', seat, card: 'nopeNebula', rival: null, ...by },
  ];
  expect(news(...answerOf(0))).toEqual(['Noncredo Mantis answers with Nope Nebula.']);
  expect(news(turn, ...answerOf(1))).toEqual(['Lagartoon answers with Nope Nebula.']);
});

test('T5, E2 a player’s panel says what is unusual about their next turn', () => {
  const [player] = view.players;
  if (!player) throw new Error('nobody plays');
  expect(moduleText.unusual(player, null)).toEqual([]);
  const held = { ...player, misses: 'next', oneDie: true } as const;
  expect(moduleText.unusual(held, null)).toEqual(['Skips', '1 die']);
  expect(moduleText.unusual(player, 'oneDie')).toEqual(['1 die']);
  expect(moduleText.unusual(player, 'threeDice')).toEqual(['3 dice']);
  expect(moduleText.standing(held)).toContain('misses the next turn, rolls one die next');
});

/** They may be omitted once an attack is decided. */
const STEPS: readonly FactName[] = ['phaseBegan', 'attacked'];
/**
 * Facts that are reported for any player, and those that are never news; the others are news to the players they name.
 */
const ALL: readonly FactName[] = ['eventDrawn', 'roundRuleSet', 'handsTaken', 'graceBegan', 'holderChanged'];
const NOBODY: readonly FactName[] = ['turnBegan', 'turnEnded', 'passed', 'orderSet'];

/** The name of the rival whose attack a fact belongs to. */
function attackerOf(told: readonly Fact[], { by }: Fact, seat: number, { players }: AzardiaView): string {
  const owners = told.flatMap((fact) => (fact.fact === 'attacked' && fact.by === by ? [fact.owner] : []));
  return owners[0] === undefined || owners[0] === seat ? '' : playerName({ players }, owners[0]);
}

/** Several of them may share a line, and an ability has none. */
const TOGETHER: readonly FactName[] = ['cardsDrawn', 'cardsDiscarded', 'abilityUsed', 'moveChosen', 'pawnMoved'];
/** The end of a duel and its results are one line. */
const OF_DUEL: readonly FactName[] = ['duelWon', 'levelGained', 'levelLost', 'holderChanged'];
const isOfDuel = ({ fact, by }: Fact): boolean => by === 'duel' && OF_DUEL.includes(fact);

test('in whole games the lines about a seat come first and in their order, whichever seat looks', () => {
  let own = 0;
  for (const { state, facts } of playBy(simulation, () => 'regular', setupOf('news', 4))) {
    for (const seat of [0, 1, 2, 3]) {
      const seen = azardia.view(state, seat);
      const told = facts.flatMap((fact) => azardia.redact(fact, seat) ?? []);
      const lines = latestNews([turnOf((seat + 1) % 4), ...told], seen, seat, false);
      const about = told.filter(
        (fact) => ALL.includes(fact.fact) || (concernedBy(fact).includes(seat) && !NOBODY.includes(fact.fact)),
      );
      const expected = about.flatMap((fact) => {
        const isAnswer = fact.fact === 'cardPlayed' && told[told.indexOf(fact) + 1]?.fact === 'answered';
        const next = told[told.indexOf(fact) + 1];
        // What an attack has done names its card.
        const isSaidNext =
          fact.fact === 'attackEnded' &&
          fact.hit !== null &&
          next?.by === fact.by &&
          concernedBy(next).includes(fact.hit);
        const isUntold =
          isSaidNext || isAnswer || STEPS.includes(fact.fact) || TOGETHER.includes(fact.fact) || isOfDuel(fact);
        const line = isUntold ? '' : factText(fact, seen);
        return line === '' ? [] : [moduleText.because(line, fact.by, attackerOf(told, fact, seat, seen))];
      });
      const first = lines.filter(({ isOwn }) => isOwn).map(({ text }) => text);
      expect(first.filter((line) => expected.includes(line))).toEqual(expected);
      expect(lines.slice(0, first.length).every(({ isOwn }) => isOwn)).toBe(true);
      own += expected.length;
      for (const fact of about.filter(isOfDuel)) {
        const words = factText(fact, seen)
          .split(' ')
          .slice(-2)
          .join(' ')
          .replace(/( now)?\.$/, '');
        expect(first.join(' '), factText(fact, seen)).toContain(words);
      }
    }
  }
  expect(own).toBeGreaterThan(100);
});
