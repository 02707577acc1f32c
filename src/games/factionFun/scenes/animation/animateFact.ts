import { avatarNamed } from '../../rules/state/avatars.ts';
import type { Fact, FactName, FactOf } from '../../rules/state/fact.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { peopleNames, terrainNames } from '../../text/names.en.ts';
import { tableText as text } from '../../text/table.en.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { showResult, throwD20 } from './battleMoves.ts';
import { arrive, flood, leave, walk } from './boardMoves.ts';
import { showCard, showEvent, showRoll, showTurn } from './slabs.ts';
import { TIMINGS } from './timings.ts';

/** Shows a fact: from the picture before it to the one after it. */
type FactAnimation<Name extends FactName> = (
  table: AnimatedTable,
  fact: FactOf<Name>,
  next: FactionFunView,
) => Promise<void> | void;

/** Facts with their own animation; all others are shown at once. */
const ANIMATIONS: { readonly [Name in FactName]?: FactAnimation<Name> } = {
  eventDrawn: async (table, { event }, next) => {
    table.show(next);
    await showEvent(table, event);
  },
  turnBegan: async (table, { seat, die }, next) => {
    table.show(next);
    await showTurn(table, peopleOf(seat), peopleNames[peopleOf(seat)], die);
  },
  turnSkipped: (table, _fact, next) => hold(table, next, TIMINGS.banner),
  cardPlayed: async (table, { card }, next) => {
    await showCard(table, card);
    table.show(next);
  },
  terrainChanged: (table, { tile }, next) => flood(table, tile, next),
  avatarMoved: async (table, { avatar, tile }, next) => {
    await walk(table, avatar, tile);
    table.show(next);
  },
  avatarWent: async (table, { avatar, tile }, next) => {
    await walk(table, avatar, tile);
    table.show(next);
  },
  claimRolled: async (table, fact, next) => {
    const { people } = avatarNamed(table.state, fact.avatar);
    const terrain = table.state.terrain[fact.tile] ?? 'plains';
    await showRoll(table, people, fact, fact.plus, text.claimOf(terrainNames[terrain].toLowerCase()));
    table.show(next);
  },
  answerRolled: async (table, fact, next) => {
    const { people } = avatarNamed(table.state, fact.avatar);
    await showRoll(table, people, fact, 0, text.answers(peopleNames[people]));
    table.show(next);
  },
  tileTaken: (table, { tile }, next) => flood(table, tile, next),
  battleBegan: (table, _fact, next) => {
    table.sound('crack');
    return hold(table, next, TIMINGS.banner);
  },
  battleRolled: async (table, { people, role, isAgain }, next) => {
    table.show(next);
    await throwD20(table, people, role === 'defender' || isAgain);
  },
  battleEnded: async (table, { people }, next) => {
    await showResult(table, people);
    table.show(next);
  },
  avatarPlaced: async (table, { avatar }, next) => {
    table.show(next);
    table.sound('arrive');
    await arrive(table, avatar.id);
  },
  avatarLost: async (table, { avatar }, next) => {
    table.sound('lost');
    await leave(table, avatar);
    table.show(next);
  },
  formed: (table, _fact, next) => {
    table.sound('formed');
    return hold(table, next, TIMINGS.banner);
  },
};

async function hold(table: AnimatedTable, next: FactionFunView, length: number): Promise<void> {
  table.show(next);
  await table.motion.wait(length);
}

/** The animation of a fact. */
export function animationOf(fact: Fact): FactAnimation<FactName> {
  // The compiler cannot see that a fact's name picks the animation for that fact.
  const animation = ANIMATIONS[fact.fact] as FactAnimation<FactName> | undefined;
  return animation ?? ((table, _fact, next) => table.show(next));
}
