import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/faceOff/content/cards.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import type { Tree } from '../../../../src/games/faceOff/rules/state/state.ts';
import {
  declining,
  factsOf,
  give,
  inAssault,
  inFaceOff,
  legal,
  picking,
  picks,
  reveal,
  sealing,
  seatIn,
  taking,
  totals,
} from '../position.ts';

const clockWith = (...deck: CardId[]): Tree => ({ row: ['house1', 'house2'], middle: ['house3'], deck });

describe('attacks', () => {
  test('A3, R5 an attack hits the High Man among the others alone', () => {
    const seats = [{ hand: ['maryRead'] }, { hand: ['genghisKhan'] }, { hand: ['parrot'] }] as const;
    const { state, facts } = reveal(inFaceOff({ seats }), 'maryRead', 'genghisKhan', 'parrot');
    expect(factsOf(facts, 'attacked')).toMatchObject([
      { seat: 0, target: 1, minus: 2, rule: 'A3', by: 'card:maryRead' },
    ]);
    expect(totals(state, 'faceOff')).toEqual([5, 7, 2]);
  });

  test('A3 an attack on all is stopped by each Shield for its owner alone', () => {
    const seats = [
      { hand: ['grapeShot'], stage: ['maryRead'] },
      { stage: ['golemOfPrague'] },
      { stage: ['campCook'] },
    ] as const;
    const { state, facts } = reveal(inFaceOff({ seats }, 'equipment'), 'grapeShot', null, null);
    expect(factsOf(facts, 'shielded')).toMatchObject([{ seat: 0, target: 1 }]);
    expect(factsOf(facts, 'attacked')).toMatchObject([{ target: 2, minus: 1 }]);
    expect(factsOf(facts, 'ranked')[0]?.order.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 8],
      [1, 5],
      [2, 2],
    ]);
    expect(state.place).toBe('faceOff');
  });

  test('R6 an attack on a shielded High Man is lost', () => {
    const seats = [{ hand: ['maryRead'] }, { hand: ['golemOfPrague'] }, { hand: ['redRyder'] }] as const;
    const { state, facts } = reveal(inFaceOff({ seats }), 'maryRead', 'golemOfPrague', 'redRyder');
    expect(factsOf(facts, 'shielded')).toMatchObject([{ target: 1 }]);
    expect(totals(state, 'faceOff')).toEqual([5, 5, 3]);
  });

  test('R8 a Shield in an army protects at the headquarters', () => {
    const seats = [{ hand: ['maryRead'] }, { army: ['bassReeves'] }] as const;
    const { facts } = reveal(inAssault({ seats }), 'maryRead', null);
    expect(factsOf(facts, 'shielded')).toMatchObject([{ seat: 0, target: 1 }]);
    const inTheOpen = reveal(inFaceOff({ seats }), 'maryRead', null);
    expect(factsOf(inTheOpen.facts, 'attacked')).toMatchObject([{ target: 1, minus: 2 }]);
  });

  test('R7 Steal takes tokens, as far as there are any', () => {
    const hand = ['blackbeard'] as const;
    const { state, facts } = reveal(inFaceOff({ seats: [{ hand }, { tokens: 0 }, {}] }), 'blackbeard', null, null);
    expect(factsOf(facts, 'stolen')).toMatchObject([{ seat: 0, target: 2, tokens: 1 }]);
    expect(state.seats.map(({ tokens }) => tokens)).toEqual([11, 0, 9]);
  });

  test('A5, R32 Scrub gives the top scrub, and nothing when there is none', () => {
    const seats = [{ hand: ['pandorasBox'], stage: ['maryRead'] }, {}, {}] as const;
    const start = inFaceOff({ seats, scrubs: ['trickKnee'] }, 'equipment');
    const { state, facts } = reveal(start, 'pandorasBox', null, null);
    expect(factsOf(facts, 'scrubbed')).toMatchObject([{ seat: 0, target: 1, card: 'trickKnee' }]);
    expect([seatIn(state, 1).discards, seatIn(state, 2).discards, state.scrubs]).toEqual([['trickKnee'], [], []]);
  });

  test("R7 no Shield stops an assault card's penalty", () => {
    const seats = [{ army: ['genghisKhan'] }, { army: ['golemOfPrague'] }] as const;
    const { facts } = reveal(inAssault({ seats, scrubs: ['trickKnee'] }, 'nightWatch'), null, null);
    expect(factsOf(facts, 'scrubbed')).toMatchObject([
      { seat: 1, target: 1, card: 'trickKnee', by: 'card:nightWatch' },
    ]);
  });

  test.each([
    [2, [{ seat: 1, tokens: 1 }]],
    [0, []],
  ])('R7 Sappers take a token from a Low Man who has %i, as far as there is one', (tokens, paid) => {
    const { facts } = reveal(inAssault({ seats: [{ army: ['genghisKhan'] }, { tokens }] }, 'sappers'), null, null);
    expect(factsOf(facts, 'tokensPaid')).toMatchObject(paid);
  });
});

