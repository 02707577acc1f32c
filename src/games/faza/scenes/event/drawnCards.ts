import { evolveView } from '../../rules/evolve.ts';
import type { Fact } from '../../rules/fact.ts';
import type { FazaView } from '../../rules/state.ts';
import type { Drawn } from '../animation/cutscene.ts';

/** The event cards that came as a surprise between two states; one that the team chose itself (V3) has been read by then. */
export function drawnCards(facts: readonly Fact[], before: FazaView, after: FazaView): Drawn[] {
  if (before.agenda[0]?.step === 'resolveOne') return [];
  return facts.flatMap((fact, index) => {
    if (fact.fact !== 'eventDrawn' || !isTold(after)) return [];
    const drawnIn = facts.slice(0, index).reduce(evolveView, before);
    return [{ drawn: fact, results: facts.slice(index + 1), before: drawnIn, after }];
  });
}

/** X1: a card that does not take the last boarding's victory away changes nothing any more; only the log mentions it. */
export function isTold({ outcome }: FazaView): boolean {
  return outcome?.won !== true;
}

/** How cards are shown one after the other. */
export interface CardTable<Card> {
  /** Whether somebody still sits there to read them. */
  isWanted(): boolean;
  /** Resolves when the page under the card is there; to `false` where the card was skipped before. */
  ready(): Promise<boolean>;
  /** Resolves when the card has been read, or put away. */
  show(card: Card): Promise<void>;
  /** Resolves when nothing is seen of the card any more. */
  settle(): Promise<void>;
}

/** Shows cards one after the other; none follows once nobody wants to read them, because their table was left. */
export async function cardByCard<Card>(cards: readonly Card[], table: CardTable<Card>): Promise<void> {
  for (const card of cards) {
    if ((await table.ready()) && table.isWanted()) await table.show(card);
    if (!table.isWanted()) return;
    await table.settle();
  }
}
