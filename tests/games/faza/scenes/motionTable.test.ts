import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FactName } from '../../../../src/games/faza/rules/fact.ts';
import { TEMPO } from '../../../../src/games/faza/scenes/film/tempo.ts';
import { ROOT } from '../../../tools/source.ts';

const table = readFileSync(join(ROOT, 'docs/motion.md'), 'utf8');

/** Every fact once; the compiler minds that none is missing. */
const FACTS: Readonly<Record<FactName, true>> = {
  gameBegan: true,
  phaseBegan: true,
  stepBegan: true,
  cardUsed: true,
  heroMoved: true,
  rebelsMoved: true,
  armed: true,
  disarmed: true,
  diceRolled: true,
  dronesDefeated: true,
  injuriesIgnored: true,
  rebelsLost: true,
  heroProtected: true,
  heroInjured: true,
  cardRecovered: true,
  cardRefreshed: true,
  pointsSpent: true,
  pointsGained: true,
  rebelsPlaced: true,
  dronesPlaced: true,
  dronesBlocked: true,
  dronesRemoved: true,
  shipBoarded: true,
  shipDefeated: true,
  shipHealed: true,
  trackerMoved: true,
  shipActivated: true,
  activationCancelled: true,
  shipMoved: true,
  tileTurned: true,
  eventsSeen: true,
  eventChosen: true,
  eventDrawn: true,
  eventStays: true,
  eventEnded: true,
  deckReshuffled: true,
  teamWon: true,
  teamLost: true,
};

describe('the motion table', () => {
  it('has a row for every fact', () => {
    const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(Object.keys(FACTS).toSorted());
  });

  it('says every duration as the film has it, and leaves none out', () => {
    const said = [...table.matchAll(/`(\w+)` (\d+)/g)].map(([, name = '', ms]) => [name, Number(ms)] as const);
    for (const [name, ms] of said) expect(TEMPO, name).toHaveProperty(name, ms);
    expect(new Set(said.map(([name]) => name))).toEqual(new Set(Object.keys(TEMPO)));
  });
});
