import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt, inForce, isDead, liveShipsOn, seats, tileAt } from '../../rules/board/board.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import type { DefeatRule, FazaView, Seat } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import type { Verb } from '../layout/boardLayout.ts';
import type { BoardLayout } from '../layout/layout.ts';
import type { BoardView } from '../view.ts';
import { escapesOf } from './escapes.ts';

/** What would help against the defeat in the next Faza phase. */
export interface Remedy {
  readonly rule: DefeatRule;
  /** In one or two sentences. */
  readonly words: string;
  /** In two or three words, for a button. */
  readonly short: string;
  /** The heroes it is about: whose Points can be spent, or who would die. */
  readonly seats: readonly Seat[];
  /** The tiles it is about. */
  readonly tiles: readonly TileNo[];
}

/** What would help against the end that a forecast predicts; `null` if the game continues, or is won. */
export function remedyOf(state: FazaView, forecast: FazaForecast | null): Remedy | null {
  const outcome = forecast?.after.outcome;
  if (!forecast || !outcome || outcome.won) return null;
  const known = FOUND.get(forecast);
  if (known?.state === state) return known.remedy;
  const { told, ...about } = REMEDIES[outcome.rule](state, forecast);
  const remedy = { rule: outcome.rule, ...told, ...about };
  FOUND.set(forecast, { state, remedy });
  return remedy;
}

/** Several parts of a picture need the same remedy, and finding one simulates a Faza phase for each escape. */
const FOUND = new WeakMap<FazaForecast, { readonly state: FazaView; readonly remedy: Remedy }>();

/** More letters than this do not fit the bar of a phone. */
const MOST_LETTERS = 66;

/** What would help, in as many words as fit in the bar. */
export function remedyLine({ words, short }: Remedy, form: BoardLayout['form']): string {
  return form === 'portrait' && words.length > MOST_LETTERS ? `${short}.` : words;
}

type Found = Omit<Remedy, 'rule' | 'words' | 'short'> & {
  readonly told: { readonly words: string; readonly short: string };
};

const REMEDIES: Readonly<Record<DefeatRule, (state: FazaView, forecast: FazaForecast) => Found>> = {
  X2: (state, { after }) => {
    const dying = seats(after).filter((seat) => isDead(heroAt(after, seat)));
    const names = dying.map((seat) => text.heroOf(state, seat));
    return {
      told: text.remedyText.X2(names, escapesOf(state, dying)),
      seats: dying,
      tiles: unique(dying.map((seat) => heroAt(state, seat).tile)),
    };
  },
  X3: (state) => {
    const rich = seats(state).filter((seat) => heroAt(state, seat).points > 0);
    const { jammed, never, spend, fight } = text.remedyText.X3;
    // E2: a Short event ends when the next card is drawn.
    const lasting = { ...state, events: { ...state.events, short: null } };
    if (inForce(lasting, 'noPoints')) return { told: never, seats: [], tiles: [] };
    if (inForce(state, 'noPoints')) return { told: jammed, seats: [], tiles: [] };
    if (rich.length > 0) return { told: spend, seats: rich, tiles: [] };
    const among = seats(state).map((seat) => heroAt(state, seat).tile);
    const tiles = unique(among.filter((tile) => tileAt(state, tile).drones > 0));
    return { told: fight, seats: [], tiles };
  },
  X4: (_, { facts }) => ({
    told: text.remedyText.X4,
    seats: [],
    tiles: unique(facts.flatMap((fact) => (fact.fact === 'tileTurned' && fact.fazaformed ? [fact.tile] : []))),
  }),
  X5: (_, { facts }) => ({
    told: text.remedyText.X5,
    seats: [],
    tiles: unique(facts.flatMap((fact) => (fact.fact === 'rebelsLost' ? [fact.tile] : []))),
  }),
};

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** For newcomers: what the selected hero could do next, in one sentence. */
export function hintOf(
  { state, seat, usable }: Pick<BoardView, 'state' | 'seat' | 'usable'>,
  verbs: ReadonlySet<Verb>,
): string {
  const hints = text.board.hints;
  const { tile } = heroAt(state, seat);
  const cards = usable.some((pick) => pick.kind === 'half' && pick.seat === seat);
  if (verbs.has('board')) return hints.board;
  if (verbs.has('fight')) return cards ? hints.armFirst : hints.fight;
  if (tileAt(state, tile).drones > 0) return hints.held;
  if (liveShipsOn(state, tile).length > 0 && tileAt(state, tile).rebels === 0) return hints.bringRebels;
  if (verbs.has('recruit')) return hints.recruit;
  if (cards) return hints.card;
  return usable.length > 0 ? hints.others : hints.end;
}
