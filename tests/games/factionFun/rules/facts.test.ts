import { expect, test } from 'vitest';
import { simulation } from '../../../../tools/factionFun/simulation.ts';
import { playBy } from '../../../../tools/kit/playout.ts';
import { setupOf } from '../subject.ts';

/** Games in which all of this happens: who plays, the number of seats, and the seed. */
const GAMES = [
  ['random', 2, 'facts/3'],
  ['random', 4, 'facts/1'],
  ['random', 6, 'facts/2'],
  ['random', 6, 'facts/23'],
  ['normal', 2, 'facts/0'],
] as const;

test('A1–W2 everything that happens names the rule by which it happens', () => {
  const seen = new Set<string>();
  for (const [bot, seats, seed] of GAMES)
    for (const { facts } of playBy(simulation, bot, setupOf(seed, seats)))
      for (const { fact, rule } of facts) seen.add(`${fact} ${rule}`);
  expect([...seen].sort()).toEqual([
    'answerRolled C3',
    'avatarForfeited L6',
    'avatarLost B4',
    'avatarLost E1',
    'avatarLost E2',
    'avatarLost E5',
    'avatarLost E6',
    'avatarLost P4',
    'avatarMoved M1',
    'avatarPlaced E6',
    'avatarPlaced L4',
    'avatarPlaced P1',
    'avatarWent B3',
    'avatarWent C4',
    'battleBegan B1',
    'battleEnded B1',
    'battleRolled B1',
    'battleRolled P5',
    'cardPlayed A1',
    'cardPlayed B1',
    'claimEnded B8',
    'claimEnded C2',
    'claimRaised A1',
    'claimRolled C1',
    'deckReshuffled A1',
    'eventDiscarded R1',
    'eventDrawn R1',
    'eventsReshuffled R1',
    'footholdGained C6',
    'formed L7',
    'gameEnded W1',
    'gameEnded W2',
    'handDrawn A1',
    'hearthsClosed A8',
    'mountainsClosed A6',
    'movementRaised A1',
    'notchGained L4',
    'passed C2',
    'ritualBegan P2',
    'rollWon P1',
    'roundBegan R1',
    'terrainChanged A1',
    'terrainChanged R1',
    'tileTaken B3',
    'tileTaken B8',
    'tileTaken C2',
    'turnBegan R3',
    'turnEnded R3',
    'turnOwed B5',
    'turnOwed E1',
    'turnOwed E2',
    'turnSkipped B5',
    'waterOpened A1',
  ]);
});