describe('armies', () => {
  const carpet = (...hand: CardId[]) =>
    reveal(
      inFaceOff({ seats: [{ hand: ['flyingCarpet', ...hand], stage: ['genghisKhan'] }, {}] }, 'equipment'),
      'flyingCarpet',
      null,
    ).state;

  test('R24 Deploy sends a personality to the army without its ability', () => {
    const asked = carpet('minotaur', 'banner');
    expect(picks(asked)).toEqual(['minotaur']);
    const { state, facts } = give(asked, picking(0, 'minotaur'));
    expect(factsOf(facts, 'deployed')).toMatchObject([{ seat: 0, card: 'minotaur', rule: 'R24' }]);
    expect(factsOf(facts, 'attacked')).toEqual([]);
    expect(seatIn(state, 0).army).toEqual([{ card: 'minotaur', as: 'personality' }]);
  });

  test('A2 Deploy can be declined, and is asked even when only equipment is in the hand', () => {
    const asked = carpet('banner');
    expect(faceOff.legalCommands(asked)).toEqual([declining(0)]);
    const { facts } = give(asked, declining(0));
    expect(factsOf(facts, 'declined')).toMatchObject([{ seat: 0, by: 'card:flyingCarpet' }]);
    expect(factsOf(facts, 'deployed')).toEqual([]);
  });

  const ark = () =>
    reveal(
      inFaceOff(
        {
          seats: [
            { hand: ['arkOfTheCovenant'], stage: ['genghisKhan'], army: ['banner'] },
            { army: ['stagecoach', 'campCook'] },
            { army: ['golemOfPrague'] },
          ],
          power: { row: ['aristotle', 'dracula'], middle: ['kraken', 'willie'], deck: ['posse'] },
        },
        'equipment',
      ),
      'arkOfTheCovenant',
      null,
      null,
    ).state;

  test('R26 Kick reaches any army that no Shelter protects, and the Power row', () => {
    expect(legal(ark(), 'kick').map(({ card, owner }) => [card, owner])).toEqual([
      ['banner', 0],
      ['golemOfPrague', 2],
      ['aristotle', null],
      ['dracula', null],
    ]);
    const { state } = give(ark(), { do: 'kick', seat: 0, card: 'golemOfPrague', owner: 2 });
    expect([seatIn(state, 2).army, seatIn(state, 2).discards]).toEqual([[], ['golemOfPrague']]);
  });

  test('R26 a card kicked from the Power row leaves the game, and the kicker moves a card up at once', () => {
    const { state } = give(ark(), { do: 'kick', seat: 0, card: 'dracula', owner: null });
    expect(state.gone).toEqual(['dracula']);
    expect(legal(state, 'move').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 'kraken'],
      [0, 'willie'],
    ]);
  });

  test('A2 Kick can be declined', () => {
    const { facts } = give(ark(), declining(0));
    expect(factsOf(facts, 'kicked')).toEqual([]);
  });

  test('H2 Kick does not reach cards that have not joined an army yet', () => {
    const seats = [{ hand: ['arkOfTheCovenant'] }, { hand: ['genghisKhan'], army: ['goldPan'] }] as const;
    const { state } = reveal(inAssault({ seats }), 'arkOfTheCovenant', 'genghisKhan');
    expect(legal(state, 'kick').filter(({ owner }) => owner !== null)).toEqual([
      { do: 'kick', seat: 0, card: 'goldPan', owner: 1 },
    ]);
  });
});

