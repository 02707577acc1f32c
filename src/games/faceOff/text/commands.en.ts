import { type Gain, gainOf } from '../rules/forecast/gains.ts';
import type { Command } from '../rules/state/command.ts';
import { type Choice, type EffectStep, type FaceOffView, HIDDEN } from '../rules/state/state.ts';
import { effectText } from './abilities.en.ts';
import { cardName, piecesText, pointsText, tokensText } from './cards.en.ts';
import { seatName } from './facts.en.ts';
import { factionNames, rewardNames } from './names.en.ts';

/** What a command does, in a few words. */
export function commandText(command: Command, view: FaceOffView): string {
  switch (command.do) {
    case 'pickFaction':
      return `Play the ${factionNames[command.faction]}`;
    case 'claim':
      return cardName(command.card);
    case 'seal':
      return sealText(command.choice);
    case 'reopen':
      return 'Reopen your choice';
    case 'pick':
      return command.as === undefined ? cardName(command.card) : `${cardName(command.card)} as ${command.as}`;
    case 'kick':
      return command.owner === null
        ? `${cardName(command.card)} of the Power row`
        : `${cardName(command.card)} of ${seatName(view, command.owner)}`;
    case 'choose': {
      const effect = effectOf(view);
      const option = effect?.do === 'either' ? effect.options[command.option] : undefined;
      return option ? effectText(option) : String(command.option + 1);
    }
    case 'ransom':
      return `${cardName(command.card)} for ${cardName(command.gift)}`;
    case 'decline':
      return view.steps[0]?.step === 'drawPhase'
        ? 'Done'
        : effectOf(view)?.do === 'siftedCard'
          ? 'Keep it'
          : 'No, thanks';
    case 'take':
      return takeText(command, view);
    case 'move':
      return `Move ${cardName(command.card)} up`;
    case 'bid':
      return `Bid ${tokensText(command.tokens)}`;
    case 'pass':
      return 'Pass';
    case 'shelve':
      return command.on === 'deck' ? 'Shuffle it into the deck' : 'Put it on the discard pile';
    case 'fly':
      return `${cardName(command.card)} flies to the army`;
    case 'lay':
      return `Lay ${cardName(command.card)} in front`;
    case 'payOff':
      return `Return ${cardName(command.card)} for 1 token`;
  }
}

function effectOf({ steps }: FaceOffView): EffectStep['effect'] | undefined {
  const [step] = steps;
  return step?.step === 'effect' ? step.effect : undefined;
}

function sealText(choice: Choice): string {
  switch (choice.choice) {
    case 'play':
      return choice.cards.map(({ card, as }) => `${cardName(card)} as ${as}`).join(', then ');
    case 'down':
      return `Discard ${cardName(choice.card)} face down`;
    default:
      return 'Play nothing';
  }
}

function takeText({ seat, reward, card }: Extract<Command, { do: 'take' }>, view: FaceOffView): string {
  const [hq = HIDDEN] = view.hqs;
  const taken = reward === 'clock' ? view.prize : (card ?? null);
  if (taken !== null) return `Take ${cardName(taken)}: ${gainText(gainOf(view, seat, taken))}`;
  return reward === 'hqReward' && hq !== HIDDEN ? `Take ${rewardNames[hq]}` : 'Take 1 token';
}

/** What a reward is worth to its seat now. */
function gainText({ points, set, wins }: Gain): string {
  if (wins) return 'completes the set and wins';
  const more = points < 0 ? pointsText(points) : `+${pointsText(points)}`;
  return set === null ? more : `${more}, ${piecesText(set.pieces)} against ${set.rival}`;
}
