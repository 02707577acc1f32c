import { fazaModule } from '../../../src/games/faza/module.ts';
import { age, futureOf, now } from '../../../src/kernel/session.ts';
import { canonical, fingerprint } from '../../../src/kernel/values/hash.ts';
import { createDiceHistory } from '../../../src/shell/dice/diceHistory.ts';
import type { Match } from '../../../src/shell/match.ts';
import { Archive } from '../../../src/shell/persistence/archive/archive.ts';
import { type GameStore, memoryGameStore } from '../../../src/shell/persistence/archive/archiveStore.ts';
import { createOutbox } from '../../../src/shell/persistence/archive/outbox.ts';
import { playedGames, standings } from '../../../src/shell/persistence/archive/statistics.ts';
import { durableStore } from '../../../src/shell/persistence/durableStore.ts';
import { generationsIn } from '../../../src/shell/persistence/generations.ts';
import { lastGame } from '../../../src/shell/persistence/lastGame.ts';
import { createLearning } from '../../../src/shell/persistence/learning.ts';
import { DURABLE_KEYS } from '../../../src/shell/persistence/openGameStore.ts';
import { createOwner } from '../../../src/shell/persistence/owner.ts';
import { createPackStore } from '../../../src/shell/persistence/packs.ts';
import { SavedGame } from '../../../src/shell/persistence/savedGame.ts';
import { createPlanStore } from '../../../src/shell/plan/keptPlans.ts';
import { createSettings } from '../../../src/shell/settings/settings.ts';
import { storeOfGame, type TextStore } from '../../../src/shell/storage/textStore.ts';

/**
 * The contents of a text store, of the database's games and of the generations of the game in progress, as today's code
 * reads them: plain data that a player would miss.
 */
export async function holdingsOf(
  texts: TextStore,
  rows: readonly unknown[],
  generationRows: readonly unknown[],
): Promise<object> {
  const generations = generationsIn({
    read: async () => [generationRows[0], generationRows[1]],
    update: async () => undefined,
  });
  const store = durableStore({
    store: storeOfGame(texts, fazaModule.rules.id),
    lasts: true,
    keys: DURABLE_KEYS,
    generations,
    known: await generations.newest(),
    keptTexts: { all: async () => new Map(), put: async () => undefined, remove: async () => undefined },
    kept: new Map(),
    accepts: () => true,
  });
  // Games that need a pack are read only where it has been added.
  const packs = createPackStore(store, fazaModule.packs)?.packs() ?? [];
  const aside: unknown[] = [];
  const gameStore = storeWith(rows, aside);
  const archive = new Archive({
    game: fazaModule,
    gameStore,
    outbox: createOutbox(store),
    trouble: () => null,
    alone: (work) => work(),
  });
  const entries = await archive.entries();
  const games = [];
  for (const { id, at, end, own, practice, digest } of entries) {
    const match = await archive.open(id);
    games.push({ at, end, own, practice, digest, game: typeof match === 'string' ? match : gameOf(match) });
  }
  const loaded = new SavedGame(store, fazaModule).load();
  const match = loaded.kind === 'game' ? loaded.game : null;
  const kept = match && createPlanStore(store, fazaModule).load(match);
  const dice = createDiceHistory(store, fazaModule.rules.id);
  const learning = createLearning(store, fazaModule);
  const { records } = fazaModule;
  return {
    lastGame: lastGame(texts),
    settings: createSettings(texts).now(),
    // A newly made owner is always the same here.
    owner: createOwner(texts, (bytes) => bytes.fill(7)).seal({ setup: {}, commands: [], players: [], practice: false }),
    ...(packs.length > 0 ? { packs } : {}),
    match: match ? gameOf(match) : loaded,
    plans: kept && { open: kept.isOpen, a: kept.plans.a.commands, b: kept.plans.b.commands },
    dice: { ...dice.read(), trouble: dice.trouble() },
    lessons: fazaModule.lessons?.ids.map((id) => ({ id, ...learning.lesson(id) })),
    hints: learning.hints(),
    games,
    trouble: archive.trouble(),
    aside: aside.length,
    achievements: standings(records.achievements, playedGames(records, entries).all).flatMap(({ achievement, day }) =>
      day === null ? [] : [{ id: achievement.id, day }],
    ),
  };
}

/** The round of a match, and who plays it. */
function gameOf({ session, players, practice, company, whose }: Match): object {
  return {
    setup: session.setup,
    commands: age(session),
    future: futureOf(session).map(({ command }) => canonical(command)),
    state: fingerprint(now(session)),
    players,
    practice: practice === true,
    company: company ?? null,
    whose: whose ?? null,
  };
}

/** A game store with rows, which may be anything; it counts those that are set aside. */
function storeWith(rows: readonly unknown[], aside: unknown[]): GameStore {
  const gameStore = memoryGameStore();
  const odd: unknown[] = [...rows];
  return {
    all: async () => [...odd, ...(await gameStore.all())],
    put: async (row) => {
      await gameStore.put(row);
      remove(odd, (other) => isOf(other, row.id));
    },
    remove: async (id) => {
      await gameStore.remove(id);
      remove(odd, (other) => isOf(other, id));
    },
    putAside: async (what) => {
      aside.push(what);
      await gameStore.putAside(what);
      remove(odd, (other) => other === what);
    },
  };
}

function isOf(row: unknown, id: string): boolean {
  return typeof row === 'object' && row !== null && 'id' in row && row.id === id;
}

function remove(list: unknown[], isGone: (item: unknown) => boolean): void {
  const index = list.findIndex(isGone);
  if (index >= 0) list.splice(index, 1);
}