describe('lent cards', () => {
  const power = { row: ['aristotle', 'dracula', 'truthGun'], middle: ['kraken', 'willie'], deck: ['posse'] } as const;
  const sharks = () =>
    reveal(inFaceOff({ seats: [{ hand: ['mutantVampireSharks'] }, {}], power }), 'mutantVampireSharks', null).state;

  test('R25 a lent card fights with its ability and returns to the end of the row', () => {
    const lent = give(sharks(), picking(0, 'dracula', 'personality'));
    expect(factsOf(lent.facts, 'attacked')).toMatchObject([{ seat: 0, target: 1, minus: 1, by: 'card:dracula' }]);
    expect([lent.state.power.row, totals(lent.state, 'faceOff')]).toEqual([
      ['aristotle', 'truthGun'],
      [15, 0],
    ]);
    const { facts } = give(lent.state, sealing(0, null), sealing(1, null), taking(0, 'clock'));
    expect(factsOf(facts, 'lentReturned')).toMatchObject([{ card: 'dracula' }]);
  });

  test('R25 the borrower may keep the lent card', () => {
    const { state } = give(sharks(), picking(0, 'dracula', 'personality'), sealing(0, null), sealing(1, null), {
      do: 'take',
      seat: 0,
      reward: 'power',
      card: 'dracula',
    });
    expect(seatIn(state, 0).discards).toContain('dracula');
    expect(state.power.row).toEqual(['aristotle', 'truthGun']);
  });

  test('A2 Bring can be declined', () => {
    const { state, facts } = give(sharks(), declining(0));
    expect(factsOf(facts, 'brought')).toEqual([]);
    expect(state.power).toEqual(power);
  });

  test('R25 what a view leaves open never puts the lent card into a hidden zone', () => {
    const { state } = give(sharks(), picking(0, 'dracula', 'personality'));
    const guess = faceOff.determinize(faceOff.view(state, 1), state.chance);
    expect(seatIn(guess, 0).stage).toEqual(seatIn(state, 0).stage);
    expect([...seatIn(guess, 0).hand, ...seatIn(guess, 0).deck, ...guess.power.deck]).not.toContain('dracula');
  });
});

