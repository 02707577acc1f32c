import { roundStarts } from '../../../kernel/rounds.ts';
import { now, type Session } from '../../../kernel/session.ts';
import { at } from '../../../kernel/values/at.ts';
import { smallEnding } from '../../../smallGame/ending.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import type { PictureButton } from '../../../smallGame/table/picture.ts';
import { column, row, share } from '../../../table/layout/layout.ts';
import { rect } from '../../../table/layout/rect.ts';
import { type AvatarKind, PEOPLES, type PeopleId, rivalOf } from '../content/vocabulary.ts';
import { countTiles, realmSize } from '../rules/board/realm.ts';
import type { FactionFunView } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { realmToWin } from '../rules/turn/rounds.ts';
import {
  type Clause,
  type EndingLayout,
  endingLayout,
  type FactionEndingView,
  notePlace,
  plotOf,
  type Signer,
  type Tally,
} from '../scenes/ending/endingLayout.ts';
import { endingText as text } from '../text/ending.en.ts';
import { peopleNames } from '../text/names.en.ts';
import type { FactionFunModule } from './factionFunModule.ts';
import { talliesOf } from './tallies.ts';

const ROUND = 'ending:round:';
const REPLAY = 'ending:replay';

/** Realms that are not farther apart than this are close. */
const NARROW = 2;

/** Who signs for a people: the first of these that it has, or else a base avatar. */
const SPEAKERS: readonly AvatarKind[] = ['songKeeper', 'governor', 'healer', 'captain', 'protector'];

/** What an ending depends on in the last position of a game. */
type Final = Pick<
  FactionFunView,
  'columns' | 'terrain' | 'holders' | 'asWritten' | 'avatars' | 'ending' | 'hands' | 'quickGame'
>;

/** The content of an ending, before its layout. */
type Told = Pick<FactionEndingView, 'signers' | 'clauses' | 'history' | 'goal'>;

/** By the last state of a game: its whole history is read once, not with each picture of its ending. */
const told = new WeakMap<object, Told>();

/** The council: ends as a small game does, with a treaty, those who sign it, and a chart of both realms. */
export function factionEnding(game: GameDescription<FactionFunTypes>): FactionFunModule['ending'] {
  const plain = smallEnding(game);
  return {
    ...plain,
    view: (content) => {
      const layout = endingLayout(content.width, content.height);
      const view = plain.view(content);
      const tale = taleOf(content.session);
      const [again, ...others] = view.picture.buttons;
      const replay = { ...at(others, 0), id: REPLAY, label: text.replay, key: 'w' } as const;
      const buttons = placed([...(again ? [again] : []), replay, ...others], layout, tale.history.length);
      return { ...view, ...tale, layout, picture: { panels: [], buttons } };
    },
    controls: (view, actions) =>
      plain
        .controls(view, actions)
        .map((control) => (control.id === REPLAY ? { ...control, press: () => actions.moment(0) } : control)),
    helpLine: ({ clauses }) => clauses.map((clause) => clause.text).join(' '),
    toasts: ({ layout }) => notePlace(layout),
  };
}

/** Why a game ended, in a sentence. */
export function endingReason(state: Final): string {
  const { ending } = state;
  if (!ending) return '';
  const { rule, winner } = ending;
  if (!winner) return text.reasons.shared;
  const people = peopleNames[winner];
  if (rule === 'W1') return text.reasons.W1(people, realmToWin(state));
  if (rule === 'W3') return text.reasons.W3(people);
  const rival = rivalOf(winner);
  if (realmSize(state, winner) > realmSize(state, rival)) return text.reasons.largerRealm(people);
  return countTiles(state, winner) > countTiles(state, rival)
    ? text.reasons.moreTiles(people)
    : text.reasons.moreAvatars(people);
}

function taleOf(session: Session<FactionFunTypes>): Told {
  const state = now(session);
  const known = told.get(state);
  if (known) return known;
  const tallies = talliesOf(session);
  const tale: Told = {
    signers: {
      sailfolk: signer(state, 'sailfolk', tallies.sailfolk),
      hearthfolk: signer(state, 'hearthfolk', tallies.hearthfolk),
    },
    clauses: clausesOf(state),
    history: [...roundStarts(session), state].map((then) => ({
      sailfolk: realmSize(then, 'sailfolk'),
      hearthfolk: realmSize(then, 'hearthfolk'),
    })),
    goal: realmToWin(state),
  };
  told.set(state, tale);
  return tale;
}

function signer(state: Final, people: PeopleId, tally: Tally): Signer {
  const avatars = state.avatars.filter((one) => one.people === people);
  const winner = state.ending?.winner ?? null;
  return {
    kind: SPEAKERS.find((kind) => avatars.some((one) => one.kind === kind)) ?? 'base',
    mood: winner === null || winner === people ? 'glad' : 'sad',
    realm: realmSize(state, people),
    tiles: countTiles(state, people),
    avatars: avatars.length,
    tally,
  };
}

/** One clause for each side, that of the winner first, and one for both. */
function clausesOf(state: Final): Clause[] {
  const winner = state.ending?.winner ?? null;
  const order = winner ? [winner, rivalOf(winner)] : PEOPLES;
  const apart = Math.abs(realmSize(state, 'sailfolk') - realmSize(state, 'hearthfolk'));
  const margin = winner === null ? 'none' : apart <= NARROW ? 'narrow' : 'wide';
  return [
    ...order.map((people) => ({ peoples: [people], text: clauseOf(state, people) })),
    { peoples: PEOPLES, text: text.both[margin] },
  ];
}

function clauseOf(state: Final, people: PeopleId): string {
  const clauses = text.clauses[people];
  const winner = state.ending?.winner ?? null;
  const count = countTiles(state, people);
  if (winner === null) return clauses.equal(count);
  if (winner === people) return clauses.winner(count);
  return count === 0 ? clauses.landless() : clauses.other(count);
}

/** The positions of the buttons: the main one is twice as wide as the one beside it; those of the rounds lie over the chart. */
function placed(all: readonly PictureButton[], layout: EndingLayout, moments: number): PictureButton[] {
  const rounds = all.filter(({ id }) => id.startsWith(ROUND));
  const others = all.filter(({ id }) => !id.startsWith(ROUND));
  const lines = column(layout.buttons, 3, 6);
  const { again, replay } = row(at(lines, 0), { again: share(2), replay: share(1) }, 6);
  const places = [again, replay, ...row(at(lines, 1), 2, 6), ...row(at(lines, 2), 2, 6)];
  const plot = plotOf(layout);
  const step = plot.w / Math.max(1, moments - 1);
  return [
    ...others.map((button, index) => ({ ...button, rect: at(places, index) })),
    ...rounds.map((button, index) => ({ ...button, rect: rect(plot.x + index * step, plot.y, step, plot.h) })),
  ];
}
