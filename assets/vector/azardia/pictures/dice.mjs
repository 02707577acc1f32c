// Pictures of action cards about dice, for movement and duels.
import { mantisHead } from '../heads.mjs';
import {
  blob,
  box,
  cut,
  depth,
  die,
  dot,
  eyes,
  ground,
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

/** Points on an arc of an oval rotated by `turn` degrees; `from` and `to` as fractions of a full turn. */
const around = (x, y, rx, ry, turn, from, to) => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: 8 }, (_, i) => {
    const angle = (from + ((to - from) * i) / 7) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
};

/** A die with pips as a tooth. */
const tooth = (x, y, s, fill, spots, seed) =>
  sheet(box(x, y, s, s + 1, 0.9, seed), fill) +
  spots.map(([dx, dy]) => dot(x + s * dx, y + s * dy, s * 0.115, paint.ink)).join('');

/** A bright spot. */
const glint = (x, y, r) => sheet(star(x, y, r, r * 0.28, 4, 0, 2), paint.white, 1);

/** Drawings of 120 × 92 by the ID of their card. */
export const dice = {
  gyroscopeHat: () =>
    ground('#86c8ec') +
    depth(62, 36, 62, ['#9ad7f5', '#b4e3fa', '#d3effd']) +
    sheet(blob('22,104 20,76 32,60 62,55 92,60 104,76 102,104'), '#f58a4e', 2) +
    sheet(oval(31, 84, 8, 5, 3), '#f9b184', 0) +
    sheet(oval(93, 84, 8, 5, 4), '#f9b184', 0) +
    sheet(oval(46, 71, 11, 11, 3), paint.white) +
    sheet(oval(78, 71, 11, 11, 4), paint.white) +
    dot(51, 67, 4.6, paint.ink) +
    dot(74, 75, 4.6, paint.ink) +
    sheet(blob('49,85 55,81 62,85 69,81 75,85 71,90 62,91 53,90'), paint.throat, 0) +
    sheet(blob('60,88 66,85 73,88 74,97 67,100 61,96'), paint.tongue, 1) +
    sheet(ribbon(around(62, 25, 35, 11, -18, 0.5, 1), 4), paint.robot2) +
    sheet(ribbon(around(62, 25, 22, 22, 0, 0.5, 1), 4.6), paint.gold) +
    sheet(blob('44,58 47,47 54,42 62,46 70,42 77,47 80,58'), paint.mantis, 2) +
    sheet(ribbon('20,63 42,57 62,55 82,57 104,63', 8.5), paint.mantis2, 2) +
    die(62, 25, 0.36) +
    eyes(62, 23.5, 6, 4.6, 0, 0) +
    sheet(oval(62, 30.2, 2.2, 2.4, 3), paint.throat, 0) +
    sheet(ribbon(around(62, 25, 22, 22, 0, 0, 0.5), 4.6), paint.gold) +
    sheet(ribbon(around(62, 25, 35, 11, -18, 0, 0.5), 5), paint.robot, 2) +
    pin(62, 47, 3.4) +
    pin(84, 25, 3) +
    pin(40, 25, 3),

  thirdEyeDie: () =>
    ground('#2b4a86') +
    depth(60, 44, 62, ['#3b64a8', '#5b90cd', '#9ad7f5']) +
    sheet(ribbon('28,50 12,60 14,70 28,76', 7, 6), '#f9b15c') +
    sheet(ribbon('92,50 108,60 106,70 92,76', 7, 6), '#f9b15c') +
    die(60, 42, 0.8) +
    sheet(ribbon('78,70 62,86 32,85', 9, 8), '#f59a3e', 1) +
    sheet(ribbon('42,70 58,86 88,85', 9, 8), '#f9b15c', 1) +
    sheet(blob('20,82 30,78 37,84 33,91 22,90'), paint.act, 1) +
    sheet(blob('100,82 90,78 83,84 87,91 98,90'), paint.act, 1) +
    sheet(oval(29, 76, 4.6, 4.6, 3), '#f9b15c') +
    sheet(oval(91, 76, 4.6, 4.6, 4), '#f9b15c') +
    line('M38 46Q43 51 48 46M72 46Q77 51 82 46', paint.ink, 2.8) +
    line('M53 56Q60 62 67 56', paint.ink, 2.8) +
    sheet(blob('36,27 48,16 60,13 72,16 84,27 72,37 60,40 48,37'), paint.white, 2) +
    sheet(oval(60, 26.5, 11.5, 11.5, 4), paint.kuchuritok2) +
    sheet(oval(60, 26.5, 6.4, 6.4, 2), paint.ink, 0) +
    dot(57, 23, 2.4, paint.white) +
    line('M40 13L36 6M80 13L84 6', paint.gold, 3.2) +
    die(15, 27, 0.28) +
    eyes(15, 28, 4.4, 3.6, 1.2, -0.4) +
    die(105, 27, 0.28) +
    eyes(105, 28, 4.4, 3.6, -1.2, -0.4) +
    sheet(star(7, 52, 3.6, 1.5, 5, 0, 2), paint.gold, 0) +
    sheet(star(112, 82, 3.6, 1.5, 5, 0, 3), paint.gold, 0),

  doOverEgg: () =>
    ground('#9ad7f5') +
    depth(60, 46, 62, ['#b0e0f8', '#c6eafb', '#def4fd']) +
    sheet(ribbon('12,66 12,42 27,22', 8), paint.white, 1) +
    sheet(cut('18,13 40,10 37,32'), paint.white, 1) +
    sheet(ribbon('84,8 102,15 108,36', 8), paint.white, 1) +
    sheet(cut('97,34 119,33 109,52'), paint.white, 1) +
    sheet(blob('0,90 10,74 40,80 80,80 110,74 120,90 120,110 0,110'), paint.kraft2, 1) +
    sheet(blob('32,54 18,44 16,56 24,64 36,66'), '#e7eef0', 2) +
    sheet(blob('88,54 102,44 104,56 96,64 84,66'), '#d5e1e4', 2) +
    die(60, 48, 0.62) +
    eyes(60, 43, 10, 8, -1.5, -2.5) +
    sheet(cut('52,52 60,49 68,52 60,60'), paint.robot, 1) +
    sheet(cut('54,53 66,53 60,57'), '#e08a12', 0) +
    group(
      sheet(cut('-23,6 -21,-8 -12,-20 0,-25 12,-20 21,-8 23,6 16,-1 9,7 1,0 -7,7 -15,0'), paint.paper, 2) +
        sheet(oval(9, -9, 4, 3, 3), paint.lagartoon, 0) +
        sheet(oval(-8, -14, 3, 2.4, 2), paint.mantis3, 0),
      'translate(63 27) rotate(10)',
    ) +
    sheet(cut('30,58 38,66 46,58 54,67 62,58 70,67 78,58 84,65 91,58 89,74 80,88 60,94 40,88 31,74'), paint.paper, 2) +
    sheet(oval(45, 76, 4.6, 3.6, 2), paint.mantis3, 0) +
    sheet(oval(66, 74, 3.4, 2.8, 5), paint.sky, 0) +
    sheet(oval(76, 81, 5, 4, 3), paint.lagartoon, 0) +
    sheet(ribbon('-4,86 24,92 52,86 80,93 124,84', 8), paint.kraft, 1) +
    sheet(ribbon('-4,94 30,84 62,93 96,85 124,94', 6), '#8a6236', 1) +
    sheet(ribbon('8,80 20,84 34,81', 4, 2), paint.kraft, 1) +
    sheet(ribbon('112,78 100,83 88,80', 4, 2), paint.kraft, 1),

  loadedSmile: () =>
    ground('#f79a90') +
    depth(60, 46, 74, ['#ffafa3', '#ffc0b6', '#ffd3cc']) +
    sheet(blob('48,-4 60,6 72,-4 72,-14 48,-14'), '#f28b80', 1) +
    sheet(blob('3,38 28,14 48,13 60,22 72,13 92,14 117,38 100,70 76,84 44,84 20,70'), paint.mantis, 2) +
    sheet(blob('30,21 44,18 52,23 40,27 26,30'), paint.mantis3, 0) +
    sheet(blob('14,40 34,31 60,34 86,31 106,40 92,63 60,74 28,63'), paint.throat, 0) +
    tooth(21, 34, 15, paint.white, [[0.5, 0.5]], 2) +
    tooth(
      37,
      33,
      17,
      paint.white,
      [
        [0.28, 0.28],
        [0.72, 0.74],
      ],
      3,
    ) +
    sheet(box(55, 33, 17, 18, 0.9, 4), paint.gold) +
    sheet(star(63.5, 42, 6, 2.6, 5, 0, 2), '#fff6d0', 0) +
    tooth(
      73,
      33,
      17,
      paint.white,
      [
        [0.25, 0.25],
        [0.5, 0.5],
        [0.75, 0.75],
      ],
      5,
    ) +
    tooth(
      91,
      35,
      13,
      paint.white,
      [
        [0.28, 0.28],
        [0.72, 0.28],
        [0.28, 0.74],
        [0.72, 0.74],
      ],
      6,
    ) +
    sheet(blob('42,66 56,57 70,60 80,67 78,84 70,96 54,95 46,84'), paint.tongue, 1) +
    line('M61 66Q63 74 61 84', '#d9667f', 2.6) +
    glint(71, 30, 10) +
    dot(104, 76, 2.6, '#8c2a3a'),

  bananaFootwork: () =>
    ground('#f6938a') +
    depth(58, 48, 60, ['#ffafa3', '#ffc3ba', '#ffdcd6']) +
    sheet(blob('-8,88 24,80 64,78 104,80 128,88 128,110 -8,110'), '#d9626a', 1) +
    sheet(blob('30,88 44,85 64,84 84,86 92,90 62,93 34,92'), '#c2505c', 0) +
    sheet(ribbon('74,60 88,66 100,58', 7, 6), paint.kraft2, 1) +
    sheet(blob('96,62 97,52 100,42 108,40 110,48 106,58 103,65'), paint.act, 2) +
    sheet(ribbon('109,40 110,50 104,66', 3.4), paint.white, 0) +
    sheet(ribbon('60,62 50,72 57,82', 7, 6), paint.kraft2, 1) +
    sheet(blob('53,79 62,76 67,82 77,84 76,89 53,88'), paint.act, 2) +
    sheet(ribbon('52,88.5 65,89 77,88.5', 3.2), paint.white, 0) +
    group(
      sheet(blob('52,48 48,26 54,9 64,3 76,8 81,24 80,48'), '#fff3c4', 2) +
        sheet(blob('62,3 64,-3 70,-2 70,4'), paint.kraft2, 1) +
        sheet(blob('54,44 42,38 26,44 16,60 22,62 34,55 48,58'), '#f3bd2b', 1) +
        sheet(blob('76,46 88,39 97,27 97,15 91,17 85,29 77,38'), '#f3bd2b', 1) +
        sheet(blob('46,42 58,47 66,44 74,46 84,40 84,56 76,68 64,73 54,68 47,56'), paint.gold, 2) +
        sheet(blob('58,42 66,40 73,43 72,55 66,63 60,55'), '#ffe58a', 1) +
        eyes(66, 23, 8.5, 7.6, 2.4, 1) +
        sheet(cut('51,10 63,16 62,20 51,15'), paint.kraft2, 0) +
        sheet(cut('82,10 70,16 71,20 82,15'), paint.kraft2, 0) +
        line('M60 36Q68 40 74 34', paint.throat, 3),
      'translate(6 4) scale(.92) rotate(-9 64 60)',
    ) +
    group(die(0, 0, 0.3) + eyes(0, 0, 4.6, 4, 1.6, -1.4), 'translate(105 17) rotate(24)') +
    group(die(0, 0, 0.26) + eyes(0, 0, 4, 3.5, -1.4, -1.4), 'translate(18 20) rotate(-28)') +
    line('M108 33L106 36M116 34L113 38M100 31L100 35', paint.white, 2.6),

  mandibleWax: () =>
    ground('#f79a92') +
    depth(60, 40, 68, ['#ffafa3', '#fdc0b8', '#ffd8d2']) +
    group(mantisHead('calm'), 'translate(14 -7) scale(.46)') +
    [1, -1]
      .map((flip) =>
        group(
          sheet(cut('20,60 24,53 28,61 33,54 36,62'), paint.paper, 1) +
            sheet(ribbon('3,58 18,68 36,68 49,58 50,44 42,38 36,44', 14, 4), paint.mantis2, 2) +
            line('M14 63Q32 68 44 56', paint.mantis3, 2.2),
          `translate(60 0) scale(${flip} 1)`,
        ),
      )
      .join('') +
    sheet(blob('52,54 60,52 68,54 66,63 60,65 54,63'), paint.mantis, 1) +
    glint(9, 40, 9) +
    glint(111, 40, 9) +
    glint(104, 65, 5) +
    sheet(box(38, 76, 44, 22, 1, 4), paint.tower3, 2) +
    sheet(oval(60, 75.5, 23, 6.5, 3), '#e4ebe6', 1) +
    sheet(oval(60, 75, 19, 4.6, 4), paint.gold, 0) +
    sheet(blob('50,75 52,70 58,72 63,66 67,72 70,75 60,78'), paint.turn, 1) +
    sheet(box(45, 82.5, 30, 9, 0.6, 3), paint.gold, 0) +
    sheet(ribbon('60,89 55,85.5 50,87.5 47,84.5', 4, 1.4), paint.ink, 0) +
    sheet(ribbon('60,89 65,85.5 70,87.5 73,84.5', 4, 1.4), paint.ink, 0),

  chickenProtocol: () =>
    scenery('#ffb9ad', '#f08d80') +
    sheet(blob('92,92 96,82 106,84 114,79 126,84 126,96 92,98'), '#ffd9d2', 1) +
    sheet(ribbon('84,36 92,2', 3, 3), paint.kraft, 1) +
    sheet(blob('90,2 100,6 108,2 119,5 116,24 106,21 97,25 86,21'), paint.white, 2) +
    sheet(ribbon('58,68 46,76 34,74', 5, 4), paint.robot) +
    sheet(cut('37,72 26,66 30,72 20,72 29,76 23,83 37,78'), paint.robot) +
    sheet(ribbon('70,68 75,80 84,79', 5, 4), paint.robot) +
    sheet(cut('82,77 91,70 89,77 98,79 89,81 90,88 82,82'), paint.robot) +
    sheet(blob('92,44 106,24 114,30 108,38 118,42 108,48 114,56 98,60'), paint.deepPaper, 1) +
    sheet(blob('30,46 48,42 74,44 96,38 104,46 98,62 82,72 58,73 40,66'), paint.white, 2) +
    sheet(blob('22,12 30,3 36,9 43,3 46,9 54,9 49,18 30,18'), paint.danger, 1) +
    sheet(blob('24,18 36,10 47,18 52,40 54,54 36,60 28,44'), paint.white, 1) +
    sheet(blob('38,44 50,40 56,54 46,64 34,60'), paint.white, 0) +
    sheet(cut('27,24 25,42 12,37'), paint.throat, 0) +
    sheet(cut('30,20 28,31 5,27'), paint.gold, 1) +
    sheet(cut('30,36 27,44 10,45'), '#f0a820', 1) +
    sheet(blob('28,45 34,44 37,54 31,60 26,54'), paint.danger, 1) +
    sheet(oval(39, 25, 8.6, 8.6, 3), '#f6f1b4') +
    dot(43.5, 26, 3, paint.ink) +
    sheet(cut('29,16 42,11 43,14 31,20'), paint.kraft2, 0) +
    sheet(blob('58,58 62,46 76,36 92,30 90,44 80,58 68,64'), paint.deepPaper, 2) +
    line('M70 56L80 48M68 51L77 43', '#d9c69a', 2) +
    sheet(blob('59,16 63,22 59,27 55,22'), '#cfeefd', 1) +
    sheet(blob('70,20 73,25 70,29 67,25'), '#cfeefd', 1) +
    sheet(oval(108, 71, 8, 9.5, 6), paint.paper, 2) +
    eyes(107.5, 69.5, 3.4, 3, -0.9, -0.9) +
    sheet(oval(107.5, 75.5, 1.8, 2.1, 3), paint.throat, 0),
};