describe('the Clock deck', () => {
  const seats = [{ hand: ['crystalBall'] }, {}] as const;

  test('R27 Peek shows its owner the top three cards when the round begins', () => {
    const clock = clockWith('house4', 'house5', 'house6', 'ninjas1', 'ninjas2');
    const { state, facts } = reveal(inAssault({ seats, clock }, 'nightWatch'), null, null);
    const [peeked] = factsOf(facts, 'peeked');
    expect(peeked).toMatchObject({ seat: 0, cards: ['house5', 'house6', 'ninjas1'], rule: 'R27' });
    expect(peeked && faceOff.redact(peeked, 1)).toMatchObject({ cards: ['hidden', 'hidden', 'hidden'] });
    expect(faceOff.view(state, 0).clock.deck).toEqual(['house5', 'house6', 'ninjas1', 'hidden']);
    expect(faceOff.view(state, 1).clock.deck).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(faceOff.view(state, 'spectator').clock.deck).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });

  test('R27 Peek shows nothing when the Clock deck is empty', () => {
    const { facts } = reveal(inAssault({ seats, clock: clockWith() }, 'nightWatch'), null, null);
    expect(factsOf(facts, 'peeked')).toEqual([]);
  });

  const vault = (front: readonly CardId[], ...deck: CardId[]) =>
    reveal(
      inAssault({ seats: [{ army: ['genghisKhan'], front }, {}], clock: clockWith(...deck) }, 'hiddenVault'),
      null,
      null,
    );

  test('R28 Relic takes one victory card of the Clock deck, which is shuffled', () => {
    const { state, facts } = vault([], 'ninjas3', 'muster', 'ninjas2');
    const [searched] = factsOf(facts, 'searched');
    expect(searched && faceOff.redact(searched, 1)).toMatchObject({ cards: [] });
    expect(searched && faceOff.redact(searched, 0)).toMatchObject({ cards: ['ninjas2', 'ninjas3'] });
    expect([faceOff.view(state, 0).found, faceOff.view(state, 1).found]).toEqual([['ninjas2', 'ninjas3'], []]);
    expect(picks(state)).toEqual(['ninjas2', 'ninjas3']);
    const taken = give(state, picking(0, 'ninjas3'));
    const [fact] = factsOf(taken.facts, 'relicTaken');
    expect(fact && [...fact.deck].sort()).toEqual(['muster', 'ninjas2']);
    expect(fact && faceOff.redact(fact, 0)).toMatchObject({ deck: ['hidden', 'hidden'] });
    const ahead = faceOff.apply(faceOff.view(state, 0), picking(0, 'ninjas3'));
    expect(ahead.ok && factsOf(ahead.facts, 'relicTaken')).toMatchObject([{ deck: ['hidden', 'hidden'] }]);
  });

  test('R28 without a victory card in the Clock deck there is nothing to take', () => {
    const { state } = vault([], 'muster');
    expect(faceOff.legalCommands(state)).toEqual([declining(0)]);
    const { facts } = give(state, declining(0));
    expect(factsOf(facts, 'relicTaken')).toEqual([]);
    expect(factsOf(facts, 'searchEnded')).toHaveLength(1);
  });

  test('R28, E1 a seventh card from Relic wins at once', () => {
    const { state } = vault(['ninjas1', 'ninjas2', 'ninjas4', 'ninjas5', 'ninjas6', 'ninjas7'], 'ninjas3');
    const end = give(state, picking(0, 'ninjas3')).state;
    expect(end.ending).toMatchObject({ rule: 'E1', winners: [0] });
    expect(faceOff.legalCommands(end)).toEqual([]);
    expect(faceOff.apply(end, declining(0))).toEqual({ ok: false, rule: 'E1', reason: 'over' });
  });
});

