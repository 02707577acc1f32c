import { doNext } from '../../../../kernel/steps.ts';
import { hasProtection } from '../power/here.ts';
import { rolesOf } from '../power/matching.ts';
import type { Command } from '../state/command.ts';
import { emitEffect, seatOf } from '../state/play.ts';
import type { Seat, State } from '../state/state.ts';
import { picks } from './drawing.ts';
import { decline, type VerbRules, type Work } from './verb.ts';

/** H8: lasts until the headquarters cracks. */
export const siege: VerbRules<Work<'siege'>> = {
  perform: (play, work) => {
    const { minus, on } = work.effect;
    emitEffect(play, work, 'H8', { fact: 'siegeLaid', siege: { by: work.seat, minus, on } });
  },
};

/** Part 2.1: a personality goes from the hand to the army without resolving. */
export const deploy: VerbRules<Work<'deploy'>> = {
  list: (state, { seat }) => {
    const fit = seatOf(state, seat).hand.filter((card) => rolesOf(card).includes('personality'));
    return [...picks(seat, fit), { do: 'decline', seat }];
  },
  isSecret: (state, { seat }) => seatOf(state, seat).hand.length > 0,
  choose: (play, work, command) => {
    if (command.do !== 'pick') return decline(play, work);
    emitEffect(play, work, 'R24', { fact: 'deployed', seat: work.seat, card: command.card });
  },
};

/** H2, R26: a card that lay in an army before, one's own included, unless Shelter protects it; or one of the Power row. */
export const kick: VerbRules<Work<'kick'>> = {
  list: (state, { seat }) => [...kicks(state, seat), { do: 'decline', seat }],
  choose: (play, work, command) => {
    if (command.do !== 'kick') return decline(play, work);
    const { seat } = work;
    emitEffect(play, work, 'R26', { fact: 'kicked', seat, card: command.card, owner: command.owner });
    if (command.owner === null) doNext(play, { step: 'move', seat, tree: 'power' });
  },
};

function kicks({ seats, power }: State, seat: Seat): Command[] {
  const fromArmies = seats.flatMap(({ army }, owner) => {
    if (owner !== seat && hasProtection(army, 'hq', 'shelter')) return [];
    const there = new Set(army.filter(({ isArriving }) => !isArriving).map(({ card }) => card));
    return [...there].map((card): Command => ({ do: 'kick', seat, card, owner }));
  });
  return [...fromArmies, ...power.row.map((card): Command => ({ do: 'kick', seat, card, owner: null }))];
}
