import { at } from '../../../kernel/at.ts';
import type { BoardText, RegionText } from '../../../smallGame/gameDescription.ts';
import { rect } from '../../../table/layout/rect.ts';
import { LAND_VALUE, PEOPLES, type PeopleId } from '../content/vocabulary.ts';
import { realmOf, realmSize, tilesOf } from '../rules/board/realm.ts';
import { type FactionFunView, HIDDEN } from '../rules/state/state.ts';
import { realmToWin } from '../rules/turn/rounds.ts';
import { seatName } from '../text/facts.en.ts';
import { moduleText as text } from '../text/module.en.ts';
import { avatarName, cardText, eventText, peopleNames, terrainNames, tileName } from '../text/names.en.ts';

/** The round with its event, both realms, and all hands, as far as the viewer sees them. */
export function regions(view: FactionFunView): readonly (readonly RegionText[])[] {
  const event = view.event ? [eventText[view.event].name, eventText[view.event].effect] : [text.noEvent];
  const turn = view.turn ? [text.allowance(view.turn.die)] : [];
  return [
    [{ title: text.round(view.round), lines: [...event, ...turn] }, ...PEOPLES.map((people) => realm(view, people))],
    view.hands.map((hand, seat) => ({
      title: seatName(seat),
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

/** The size of a hex on the map, in CSS pixels. */
const HEX = { w: 104, h: 84 } as const;
const MARGIN = 16;

/** The map: each hex with its land, holder and avatars. */
export function board(view: FactionFunView): BoardText {
  const { columns, terrain } = view;
  const rows = terrain.length / columns;
  const linked = new Set(PEOPLES.flatMap((people) => [...realmOf(view, people)]));
  const places = terrain.map((kind, tile) => {
    const [column, row] = [tile % columns, Math.floor(tile / columns)];
    const holder = at(view.holders, tile);
    const avatars = view.avatars.filter((one) => one.tile === tile);
    return {
      key: `tile:${tile}`,
      title: `${tileName(columns, tile)} ${text.value(terrainNames[kind], LAND_VALUE[kind])}`,
      lines: [
        ...(holder ? [`${peopleNames[holder]}${linked.has(tile) ? ' ●' : ''}`] : []),
        ...avatars.map((one) => `${avatarName(one.kind, one.people)} (${peopleNames[one.people].slice(0, 1)})`),
      ],
      rect: rect(MARGIN + column * HEX.w + (row % 2) * (HEX.w / 2), MARGIN + row * HEX.h, HEX.w - 6, HEX.h - 6),
    };
  });
  return { w: 2 * MARGIN + (columns + 0.5) * HEX.w, h: 2 * MARGIN + rows * HEX.h, places };
}