describe('Ransom', () => {
  const exchange = (own: readonly CardId[], others: readonly CardId[], dealt: readonly CardId[] = []) =>
    reveal(
      inAssault(
        {
          seats: [
            { front: own, army: ['genghisKhan'] },
            { front: others, aside: dealt },
          ],
        },
        'prisonerExchange',
      ),
      null,
      null,
    ).state;
  const ransoming = (card: CardId, gift: CardId): Command => ({ do: 'ransom', seat: 0, card, gift });
  const setBut = (set: 'house' | 'ninjas', without: number): CardId[] =>
    ([1, 2, 3, 4, 5, 6, 7] as const).filter((no) => no !== without).map((no): CardId => `${set}${no}`);

  test('R29 the owner of the card named swaps it, both go to the discard piles', () => {
    const { state, facts } = give(exchange(['house2'], [], ['ninjas3']), ransoming('ninjas3', 'house2'));
    expect(factsOf(facts, 'ransomed')).toMatchObject([
      { owner: { seat: 1, zone: 'aside', index: 0 }, giftFrom: { zone: 'front', index: 0 } },
    ]);
    expect(seatIn(state, 1).aside).toEqual([]);
    expect(seatIn(state, 0).front).toEqual([]);
    const [fact] = factsOf(facts, 'ransomed');
    expect(fact && faceOff.redact(fact, 1)).toEqual(fact);
  });

  test('R29 neither a seven nor a card of one’s own can be named, and no seven given', () => {
    const commands = legal(exchange(['house2', 'house7'], []), 'ransom');
    expect([...new Set(commands.map(({ gift }) => gift))]).toEqual(['house2']);
    expect(commands).toHaveLength(17);
  });

  test('R29, A2 with nothing to give only declining is left', () => {
    const state = exchange(['house7'], []);
    expect(faceOff.legalCommands(state)).toEqual([declining(0)]);
    expect(factsOf(give(state, declining(0)).facts, 'ransomed')).toEqual([]);
  });

  test.each([
    ['the ransomer', [...setBut('house', 3), 'ninjas2'], ['house3'], 0],
    ['the other seat', ['ninjas2'], [...setBut('ninjas', 2), 'house3'], 1],
    [
      'the ransomer, where both sets are complete,',
      [...setBut('house', 3), 'ninjas2'],
      [...setBut('ninjas', 2), 'house3'],
      0,
    ],
  ] as [string, CardId[], CardId[], number][])('R29, E1 %s wins at once', (_, own, others, winner) => {
    const { state } = give(exchange(own, others), ransoming('house3', 'ninjas2'));
    expect(state.ending).toMatchObject({ rule: 'E1', winners: [winner] });
  });
});

describe('drawing and discarding', () => {
  test('A2 who does not discard does not draw', () => {
    const seats = [{ hand: ['billyTheKid', 'banner'], deck: ['goldPan'] }, {}] as const;
    const { state } = reveal(inFaceOff({ seats }), 'billyTheKid', null);
    expect(picks(state)).toEqual(['banner']);
    const { facts } = give(state, declining(0));
    expect([factsOf(facts, 'discarded'), factsOf(facts, 'drawn')]).toEqual([[], []]);
  });

  test('R39 with an empty hand nobody is asked for a discard', () => {
    const seats = [{ hand: ['pokerAlice'] }, {}] as const;
    const { state, facts } = reveal(inFaceOff({ seats }), 'pokerAlice', null);
    expect(factsOf(facts, 'declined')).toMatchObject([{ seat: 0, by: 'card:pokerAlice' }]);
    expect(seatIn(state, 0).tokens).toBe(10);
  });

  test('A4 drawing from an empty deck shuffles the discard pile, and without one draws what there is', () => {
    const seats = [{ hand: ['mochizukiChiyome'], deck: ['caltrops'], discards: ['shuriken'] }, {}] as const;
    const { state } = reveal(inFaceOff({ seats }), 'mochizukiChiyome', null);
    expect([seatIn(state, 0).hand, seatIn(state, 0).discards]).toEqual([['caltrops', 'shuriken'], []]);
    const few = [{ hand: ['mochizukiChiyome'], deck: ['caltrops'] }, {}] as const;
    const { facts } = reveal(inFaceOff({ seats: few }), 'mochizukiChiyome', null);
    expect(factsOf(facts, 'drawn')).toMatchObject([{ seat: 0, cards: ['caltrops'] }]);
    expect(factsOf(facts, 'reshuffled')).toEqual([]);
  });

  const ada = (deck: readonly CardId[], discards: readonly CardId[] = []) =>
    reveal(inFaceOff({ seats: [{ hand: ['adaLovelace'], deck, discards }, {}] }), 'adaLovelace', null);

  test('R31 a sifted card is discarded or kept, and looking is enough to draw', () => {
    const { state, facts } = ada(['banner', 'goldPan']);
    const [sifted] = factsOf(facts, 'sifted');
    expect(sifted).toMatchObject({ seat: 0, card: 'banner' });
    expect(sifted && faceOff.redact(sifted, 1)).toMatchObject({ card: 'hidden' });
    expect(faceOff.view(state, 0).seats[0]?.deck).toEqual(['banner', 'hidden']);
    expect(seatIn(give(state, picking(0, 'banner')).state, 0)).toMatchObject({
      hand: ['goldPan'],
      discards: ['banner'],
    });
    expect(seatIn(give(state, declining(0)).state, 0)).toMatchObject({ hand: ['banner'], deck: ['goldPan'] });
  });

  test('R31 an empty deck is refilled for a sift, and with no card at all nothing follows', () => {
    expect(factsOf(ada([], ['banner']).facts, 'sifted')).toMatchObject([{ card: 'banner' }]);
    const { facts } = ada([]);
    expect([factsOf(facts, 'sifted'), factsOf(facts, 'drawn')]).toEqual([[], []]);
  });

  const recalling = (card: 'rasputin' | 'leonardoDaVinci', ...discards: CardId[]) =>
    reveal(inFaceOff({ seats: [{ hand: [card], discards }, {}] }), card, null);

  test('R30 Recall any takes a victory or bonus card, too, and may be declined', () => {
    const { state } = recalling('rasputin', 'house1', 'goldTrophy', 'banner');
    expect(picks(state)).toEqual(['house1', 'goldTrophy', 'banner']);
    const { state: after, facts } = give(state, picking(0, 'house1'));
    expect([seatIn(after, 0).hand, seatIn(after, 0).discards]).toEqual([['house1'], ['goldTrophy', 'banner']]);
    expect(factsOf(facts, 'recalled')).toMatchObject([{ rule: 'R30' }]);
    expect(seatIn(give(state, declining(0)).state, 0).hand).toEqual([]);
    const ahead = faceOff.apply(faceOff.view(state, 1), picking(0, 'house1'));
    expect(ahead.ok && ahead.state.seats[0]?.hand).toEqual(['hidden']);
  });

  test('R30 Recall equipment takes equipment alone', () => {
    expect(picks(recalling('leonardoDaVinci', 'house1', 'campCook', 'banner', 'graveMist').state)).toEqual([
      'banner',
      'graveMist',
    ]);
    expect(factsOf(recalling('leonardoDaVinci', 'campCook').facts, 'declined')).toHaveLength(1);
  });
});

