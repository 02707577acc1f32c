// Pictures of action cards that give coins.
import {
  blob,
  box,
  coin,
  cut,
  depth,
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
  teeth,
} from '../paper.mjs';

/** Small stars at given spots. */
const stars = (places, fill = paint.white) =>
  places.map(([x, y, r], i) => sheet(star(x, y, r, r * 0.42, 5, i, i + 2), fill, 0)).join('');

/** A pile of coins seen from the side, with its top at `y`. */
const pile = (x, y, count, w = 26) =>
  Array.from({ length: count }, (_, i) => {
    const at = y + (count - 1 - i) * 5.4;
    const aside = (i * 7) % 5 < 2 ? 1 : -0.8;
    return (
      sheet(box(x - w / 2 + aside, at, w, 5.4, 0.3, i + 2), paint.robot) +
      sheet(box(x - w / 2 + aside + 2, at + 1, w - 4, 2.2, 0.2, i + 4), paint.gold, 0)
    );
  }).join('');

/** A hand in a white glove that holds something below it; `flip` -1 mirrors it. */
const holding = (x, y, flip) =>
  group(
    sheet(cut('-40,-34 -20,-44 2,-14 -14,-6'), paint.tower2, 2) +
      sheet(cut('-19,-17 0,-24 5,-13 -12,-7'), paint.danger, 1) +
      sheet(blob('-12,-10 0,-17 12,-10 16,2 10,10 2,8 -2,12 -9,6'), paint.white, 2) +
      line('M3 1L2 7M9 1L9 8', paint.deepPaper, 1.6),
    `translate(${x} ${y}) scale(${0.85 * flip} 0.85)`,
  );

