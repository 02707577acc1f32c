import { setupProblem } from '../games/faza/rules/setup.ts';
import type { Setup } from '../games/faza/rules/state.ts';
import type { NewGameActions } from '../games/faza/scenes/newGame/newGameControls.ts';
import type { NewGameView, SeatDraft, Toggle } from '../games/faza/scenes/view.ts';
import { text } from '../games/faza/text/en.ts';
import type { Player } from '../module/match.ts';

/** What is being put together on the new-game screen. */
export type NewGameDraft = Pick<NewGameView, 'seats' | 'mode' | 'options'> & { readonly front: number };

/** The team of Quick start and of a first new game: two heroes who fight well, and one who brings Rebels. */
export function freshDraft(seed: string): NewGameDraft {
  return {
    seats: [seat('soldier', true), seat('doctor', true), seat('engineer', false), seat('senator', true)],
    mode: 'normal',
    options: { health: null, rewards: true, fazaFirst: false, headStart: false, seed },
    front: 0,
  };
}

function seat(hero: SeatDraft['hero'], taken: boolean): SeatDraft {
  return { hero, taken, player: 'you' };
}

/** The setup that a draft describes, and who plays its seats. */
export function setupOf(draft: NewGameDraft): { setup: Setup; players: Player[] } {
  const taken = draft.seats.filter((seat) => seat.taken);
  const setup: Setup = {
    edition: 'published',
    mode: draft.mode,
    heroes: taken.map(({ hero }) => hero),
    ...draft.options,
  };
  return { setup, players: taken.map(({ player }) => player) };
}

/** Why a game cannot start from a draft, as a sentence; `null` when it can. */
export function draftProblem(draft: NewGameDraft): string | null {
  const problem = setupProblem(setupOf(draft).setup);
  return problem && text.setupProblemText[problem];
}

/** The options with one of them on or off; those that a setup leaves out where they are off are left out. */
function toggled(options: NewGameView['options'], toggle: Toggle, on: boolean): NewGameView['options'] {
  if (toggle !== 'drawTwo' && toggle !== 'radio') return { ...options, [toggle]: on };
  const { [toggle]: _, ...others } = options;
  return on ? { ...others, [toggle]: true } : others;
}

/** The actions of the new-game screen that only change the draft. */
export function draftActions(
  draft: () => NewGameDraft,
  change: (draft: NewGameDraft) => void,
  newSeed: () => string,
): Omit<NewGameActions, 'back' | 'start'> {
  const changeSeat = (index: number, part: Partial<SeatDraft>): void => {
    const seats = draft().seats.map((seat, i) => (i === index ? { ...seat, ...part } : seat));
    change({ ...draft(), seats, front: index });
  };
  const option = (part: Partial<NewGameView['options']>): void =>
    change({ ...draft(), options: { ...draft().options, ...part } });
  return {
    front: (front) => change({ ...draft(), front }),
    take: (index, taken) => changeSeat(index, { taken }),
    hero: (index, hero) => changeSeat(index, { hero }),
    player: (index, player) => changeSeat(index, { player }),
    mode: (mode) => change({ ...draft(), mode }),
    health: (health) => option({ health }),
    toggle: (toggle, on) => change({ ...draft(), options: toggled(draft().options, toggle, on) }),
    newSeed: () => option({ seed: newSeed() }),
  };
}