describe('destroying and choosing', () => {
  test('A5 up to two cards of hand and discard pile are destroyed, but no victory or bonus card', () => {
    const hand = ['philosophersStone', 'house1', 'goldTrophy', 'trickKnee'] as const;
    const seats = [{ hand, discards: ['banner', 'ninjas2'], stage: ['genghisKhan'] }, {}] as const;
    const start = inFaceOff({ seats, scrubs: ['bruisedEgo'], prize: 'silverTrophy' }, 'equipment');
    const { state } = reveal(start, 'philosophersStone', null);
    expect(picks(state)).toEqual(['trickKnee', 'banner']);
    const first = give(state, picking(0, 'trickKnee')).state;
    expect(first.scrubs).toEqual(['bruisedEgo', 'trickKnee']);
    expect(give(first, picking(0, 'banner')).state.gone).toEqual(['banner']);
    expect(give(first, declining(0)).state.gone).toEqual([]);
  });

  const tomo = () => {
    const seats = [{ hand: ['tomoSukesada'], discards: ['banner', 'goldPan'] }, {}] as const;
    return reveal(inFaceOff({ seats }), 'tomoSukesada', null).state;
  };

  test('A2 one of two effects is chosen, or neither', () => {
    expect(faceOff.legalCommands(tomo())).toEqual([
      { do: 'choose', seat: 0, option: 0 },
      { do: 'choose', seat: 0, option: 1 },
      declining(0),
    ]);
    expect(picks(give(tomo(), { do: 'choose', seat: 0, option: 0 }).state)).toEqual(['banner', 'goldPan']);
    expect(seatIn(give(tomo(), { do: 'choose', seat: 0, option: 1 }).state, 0).tokens).toBe(11);
    expect(seatIn(give(tomo(), declining(0)).state, 0).tokens).toBe(10);
  });

  test('A2 what follows a declined Extra does not happen', () => {
    const seats = [{ hand: ['shotOfWhiskey', 'banner', 'goldPan', 'genghisKhan'] }, {}] as const;
    const { state } = reveal(inAssault({ seats }), 'shotOfWhiskey', null);
    expect([seatIn(state, 0).tokens, picks(state)]).toEqual([12, ['banner', 'goldPan', 'genghisKhan']]);
    const once = give(state, picking(0, 'banner', 'equipment')).state;
    expect(picks(once)).toEqual(['goldPan', 'genghisKhan']);
    const never = give(state, declining(0));
    expect(factsOf(never.facts, 'declined')).toHaveLength(1);
    expect(factsOf(never.facts, 'extraPlayed')).toEqual([]);
  });

  test('R2 the fourth card that follows cannot lead to a fifth', () => {
    const hand = ['nightParade', 'tinRegiment', 'goblinHost', 'roundTable', 'bogPack', 'graveMist'] as const;
    const extras = hand.slice(1, 5).map((card) => picking(0, card, 'personality'));
    const { state, facts } = give(reveal(inFaceOff({ seats: [{ hand }, {}] }), 'nightParade', null).state, ...extras);
    expect(factsOf(facts, 'extraPlayed').map(({ card }) => card)).toEqual([
      'tinRegiment',
      'goblinHost',
      'roundTable',
      'bogPack',
    ]);
    expect(seatIn(state, 0).hand).toEqual(['graveMist']);
  });
});

