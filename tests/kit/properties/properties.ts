import type { GameTypes } from '../../../src/kernel/game.ts';
import { boundary } from './boundary.ts';
import { forecast, promises } from './foretold.ts';
import { goesOn } from './goesOn.ts';
import { history, undoAlone, undoAndRedo } from './history.ts';
import { accepted, nearMisses, strays } from './legality.ts';
import { pieces, piecesAfter } from './pieces.ts';
import { plainFacts, plainState } from './plainData.ts';
import { repeatable, untouched } from './pure.ts';
import { recorded } from './recorded.ts';
import { acting, commuting, folded, ranked, secrets, views } from './seats.ts';
import { sided } from './sides.ts';
import type { Glance, Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import type { Whole } from './whole.ts';

type GlanceProperty = <T extends GameTypes>(glance: Glance<T>) => void;
type StateProperty = <T extends GameTypes>(sight: Sight<T>) => void;
type CommandProperty = <T extends GameTypes>(sight: Sight<T>, trial: Trial<T>) => void;
type GameProperty = <T extends GameTypes>(whole: Whole<T>) => void;

/** The properties of the property suite. Each throws a `Violation` when it is broken. */
export interface Properties {
  /** Of every state, at a glance: cheap enough for a million games. */
  readonly glance: Readonly<Record<string, GlanceProperty>>;
  /** Of every state, checked closely. */
  readonly state: Readonly<Record<string, StateProperty>>;
  /** Of commands tried out in a state. */
  readonly command: Readonly<Record<string, CommandProperty>>;
  /** Of a game as a whole. */
  readonly game: Readonly<Record<string, GameProperty>>;
}

/** Every property. `untouched` comes before those that might change the state by mistake. */
const ALL: Properties = {
  glance: { pieces, goesOn, acting, ranked },
  state: { plainState, untouched, accepted, strays, forecast, views, commuting },
  command: { pieces: piecesAfter, plainFacts, repeatable, nearMisses, boundary, promises, secrets, folded },
  game: { history, undoAndRedo, undoAlone, recorded, sided },
};

/** Which properties a run checks: all, or only the invariants. */
export type LawSet = 'all' | 'plain';

export const lawSets: Readonly<Record<LawSet, Properties>> = {
  all: ALL,
  plain: { glance: ALL.glance, state: {}, command: {}, game: {} },
};

/** Only the property of this name; none if the name belongs to playing itself rather than to a property above. */
export function onlyProperty(name: string): Properties {
  const only = <Property>(properties: Readonly<Record<string, Property>>): Readonly<Record<string, Property>> =>
    Object.fromEntries(Object.entries(properties).filter(([property]) => property === name));
  return { glance: only(ALL.glance), state: only(ALL.state), command: only(ALL.command), game: only(ALL.game) };
}
