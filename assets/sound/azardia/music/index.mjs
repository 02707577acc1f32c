import { chase, clock, stroll, BAR as TABLE_BAR, tune } from './table.mjs';
import { march, BAR as TITLE_BAR } from './title.mjs';

/** The pieces of Azardia, as those of FAZA in `../../music/index.mjs`. */
export const MUSIC = [
  {
    title: 'title',
    bar: TITLE_BAR,
    layers: [{ name: 'march', make: march, channels: 2, lufs: -23, kbps: 18 }],
  },
  {
    title: 'board',
    bar: TABLE_BAR,
    layers: [
      { name: 'stroll', make: stroll, channels: 2, lufs: -25, kbps: 17 },
      { name: 'tune', make: tune, channels: 1, lufs: -25.5, kbps: 10 },
      { name: 'chase', make: chase, channels: 1, lufs: -26, kbps: 12 },
      { name: 'clock', make: clock, channels: 1, lufs: -26, kbps: 11 },
    ],
  },
];
