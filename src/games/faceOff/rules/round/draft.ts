import { required } from '../../../../kernel/values/required.ts';
import { FACTIONS } from '../../content/vocabulary.ts';
import { deal, lay } from '../setup.ts';
import type { CommandOf } from '../state/command.ts';
import { concealed, emit, type Play } from '../state/play.ts';
import type { State, StepOf } from '../state/state.ts';
import { tableView } from '../views.ts';

/** Whether seats still pick their factions: nothing lies on the table before. */
export function isDrafting({ timings }: Pick<State, 'timings'>): boolean {
  return timings.length === 0;
}

/** S3, X1: a faction that nobody has picked; when all are picked, a second copy of any. */
export function listFactions({ seats }: State, { seat }: StepOf<'draft'>): CommandOf<'pickFaction'>[] {
  const free = FACTIONS.filter((faction) => seats.every((own) => own.faction !== faction));
  return (free.length > 0 ? free : FACTIONS).map((faction) => ({ do: 'pickFaction', seat, faction }));
}

/** S3: a seat takes its faction. */
export function pickFaction(play: Play, { seat }: StepOf<'draft'>, { faction }: CommandOf<'pickFaction'>): void {
  emit(play, 'S3', { fact: 'factionPicked', seat, faction });
}

/** S3: lays out the cards of the factions that were picked. In a view they lie by a luck that says nothing of the game's. */
export function layTable(play: Play): void {
  const { timing, seats, viewer } = play.state;
  const { table, dealt } = lay(
    play.chance,
    timing,
    seats.map(({ faction }) => required(faction)),
  );
  emit(play, 'S3', { fact: 'tableLaid', table: viewer === null ? table : tableView(table, 'spectator') });
  deal(
    play,
    dealt.map((cards) => concealed(play.state, cards)),
  );
}