describe('commands and views', () => {
  const start = () => inFaceOff({ seats: [{ hand: ['rasputin'], discards: ['banner', 'house1'] }, {}] });

  test('G5 a command that is unknown, of another seat or not for now is refused with its rule', () => {
    const { state } = reveal(start(), 'rasputin', null);
    const refused = (command: unknown) => faceOff.apply(state, command as Command);
    expect(refused(null)).toEqual({ ok: false, rule: 'G5', reason: 'unknown' });
    expect(refused({ do: 'dance', seat: 0 })).toEqual({ ok: false, rule: 'G5', reason: 'unknown' });
    expect(refused(declining(1))).toEqual({ ok: false, rule: 'G5', reason: 'notYourTurn' });
    expect(refused({ do: 'decline' })).toEqual({ ok: false, rule: 'G5', reason: 'notYourTurn' });
    expect(refused({ do: 'kick', seat: 0, card: 'banner', owner: 0 })).toEqual({
      ok: false,
      rule: 'H2',
      reason: 'notNow',
    });
  });

  test('G5 the legal commands of one seat are its own', () => {
    const { state } = reveal(start(), 'rasputin', null);
    expect(faceOff.legalCommands(state, 1)).toEqual([]);
    expect(faceOff.legalCommands(state, 0)).toHaveLength(3);
    expect(faceOff.activeSeats(start())).toEqual([0, 1]);
    expect(faceOff.round(state)).toBe(5);
  });

  test('F1 what others have sealed or laid face down is hidden', () => {
    const hand = ['rasputin', 'house1'] as const;
    const sealed = give(inFaceOff({ seats: [{ hand }, {}] }), {
      do: 'seal',
      seat: 0,
      choice: { choice: 'down', card: 'house1' },
    });
    const [fact] = factsOf(sealed.facts, 'sealed');
    expect(fact && faceOff.redact(fact, 1)).toMatchObject({ choice: { choice: 'hidden' } });
    expect(fact && faceOff.redact(fact, 0)).toEqual(fact);
    expect(faceOff.view(sealed.state, 1).seats[0]).toMatchObject({ sealed: { choice: 'hidden' } });
    const { state, facts } = give(sealed.state, sealing(1, null));
    const [revealed] = factsOf(facts, 'revealed');
    expect(revealed && faceOff.redact(revealed, 1)).toMatchObject({
      choices: [{ choice: 'down', card: 'hidden' }, { choice: 'nothing' }],
    });
    expect(faceOff.view(state, 1).seats[0]?.down).toEqual(['hidden']);
    const guess = faceOff.determinize(faceOff.view(sealed.state, 1), sealed.state.chance);
    expect(['play', 'down', 'nothing']).toContain(seatIn(guess, 0).sealed?.choice);
  });

  test('S10, M2 a deck shuffled again is hidden from everybody', () => {
    const by = 'round' as const;
    expect(faceOff.redact({ fact: 'handReturned', seat: 0, deck: ['banner'], rule: 'S10', by }, 0)).toMatchObject({
      deck: ['hidden'],
    });
    const shelved = { fact: 'shelved', seat: 0, card: 'holyGrail', rule: 'M2', by } as const;
    expect(faceOff.redact({ ...shelved, deck: ['holyGrail'] }, 0)).toMatchObject({ deck: ['hidden'] });
    expect(faceOff.redact({ ...shelved, deck: null }, 0)).toMatchObject({ deck: null });
  });

  test('S6 a view with more hidden cards than can be there keeps the rest hidden', () => {
    const start = inFaceOff({ seats: [{}, {}], clock: clockWith(...Array<CardId>(60).fill('ninjas1')) });
    const { clock } = faceOff.determinize(faceOff.view(start, 0), start.chance);
    expect(clock.deck.at(0)).not.toBe('hidden');
    expect(clock.deck.at(-1)).toBe('hidden');
  });

  test('S6 the dealt cards are shown to their owner alone', () => {
    const state = { ...inFaceOff({ seats: [{}, {}] }), round: 0 };
    const fact = { fact: 'asideDealt', seat: 0, cards: ['house1', 'ninjas2'], rule: 'S6', by: 'setup' } as const;
    expect(faceOff.redact(fact, 0)).toEqual(fact);
    expect(faceOff.redact(fact, 1)).toMatchObject({ cards: ['hidden', 'hidden'] });
    expect(faceOff.evolve(state, fact).seats[0]?.aside).toEqual(['house1', 'ninjas2']);
  });

  test('S10 a hand without a personality may be shuffled back and drawn again', () => {
    const hand = ['banner', 'goldPan'] as const;
    const base = inFaceOff({ seats: [{ hand, deck: ['campCook'] }, {}] });
    const start = { ...base, steps: [{ step: 'mulligan' as const, seat: 0 }, ...base.steps] };
    const { state, facts } = give(start, picking(0, 'banner'));
    expect(factsOf(facts, 'handReturned')[0]?.deck.toSorted()).toEqual(['banner', 'campCook', 'goldPan']);
    expect([seatIn(state, 0).hand.length, seatIn(state, 0).deck.length]).toEqual([2, 1]);
    expect(seatIn(give(start, declining(0)).state, 0).hand).toEqual(hand);
  });

  test('G5 undo stops where luck is drawn or something is shown', () => {
    const before = inFaceOff({ seats: [{ hand: ['banner'] }, {}] });
    const sealed = give(before, sealing(0, null)).state;
    expect(faceOff.revealed(before, sealed)).toBe(false);
    expect(faceOff.revealed(sealed, give(sealed, sealing(1, null)).state)).toBe(true);
    expect(give(sealed, { do: 'reopen', seat: 0 }).state).toEqual(before);
    expect(faceOff.sides({ seed: 'x', factions: ['cowboys', 'ninjas'], timing: 'standard' })).toHaveLength(2);
  });

  test('M1 without any tokens the Market card stays', () => {
    const seats = [{ tokens: 0 }, { tokens: 0 }] as const;
    const start = inAssault({ seats, market: ['holyGrail', 'goldenFleece'] }, 'bazaarByNight');
    const { state } = reveal(start, null, null);
    expect([state.market, state.auction]).toEqual([['holyGrail', 'goldenFleece'], null]);
  });
});