/** Drawings of 120 × 92 by the ID of their card. */
export const coins = {
  looseChangeNebula: () =>
    ground('#2d2060') +
    sheet(blob('-8,30 20,4 60,-6 104,2 128,30 126,70 96,86 40,90 -8,76'), '#43308a', 1) +
    stars([
      [12, 12, 4],
      [108, 14, 5],
      [9, 66, 3],
      [112, 78, 3.4],
    ]) +
    sheet(
      blob('4,44 10,26 28,24 36,8 56,10 70,2 86,14 102,16 108,32 116,46 104,60 84,60 60,66 34,60 16,60'),
      '#8a5fd0',
      2,
    ) +
    sheet(blob('14,44 20,32 34,32 42,18 58,20 70,12 84,22 96,26 102,42 94,53 72,54 46,56 26,54'), paint.mantis3, 1) +
    sheet(blob('26,44 36,38 46,28 60,28 72,22 84,32 90,42 80,48 56,50 36,50'), paint.tongue, 1) +
    eyes(59, 28, 12, 9, 0, 4) +
    sheet(blob('24,52 40,46 60,44 80,46 96,52 84,64 60,69 36,64'), paint.ink, 1) +
    coin(47, 58, 7) +
    coin(73, 57, 6.5) +
    coin(60, 61, 8.5) +
    sheet(teeth(25, 50.5, 70, 14, 3.4, 2.4), paint.gold, 1) +
    group(
      sheet(box(-4, -2, 8, 6, 0.5, 3), paint.robot2, 1) + sheet(blob('-3,3 3,3 5,15 0,18 -5,15'), paint.gold, 2),
      'translate(97 53) rotate(-24)',
    ) +
    coin(48, 78, 9, 2) +
    coin(71, 76, 10.5, 2) +
    coin(86, 87, 6.5, 2) +
    coin(32, 88, 6, 2),

  bountyReceipt: () =>
    scenery('#ffdf92', '#edc163') +
    sheet(blob('36,60 33,34 38,14 34,-6 88,-6 85,12 90,34 86,60'), paint.paper, 2) +
    sheet(cut('43,4 79,3 80,33 42,34'), paint.deepPaper, 0) +
    sheet(blob('47,34 49,26 61,23 73,26 75,34'), paint.mantis2, 0) +
    sheet(blob('49,18 51,8 61,4 71,8 73,18 69,27 61,30 53,27'), paint.lagartoon, 1) +
    sheet(blob('46,15 61,13 76,15 74,21 66,20 61,18 56,20 48,21'), paint.ink, 1) +
    sheet(oval(56, 17, 3.4, 2.8, 3), paint.white, 0) +
    sheet(oval(66, 17, 3.4, 2.8, 4), paint.white, 0) +
    dot(57, 17, 1.4, paint.ink) +
    dot(67, 17, 1.4, paint.ink) +
    line('M56 25Q61 28 66 23', paint.ink, 1.8) +
    line('M43 39h24M43 43.6h16', '#9db3b3', 2) +
    coin(76, 41.5, 4.6, 0) +
    sheet(cut('20,50 100,50 108,74 12,74'), '#3f9fc0', 2) +
    sheet(cut('34,47 90,47 92,55 32,55'), paint.ink, 1) +
    eyes(61, 61, 15, 9, 2, -4) +
    [
      [22, 62],
      [31, 62],
      [21, 69],
      [30, 69],
      [91, 62],
      [100, 62],
      [92, 69],
      [101, 69],
    ]
      .map(([x, y], i) => sheet(box(x - 3, y - 2.2, 6.4, 4.6, 0.4, i + 2), i % 3 ? paint.paper : paint.gold, 0))
      .join('') +
    sheet(cut('6,72 114,72 116,100 4,100'), '#2b7f9e', 2) +
    sheet(cut('22,76 98,76 102,92 18,92'), paint.throat, 0) +
    coin(36, 85, 8) +
    coin(84, 85, 8) +
    coin(53, 86, 9.5) +
    coin(69, 86, 8.5) +
    sheet(teeth(23, 75.5, 74, 8, 5, 1), paint.white, 0),

  asteroidDividend: () => {
    const orbit = (from, to, count, big) =>
      Array.from({ length: count }, (_, i) => {
        const angle = from + ((to - from) * i) / (count - 1);
        const [dx, dy] = [Math.cos(angle) * 52, Math.sin(angle) * 18];
        return coin(60 + dx * 0.97 + dy * 0.24, 58 - dx * 0.24 + dy * 0.97, 6 + Math.sin(angle) * (big ? 2.6 : 1), 1);
      }).join('');
    return (
      ground('#1f3f73') +
      sheet(oval(104, 96, 34, 26, 3), '#2c5794') +
      stars([
        [12, 14, 4.4],
        [104, 12, 3.4],
        [14, 34, 2.6],
        [112, 24, 2.4],
      ]) +
      orbit(3.5, 5.8, 2, false) +
      sheet(blob('30,58 32,40 44,30 62,26 80,32 90,46 90,64 80,78 62,84 44,80 34,70'), '#b98550', 2) +
      sheet(blob('30,58 33,44 38,40 42,60 52,76 44,80 34,70'), '#a06f3e', 0) +
      sheet(oval(82, 42, 4.6, 3.6, 3), '#8a5b30', 0) +
      sheet(oval(40, 52, 3.6, 3, 4), '#8a5b30', 0) +
      sheet(oval(68, 79, 4.4, 2.8, 5), '#8a5b30', 0) +
      eyes(62, 47, 10.5, 8.4, -3, 1.5) +
      line('M80 49Q86 58 82 66', paint.gold, 1.6) +
      line('M72.5 38.5A9 9 0 1 1 72.4 38.5Z', paint.gold, 2.6) +
      sheet(blob('53,64 61,61 69,63 66,69 57,70'), paint.throat, 0) +
      sheet(blob('60,57 70,56 82,61 76,64 68,62 61,60 54,63 46,66 40,62 52,58'), paint.paper, 1) +
      group(
        sheet(box(-16, -30, 32, 28, 1, 3), '#3a2570', 2) +
          sheet(box(-16.5, -12, 33, 8, 0.6, 4), paint.danger, 0) +
          sheet(box(-25, -5, 50, 7, 1, 5), '#2a1a55', 1),
        'translate(58 31) rotate(-7)',
      ) +
      orbit(2.95, 0.2, 7, true)
    );
  },

  underdogGrant: () =>
    ground('#ffe08a') +
    sheet(blob('-8,50 30,40 70,46 128,36 128,104 -8,104'), '#ffedb5', 1) +
    sheet(ribbon('104,-6 102,6 105,18', 11, 11), paint.kraft, 1) +
    sheet(ribbon('118,-6 120,6 117,18', 11, 11), paint.kraft, 1) +
    sheet(cut('93,14 110,13 110,22 91,22'), paint.ink, 1) +
    sheet(cut('112,13 128,14 128,22 111,22'), paint.ink, 1) +
    sheet(ribbon('69,-6 64,16 70,38', 6, 5), paint.mantis2, 1) +
    sheet(ribbon('82,-6 87,16 82,38', 6, 5), paint.mantis2, 1) +
    sheet(oval(67, 41, 8, 4.6, 3), paint.ink, 1) +
    sheet(oval(84, 41, 8, 4.6, 4), paint.ink, 1) +
    sheet(box(90, 21, 40, 84, 1, 3), '#e0a63c', 2) +
    sheet(box(56, 44, 38, 60, 1, 4), '#efbb55', 2) +
    sheet(box(-6, 76, 66, 30, 1, 5), '#f7cd6e', 2) +
    sheet(star(109, 40, 9, 4, 5, 0, 2), '#ffe9a8', 0) +
    sheet(star(75, 62, 8, 3.6, 5, 0, 3), '#ffe9a8', 0) +
    sheet(ribbon('14,70 4,60 7,48', 6, 3), paint.kraft2, 1) +
    line('M0 46Q-1 51 2 55M13 44Q15 48 14 52', paint.kraft2, 1.8) +
    sheet(blob('10,78 10,62 22,54 40,56 46,66 44,79'), paint.kraft, 2) +
    sheet(blob('12,76 16,72 24,75 24,81 12,81'), '#e0bb8a', 1) +
    sheet(blob('34,76 38,72 47,75 47,81 34,81'), '#e0bb8a', 1) +
    sheet(blob('18,34 8,30 4,42 8,52 16,50'), paint.kraft2, 1) +
    sheet(blob('14,46 18,30 32,23 46,28 52,44 48,56 34,62 20,58'), paint.kraft, 2) +
    sheet(blob('36,26 46,28 51,42 44,44 37,38'), paint.kraft2, 0) +
    sheet(blob('46,30 54,20 60,26 58,38 50,40'), paint.kraft2, 1) +
    sheet(oval(25, 39, 8, 8, 3), paint.white) +
    sheet(oval(42, 38, 8.6, 8.6, 4), paint.white) +
    dot(27.5, 36, 3.5, paint.ink) +
    dot(45, 35, 3.7, paint.ink) +
    coin(36, 63, 15, 2) +
    sheet(blob('22,50 30,46 38,47 48,46 54,51 48,57 38,53 28,57'), '#e0bb8a', 1) +
    sheet(blob('32,45 38,43 43,45 40,50 35,50'), paint.ink, 1),

  reverseVendingMachine: () => {
    const card = (x, y, turn, fill, more = '') =>
      group(
        sheet(box(-9, -13, 18, 26, 0.6, 4), paint.white, 2) + sheet(box(-6.6, -10.6, 13.2, 21, 0.4, 5), fill, 0) + more,
        `translate(${x} ${y}) rotate(${turn})`,
      );
    return (
      ground('#ffd27a') +
      sheet(blob('-6,78 60,74 126,80 126,100 -6,100'), '#e3a94c') +
      sheet(box(22, 2, 70, 88, 1.2, 2), paint.danger, 2) +
      sheet(box(26, 6, 62, 6, 0.6, 3), '#e4505c', 0) +
      sheet(box(27, 15, 46, 31, 0.8, 3), '#bfe6f7', 1) +
      sheet(cut('27,15 38,15 30,46 27,46'), '#e2f5fc', 0) +
      eyes(50, 30, 11, 10, -4, 4) +
      sheet(box(77, 16, 11, 13, 0.6, 4), paint.ink, 1) +
      sheet(box(81, 18, 3, 9, 0.3, 3), paint.gold, 0) +
      dot(82.5, 36, 3.6, paint.gold) +
      dot(82.5, 45, 3.6, paint.lagartoon) +
      sheet(blob('27,58 44,51 64,51 82,58 80,76 64,84 44,84 29,76'), '#8f1020', 1) +
      sheet(blob('31,59 46,54 62,54 78,59 76,74 62,80 46,80 33,74'), paint.throat, 0) +
      sheet(blob('40,72 54,67 68,72 66,81 54,82 42,81'), paint.tongue, 0) +
      card(26, 64, -72, paint.duel, sheet(star(0, 0, 5, 2.4, 5, 0, 2), paint.danger, 0)) +
      card(33, 74, -108, paint.response, sheet(oval(0, 0, 4.4, 4.4, 3), paint.lagartoon2, 0)) +
      sheet(teeth(35, 55, 40, 5, 8, 1.4), paint.white, 1) +
      sheet(teeth(41, 80, 28, 4, -5, -1), paint.white, 1) +
      card(12, 32, -18, paint.act, sheet(star(0, 0, 5.4, 2.4, 5, 0, 2), paint.gold, 0)) +
      line('M14 48L20 54M6 50L12 57', paint.white, 2.4) +
      sheet(ribbon('88,22 100,16 110,26 112,40', 2, 8), '#fff0c4', 0) +
      coin(99, 17, 6, 2) +
      coin(110, 33, 7.5, 2) +
      pile(107, 62, 5, 22) +
      coin(106, 53, 8, 2)
    );
  },

  tollGoblin: () =>
    scenery('#ffd98a', '#d9a54a') +
    sheet(cut('46,96 58,58 66,58 88,96'), '#b98a3a', 0) +
    sheet(cut('61,64 63,64 65,72 61,72'), paint.turn, 0) +
    sheet(cut('36,50 20,34 4,8 26,18 44,34'), '#63b36a', 1) +
    sheet(cut('84,50 100,34 116,8 94,18 76,34'), '#63b36a', 1) +
    sheet(cut('34,42 22,30 14,16 28,24'), paint.tongue, 0) +
    sheet(cut('86,42 98,30 106,16 92,24'), paint.tongue, 0) +
    sheet(blob('34,92 36,66 48,58 74,58 86,66 88,92'), paint.act2, 2) +
    sheet(blob('34,42 38,26 60,18 82,26 86,42 80,58 60,66 40,58'), '#7cc97f', 2) +
    sheet(blob('36,24 40,6 60,0 80,6 84,24 60,20'), paint.act, 2) +
    sheet(blob('30,25 60,17 90,25 84,30 60,25 36,30'), paint.ink, 1) +
    coin(60, 12, 6.5) +
    eyes(60, 36, 11, 8.6, -2, 3) +
    sheet(cut('42,24 58,31 58,35 41,30'), '#3c7f47', 0) +
    sheet(cut('78,24 62,31 62,35 79,30'), '#3c7f47', 0) +
    sheet(blob('40,50 60,46 80,49 76,59 60,63 44,59'), paint.throat, 0) +
    sheet(cut('45,50 52,49 51,55 46,55'), paint.white, 0) +
    sheet(cut('56,48.5 63,48.5 62,55 57,55'), paint.gold, 0) +
    sheet(cut('68,49 75,50 73,55 69,55'), paint.white, 0) +
    sheet(blob('55,38 60,34 66,38 72,48 64,52 54,48'), '#5eb066', 1) +
    sheet(box(98, 62, 15, 40, 0.8, 3), '#6d7f88', 2) +
    group(
      sheet(box(-62, -6, 122, 12, 0.6, 3), paint.white, 2) +
        [-58, -36, -14, 8, 30]
          .map((x) => sheet(cut(`${x},-6 ${x + 11},-6 ${x + 5},6 ${x - 6},6`), paint.danger, 0))
          .join(''),
      'translate(54 74) rotate(-2)',
    ) +
    pin(105, 72, 4.4) +
    sheet(ribbon('82,66 92,72 86,80', 9, 7), '#7cc97f', 1) +
    sheet(blob('78,68 86,66 88,72 88,82 80,84 76,78'), '#7cc97f', 2) +
    line('M79 72h7M78 77h8', '#3c7f47', 1.4) +
    sheet(ribbon('40,70 26,68 18,58', 9, 7), '#7cc97f', 2) +
    sheet(blob('2,52 5,46 9,50 14,52 18,49 26,50 26,59 18,64 8,61'), '#7cc97f', 2) +
    sheet(blob('24,52 29,43 33,46 29,56'), '#7cc97f', 1) +
    coin(16, 45, 7.5, 2) +
    coin(20, 29, 5.5, 2),

  coronationFirmware: () =>
    ground('#ffd25e') +
    depth(60, 50, 66, ['#ffdb7c', '#ffe59c', '#fff0c0']) +
    sheet(cut('94,52 106,58 106,100 94,100'), paint.kraft2, 1) +
    sheet(cut('26,50 95,49 96,100 25,100'), paint.kraft, 2) +
    sheet(cut('32,56 89,55 89,96 32,96'), paint.robot, 1) +
    [42, 54, 66, 78].map((x, i) => sheet(box(x - 3, 48.5, 6, 5, 0.3, i + 2), paint.ink, 0)).join('') +
    sheet(box(37, 59, 21, 15, 0.7, 3), paint.ink, 1) +
    sheet(box(63, 59, 21, 15, 0.7, 4), paint.ink, 1) +
    [40, 45, 50].map((x) => sheet(box(x, 63, 3.6, 7, 0.2, 2), '#7cf3c8', 0)).join('') +
    [66, 71].map((x) => sheet(box(x, 63, 3.6, 7, 0.2, 2), '#7cf3c8', 0)).join('') +
    line('M55 63.5h0M76.5 64v5M81 64v5', '#2c5560', 2.6) +
    sheet(box(48, 82, 26, 9, 0.5, 6), paint.ink, 0) +
    line('M53 83v7M58 83v7M63 83v7M68 83v7', paint.paper, 2.2) +
    sheet(blob('61,77 70,74 82,79 88,76 84,85 72,84 61,81 50,84 38,85 34,76 40,79 52,74'), paint.paper, 1) +
    group(
      [-18, -6, 6, 18].map((x, i) => sheet(box(x - 2.2, 6, 4.4, 13, 0.3, i + 2), '#8aa0a6', 1)).join('') +
        sheet(cut('-29,6 -35,-20 -17,-6 0,-30 17,-6 35,-20 29,6'), paint.gold, 2) +
        sheet(box(-30, 1, 60, 9, 0.8, 2), paint.mantis, 1) +
        [-18, 0, 18].map((x, i) => sheet(oval(x, 5.4, 3, 2.6, i + 2), i === 1 ? paint.white : paint.sky, 0)).join('') +
        [-35, 35].map((x, i) => sheet(oval(x, -20, 3.6, 3.6, i + 4), paint.lagartoon, 1)).join('') +
        sheet(oval(0, -29, 4, 4, 3), paint.act, 1),
      'translate(60 34)',
    ) +
    holding(19, 40, 1) +
    holding(101, 40, -1) +
    line('M34 52L30 48M88 52L92 48', paint.fire, 2.6),
};
