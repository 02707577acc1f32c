import type { Path } from '../../../module/screens/table.ts';
import type { Step } from '../../../smallGame/gameDescription.ts';
import { type CardId, setOf } from '../content/cards.ts';
import type { FactionId } from '../content/vocabulary.ts';
import { rolesOf } from '../rules/power/matching.ts';
import type { Command, CommandOf } from '../rules/state/command.ts';
import type { FaceOffView, Played } from '../rules/state/state.ts';
import { cardName } from '../text/cards.en.ts';
import { commandText } from '../text/commands.en.ts';
import { setNames } from '../text/names.en.ts';
import { screenText as text } from '../text/screen.en.ts';

/** The key of a step at a card. */
const cardKey = (card: CardId): string => `card:${card}`;
/** For a card of both types that is played as its second one. */
const equipmentKey = (card: CardId): string => `as-equipment:${card}`;

/** The key of picking a faction. */
export const factionKey = (faction: FactionId): string => `faction:${faction}`;

/** The key of looking at a card, which leads to no command. */
export const lookKey = (card: CardId): string => `look:${card}`;

/** The key of turning to a page of choices, which leads to no command. */
export const moreKey = (page: number): string => `more:${page}`;

/** The page of choices that a path has turned to. */
export function moreIn([first]: Path): number | null {
  return first?.kind.startsWith('more:') ? Number(first.kind.slice('more:'.length)) : null;
}

/** The card in the key of a step; `null` for other steps. */
export function cardIn(key: string): CardId | null {
  const [, card = null] = /^(?:card|as-equipment|owned|gift|look):(\w+)/.exec(key) ?? [];
  return card as CardId | null;
}

/** How a command is pointed at: cards first, then what is done with them. */
export function stepsOf(command: Command, view: FaceOffView): readonly Step[] {
  const label = commandText(command, view);
  switch (command.do) {
    case 'pickFaction':
      return [{ key: factionKey(command.faction), label }];
    case 'claim':
    case 'move':
    case 'fly':
    case 'lay':
    case 'payOff':
      return [{ key: cardKey(command.card), label }];
    case 'seal':
      return sealSteps(command, view);
    case 'pick':
      return [command.as ? playedStep({ card: command.card, as: command.as }) : { key: cardKey(command.card), label }];
    case 'kick':
      return [
        { key: command.owner === null ? cardKey(command.card) : `owned:${command.card}:${command.owner}`, label },
      ];
    case 'choose':
      return [{ key: `option:${command.option}`, label }];
    case 'ransom':
      return [
        { key: `set:${setOf(command.card)}`, label: setNames[setOf(command.card)] },
        { key: cardKey(command.card), label: cardName(command.card) },
        { key: `gift:${command.gift}`, label: text.give(cardName(command.gift)) },
      ];
    case 'take': {
      const card = command.reward === 'clock' ? view.prize : (command.card ?? null);
      return [{ key: card === null ? command.reward : cardKey(card), label }];
    }
    case 'bid':
      return [{ key: `bid:${command.tokens}`, label }];
    case 'shelve':
      return [{ key: command.on, label }];
    default:
      return [{ key: command.do, label }];
  }
}

/** F1: a card that could fight is pointed at twice to lay it face down instead. */
function sealSteps({ choice }: CommandOf<'seal'>, { steps: [step] }: FaceOffView): readonly Step[] {
  switch (choice.choice) {
    case 'play': {
      const isArmy = step?.step === 'seal' && step.part === 'army';
      return choice.cards.map((one) =>
        isArmy ? playedStep(one) : { key: cardKey(one.card), label: cardName(one.card) },
      );
    }
    case 'down': {
      if (choice.card === 'hidden') return [{ key: 'down', label: text.faceDown }];
      const card = { key: cardKey(choice.card), label: cardName(choice.card) };
      const isPlayable = step?.step === 'seal' && step.part !== 'army' && rolesOf(choice.card).includes(step.part);
      return isPlayable ? [card, { key: 'down', label: text.bluff }] : [card];
    }
    default:
      return [{ key: 'nothing', label: text.nothing }];
  }
}

function playedStep({ card, as }: Pick<Played, 'card' | 'as'>): Step {
  const isSecond = as === 'equipment' && rolesOf(card).length > 1;
  return isSecond
    ? { key: equipmentKey(card), label: text.asEquipment(cardName(card)) }
    : { key: cardKey(card), label: cardName(card) };
}
