import type { NewGame } from '../../../../module/screens/setups.ts';
import { hasRewards, newest } from '../../content/editions.ts';
import { type Step, stepsOf, usualOptions } from '../../content/steps.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import { chosenStep, type NewGameActions, otherHero } from '../../interaction/newGame/newGameControls.ts';
import type { NewGameView, SeatDraft, Toggle } from '../../interaction/view.ts';
import type { Setup } from '../../rules/state/state.ts';
import type { FazaTypes } from '../../rules/state/types.ts';

/** The choices on the new-game screen. */
export type Choices = Pick<NewGameView, 'edition' | 'seats' | 'mode' | 'options'> & { readonly front: number };

/** The team of Quick start and of a first new game: two heroes who fight well, and one who brings Rebels. */
export function freshChoices(seed: string): Choices {
  const { mode, ...options } = usualOptions('normal');
  return {
    edition: newest,
    seats: [seat('soldier', true), seat('doctor', true), seat('engineer', false), seat('senator', true)],
    mode,
    options: { ...options, seed },
    front: 0,
  };
}

function seat(hero: SeatDraft['hero'], taken: boolean): SeatDraft {
  return { hero, taken, player: 'you' };
}

/** The game that choices describe. */
export function gameOf(choices: Choices): NewGame<FazaTypes> {
  const taken = choices.seats.filter((seat) => seat.taken);
  const setup: Setup = {
    edition: choices.edition.id,
    mode: choices.mode,
    heroes: taken.map(({ hero }) => hero),
    ...choices.options,
  };
  return { setup, players: taken.map(({ player }) => player) };
}

/** The choices with another edition, on the same difficulty step; options that it does not have are replaced. */
export function withEdition(before: Choices, edition: EditionSpec): Choices {
  const { heroes, modes } = edition;
  const step = chosenStep(before);
  const same = stepsOf(edition.id).find(
    ({ id, options }) => id === step?.id && modes.some(({ id }) => id === options.mode),
  );
  const choices = same ? withStep(before, same) : before;
  const mode = (modes.find(({ id }) => id === choices.mode) ?? modes[0])?.id ?? choices.mode;
  const seats = choices.seats.map((seat) =>
    heroes.some(({ id }) => id === seat.hero) ? seat : { ...seat, hero: otherHero(seat.hero, edition) },
  );
  // Without Rewards in the deck there is nothing to omit (V2).
  const rewards = choices.options.rewards || !hasRewards(edition);
  return { ...choices, edition, seats, mode, options: { ...choices.options, rewards } };
}

/** The choices on a step of difficulty. Radio is not part of it: it changes the talk, not the odds. */
function withStep(choices: Choices, { options: { mode, ...options } }: Step): Choices {
  const { seed, radio } = choices.options;
  return { ...choices, mode, options: { ...options, seed, ...(radio ? { radio } : {}) } };
}

/** The options with one of them on or off. `drawTwo` and `radio` are omitted when off, as in a setup. */
function toggled(options: NewGameView['options'], toggle: Toggle, on: boolean): NewGameView['options'] {
  if (toggle !== 'drawTwo' && toggle !== 'radio') return { ...options, [toggle]: on };
  const { [toggle]: _, ...others } = options;
  return on ? { ...others, [toggle]: true } : others;
}

/** The actions of the new-game screen that only change the choices. */
export function choiceActions(
  choices: Choices,
  change: (choices: Choices) => void,
  freshSeed: () => string,
): Omit<NewGameActions, 'back' | 'start' | 'choose' | 'chooseContent' | 'explain'> {
  const changeSeat = (index: number, part: Partial<SeatDraft>): void => {
    const seats = choices.seats.map((seat, i) => (i === index ? { ...seat, ...part } : seat));
    change({ ...choices, seats, front: index });
  };
  const option = (part: Partial<NewGameView['options']>): void =>
    change({ ...choices, options: { ...choices.options, ...part } });
  return {
    front: (front) => change({ ...choices, front }),
    take: (index, taken) => changeSeat(index, { taken }),
    hero: (index, hero) => changeSeat(index, { hero }),
    player: (index, player) => changeSeat(index, { player }),
    mode: (mode) => change({ ...choices, mode }),
    step: (step) => change(withStep(choices, step)),
    health: (health) => option({ health }),
    toggle: (toggle, on) => change({ ...choices, options: toggled(choices.options, toggle, on) }),
    newSeed: () => option({ seed: freshSeed() }),
  };
}
