import { at } from '../../../../kernel/values/at.ts';
import type { Player } from '../../../../module/match.ts';
import type { ChoiceText, NewGameList } from '../../../../module/screens/setups.ts';
import type { Control } from '../../../../table/control.ts';
import { aligned } from '../../../../table/layout/layout.ts';
import { around, type Rect } from '../../../../table/layout/rect.ts';
import { editions } from '../../content/editions.ts';
import { type Step, stepOf, stepsOf, type TeamSize, winShare } from '../../content/steps.ts';
import type { AreaId, EditionSpec, HeroId, ModeId } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import type { NewGameView, Toggle } from '../view.ts';
import { type NewGameLayout, newGameLayout, type SeatLayout, togglesOf } from './newGameLayout.ts';

/** The choices on the new-game screen. Each leads to a new view. */
export interface NewGameActions {
  back(): void;
  start(): void;
  /** Small screens: show this seat in detail. */
  front(seat: number): void;
  /** Add the seat's hero to the team, or send them home. */
  take(seat: number, taken: boolean): void;
  hero(seat: number, hero: HeroId): void;
  player(seat: number, player: Player): void;
  mode(mode: ModeId): void;
  /** Sets the mode and the options of a step of difficulty. */
  step(step: Step): void;
  choose(list: NewGameList): void;
  /** Shows the contents to choose from. */
  chooseContent(rect: Rect): void;
  /** Explains every choice, and other named things. */
  explain(more: readonly ChoiceText[]): void;
  /** `null` for the health that the mode sets. */
  health(health: number | null): void;
  toggle(toggle: Toggle, on: boolean): void;
  newSeed(): void;
}

/** Who can play a seat, in the order of the switch. */
export const PLAYERS: readonly Player[] = ['you', 'friend', 'computer'];
/** V1: set by the mode, then every health. */
const HEALTHS: readonly (number | null)[] = [null, 1, 2, 3, 4, 5, 6];

/** The next hero of a hero's area in an edition, in a cycle; it may be the same. */
export function otherHero(hero: HeroId, { heroes }: EditionSpec): HeroId {
  const area = areaOf(hero);
  const ids = heroes.filter((spec) => spec.area === area).map(({ id }) => id);
  return ids[(ids.indexOf(hero) + 1) % ids.length] ?? hero;
}

/** The area of a hero, which is the same in every edition. */
export function areaOf(hero: HeroId): AreaId {
  const heroes = Object.values(editions).flatMap((edition) => edition.heroes);
  return heroes.find(({ id }) => id === hero)?.area ?? 'tactical';
}

/** How many heroes are chosen; at least two, the smallest team. */
export function teamSize({ seats }: Pick<NewGameView, 'seats'>): TeamSize {
  const taken = seats.filter((seat) => seat.taken).length;
  return taken >= 4 ? 4 : taken === 3 ? 3 : 2;
}

/** The step of difficulty that the choices are; `null` for options that are none. */
export function chosenStep(view: Pick<NewGameView, 'edition' | 'mode' | 'options'>): Step | null {
  const { edition, mode, options } = view;
  return stepOf({ ...options, edition: edition.id, mode });
}

/**
 * The proportion of its games that the computer wins on a step; `null` for a content pack, for which it was not
 * measured.
 */
export function computerWins(view: NewGameView, step: Step): number | null {
  return winShare(view.edition.id, step, teamSize(view));
}

/** The buttons of the new-game screen, in reading order. */
export function newGameControls(view: NewGameView, actions: NewGameActions): Control[] {
  const layout = newGameLayout(view);
  const words = text.screens.newGame;
  const front = view.front ?? 0;
  const seats = view.seats.flatMap((_, seat) => seatControls(view, seat, layout, actions));
  const detail = view.seats[front];
  const health = { name: words.health, about: words.healthAbout };
  const { back, about, newSeed } = layout;
  return [
    { id: 'newGame:back', label: words.back, rect: back, group: 'newGame:top', key: 'Escape', press: actions.back },
    {
      id: 'newGame:about',
      label: words.explain,
      rect: about,
      group: 'newGame:top',
      press: () => actions.explain([health]),
    },
    ...contentControl(view, layout, actions),
    ...seats,
    ...(layout.compact && detail?.taken ? detailControls(view, front, layout, actions) : []),
    stepControl(view, layout, actions),
    ...view.edition.modes.map(
      (mode, i): Control => ({
        id: `newGame:mode:${mode.id}`,
        label: text.modeName[mode.id],
        hint: text.modeAbout(mode),
        rect: at(layout.modes, i),
        group: 'newGame:mode',
        pressed: view.mode === mode.id,
        press: () => actions.mode(mode.id),
      }),
    ),
    healthControl(view, actions, layout.healthLess, -1),
    healthControl(view, actions, layout.healthMore, 1),
    ...togglesOf(view.edition).map((id, i) => toggleControl(view, id, at(layout.toggles, i), actions)),
    { id: 'newGame:newSeed', label: words.newSeed, rect: newSeed, group: 'newGame:options', press: actions.newSeed },
    {
      id: 'newGame:start',
      label: words.start,
      rect: layout.start,
      group: 'newGame:start',
      key: 'Enter',
      main: true,
      guarded: true,
      ...(view.problem === null ? {} : { why: view.problem }),
      press: actions.start,
    },
  ];
}

