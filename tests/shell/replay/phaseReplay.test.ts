import { expect, test } from 'vitest';
import { fazaPhases } from '../../../src/games/faza/ui/replay/phases.ts';
import { pastOf } from '../../../src/kernel/session.ts';
import { viewed } from '../../games/faza/positions.ts';
import { randomMatch } from './games.ts';

test('T3 playback of a Faza phase has controls, whatever it waits for; a tap ends every other animation', () => {
  const kinds = new Set<string>();
  for (let number = 0; number < 30; number++) {
    const { session } = randomMatch(number);
    let before = session.opening.state;
    for (const { command, facts, state } of pastOf(session)) {
      const begins = facts.some((fact) => fact.fact === 'phaseBegan' && fact.phase === 'faza');
      // A Deadly tile may ask whom to protect before the phase begins (T4, I2): that is still the Team phase.
      expect(fazaPhases.isPhase(facts, viewed(before))).toBe(begins || before.phase === 'faza');
      kinds.add(`${before.phase} ${command.do}`);
      before = state;
    }
  }
  expect(kinds).toContain('team endTeamPhase');
});
