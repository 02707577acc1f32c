import { at } from '../../../kernel/values/at.ts';
import type { Path } from '../../../module/screens/table.ts';
import { fightersOf, setOf } from '../content/cards.ts';
import { FACTIONS, type FactionId } from '../content/vocabulary.ts';
import type { FaceOffView } from '../rules/state/state.ts';
import { draftText } from '../text/draft.en.ts';
import { playerName, seatName } from '../text/facts.en.ts';
import { factionNames } from '../text/names.en.ts';
import { screenText } from '../text/screen.en.ts';
import type { Paths } from './choices.ts';
import { draftLayout } from './layout/draftLayout.ts';
import type { FaceLayout } from './layout/tableLayout.ts';
import { cardIn, factionKey } from './steps.ts';
import { lookedAt } from './tableWidgets.ts';
import type { Widget } from './widget.ts';

/** What is pressed while factions are picked: the factions, and the starters of the one that is looked at. */
export function draftWidgets(layout: FaceLayout, view: FaceOffView, paths: Paths, path: Path): Widget[] {
  const places = draftLayout(layout);
  const factions = FACTIONS.map((faction, index) =>
    factionWidget(view, faction, paths, path, at(places.factions, index)),
  );
  const shown = shownFaction(paths, path);
  const starters = fightersOf('starter', shown);
  const cards = places.cards.map((place, index) =>
    lookedAt(`starter:${index}`, at(starters, index), place, draftText.starters(factionNames[shown])),
  );
  return [...factions, ...cards];
}

function factionWidget(view: FaceOffView, faction: FactionId, paths: Paths, path: Path, rect: Widget['rect']): Widget {
  const key = factionKey(faction);
  const canPick = paths.some(({ steps }) => steps[0]?.key === key);
  const owner = view.seats.findIndex((own) => own.faction === faction);
  const [step] = view.steps;
  const taken = owner < 0 ? null : draftText.taken(playerName(owner));
  const why = taken ?? (step?.step === 'draft' ? draftText.picksNow(seatName(view, step.seat)) : undefined);
  return {
    id: key,
    rect,
    label: factionNames[faction],
    hint: [`${draftText.difficulty[faction]}.`, ...draftText.about(faction)].join(' '),
    group: screenText.groups.factions,
    isOpen: canPick,
    look: { kind: 'faction', faction, taken: canPick ? null : taken },
    ...(canPick ? { path: [key], pressed: path.some(({ kind }) => kind === key) } : why ? { why } : {}),
  };
}

/** The faction that is chosen or whose card is looked at; otherwise the first that can be picked. */
function shownFaction(paths: Paths, path: Path): FactionId {
  const keys = [...path.map(({ kind }) => kind), ...paths.flatMap(({ steps }) => steps[0]?.key ?? [])];
  const [key = ''] = keys;
  const looked = cardIn(key);
  const set = looked === null ? null : setOf(looked);
  return FACTIONS.find((faction) => faction === set || key === factionKey(faction)) ?? at(FACTIONS, 0);
}