/** Opens the list of contents, if there is a choice. */
function contentControl(
  { content }: NewGameView,
  { content: rect, stepList, compact }: NewGameLayout,
  actions: NewGameActions,
): Control[] {
  if (content === null) return [];
  const list = compact ? stepList : { ...stepList, x: rect.x };
  const label = text.screens.newGame.content.label(content);
  return [{ id: 'newGame:content', label, rect, group: 'newGame:top', press: () => actions.chooseContent(list) }];
}

/** Opens the list of all steps of difficulty. */
function stepControl(view: NewGameView, { step: rect, stepList }: NewGameLayout, actions: NewGameActions): Control {
  const { difficulty } = text.screens.newGame;
  const size = teamSize(view);
  const chosen = chosenStep(view);
  const lineOf = (step: Step): string | null => text.stepLine(step, view.edition);
  const steps = stepsOf(view.edition.id);
  const items = steps.flatMap((step, i) => {
    const line = lineOf(step);
    // The edition may not have its mode.
    if (line === null) return [];
    const isWon = view.won.includes(step.id);
    const marks = [...(isWon ? [difficulty.won] : []), ...(step === chosen ? [difficulty.chosen] : [])];
    return {
      id: step.id,
      label: difficulty.item(i + 1, text.stepName[step.id], marks),
      ...(isWon ? { symbol: 'trophy' } : {}),
      detail: difficulty.about(line, computerWins(view, step)),
      press: () => actions.step(step),
    };
  });
  const line = chosen && lineOf(chosen);
  return {
    id: 'newGame:step',
    label: difficulty.label(chosen ? text.stepName[chosen.id] : difficulty.custom),
    hint: line
      ? difficulty.hint(steps.indexOf(chosen) + 1, steps.length, line, computerWins(view, chosen))
      : difficulty.customLine,
    rect,
    group: 'newGame:mode',
    press: () => actions.choose({ title: difficulty.title(size), rect: stepList, items }),
  };
}

function seatControls(view: NewGameView, seat: number, layout: NewGameLayout, actions: NewGameActions): Control[] {
  const { compact } = layout;
  const draft = at(view.seats, seat);
  const words = text.screens.newGame;
  const place = at(layout.seats, seat);
  const group = `newGame:seat:${seat}`;
  const name = text.heroTitle(draft.hero);
  const take: Control = {
    id: `${group}:take`,
    label: draft.taken ? words.removeHero(name) : words.addHero(name),
    rect: compact || draft.taken ? place.toggle : addRect(layout, place),
    group,
    press: () => actions.take(seat, !draft.taken),
  };
  if (!compact) return draft.taken ? [take, ...detailControls(view, seat, layout, actions)] : [take];
  const { panel, toggle } = place;
  const show: Control = {
    id: `${group}:front`,
    label: words.show(name),
    rect: { ...panel, w: toggle.x - panel.x },
    group,
    pressed: (view.front ?? 0) === seat,
    press: () => (draft.taken ? actions.front(seat) : actions.take(seat, true)),
  };
  return [show, take];
}

/** Where a hero is added on wide screens: the lower middle of the empty column, or the end of the empty row. */
export function addRect({ rows }: Pick<NewGameLayout, 'rows'>, { panel, cards }: SeatLayout): Rect {
  if (rows) {
    const place = around(cards);
    return aligned(place, place.w, Math.min(place.h, place.w * 0.26));
  }
  return aligned(panel, panel.w * 0.8, panel.h * 0.095, 0.5, 0.47 / 0.905);
}

function detailControls(view: NewGameView, seat: number, layout: NewGameLayout, actions: NewGameActions): Control[] {
  const draft = at(view.seats, seat);
  const words = text.screens.newGame;
  const place = at(layout.seats, seat);
  const group = `newGame:seat:${seat}`;
  const other = otherHero(draft.hero, view.edition);
  const name = text.heroTitle(draft.hero);
  const swap = words.swap(text.heroTitle(other));
  return [
    ...(other === draft.hero
      ? []
      : [{ id: `${group}:swap`, label: swap, rect: place.swap, group, press: () => actions.hero(seat, other) }]),
    ...PLAYERS.map(
      (player, i): Control => ({
        id: `${group}:player:${player}`,
        label: words.playedBy(name, words.player[player]),
        rect: at(place.players, i),
        group,
        pressed: draft.player === player,
        press: () => actions.player(seat, player),
      }),
    ),
  ];
}

function healthControl(view: NewGameView, actions: NewGameActions, rect: Rect, step: 1 | -1): Control {
  const words = text.screens.newGame;
  const next = HEALTHS[HEALTHS.indexOf(view.options.health) + step];
  return {
    id: step < 0 ? 'newGame:healthLess' : 'newGame:healthMore',
    label: step < 0 ? words.healthLess : words.healthMore,
    hint: view.options.health === null ? words.healthByMode : String(view.options.health),
    rect,
    group: 'newGame:options',
    ...(next === undefined ? { why: words.healthEnd } : {}),
    press: () => {
      if (next !== undefined) actions.health(next);
    },
  };
}

function toggleControl(view: NewGameView, id: Toggle, place: Rect, actions: NewGameActions): Control {
  const on = view.options[id] ?? false;
  const { name, line } = text.screens.newGame.toggles[id];
  return {
    id: `newGame:${id}`,
    label: name,
    hint: line,
    rect: place,
    group: 'newGame:options',
    pressed: on,
    press: () => actions.toggle(id, !on),
  };
}
