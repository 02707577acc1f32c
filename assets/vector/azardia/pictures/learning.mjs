// Pictures of action cards that bring levels and cards.
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
export const learning = {
  trainingMontage: () =>
    scenery('#ffdf92', '#e6b95a') +
    sheet(cut('-4,88 20,88 20,76 44,76 44,64 68,64 68,52 92,52 92,40 126,40 126,100 -4,100'), paint.kraft2, 2) +
    sheet(oval(102, 14, 15, 15, 3), paint.gold, 2) +
    sheet(star(102, 14, 22, 16, 12, 0, 4), '#ffe8a0', 0) +
    sheet(oval(102, 14, 14, 14, 3), paint.gold, 0) +
    sheet(blob('40,62 46,42 66,40 72,56 62,64'), paint.mantis, 2) +
    sheet(blob('44,40 52,22 74,22 82,36 66,44'), paint.mantis, 2) +
    sheet(ribbon('46,28 64,24 84,28', 6), paint.white) +
    eyes(66, 34, 7, 5.5, 2, -1) +
    sheet(ribbon('48,50 32,42 36,26', 10, 8), paint.mantis2) +
    sheet(ribbon('68,50 86,44 88,28', 10, 8), paint.mantis2) +
    sheet(oval(36, 22, 9, 9, 3), paint.act) +
    sheet(oval(90, 24, 9, 9, 4), paint.act) +
    sheet(blob('34,24 30,10 34,10 36,20'), paint.sky, 0) +
    sheet(ribbon('52,60 42,70 48,76', 9, 7), paint.mantis2) +
    sheet(ribbon('64,60 72,56 78,52', 9, 7), paint.mantis) +
    line('M20 44l-10 4M24 56l-12 2', paint.white, 3),
  mailOrderDiploma: () =>
    ground('#cfe3f3') +
    sheet(blob('-6,20 30,8 70,20 126,6 126,100 -6,100'), '#b7d4ea') +
    sheet(box(12, 40, 96, 54, 1.5, 3), paint.paper, 2) +
    sheet(cut('12,40 60,74 108,40'), paint.deepPaper, 2) +
    group(
      sheet(ribbon('-34,0 0,-4 34,0', 24), paint.white, 2) +
        sheet(oval(-34, 0, 6, 12, 3), paint.deepPaper) +
        sheet(oval(34, 0, 6, 12, 4), paint.deepPaper) +
        sheet(box(-5, -15, 10, 30, 1, 3), paint.danger) +
        sheet(oval(0, 0, 9, 9, 5), paint.danger),
      'translate(58 32) rotate(-10)',
    ) +
    sheet(cut('60,-6 100,6 64,20 24,8'), paint.ink, 2) +
    sheet(ribbon('86,8 96,20 94,30', 3, 3), paint.gold) +
    sheet(oval(94, 32, 4, 5, 3), paint.gold) +
    eyes(60, 84, 9, 6.5, 0, -4) +
    sheet(box(90, 46, 13, 15, 1, 4), paint.lagartoon) +
    dot(96.5, 53, 3.5, paint.lemon),
  dubiousSerum: () =>
    ground('#3c2f6b') +
    depth(60, 50, 60, ['#4a3b82', '#5a4a99', '#6d5cb0']) +
    sheet(cut('48,8 72,8 72,36 96,80 88,92 32,92 24,80 48,36'), '#dff3f6', 2, 'opacity=".9"') +
    sheet(cut('40,52 80,52 94,80 87,90 33,90 26,80'), '#7fe06a', 0) +
    sheet(blob('40,54 50,48 60,54 70,48 80,54 78,60 42,60'), '#a6f08f', 0) +
    sheet(box(44, 2, 32, 9, 1, 3), paint.kraft, 2) +
    eyes(60, 68, 13, 9, -3, 2) +
    sheet(blob('46,82 60,78 76,82 66,88 54,88'), paint.throat, 0) +
    sheet(oval(52, 26, 5, 5, 3), '#a6f08f', 0) +
    sheet(oval(66, 16, 4, 4, 4), '#a6f08f', 0) +
    sheet(oval(60, 38, 3, 3, 5), '#a6f08f', 0) +
    sheet(blob('14,20 6,8 18,4 30,8 26,22 24,30 14,30'), paint.white) +
    dot(14, 16, 3, paint.ink) +
    dot(22, 16, 3, paint.ink) +
    sheet(star(102, 22, 13, 6, 5, 0.2, 3), paint.gold, 2),
  brainUpload: () =>
    scenery('#bfe0f5', '#93c4e4') +
    sheet(box(66, 18, 52, 58, 1.5, 3), paint.kraft, 2) +
    sheet(box(72, 24, 40, 30, 1, 4), paint.ink) +
    line('M78 46l6 -10 6 6 8 -12 8 8', '#7cf3c8', 2.6) +
    dot(78, 64, 3.6, paint.danger) +
    dot(90, 64, 3.6, paint.lagartoon) +
    line('M98 64h12', paint.kraft2, 4) +
    sheet(ribbon('44,30 54,14 66,16 74,30', 5), paint.act) +
    sheet(ribbon('48,46 58,58 64,50 72,60', 5), paint.mantis) +
    sheet(blob('4,44 6,24 22,14 30,18 42,14 54,26 54,46 40,58 30,54 18,60'), paint.tongue, 2) +
    line('M30 20v34M14 28q10 -2 12 8M12 44q10 -4 12 6M46 26q-10 0 -10 10M48 42q-10 -2 -12 8', paint.mantis3, 2.8) +
    eyes(30, 42, 10, 7.5, 3, -1) +
    sheet(ribbon('20,58 16,76 24,86', 6, 5), paint.tongue) +
    sheet(ribbon('38,56 42,74 36,86', 6, 5), paint.tongue) +
    sheet(blob('14,90 20,84 30,86 28,92'), paint.ink) +
    sheet(blob('32,90 36,84 46,86 44,92'), paint.ink),
  ectoplasmInvoice: () =>
    ground('#2f5d5a') +
    sheet(blob('-6,70 30,58 70,68 126,54 126,100 -6,100'), '#25504d') +
    sheet(blob('18,86 16,40 34,14 58,20 66,46 68,88 58,80 50,90 40,80 30,90'), '#c9f3cf', 2) +
    eyes(42, 40, 10, 8.5, 4, 0) +
    sheet(oval(44, 58, 6, 8, 4), paint.throat, 0) +
    sheet(ribbon('62,56 76,48 84,40', 11, 8), '#c9f3cf', 2) +
    group(
      sheet(cut('-18,-28 18,-28 18,26 12,22 6,26 0,22 -6,26 -12,22 -18,26'), paint.paper, 2) +
        line('M-11 -18h22M-11 -9h22M-11 0h14', '#8aa5a8', 3) +
        sheet(oval(6, 12, 8, 7, 3), paint.lagartoon),
      'translate(94 40) rotate(8)',
    ) +
    sheet(blob('70,78 78,70 90,74 96,82 84,90 72,88'), '#8fe0a0', 1, 'opacity=".9"') +
    sheet(blob('88,62 92,58 96,64 92,72'), '#8fe0a0', 0) +
    sheet(blob('4,20 10,14 14,22 8,28'), '#8fe0a0', 0) +
    pin(94, 12, 3.5),
};
