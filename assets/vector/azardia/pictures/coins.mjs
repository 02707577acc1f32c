// Pictures of action cards that bring coins.
import {
  blob,
  box,
  coin,
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
  teeth,
} from '../paper.mjs';

const ground = (fill) => `<rect x="-4" y="-4" width="128" height="100" fill="${fill}"/>`;

/** Drawings of 120 × 92 by the ID of their card. */
export const coins = {
  looseChangeNebula: () =>
    ground('#34256b') +
    sheet(blob('-6,60 20,40 50,50 80,30 126,44 126,100 -6,100'), '#4c3490') +
    sheet(blob('14,50 26,30 48,34 62,18 86,28 102,46 90,64 64,60 44,72 22,66'), paint.mantis3, 2) +
    sheet(blob('28,50 44,40 62,30 82,38 84,52 62,54 42,62'), paint.tongue) +
    eyes(56, 42, 9, 7, 0, 3) +
    line('M48 56q9 5 18 -2', paint.ink, 2.8) +
    coin(30, 78, 9) +
    coin(58, 82, 7) +
    coin(84, 76, 10) +
    coin(104, 66, 6) +
    coin(16, 24, 5, 0) +
    sheet(star(100, 16, 6, 2.4, 5, 0, 2), paint.gold, 0) +
    sheet(star(40, 10, 4, 1.6, 5, 0, 4), paint.white, 0),
  bountyReceipt: () =>
    scenery('#ffdf92', '#edc163') +
    sheet(cut('30,-4 92,-4 92,78 86,72 80,78 74,72 68,78 62,72 56,78 50,72 44,78 38,72 30,78'), paint.paper, 2) +
    sheet(blob('48,20 62,12 76,20 78,34 62,42 46,34'), paint.mantis) +
    eyes(62, 25, 7, 5.5, 0, 0) +
    line('M54 36q8 -5 16 0', paint.ink, 2.4) +
    sheet(blob('42,16 62,2 82,16 62,13'), paint.ink) +
    line('M40 52h44M40 60h30', '#8aa5a8', 3) +
    coin(96, 66, 17, 2) +
    sheet(cut('22,54 38,60 36,70 18,72'), paint.danger) +
    pin(62, 0, 4),
  asteroidDividend: () =>
    ground('#2a4e7a') +
    sheet(star(16, 18, 5, 2, 5, 0, 2), paint.white, 0) +
    sheet(star(104, 80, 4, 1.6, 5, 0, 3), paint.white, 0) +
    sheet(ribbon('-8,8 24,22 52,40', 6, 44), '#ffe9b8') +
    sheet(ribbon('-8,4 26,22 52,40', 3, 26), paint.fire) +
    sheet(blob('36,44 44,24 68,18 92,28 100,50 86,72 58,76 40,64'), paint.kraft2, 2) +
    sheet(oval(52, 34, 6, 5, 3), '#8a6236', 0) +
    sheet(oval(86, 60, 7, 5, 4), '#8a6236', 0) +
    sheet(oval(54, 64, 4, 3, 5), '#8a6236', 0) +
    eyes(70, 42, 10, 8, 2, 2) +
    sheet(blob('58,56 70,54 82,56 76,64 64,64'), paint.throat, 0) +
    sheet(teeth(61, 55.5, 17, 4, 3.6, 0), paint.gold, 0) +
    coin(100, 24, 11) +
    coin(110, 46, 7) +
    coin(24, 76, 9),
  underdogGrant: () =>
    scenery('#ffe08a', '#e9c25a') +
    sheet(box(62, 50, 50, 50, 1.5, 3), paint.tower3, 2) +
    sheet(box(58, 44, 58, 9, 1, 4), paint.kraft) +
    coin(86, 32, 15, 2) +
    sheet(blob('14,70 20,48 40,44 56,56 56,78 36,88 16,84'), paint.kraft, 2) +
    sheet(blob('10,46 18,34 26,40 26,60 14,62'), paint.kraft2) +
    sheet(blob('50,40 60,32 64,44 56,60 48,56'), paint.kraft2) +
    eyes(37, 56, 9, 7.5, 3, -3) +
    sheet(oval(42, 67, 6, 4.5, 3), paint.ink) +
    sheet(blob('38,74 48,72 50,84 42,88'), paint.tongue) +
    sheet(blob('4,92 20,84 40,88 36,98 6,98'), paint.kraft),
  reverseVendingMachine: () =>
    ground('#ffd27a') +
    sheet(blob('-6,80 60,74 126,82 126,100 -6,100'), '#e3b354') +
    sheet(box(28, 4, 62, 84, 1.5, 2), paint.danger, 2) +
    sheet(box(35, 11, 36, 40, 1, 3), '#cfeefd') +
    sheet(box(39, 16, 12, 16, 1, 4), paint.response) +
    sheet(box(54, 18, 12, 15, 1, 5), paint.roll) +
    sheet(box(40, 35, 13, 14, 1, 6), paint.turn) +
    dot(80, 20, 4, paint.gold) +
    dot(80, 32, 4, paint.lagartoon) +
    eyes(57, 58, 10, 6.5, -3, -3) +
    sheet(blob('38,68 58,64 80,68 74,82 44,82'), paint.throat) +
    sheet(teeth(40, 67.5, 38, 6, 5, 0), paint.white, 0) +
    group(sheet(box(-8, -11, 16, 22, 1, 4), paint.duel, 2), 'translate(16 58) rotate(-24)') +
    group(
      sheet(box(-8, -11, 16, 22, 1, 5), paint.white, 2) + sheet(star(0, 0, 5, 2.4, 5, 0, 2), paint.act, 0),
      'translate(12 28) rotate(16)',
    ) +
    coin(102, 74, 9) +
    coin(110, 56, 7) +
    coin(104, 38, 6),
  tollGoblin: () =>
    scenery('#ffd98a', '#d9a54a') +
    sheet(ribbon('4,96 20,74 60,70 100,74 118,96', 18, 18), paint.kraft2) +
    sheet(blob('36,84 40,40 62,28 84,40 88,84'), paint.lagartoon2, 2) +
    sheet(blob('38,36 12,22 34,52'), paint.lagartoon2) +
    sheet(blob('86,36 114,22 90,52'), paint.lagartoon2) +
    sheet(blob('38,42 44,18 62,8 80,18 86,42 76,56 48,56'), paint.lagartoon, 2) +
    sheet(blob('38,18 50,0 74,-2 88,16 62,12'), paint.mantis2) +
    sheet(box(36, 13, 54, 6, 1, 3), paint.gold) +
    eyes(62, 32, 11, 8, 0, 2) +
    sheet(blob('56,36 62,32 70,38 64,46'), paint.lagartoon2) +
    sheet(blob('48,48 62,46 78,48 70,56 54,56'), paint.throat, 0) +
    sheet(teeth(50, 48, 26, 5, 4, 0), paint.white, 0) +
    sheet(ribbon('44,64 22,62 10,70', 11, 8), paint.lagartoon) +
    sheet(blob('0,66 16,62 20,76 4,80'), paint.lagartoon) +
    coin(10, 62, 8) +
    line('M70 70L112 50', paint.danger, 7) +
    line('M78 66L86 62M96 58L104 54', paint.white, 7),
  coronationFirmware: () =>
    ground('#ffd25e') +
    depth(60, 52, 64, ['#ffdb7c', '#ffe59c', '#fff0c0']) +
    sheet(cut('28,44 92,42 94,100 26,100'), paint.kraft, 2) +
    sheet(cut('36,52 84,50 84,86 36,86'), paint.robot) +
    sheet(box(42, 58, 16, 14, 1, 3), paint.ink) +
    line('M45 65h3l2 -4 3 8 2 -4h2', '#7cf3c8', 1.8) +
    sheet(oval(72, 65, 9, 9, 3), paint.white) +
    dot(73, 65, 3.6, paint.ink) +
    sheet(blob('42,78 52,74 60,78 68,74 80,78 70,84 60,81 50,84'), paint.white) +
    group(
      sheet(cut('-30,20 -36,-16 -16,2 0,-24 16,2 36,-16 30,20'), paint.gold, 2) +
        sheet(box(-31, 14, 62, 8, 1, 2), paint.mantis) +
        dot(0, 18, 3, paint.white) +
        dot(-17, 18, 2.4, paint.sky) +
        dot(17, 18, 2.4, paint.sky),
      'translate(60 22) rotate(-5)',
    ) +
    sheet(ribbon('118,36 102,30 92,34', 6, 5), paint.ink) +
    sheet(box(88, 30, 8, 10, 1, 4), '#e4ebe6'),
};
