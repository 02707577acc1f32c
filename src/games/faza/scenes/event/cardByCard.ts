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
