import type { StandingOrders } from '../../../module/capabilities/standingOrders.ts';
import type { SmallHands } from '../../../smallGame/gameDescription.ts';
import { cardsInFront } from '../interaction/inFront.ts';
import { totalOf } from '../rules/duels/duels.ts';
import { isBigAttack } from '../rules/forecast/bigAttack.ts';
import type { Command, CommandName } from '../rules/state/command.ts';
import type { Duel } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { moduleText as text } from '../text/module.en.ts';

/** Commands that name no card of a hand, and are legal with any hand. */
const PUBLIC: ReadonlySet<CommandName> = new Set<CommandName>([
  'chooseCharacter',
  'roll',
  'raise',
  'move',
  'buyTile',
  'buyLevel',
  'challenge',
  'takeHands',
  'advance',
  'pass',
]);

/** A tied player rolls again, and wants to do so themselves. */
function isTied({ challenger, defender }: Duel): boolean {
  return totalOf(challenger) === totalOf(defender);
}

/** How people at one device keep their hands secret from each other. */
export const azardiaHands: SmallHands<AzardiaTypes> = {
  areSecret: ({ openHands }) => !openHands,
  isPublic: (command: Command) => PUBLIC.has(command.do),
  handText: (state, seat) => text.handSaid(cardsInFront(state, seat)),
  withoutChoice: ([only, ...others], { attack, duel, steps: [step] }) => {
    const isAnswer = attack !== null || (step?.step === 'improve' && duel !== null && !isTied(duel));
    return isAnswer && only?.do === 'pass' && others.length === 0 ? only : null;
  },
};

/** A person's standing order for attacks. */
export const azardiaOrders: StandingOrders<AzardiaTypes> = {
  labels: { ask: text.order('ask'), big: text.order('big'), never: text.order('never') },
  follow: (order, state) => {
    const { attack } = state;
    // An order covers attacks on its own player: a player whose card is answered decides each time.
    if (attack === null || attack.asked === attack.owner) return null;
    if (order === 'ask' || (order === 'big' && isBigAttack(state))) return null;
    return { do: 'pass', seat: attack.asked };
  },
};
