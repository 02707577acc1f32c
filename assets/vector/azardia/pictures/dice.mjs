// Pictures of action cards about dice, of movement and of duels.
import {
  blob,
  box,
  cut,
  depth,
  die,
  dot,
  eyes,
  group,
  line,
  oval,
  paint,
  pin,
  ribbon,
  scenery,
  sheet,
  star,
} from '../paper.mjs';

const ground = (fill) => `<rect x="-4" y="-4" width="128" height="100" fill="${fill}"/>`;
const pips = (x, y, spots) => spots.map(([dx, dy]) => dot(x + dx, y + dy, 1.7, paint.ink)).join('');

/** Drawings of 120 × 92 by the ID of their card. */
export const dice = {
  gyroscopeHat: () =>
    ground('#86c8ec') +
    depth(62, 40, 58, ['#9ad7f5', '#b4e3fa', '#cfeefd']) +
    sheet(blob('18,92 22,66 40,54 84,54 102,66 106,92'), paint.kuchuritok, 2) +
    eyes(62, 66, 15, 10, 0, -4) +
    sheet(blob('46,82 62,78 80,82 70,90 54,90'), paint.throat, 0) +
    sheet(ribbon('20,54 62,47 106,54', 9), paint.mantis, 2) +
    sheet(ribbon('30,46 46,14 62,8 80,14 96,46', 6), paint.gold) +
    sheet(ribbon('24,34 62,48 100,20', 5), paint.robot2) +
    die(62, 30, 0.36) +
    pin(30, 46, 4) +
    pin(96, 46, 4),
  thirdEyeDie: () =>
    ground('#3a2570') +
    sheet(star(60, 46, 66, 52, 16, 0, 3), '#4c3490') +
    sheet(oval(60, 46, 46, 40, 5), '#6a4fb5') +
    die(60, 46, 0.86) +
    sheet(blob('32,40 60,22 88,40 60,58'), paint.white, 2) +
    sheet(oval(60, 40, 13, 13, 4), paint.kuchuritok2) +
    sheet(oval(60, 40, 7, 7, 2), paint.ink, 0) +
    dot(57, 37, 2.4, paint.white) +
    line('M38 29l-6 -8M60 20v-10M82 29l6 -8', paint.gold, 3.4) +
    die(14, 74, 0.3) +
    die(106, 74, 0.3),
  doOverEgg: () =>
    ground('#9ad7f5') +
    depth(60, 50, 62, ['#aee0f8', '#c2e9fb', '#d8f2fd']) +
    sheet(ribbon('6,88 30,80 60,84 92,79 116,88', 10, 8), paint.kraft) +
    sheet(ribbon('2,82 34,88 66,80 96,88 118,80', 7, 7), paint.kraft2) +
    sheet(blob('60,6 80,22 88,46 78,60 60,62 42,60 32,46 40,22'), paint.paper, 2) +
    group(die(60, 56, 0.52), 'rotate(-9 60 56)') +
    eyes(60, 50, 9, 6, 1, -2) +
    sheet(cut('30,56 38,64 46,54 56,66 66,54 76,65 84,54 92,58 86,80 60,90 34,80'), paint.deepPaper, 2) +
    sheet(oval(48, 76, 4, 3, 2), paint.mantis3, 0) +
    sheet(oval(70, 78, 5, 4, 3), paint.lagartoon, 0) +
    line('M96 20a14 14 0 1 1 -8 -9M88 4l1 8 8 -1', paint.act, 3.6),
  loadedSmile: () =>
    ground('#f9a49a') +
    depth(60, 46, 70, ['#ffafa3', '#ffc0b6', '#ffd3cc']) +
    sheet(blob('6,36 32,14 60,24 88,14 114,36 98,70 60,84 22,70'), paint.mantis, 2) +
    sheet(blob('18,40 60,34 102,40 88,64 60,72 32,64'), paint.throat, 0) +
    sheet(box(25, 36, 15, 15, 1, 2), paint.white) +
    pips(32.5, 43.5, [[0, 0]]) +
    sheet(box(42, 36, 15, 16, 1, 3), paint.white) +
    pips(49.5, 44, [
      [-3.4, -3.4],
      [3.4, 3.4],
    ]) +
    sheet(box(59, 36, 15, 16, 1, 4), paint.white) +
    pips(66.5, 44, [
      [-3.8, -3.8],
      [0, 0],
      [3.8, 3.8],
    ]) +
    sheet(box(76, 36, 15, 14, 1, 5), paint.gold) +
    sheet(star(83, 43, 5, 2.4, 5, 0, 2), '#fff0b8', 0) +
    sheet(blob('46,64 60,58 76,64 74,90 58,92'), paint.tongue) +
    line('M61 66v16', paint.mantis3, 2.4),
  bananaFootwork: () =>
    scenery('#ffc4b8', '#f49a8c') +
    sheet(ribbon('16,70 40,60 78,66', 15, 12), paint.act, 2) +
    sheet(blob('74,54 92,50 104,60 100,72 78,74'), paint.ink, 2) +
    sheet(ribbon('30,62 44,36 36,12', 15, 12), paint.act2, 1) +
    sheet(blob('22,2 40,-4 52,6 48,18 28,18'), paint.ink, 2) +
    sheet(blob('60,84 74,76 94,78 112,70 106,84 84,92 66,92'), paint.gold, 2) +
    sheet(blob('86,80 96,62 106,62 98,82'), '#ffe58a') +
    sheet(blob('78,80 66,64 74,60 88,78'), '#ffe58a') +
    sheet(box(104, 66, 7, 7, 1, 2), paint.kraft2, 0) +
    eyes(86, 84, 5, 3.6, 0, 0) +
    die(70, 22, 0.3) +
    group(die(100, 34, 0.26), 'rotate(20 100 34)') +
    line('M52 34l10 -6M56 46l12 -2', paint.white, 3),
  mandibleWax: () =>
    ground('#f79a92') +
    depth(60, 40, 66, ['#f9aaa2', '#fbbab3', '#fdcdc7']) +
    sheet(blob('20,2 44,-4 60,4 76,-4 100,2 96,22 76,40 60,46 44,40 24,22'), paint.mantis, 2) +
    eyes(60, 14, 22, 11, 0, 3) +
    sheet(cut('28,-2 54,8 54,13 28,5'), paint.mantis2, 0) +
    sheet(cut('92,-2 66,8 66,13 92,5'), paint.mantis2, 0) +
    sheet(ribbon('42,36 18,48 16,70 40,76', 15, 7), paint.mantis2, 2) +
    sheet(ribbon('78,36 102,48 104,70 80,76', 15, 7), paint.mantis2, 2) +
    sheet(cut('24,54 34,56 25,61'), paint.paper, 0) +
    sheet(cut('23,65 33,66 26,72'), paint.paper, 0) +
    sheet(cut('96,54 86,56 95,61'), paint.paper, 0) +
    sheet(cut('97,65 87,66 94,72'), paint.paper, 0) +
    sheet(star(14, 50, 9, 3, 4, 0.3, 2), paint.white) +
    sheet(star(108, 56, 8, 2.6, 4, 0, 5), paint.white) +
    sheet(blob('44,72 60,68 76,72 78,94 42,94'), paint.robot2, 2) +
    sheet(oval(60, 72, 17, 6, 3), paint.gold) +
    sheet(blob('48,72 56,64 64,68 72,64 70,74 54,76'), '#fff0b8') +
    eyes(60, 84, 7, 4, 0, -1.5),
  chickenProtocol: () =>
    scenery('#ffb9ad', '#f08d80') +
    sheet(blob('8,58 30,50 46,62 40,82 16,84'), paint.white, 2) +
    sheet(blob('30,54 50,40 78,44 92,58 84,80 50,86 32,76'), paint.white, 2) +
    sheet(blob('74,50 80,26 94,18 106,26 104,48 92,58'), paint.white) +
    sheet(blob('80,22 84,8 92,12 96,4 102,10 108,8 106,24 92,20'), paint.danger) +
    sheet(cut('104,34 119,39 104,44'), paint.gold) +
    sheet(blob('98,44 106,46 104,56 98,54'), paint.danger, 0) +
    sheet(oval(96, 32, 6, 6, 3), '#f6f1b4') +
    dot(98, 33, 2.6, paint.ink) +
    sheet(blob('46,56 66,52 74,66 58,76 46,70'), paint.deepPaper) +
    sheet(ribbon('52,84 48,96', 4), paint.robot2, 0) +
    sheet(ribbon('70,84 76,96', 4), paint.robot2, 0) +
    line('M4 66h-10M6 76h-12M10 88h-16', paint.white, 3.4) +
    sheet(blob('2,50 12,46 18,54 8,60'), paint.deepPaper),
};
