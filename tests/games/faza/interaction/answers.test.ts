import { describe, expect, test } from 'vitest';
import type { FazaView, Step } from '../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, story, told } from '../commands.ts';
import { heroNamed, injuredOf, position, rebelsOn } from '../positions.ts';
import { buttonsOf, firstDesk, press } from '../scenes/pressing.ts';

const WIDE = [1280, 720] as const;
const PHONE = [360, 640] as const;
const board = { do: 'board', hero: 0, ship: 'carrier' } as const;
const boarding = { tiles: { 10: { rebels: 3 } }, ships: { carrier: { tile: 10 } } };

/**
 * The answers to a question: every control that selects something, except the heroes, who only come to the front, and
 * the tiles.
 */
function answers(state: FazaView, size: readonly [number, number]): string[] {
  const buttons = buttonsOf(state, firstDesk(state), size);
  return buttons.filter(({ does }) => Array.isArray(does) && does[0]?.kind !== 'hero').map(({ label }) => label);
}

/** The decisions that a rule can ask for: the position in which it does. */
const ASKED = {
  activate: give(position({ kept: ['sabotage'], ships: { carrier: { tile: 10 } } }), endTeamPhase).state,
  hurt: give(
    position({
      heroes: { soldier: { tile: 10 }, doctor: { tile: 10 }, senator: { tile: 10 } },
      tiles: { 10: { drones: 3, rebels: 2 } },
    }),
    endTeamPhase,
  ).state,
  defect: give(position({ heroes: { soldier: { tile: 10 }, doctor: {} }, ...boarding, next: ['defectors'] }), board)
    .state,
  recoverOne: give(
    position({
      heroes: { doctor: { tile: 10 }, soldier: { injured: [1, 3] } },
      ...boarding,
      next: ['secondWind'],
    }),
    board,
  ).state,
  chooseEvent: give(position({ heroes: { scientist: { points: 1 }, doctor: {} }, next: ['purge', 'salvage'] }), {
    do: 'forecast',
    hero: 0,
  }).state,
  resolveOne: give(
    position({
      heroes: { soldier: { tile: 10 }, doctor: {} },
      ...boarding,
      next: ['ashCloud', 'quarantine'],
      options: { drawTwo: true },
    }),
    board,
  ).state,
} as const satisfies Partial<Record<Step['step'], FazaView>>;

describe.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
])('the answers to a decision, in %s', (_, size) => {
  test.each<[keyof typeof ASKED, string[]]>([
    ['activate', ['Use Sabotage', 'Keep it for later']],
    ['hurt', ['Protect Soldier', 'Protect Doctor', 'Protect Senator']],
    [
      'defect',
      [
        'Place at City Hospital (1)',
        'Place at Fort Garrison (2)',
        'Place at City Hall (3)',
        'Place at Observatory (4)',
      ],
    ],
    ['recoverOne', ['Choose Soldier’s card 1', 'Choose Soldier’s card 3']],
    ['chooseEvent', ['Purge', 'Salvage']],
    ['resolveOne', ['Ash Cloud', 'Quarantine']],
  ])('%s', (step, labels) => {
    expect(ASKED[step].agenda[0]?.step).toBe(step);
    expect(answers(ASKED[step], size)).toEqual(labels);
  });

  test('E4 “Use Sabotage” stops the Mothership, and the card is gone', () => {
    const command = press(ASKED.activate, size, 'Use Sabotage');
    expect(command).toEqual({ do: 'sabotage', cancel: true });
    const after = give(ASKED.activate, command);
    expect(told(after, 'activationCancelled')).toMatchObject([{ ship: 'destroyer' }]);
    expect(told(after, 'shipActivated').map(({ ship }) => ship)).toEqual(['former']);
    expect(after.state.events.kept).toEqual([]);
    expect(after.state.events.discards).toEqual(['sabotage']);
  });

  test('E4 “Keep it for later” lets the Mothership act, and the card stays', () => {
    const command = press(ASKED.activate, size, 'Keep it for later');
    expect(command).toEqual({ do: 'sabotage', cancel: false });
    const after = give(ASKED.activate, command);
    expect(told(after, 'activationCancelled')).toEqual([]);
    expect(told(after, 'shipActivated').map(({ ship }) => ship)).toEqual(['destroyer']);
    expect(after.state.agenda[0]).toMatchObject({ step: 'activate', ship: 'former' });
    expect(after.state.events.kept).toEqual(['sabotage']);
  });

  test('I2 “Protect Doctor” gives a Rebel for the Doctor', () => {
    const command = press(ASKED.hurt, size, 'Protect Doctor');
    expect(command).toEqual({ do: 'protect', hero: 1 });
    const after = give(ASKED.hurt, command, { do: 'protect', hero: 2 });
    expect(told(after, 'rebelsLost').map(({ protected: seat }) => seat)).toEqual([1, 2]);
    expect(told(after, 'heroInjured')[0]).toMatchObject({ seat: 0 });
  });

  test('E3 “Place at City Hall (3)” brings a Rebel there', () => {
    const command = press(ASKED.defect, size, 'Place at City Hall (3)');
    expect(command).toEqual({ do: 'defect', outpost: 3 });
    expect(rebelsOn(give(ASKED.defect, command).state)[3]).toBe(1);
  });

  test('E3 “Choose Soldier’s card 3” heals that card', () => {
    const command = press(ASKED.recoverOne, size, 'Choose Soldier’s card 3');
    expect(command).toEqual({ do: 'recoverOne', hero: 1, card: 3 });
    expect(injuredOf(give(ASKED.recoverOne, command).state, 'soldier')).toEqual([1]);
  });

  test('“Salvage” puts Salvage on top, Purge after it', () => {
    const command = press(ASKED.chooseEvent, size, 'Salvage');
    expect(command).toEqual({ do: 'chooseEvent', event: 'salvage' });
    expect(give(ASKED.chooseEvent, command).state.events.top).toEqual(['salvage', 'purge']);
  });

  test('V3 “Quarantine” is in force, and Ash Cloud back on top', () => {
    const command = press(ASKED.resolveOne, size, 'Quarantine');
    expect(command).toEqual({ do: 'chooseEvent', event: 'quarantine' });
    const after = give(ASKED.resolveOne, command);
    expect(story(after)).toContain('eventDrawn');
    expect(after.state.events).toMatchObject({ short: 'quarantine', top: ['ashCloud'] });
  });
});

describe('E5 of two Long events each is ended by its own button', () => {
  const state = position({
    heroes: { soldier: { points: 4 }, doctor: { points: 1 } },
    long: ['overdrive', 'sporeBloom'],
  });

  test.each([
    ['Pay to end Overdrive', 'overdrive', 'sporeBloom'],
    ['Pay to end Spore Bloom', 'sporeBloom', 'overdrive'],
  ] as const)('%s', (button, ended, stays) => {
    for (const size of [WIDE, PHONE]) {
      const command = press(state, size, button, 'Soldier pays 4 Points');
      expect(command).toEqual({ do: 'payOff', event: ended, points: [4, 0] });
      const after = give(state, command);
      expect(told(after, 'eventEnded')).toMatchObject([{ event: ended }]);
      expect(after.state.events.long).toEqual([stays]);
      expect(heroNamed(after.state, 'soldier').points).toBe(0);
    }
  });
});
