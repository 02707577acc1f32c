// Pictures of action cards that move pawns.
import {
  blob,
  box,
  cut,
  depth,
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

/** Drawings of 120 × 92 by the ID of their card. */
export const moves = {
  bootJets: () =>
    scenery('#ffd25e', '#f5b93a') +
    sheet(cut('30,92 40,62 52,92'), paint.fire) +
    sheet(cut('34,84 41,64 47,84'), '#fff0b8', 0) +
    sheet(cut('64,100 76,62 92,100'), paint.fire) +
    sheet(cut('70,90 77,66 85,90'), '#fff0b8', 0) +
    sheet(blob('34,14 60,12 62,40 84,46 96,58 90,66 34,66 30,40'), paint.mantis, 2) +
    sheet(box(29, 60, 68, 9, 1, 2), paint.ink) +
    sheet(box(30, 12, 34, 11, 1, 4), paint.white) +
    sheet(oval(47, 42, 8, 8, 3), paint.gold) +
    sheet(cut('96,26 114,22 98,34'), paint.white),
  catapultToad: () =>
    scenery('#ffe08a', '#e9c25a') +
    sheet(cut('62,86 72,60 86,86'), paint.kraft2) +
    sheet(ribbon('22,80 74,64 108,30', 8), paint.kraft) +
    sheet(blob('8,66 20,60 38,64 36,80 14,84'), paint.kraft2) +
    group(
      sheet(blob('8,60 14,36 34,26 56,36 62,58 46,68 22,68'), paint.lagartoon, 2) +
        sheet(blob('14,56 36,50 58,56 36,64'), paint.tongue, 0) +
        eyes(34, 30, 13, 10, 3, -3),
      'translate(10 -4) rotate(-12 34 48)',
    ) +
    sheet(cut('86,14 108,6 104,22'), paint.white),
  elasticShoes: () =>
    scenery('#ffd98a', '#eebc5e') +
    sheet(ribbon('22,70 40,52 34,40 62,34 58,24 96,22', 9, 9), paint.mantis3) +
    line('M26 68q4 -10 12 -14M46 42q6 -6 14 -7M66 30q10 -6 24 -7', paint.white, 2.4) +
    sheet(blob('2,64 20,58 34,66 40,78 6,82'), paint.act, 2) +
    sheet(box(2, 78, 40, 7, 1, 2), paint.ink) +
    eyes(18, 66, 6, 5, 1.5, 0) +
    sheet(blob('84,8 102,4 116,14 122,30 88,32'), paint.act, 2) +
    sheet(box(86, 28, 38, 7, 1, 3), paint.ink) +
    eyes(101, 14, 6, 5, -1.5, 0) +
    sheet(cut('64,78 78,70 78,75 92,75 92,81 78,81 78,86'), paint.white) +
    sheet(cut('118,62 104,54 104,59 90,59 90,65 104,65 104,70'), paint.white),
  snackPortal: () =>
    ground('#4c3490') +
    depth(62, 46, 60, [paint.kuchuritok2, paint.kuchuritok, paint.kuchuritok3]) +
    sheet(oval(62, 46, 20, 17, 6), paint.ink) +
    sheet(blob('40,38 62,26 84,38 80,52 62,60 46,54'), paint.mantis, 2) +
    sheet(blob('46,40 62,34 78,40 74,50 62,54 50,50'), paint.throat, 0) +
    sheet(cut('50,39 54,46 58,38 62,45 66,38 70,46 74,39'), paint.white, 0) +
    sheet(ribbon('62,50 56,68 40,76 20,72', 13, 9), paint.tongue, 2) +
    sheet(blob('6,58 28,54 32,62 30,70 8,72 2,66'), paint.gold, 2) +
    sheet(blob('4,60 30,57 28,64 8,66'), paint.lagartoon, 0) +
    sheet(blob('4,66 30,64 30,72 8,74'), paint.kraft2) +
    sheet(star(100, 18, 11, 8, 9, 0, 2), paint.act) +
    sheet(star(100, 18, 5, 2.2, 5, 0, 2), paint.gold, 0) +
    dot(18, 20, 2.4, paint.white) +
    dot(106, 76, 2.4, paint.white),
  pocketWormhole: () =>
    ground('#ffd774') +
    sheet(blob('-6,14 60,2 126,14 126,104 -6,104'), paint.tower3, 2) +
    sheet(cut('12,26 108,24 104,84 60,100 16,86'), paint.tower4) +
    line('M18 32l84 -2M20 80l40 14 38 -14', '#bfe3e4', 2, 'stroke-dasharray="4 5"') +
    sheet(oval(60, 46, 34, 20, 4), paint.ink, 2) +
    sheet(oval(60, 47, 25, 14, 5), paint.night, 0) +
    sheet(oval(60, 48, 15, 8, 6), paint.kuchuritok2, 0) +
    sheet(ribbon('60,50 52,30 70,18 56,4', 17, 14), paint.tongue, 2) +
    line('M51 34l14 -3M59 21l11 4', paint.mantis3, 2.6) +
    eyes(56, 4, 7, 6, 2, 1) +
    sheet(blob('50,13 57,11 64,13 58,17'), paint.throat, 0) +
    pin(18, 30, 4) +
    pin(102, 28, 4),
  shedSkinSprint: () =>
    scenery('#ffe394', '#e7c35c') +
    sheet(blob('4,40 14,30 26,34 30,50 26,70 30,86 8,88 2,66'), '#f6f1c4') +
    line('M10 42q8 -6 14 0M8 54q10 -5 18 0M8 68q9 -4 18 0', '#d8cf8e', 2.2) +
    dot(12, 40, 2.4, '#d8cf8e') +
    sheet(ribbon('60,62 44,56 34,62', 12, 4), paint.lagartoon2) +
    sheet(blob('54,50 72,42 86,50 84,68 64,72 54,64'), paint.lagartoon, 2) +
    sheet(blob('78,44 84,26 102,22 116,32 118,42 98,48'), paint.lagartoon, 2) +
    sheet(blob('90,40 118,40 112,47 96,48'), paint.throat, 0) +
    sheet(cut('92,41 96,46 100,41 104,46 108,41 112,45 116,40'), paint.white, 0) +
    sheet(oval(94, 26, 7, 7, 3), paint.white) +
    dot(96.5, 27, 3, paint.ink) +
    sheet(ribbon('62,68 52,80 58,90', 9, 7), paint.lagartoon2) +
    sheet(ribbon('78,66 92,76 104,74', 9, 7), paint.lagartoon) +
    line('M38 76h-14M44 86h-20M46 44h-10', paint.white, 3.4),
  softLanding: () =>
    ground('#a5e3b8') +
    depth(60, 24, 64, ['#b6eac6', '#c9f1d5', '#dcf7e4']) +
    sheet(blob('24,22 36,4 60,-2 84,4 96,22 84,18 72,24 60,18 48,24 36,18'), paint.mantis, 2) +
    sheet(blob('48,24 54,6 60,-2 66,6 72,24 60,18'), paint.white, 0) +
    line('M26 22L54 48M94 22L66 48M60 20v26', paint.ink, 1.6, 'opacity=".55"') +
    sheet(blob('46,46 60,40 74,46 76,60 66,68 54,68 44,60'), paint.kuchuritok, 2) +
    eyes(60, 53, 7, 5.5, 0, 2) +
    line('M54 63q6 4 12 0', paint.ink, 2.4) +
    sheet(blob('6,86 14,70 34,66 46,74 60,70 76,74 88,66 108,70 116,86 104,98 16,98'), paint.paper, 2) +
    sheet(blob('18,86 34,78 60,82 88,78 104,86 60,92'), paint.deepPaper, 0) +
    pin(34, 84, 3) +
    pin(60, 87, 3) +
    pin(88, 84, 3),
};
