import { roundStarts } from '../../../../kernel/rounds.ts';
import { now } from '../../../../kernel/session.ts';
import { at } from '../../../../kernel/values/at.ts';
import type { EndingContent } from '../../../../module/screens/ending.ts';
import { smallEnding } from '../../../../smallGame/ending.ts';
import type { GameDescription } from '../../../../smallGame/gameDescription.ts';
import type { PictureButton } from '../../../../smallGame/table/picture.ts';
import { column, row } from '../../../../table/layout/layout.ts';
import { rect } from '../../../../table/layout/rect.ts';
import { azardia } from '../../rules/azardia.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import {
  type AzardiaEndingView,
  type EndingLayout,
  endingLayout,
  hasChart,
  notePlace,
  plotOf,
} from '../../scenes/ending/endingLayout.ts';
import { endingText as text } from '../../text/ending.en.ts';
import { moduleText } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import type { AzardiaModule } from '../azardiaModule.ts';
import { awards, tallyOf } from './awards.ts';
import { type TurningPoint, turningPoint } from './turningPoint.ts';

const TURN = 'ending:turningPoint';
const ROUND = 'ending:round:';

/** The content of an ending, before its layout. */
type Told = Pick<AzardiaEndingView, 'title' | 'comfort' | 'awards' | 'turn' | 'age' | 'history' | 'places'>;

/** By the last state of a race: its whole history is read once, not with each picture of its ending. */
const told = new WeakMap<object, { readonly viewer: number | null; readonly tale: Told }>();

/**
 * Ends as a small game does, with the players on steps, what each did best, the turning point, and a chart of the race.
 */
export function azardiaEnding(game: GameDescription<AzardiaTypes>): AzardiaModule['ending'] {
  const plain = smallEnding(game);
  return {
    ...plain,
    view: (content) => {
      const { width, height } = content;
      const tale = taleOf(content);
      const layout = endingLayout(width, height, { players: tale.places.length, isPersonal: tale.comfort !== '' });
      const view = plain.view(content);
      const all = view.picture.buttons.map((button) =>
        button.id === 'ending:again' ? { ...button, hint: text.rotated } : button,
      );
      const buttons = placed([...all, ...turnButton(tale, layout)], layout, tale.history.length);
      return { ...view, ...tale, layout, picture: { panels: [], buttons } };
    },
    controls: (view, actions) =>
      plain.controls(view, actions).map((control) => {
        const { age } = view;
        return control.id === TURN && age !== null ? { ...control, press: () => actions.moment(age) } : control;
      }),
    helpLine: ({ comfort, places, awards: lines, turn, state }) =>
      [
        comfort,
        ...places.flatMap((seat) => (lines[seat] ? [`${playerName(state, seat)}: ${lines[seat]}.`] : [])),
        ...(turn ? [`${turn.head} ${turn.told}`] : []),
      ]
        .filter((line) => line !== '')
        .join(' '),
    toasts: ({ layout }) => notePlace(layout),
  };
}

function taleOf(content: EndingContent<AzardiaTypes>): Told {
  const { session, viewer } = content;
  const state = now(session);
  const known = told.get(state);
  if (known?.viewer === viewer) return known.tale;
  const history = [...roundStarts(session), state].map(({ players }) => players.map(({ tile }) => tile));
  const places = azardia.result(state)?.ranking.flat() ?? [];
  const best = awards(session).map((award) => (award ? text.award(award) : ''));
  const [winner] = places;
  const point = turningPoint(session);
  const tale: Told = {
    title: winner === undefined ? '' : viewer === winner ? text.youWin : moduleText.wins(playerName(state, winner)),
    comfort: viewer === null || winner === undefined || viewer === winner ? '' : comfort(content, viewer, best),
    awards: best,
    turn: point && winner !== undefined ? turnOf(point, winner) : null,
    age: point?.age ?? null,
    history,
    places,
  };
  told.set(state, { viewer, tale });
  return tale;
}

/** Kind words for the only person who played and lost. */
function comfort({ session }: EndingContent<AzardiaTypes>, viewer: number, best: readonly string[]): string {
  const state = now(session);
  const ranking = azardia.result(state)?.ranking ?? [];
  const ahead = ranking
    .slice(
      0,
      ranking.findIndex((seats) => seats.includes(viewer)),
    )
    .flat().length;
  const { duels, cards } = tallyOf(session);
  const good = best[viewer] ? text.yours(best[viewer]) : text.did(at(duels, viewer), at(cards, viewer));
  return text.youLost(ahead + 1, state.players.length, at(state.players, viewer), good);
}

function turnOf({ round, fact, before }: TurningPoint, winner: number) {
  return { head: text.turningPoint(round), told: text.turned(fact, before, winner), round };
}

/** The description of the turning point is a button that leads to that point. */
function turnButton({ turn }: Told, { story }: EndingLayout): PictureButton[] {
  if (!turn) return [];
  return [
    { id: TURN, label: `${turn.head} ${turn.told}`, hint: text.watch, group: moduleText.tileByRound, rect: story },
  ];
}

/** The positions of the buttons: the main one as wide as the panel; those of the rounds lie over the chart. */
function placed(all: readonly PictureButton[], layout: EndingLayout, moments: number): PictureButton[] {
  const { buttons, chart } = layout;
  const rounds = hasChart(chart) ? all.filter(({ id }) => id.startsWith(ROUND)) : [];
  const turn = all.filter(({ id }) => id === TURN);
  const others = all.filter(({ id }) => !id.startsWith(ROUND) && id !== TURN);
  const [main = buttons, first = buttons, second = buttons] = column(buttons, 3, 8);
  const places = [main, ...row(first, 2, 8), ...row(second, 2, 8)];
  const plot = plotOf(layout);
  const step = plot.w / Math.max(1, moments - 1);
  return [
    ...others.map((button, index) => ({ ...button, rect: places[index] ?? main })),
    ...turn,
    ...rounds.map((button, index) => ({ ...button, rect: rect(plot.x + index * step, plot.y, step, plot.h) })),
  ];
}
