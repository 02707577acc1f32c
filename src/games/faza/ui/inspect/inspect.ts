import type { Explanation, Region } from '../../../../module/screens/inspect.ts';
import { around } from '../../../../table/layout/rect.ts';
import type { BoardView } from '../../interaction/view.ts';
import type { RuleId } from '../../rules/ruleIds.ts';
import { text } from '../../text/en.ts';
import { ruleText } from '../../text/rulebook/rules.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import { aboutControls } from './aboutControls.ts';
import { createCloseUp } from './closeUp.ts';
import { explain, titleOf } from './explain.ts';
import { pieceKey, piecesOn } from './piece.ts';

/** What FAZA answers to "What is this?". */
export const fazaInspect: FazaModule['inspect'] = {
  regions: regionsOf,
  explain: explainKey,
  ruleTitle: (rule: RuleId) => ruleText[rule].title,
  withAbout: (view, controls, show) => {
    const about = aboutControls(view, controls, (piece) => show(pieceKey(piece)));
    const turn = controls.findIndex(({ group }) => group === text.controlText.groups.turn);
    const before = turn < 0 ? controls.length : turn;
    return [...controls.slice(0, before), ...about, ...controls.slice(before)];
  },
  // The place of the offer and its button, which has no pieces.
  freePlace: ({ layout }) => around([layout.bar, layout.go]),
  createCloseUp: (parent, show) => createCloseUp(parent, (tile) => show(pieceKey({ kind: 'tile', tile }))),
};

function regionsOf(view: BoardView): Region[] {
  return piecesOn(view).map(({ piece, rect }) => ({ key: pieceKey(piece), rect, title: titleOf(view.state, piece) }));
}

function explainKey(view: BoardView, key: string): Explanation | null {
  const found = piecesOn(view).find(({ piece }) => pieceKey(piece) === key);
  return found ? explain(view.state, found.piece) : null;
}
