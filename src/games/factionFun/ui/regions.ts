import type { RegionText } from '../../../smallGame/gameDescription.ts';
import { PEOPLES, type PeopleId } from '../content/vocabulary.ts';
import { realmSize, tilesOf } from '../rules/board/realm.ts';
import { type FactionFunView, HIDDEN } from '../rules/state/state.ts';
import { realmToWin } from '../rules/turn/rounds.ts';
import { seatName } from '../text/facts.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { cardText, eventText, peopleNames } from '../text/names.en.ts';

/** The round with its event, both realms, and all hands, as far as the viewer sees them. */
export function regions(view: FactionFunView): readonly (readonly RegionText[])[] {
  const event = view.event ? [eventText[view.event].name, eventText[view.event].effect] : [text.noEvent];
  const turn = view.turn ? [text.allowance(view.turn.die)] : [];
  return [
    [{ title: text.round(view.round), lines: [...event, ...turn] }, ...PEOPLES.map((people) => realm(view, people))],
    view.hands.map((hand, seat) => ({
      title: seatName(seat, view.hands.length),
      seat,
      lines: [text.hand(hand.map((card) => (card === HIDDEN ? text.hiddenCard : cardText[card].name)))],
    })),
  ];
}

function realm(view: FactionFunView, people: PeopleId): RegionText {
  const { notches, owesTurn } = view.peoples[people];
  return {
    title: peopleNames[people],
    lines: [
      text.realm(realmSize(view, people), realmToWin(view)),
      text.tiles(tilesOf(view, people).length),
      text.notches(2 - (notches % 2)),
      ...(owesTurn ? [text.owesTurn] : []),
    ],
  };
}
