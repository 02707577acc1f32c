import { asSentence } from '../../../../module/asSentence.ts';
import type { Remark } from '../../../../module/capabilities/coach.ts';
import { type PeopleId, rivalOf } from '../../content/vocabulary.ts';
import { realmSize } from '../../rules/board/realm.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import { realmToWin } from '../../rules/turn/rounds.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { adviceText } from '../../text/reasons.en.ts';

const words = adviceText.danger;

/** W1: a rival that is so many links short of a realm that wins is a danger. */
const NEAR = 2;

/** How close the rival's realm is to a victory; `null` while it is far from one. */
export function dangerAhead(view: FactionFunView): Remark | null {
  const own = peopleOf(typeof view.viewer === 'number' ? view.viewer : 0);
  const rival: PeopleId = rivalOf(own);
  const [mine, theirs, goal] = [realmSize(view, own), realmSize(view, rival), realmToWin(view)];
  if (theirs < goal - NEAR) return null;
  const said = theirs < goal ? words.near(rival, theirs, goal) : words.reached(rival, theirs, mine >= theirs);
  const seats = view.hands.flatMap((_, seat) => (peopleOf(seat) === rival ? [seat] : []));
  return { said: [asSentence(said)], concerns: { seats, pieces: [], places: [] } };
}
