import { describe, expect, test, vi } from 'vitest';
import { applyLegal } from '../../../../../src/games/faza/rules/apply.ts';
import { evolve } from '../../../../../src/games/faza/rules/evolve.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Fact, FactName } from '../../../../../src/games/faza/rules/state/fact.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { animationOf } from '../../../../../src/games/faza/scenes/animation/animateFact.ts';
import { goldenGamesOf } from '../../../../e2e/kit/golden.ts';
import { viewed } from '../../positions.ts';
import { animationStage } from './animationStage.ts';

// The test uses only curves and base classes of the engine; the engine itself needs a browser.
vi.mock(import('phaser'), () => {
  function first(value: unknown): unknown {
    return value;
  }
  class Curve {
    getPoint = () => ({ x: 0, y: 0 });
    getLength = () => 1;
  }
  class Middling {
    frac = (): number => 0.5;
    realInRange = (least: number, most: number): number => (least + most) / 2;
  }
  class Vector {
    constructor(
      readonly x = 0,
      readonly y = 0,
    ) {}
    rotate = (): this => this;
    add = this.rotate;
  }
  const part: unknown = new Proxy(first, {
    get: (target, name) => {
      const known: unknown = Reflect.get({ Spline: Curve, Vector2: Vector, RandomDataGenerator: Middling }, name);
      if (known !== undefined) return known;
      return name === 'prototype' ? Reflect.get(target, name) : name === 'then' ? undefined : part;
    },
  });
  return { default: part } as never;
});
// Painted pages, and the shader of a misprint.
vi.mock(import('../../../../../src/table/panel.ts'), () => {
  class Panel {
    readonly image: unknown;
    constructor(scene: { add: { image(): unknown } }) {
      this.image = scene.add.image();
    }
  }
  return { Panel } as never;
});
vi.stubGlobal('HTMLCanvasElement', class {});
vi.mock(import('../../../../../src/table/pictures/sprites/atlasPagesOf.ts'), () => {
  const take = () => ({
    page: '',
    frame: '',
    paint: () => undefined,
    paintOver: () => undefined,
    free: () => undefined,
  });
  return { atlasPagesOf: () => ({ take }) } as never;
});
vi.mock(
  import('../../../../../src/table/pictures/chromaticAberration.ts'),
  () => ({ chromaticAberration: () => Promise.resolve() }) as never,
);

interface Moment {
  readonly fact: Fact;
  readonly before: FazaView;
  readonly after: FazaView;
}

/** Facts of the golden games, each with the pictures around it: a limited number of every kind. */
function momentsOf(most: number): Map<FactName, Moment[]> {
  const found = new Map<FactName, Moment[]>();
  const add = (facts: readonly Fact[], state: FazaView): void => {
    let before = state;
    for (const fact of facts) {
      const after = evolve(before, fact);
      const known = found.get(fact.fact) ?? [];
      if (known.length < most) found.set(fact.fact, [...known, { fact, before, after }]);
      before = after;
    }
  };
  for (const { record } of goldenGamesOf(faza.version)) {
    let { state, facts } = faza.newGame(record.setup);
    add(facts, viewed(state));
    for (const command of record.commands) {
      const before = state;
      ({ state, facts } = applyLegal(state, command));
      add(facts, viewed(before));
    }
  }
  return found;
}

const moments = momentsOf(8);
// No golden game lasts until the deck runs out.
const [{ before: early } = { before: null }] = moments.get('gameBegan') ?? [];
if (early)
  moments.set('deckReshuffled', [
    { fact: { fact: 'deckReshuffled', rule: 'E4', by: 'faza', cards: 3 }, before: early, after: early },
  ]);

/** How every fact is shown: something moves or is awaited, or the picture only changes (another scene may show it). */
const SHOWN: Readonly<Record<FactName, 'moves' | 'cut'>> = {
  stepBegan: 'moves',
  cardUsed: 'moves',
  heroMoved: 'moves',
  rebelsMoved: 'moves',
  armed: 'moves',
  dronesDefeated: 'moves',
  injuriesIgnored: 'moves',
  rebelsLost: 'moves',
  heroProtected: 'moves',
  heroInjured: 'moves',
  cardRecovered: 'moves',
  cardRefreshed: 'moves',
  pointsSpent: 'moves',
  pointsGained: 'moves',
  rebelsPlaced: 'moves',
  dronesPlaced: 'moves',
  dronesBlocked: 'moves',
  dronesRemoved: 'moves',
  shipBoarded: 'moves',
  shipDefeated: 'moves',
  shipHealed: 'moves',
  trackerMoved: 'moves',
  shipActivated: 'moves',
  activationCancelled: 'moves',
  shipMoved: 'moves',
  tileTurned: 'moves',
  eventStays: 'moves',
  eventEnded: 'moves',
  deckReshuffled: 'moves',
  teamWon: 'moves',
  teamLost: 'moves',
  phaseBegan: 'moves',
  gameBegan: 'cut',
  boardRedrawn: 'cut',
  disarmed: 'cut',
  diceRolled: 'cut',
  radioOpened: 'cut',
  eventsSeen: 'cut',
  eventChosen: 'cut',
  eventDrawn: 'cut',
};

/** What a fact leaves on the board: the state after it, except that a boarded ship falls with the next fact. */
function pictureOf(fact: Fact, after: FazaView): FazaView {
  if (fact.fact !== 'shipBoarded' || fact.health > 0) return after;
  return { ...after, ships: after.ships.map((ship) => (ship.id === fact.ship ? { ...ship, health: 1 } : ship)) };
}

// An animation that fails is omitted, and reported on the console.
const failed = vi.spyOn(console, 'error');

describe('each animation leaves on the board what the state says', () => {
  test.each(Object.entries(SHOWN))('%s: %s', async (name, shown) => {
    let longest = 0;
    for (const { fact, before, after } of moments.get(name as FactName) ?? []) {
      const stage = animationStage(before);
      await animationOf(fact)(stage.context, fact, after);
      await stage.context.settled();
      expect(stage.context.state, 'the picture is the one after the fact').toEqual(pictureOf(fact, after));
      expect(stage.unseen(), 'every piece is seen').toEqual([]);
      longest = Math.max(longest, stage.length());
      stage.context.strike();
      await vi.waitFor(() => expect(stage.props(), 'nothing of the animation is left').toBe(0));
    }
    expect(moments.get(name as FactName)?.length).toBeGreaterThan(0);
    expect(failed).not.toHaveBeenCalled();
    expect(longest > 0 ? 'moves' : 'cut').toBe(shown);
  });
});
