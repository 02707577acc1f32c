import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_DECK } from '../../../../src/games/factionFun/content/events.ts';
import { PEOPLES, type PeopleId } from '../../../../src/games/factionFun/content/vocabulary.ts';
import { eventSound, isGrave, resultSound } from '../../../../src/games/factionFun/scenes/animation/sounds.ts';
import { factionFunSound } from '../../../../src/games/factionFun/ui/sound.ts';
import { familyOf } from '../../../../src/shell/sound/effects.ts';

const recorded = ['effects', 'stingers'].flatMap((name) => {
  const { sprite } = JSON.parse(readFileSync(`public/${factionFunSound.folder}${name}.json`, 'utf8'));
  return Object.keys(sprite);
});

test('Sickness and Famine alone are one quiet bell, and do not move', () => {
  const events = [...new Set(EVENT_DECK)];
  expect(events.filter(isGrave).sort()).toEqual(['famine', 'sickness']);
  expect(events.filter((event) => eventSound(event) === 'bell').sort()).toEqual(['famine', 'sickness']);
  expect(eventSound('war')).toBe('event');
});

test('the end of a battle sounds by who looks on, the same for both peoples', () => {
  for (const own of PEOPLES) {
    const rival: PeopleId = own === 'sailfolk' ? 'hearthfolk' : 'sailfolk';
    expect([own, rival, null].map((winner) => resultSound(winner, own))).toEqual(['battleWon', 'battleLost', 'tie']);
  }
});

test('every step of the scale of links is recorded for both peoples', () => {
  const steps = Array.from({ length: 12 }, (_, index) => index + 1);
  const links = PEOPLES.flatMap((people) => steps.map((step) => `link-${people}/${step}`));
  expect(links.filter((name) => familyOf(recorded, name)?.name !== name)).toEqual([]);
});
