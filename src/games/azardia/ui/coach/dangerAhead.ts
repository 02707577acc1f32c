import { asSentence } from '../../../../module/asSentence.ts';
import type { Remark } from '../../../../module/capabilities/coach.ts';
import { goalChanceOf } from '../../rules/forecast/goalChance.ts';
import { lastTurns } from '../../rules/forecast/lastTurns.ts';
import { stillOpen } from '../../rules/forecast/waysToWin.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import { rivalsOf } from '../../rules/turn/turnOrder.ts';
import { playerName } from '../../text/names.en.ts';
import { adviceText } from '../../text/reasons.en.ts';

const words = adviceText.danger;

/** A smaller chance of a rival is no danger yet. */
const LEAST = 0.05;

/** The rival who is about to win; `null` as long as nobody is. */
export function dangerAhead(view: AzardiaView): Remark | null {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const { grace } = view;
  if (grace && grace.holder !== seat) {
    return about(grace.holder, words.holder(playerName(view, grace.holder), lastTurns(view).length));
  }
  const chances = rivalsOf(view, seat).map((rival) => ({ rival, chance: chanceOf(view, rival) }));
  const [most] = chances.sort((one, other) => other.chance - one.chance);
  if (!most || most.chance < LEAST) return null;
  const say = grace ? words.taken : words.goal;
  return about(most.rival, say(playerName(view, most.rival), most.chance));
}

/** The chance that a rival stops on tile 150 with its next roll, or takes it from its holder in a last turn. */
function chanceOf(view: AzardiaView, rival: Seat): number {
  if (!view.grace) return goalChanceOf(view, rival)?.withCoins ?? 0;
  const open = stillOpen(view, rival);
  return open === null || typeof open === 'string' ? 0 : open.take;
}

function about(rival: Seat, said: string): Remark {
  return { said: [asSentence(said)], concerns: { seats: [rival], pieces: [], places: [] } };
}
