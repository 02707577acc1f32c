import { at } from '../../../kernel/values/at.ts';
import type { NewGameDraft, NewGameView, Setups } from '../../../module/screens/setups.ts';
import type { PictureButton } from '../../../smallGame/table/picture.ts';
import type { Pictured } from '../../../smallGame/table/smallStage.ts';
import type { Control } from '../../../table/control.ts';
import { setUp } from '../rules/setup.ts';
import type { FactionFunView, Setup } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { realmToWin } from '../rules/turn/rounds.ts';
import { view } from '../rules/views.ts';
import { moduleText as text } from '../text/module.en.ts';
import { type ChoiceCounts, type NewGameLayout, newGameLayout } from './layout/newGameLayout.ts';

/** The choices before a game, with the map on which it will be played. */
export interface FactionNewGameView extends NewGameView, Pictured {
  readonly layout: NewGameLayout;
  readonly map: FactionFunView;
  /** What is needed to win, in a sentence. */
  readonly goal: string;
}

type Draft<View extends NewGameView> = NewGameDraft<FactionFunTypes, View>;

const FRESH = 'newGame:fresh';

/** The choices of a small game in other places, with a preview of the map, and a button for another one. */
export function withMap(
  plain: Setups<FactionFunTypes, NewGameView & Pictured>,
): Setups<FactionFunTypes, FactionNewGameView> {
  return { ...plain, draft: (seed, games) => drawn(plain.draft(seed, games)) };
}

function drawn(draft: Draft<NewGameView & Pictured>): Draft<FactionNewGameView> {
  return {
    ...draft,
    withSeed: (seed) => drawn(draft.withSeed(seed)),
    withContent: (id) => drawn(draft.withContent(id)),
    screen: (around, actions) => {
      const { view: plain, controls } = draft.screen(around, {
        ...actions,
        change: (next) => actions.change(drawn(next)),
      });
      const { width, height } = around;
      const { buttons } = plain.picture;
      const groups = { count: [], seat: [], option: [], action: [] } as Record<keyof ChoiceCounts, string[]>;
      for (const { id } of buttons) groups[groupOf(id)].push(id);
      const layout = newGameLayout(width, height, {
        count: groups.count.length,
        seat: groups.seat.length,
        option: groups.option.length,
        action: groups.action.length,
      });
      const placed = <One extends Omit<Control, 'press'>>(one: One): One => {
        const group = groupOf(one.id);
        return { ...one, rect: at(layout.places[group], groups[group].indexOf(one.id)) };
      };
      const fresh: PictureButton = {
        id: FRESH,
        label: text.anotherMap,
        hint: text.anotherMapAbout,
        group: controls[0]?.group ?? '',
        rect: layout.fresh,
      };
      const map = mapOf(draft.game().setup);
      return {
        view: {
          ...plain,
          picture: { ...plain.picture, buttons: [fresh, ...buttons.map(placed)] },
          layout,
          map,
          goal: text.goal(realmToWin(map)),
        },
        controls: [
          { ...fresh, press: () => actions.change(drawn(draft.withSeed(actions.freshSeed()))) },
          ...controls.map(placed),
        ],
        seed: at(layout.places.action, groups.action.indexOf(SEED)),
      };
    },
  };
}

const SEED = 'newGame:seed';

/** The group of a choice, by its ID, such as `newGame:seat:1`. */
function groupOf(id: string): keyof ChoiceCounts {
  const [, group] = id.split(':');
  return group === 'count' || group === 'seat' || group === 'option' ? group : 'action';
}

/** The map at the start of a game, before its first event. The seed is secret, so nothing else of the game is told. */
function mapOf(setup: Setup): FactionFunView {
  const start = view(setUp(setup).state, null);
  const empty = { left: [], discards: [] };
  return {
    ...start,
    hands: start.hands.map(() => []),
    decks: { sailfolk: empty, hearthfolk: empty },
  };
}
