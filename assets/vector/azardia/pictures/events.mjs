// Pictures of event cards: daytime skies.
import {
  blob,
  box,
  coin,
  cut,
  die,
  dot,
  eyes,
  ground,
  group,
  line,
  oval,
  paint,
  ribbon,
  sheet,
  star,
  teeth,
} from '../paper.mjs';
import { shell, snail, tyrant } from './penalties.mjs';

/** A flat cloud, `r` half its width. */
const cloud = (x, y, r, fill = '#ffffff', lift = 1) =>
  sheet(
    blob(
      [
        [-1, 0.3],
        [-0.7, -0.2],
        [-0.3, -0.2],
        [-0.05, -0.6],
        [0.4, -0.4],
        [0.6, -0.05],
        [1, 0.1],
        [0.9, 0.45],
        [0, 0.5],
      ].map(([dx, dy]) => [x + dx * r, y + dy * r]),
    ),
    fill,
    lift,
  );

/** Drawings of 120 × 92 by the ID of their card. */
export const events = {
  coinComet: () =>
    ground('#8fc9f0') +
    cloud(100, 16, 15, '#c4e3f8', 0) +
    cloud(14, 76, 18, '#c4e3f8', 0) +
    sheet(ribbon('-14,4 34,22 80,54', 10, 58), '#fff3c4', 1) +
    sheet(ribbon('-14,0 36,20 80,54', 5, 44), '#ffc98a', 1) +
    sheet(ribbon('-4,2 38,21 80,54', 3, 28), paint.fire, 1) +
    sheet(oval(82, 56, 29, 29, 5, 0.02), paint.robot, 2) +
    sheet(oval(82, 56, 23, 23, 4, 0.02), paint.gold, 0) +
    eyes(84, 52, 9, 7.5, 2.5, 2) +
    sheet(blob('70,62 84,65 98,62 94,73 84,76 74,73'), paint.throat, 0) +
    sheet(cut('75,63 92,63 91,67 77,67'), '#fff', 0) +
    coin(30, 56, 8) +
    coin(48, 78, 7) +
    coin(60, 14, 6) +
    coin(14, 38, 5),
  graduationForNobody: () => {
    const chair = (x) =>
      sheet(box(x - 8, 62, 16, 14, 0.8, x), '#c46f5a', 1) +
      sheet(box(x - 10, 76, 20, 6, 0.6, 3), '#a8543f') +
      sheet(box(x - 9, 81, 4, 14, 0.4, 2), '#a8543f', 0) +
      sheet(box(x + 5, 81, 4, 14, 0.4, 2), '#a8543f', 0);
    const hat = (x, y, s, turn) =>
      group(
        sheet(cut('-12,1 12,1 10,11 -10,11'), '#2a2850', 1) +
          sheet(cut('-27,0 0,-10 27,0 0,9'), '#4a4690', 2) +
          line('M0 0L22 4V13', paint.gold, 1.8) +
          sheet(oval(22, 15, 3, 4, 3), paint.gold),
        `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      );
    return (
      ground('#f7c9a8') +
      sheet(blob('-10,84 40,78 90,82 132,76 132,110 -10,110'), '#e9a98a') +
      chair(12) +
      chair(108) +
      hat(15, 20, 0.5, -20) +
      hat(103, 40, 0.6, 20) +
      sheet(ribbon('44,64 28,62 24,50', 15, 13), '#4a4690', 1) +
      sheet(oval(24, 46, 7, 7, 3), '#fff', 1) +
      sheet(blob('36,102 38,74 44,58 60,54 76,58 82,74 84,102'), '#4a4690', 2) +
      sheet(blob('46,59 60,53 74,59 60,65'), '#221f45', 0) +
      sheet(cut('47,60 60,65 73,60 70,72 60,66 50,72'), '#fff8ea', 1) +
      sheet(ribbon('76,66 88,80 74,84', 15, 13), '#3d3a7a', 1) +
      group(
        sheet(box(-16, -5, 32, 10, 0.7, 3), '#fff8ea', 2) + sheet(box(-4, -5.5, 7, 11, 0.4, 3), paint.danger, 0),
        'translate(62 82) rotate(-16)',
      ) +
      sheet(oval(72, 82, 7, 6.5, 4), '#fff', 1) +
      eyes(60, 33, 9, 8, 0, 1) +
      line('M54 46Q60 50 66 46', paint.ink, 2.6) +
      hat(60, 17, 1.08, 0)
    );
  },
  tyrantWokeUpCranky: () =>
    ground('#f7c9a8') +
    sheet(blob('2,104 2,34 28,12 60,4 92,12 118,34 118,104'), paint.kraft2, 1) +
    sheet(blob('10,104 11,38 34,21 60,14 86,21 109,38 110,104'), paint.kraft, 0) +
    sheet(blob('4,60 2,42 26,36 60,40 94,36 118,42 116,74 60,82 6,76'), '#fff8ea', 2) +
    tyrant(56, 53, 0.5, { hat: 'cap', mouth: 'shut', turn: -4, look: [2, 0] }) +
    line('M37 61Q43 64 49 60M64 59Q70 62 76 57', paint.tower, 1.6) +
    sheet(blob('-10,80 20,74 60,78 100,73 132,78 132,110 -10,110'), paint.act2, 2) +
    [
      [36, 86],
      [62, 88],
      [12, 88],
    ]
      .map(([x, y], i) => sheet(star(x, y, 4, 1.8, 5, i, i + 1), paint.turn, 0))
      .join('') +
    sheet(cut('90,90 95,80 99,90'), paint.ink) +
    sheet(cut('105,90 109,80 114,90'), paint.ink) +
    sheet(oval(92, 58, 7, 6, 3), '#e8b93c') +
    sheet(oval(111, 57, 7, 6, 4), '#e8b93c') +
    sheet(oval(102, 72, 15, 15, 3), paint.fire, 2) +
    sheet(oval(102, 72, 11.5, 11.5, 4), '#fff8ea', 0) +
    dot(98, 69, 1.8, paint.ink) +
    dot(106, 69, 1.8, paint.ink) +
    sheet(blob('96,74 102,75 108,74 102,80'), paint.throat, 0),
  solarTailwind: () => {
    const plane = (x, y, s, turn, fill, fold) =>
      group(
        sheet(cut('-22,-13 26,0 -16,2'), fill, 2) +
          sheet(cut('-16,2 26,0 -12,15'), fold, 1) +
          eyes(4, -2, 4.5, 4.2, 1.5, 0),
        `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      );
    return (
      ground('#8fc9f0') +
      sheet(ribbon('50,56 74,40 98,22 128,10', 6, 16), '#c4e3f8', 0) +
      sheet(ribbon('52,59 80,58 104,52 128,46', 7, 18), '#e6f4fd', 0) +
      sheet(ribbon('50,62 74,74 98,80 128,80', 6, 16), '#c4e3f8', 0) +
      sheet(star(18, 48, 54, 41, 14, 0.1, 3), '#ffb12e', 1) +
      sheet(oval(18, 48, 36, 36, 4), paint.gold, 2) +
      sheet(oval(8, 60, 10, 9, 3), paint.fire, 0) +
      sheet(oval(43, 60, 11, 10, 4), '#ffb12e', 1) +
      sheet(oval(42, 61, 7, 6, 4), paint.fire, 0) +
      eyes(24, 38, 11, 8.5, 4, 1) +
      sheet(cut('5,30 20,25 21,29 6,35'), '#b97a00', 0) +
      sheet(cut('29,24 43,26 43,30 29,29'), '#b97a00', 0) +
      sheet(oval(53, 58, 6, 5.5, 3), '#e8697f', 1) +
      sheet(oval(54.5, 58, 2.6, 2.6, 4), paint.throat, 0) +
      plane(92, 26, 0.8, -22, '#fff8ea', '#e3d4b4') +
      plane(92, 52, 0.95, -4, paint.duel, '#e08a80') +
      plane(92, 78, 0.8, 10, '#c8f0d4', '#8ecba2')
    );
  },
  wealthInspection: () =>
    ground('#8fc9f0') +
    cloud(98, 14, 15, '#c4e3f8', 0) +
    sheet(blob('-10,82 30,76 80,80 132,74 132,110 -10,110'), '#6fb0d8') +
    line('M32 34Q24 34 25 28T18 24', '#e8697f', 3.4) +
    [34, 52, 74, 88].map((x, i) => sheet(box(x, 70, 11, 19, 1, i + 3), i % 2 ? paint.tongue : '#e8697f')).join('') +
    coin(62, 17, 9) +
    sheet(blob('26,54 32,34 52,24 76,24 94,34 98,54 88,72 62,78 38,74'), paint.tongue, 2) +
    sheet(box(50, 23.5, 24, 4, 0.4, 3), paint.throat, 0) +
    sheet(cut('76,32 72,12 90,24'), '#e8697f', 1) +
    sheet(cut('100,28 108,10 90,24'), '#e8697f', 1) +
    sheet(blob('72,42 76,28 90,22 106,30 110,48 100,62 84,62 74,54'), '#ffa3b0', 2) +
    eyes(90, 37, 8.5, 7.5, -3.5, 2.5) +
    sheet(cut('76,29 86,24 87,27 78,33'), '#a34a55', 0) +
    sheet(cut('105,31 95,25 94,28 103,34'), '#a34a55', 0) +
    sheet(oval(94, 52, 11, 8, 3), '#f27a8e', 1) +
    dot(90, 52, 2.2, paint.throat) +
    dot(98, 52, 2.2, paint.throat) +
    sheet(blob('114,28 118,36 114,41 110,36'), '#e6f4fd') +
    sheet(ribbon('34,38 22,26 6,12', 7, 9), paint.ink, 2) +
    sheet(oval(48, 53, 24, 24, 5, 0.015), paint.ink, 2) +
    sheet(oval(48, 53, 20, 20, 4, 0.015), '#e6f4fd', 0) +
    coin(41, 47, 8, 0) +
    coin(56, 50, 8, 0) +
    coin(47, 62, 8, 0) +
    sheet(blob('-8,-6 10,-3 20,5 20,17 10,24 -8,22'), paint.tower3, 2) +
    sheet(ribbon('12,1 25,8 28,17', 8, 7), paint.tower4, 1) +
    sheet(ribbon('10,10 20,16 23,25', 8, 7), paint.tower4, 1) +
    sheet(ribbon('4,18 13,23 16,31', 8, 7), paint.tower4, 1),
  libraryMeteor: () => {
    const book = (x, y, turn, fill) =>
      group(
        sheet(cut('-13,-6 0,-1 13,-6 13,8 0,12 -13,8'), fill, 1) +
          sheet(cut('-11,-8 0,-3 0,9 -11,5'), '#fff8ea', 0) +
          sheet(cut('11,-8 0,-3 0,9 11,5'), '#f3e6cc', 0),
        `translate(${x} ${y}) rotate(${turn})`,
      );
    return (
      ground('#f7c9a8') +
      cloud(18, 18, 15, '#fde3d0', 0) +
      cloud(108, 82, 16, '#fde3d0', 0) +
      group(
        sheet(
          blob('-40,30 -46,-4 -30,-36 -30,-60 -14,-48 -4,-82 12,-50 30,-70 34,-36 46,-6 40,30 0,48'),
          paint.fire,
          1,
        ) + sheet(blob('-34,26 -38,-4 -22,-34 -14,-40 -2,-60 10,-42 24,-46 36,-6 34,26 0,40'), paint.gold, 0),
        'translate(52 56) rotate(34)',
      ) +
      group(
        sheet(blob('-34,26 34,26 30,40 10,46 -6,42 -28,42'), paint.kraft2, 2) +
          sheet(box(-27, -8, 54, 30, 0.6, 3), paint.throat, 0) +
          [-27, -12, 3, 18].map((x, i) => sheet(box(x, -8, 9, 30, 0.6, i + 3), '#fff8ea', 1)).join('') +
          sheet(box(-32, 20, 64, 9, 0.8, 4), '#f3e6cc', 1) +
          sheet(cut('-36,-8 -34,-13 0,-40 34,-13 36,-8'), '#fff8ea', 2) +
          sheet(box(-33, -12, 66, 6, 0.6, 4), '#f3e6cc', 1) +
          eyes(0, -20, 9, 7, -2, 2),
        'translate(52 50) rotate(16)',
      ) +
      book(18, 46, -24, paint.act) +
      book(100, 56, 26, paint.danger) +
      book(22, 74, 30, paint.tower3)
    );
  },
  fogOfMaybe: () =>
    ground('#9cc5dc') +
    sheet(blob('-10,40 14,34 34,42 70,34 100,40 132,32 132,110 -10,110'), '#b4d5e5', 1) +
    sheet(ribbon('44,60 28,54 18,46', 13, 11), '#dcecf4', 1) +
    sheet(blob('24,38 14,38 2,36 2,41 12,44 10,50 16,55 24,52'), '#fff', 1) +
    sheet(ribbon('76,60 92,54 102,46', 13, 11), '#dcecf4', 1) +
    sheet(blob('96,38 106,38 118,36 118,41 108,44 110,50 104,55 96,52'), '#fff', 1) +
    sheet(blob('28,84 30,58 24,44 32,26 44,24 54,8 72,12 80,26 92,32 94,48 88,60 92,84'), '#f4fafc', 2) +
    sheet(oval(48, 36, 9, 9, 2), '#fff', 1) +
    sheet(oval(70, 36, 9, 9, 3), '#fff', 1) +
    dot(43, 37, 4, paint.ink) +
    dot(75, 37, 4, paint.ink) +
    line('M40 23Q47 18 54 24M64 22Q71 15 78 20', '#6b8b9c', 2.6) +
    line('M47 56Q53 50 59 56T72 55', '#4d6c78', 3) +
    sheet(blob('-10,76 10,68 26,72 44,66 60,72 84,66 104,72 132,66 132,110 -10,110'), '#c9e0ec', 1) +
    group(die(97, 77, 0.4) + eyes(97, 74, 5.5, 4.8, -1.5, -1.5), 'rotate(10 97 77)') +
    sheet(blob('-10,86 12,80 30,84 52,78 72,84 94,80 132,84 132,110 -10,110'), '#e6f2f7', 1),
  diceOverclocked: () => {
    const hot = (x, y, s, turn, [a, b, c, d], look) => {
      const face = (points, fill) => sheet(cut(points), fill, 0);
      return group(
        group(
          face('0,-50 46,-6 44,12 0,50 -44,12 -46,-6', d) +
            face('0,-50 27,6 0,26 -27,6', a) +
            face('0,-50 -46,-6 -27,6', b) +
            face('0,-50 46,-6 27,6', c),
          '',
          'filter="url(#lift2)"',
        ) +
          [-13, 13]
            .map(
              (ex, i) =>
                sheet(oval(ex, -4, 12, 12, i + 2), '#fff', 1) +
                `<circle cx="${ex}" cy="-4" r="7" fill="none" stroke="${paint.ink}" stroke-width="2.6"/>` +
                dot(ex, -4, 2.6, paint.ink),
            )
            .join('') +
          look,
        `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      );
    };
    const grin =
      sheet(blob('-14,14 0,17 14,14 10,25 0,28 -10,25'), paint.throat, 0) +
      sheet(cut('-11,15 11,15 10,19 -10,19'), '#fff', 0);
    const bolt = (x, y, s, turn) =>
      group(
        sheet(cut('2,-16 -8,3 -1,3 -4,16 9,-4 1,-4 8,-16'), paint.gold, 1),
        `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      );
    return (
      ground('#f7c9a8') +
      sheet(oval(60, 52, 62, 44, 3), '#fbdcc4', 0) +
      cloud(60, 12, 18, '#fff8ea') +
      cloud(40, 6, 10, '#fff8ea') +
      line('M24 66Q20 88 44 84T60 100M96 66Q102 90 76 86T60 100', paint.ink, 3) +
      hot(23, 60, 0.46, -14, ['#ffd0a8', '#ffb98a', '#f59a6a', '#e07a4f'], grin) +
      hot(97, 60, 0.46, 14, ['#ffd0a8', '#ffb98a', '#f59a6a', '#e07a4f'], grin) +
      hot(60, 48, 0.64, 0, ['#ff6a4a', '#f2553a', '#dc3f2c', '#b52a20'], grin) +
      bolt(15, 20, 1, -8) +
      bolt(106, 20, 1, 12)
    );
  },
  minuteOfPoliteness: () =>
    ground('#a9dcf2') +
    cloud(15, 20, 13, '#d3eefa', 0) +
    cloud(104, 16, 13, '#d3eefa', 0) +
    sheet(blob('14,102 20,62 32,38 52,28 72,38 84,62 90,102'), '#6a8fb0', 2) +
    sheet(blob('28,102 30,74 52,62 74,74 78,102'), '#eef4f8', 0) +
    sheet(blob('26,62 52,57 78,62 71,74 52,79 33,74'), paint.throat, 0) +
    sheet(teeth(32, 61, 40, 6, 7, 0), '#fff', 0) +
    sheet(teeth(37, 77, 30, 5, -6, -1), '#fff', 0) +
    eyes(52, 46, 12, 8, 3, 1) +
    `<circle cx="64" cy="46" r="10" fill="none" stroke="${paint.robot2}" stroke-width="2.6"/>` +
    line('M72 52Q78 64 76 74', paint.robot2, 1.4) +
    sheet(cut('38,26 36,4 66,4 64,26'), '#2a2850', 2) +
    sheet(cut('37.5,24 37,17 65,17 64.5,24'), paint.danger, 0) +
    sheet(box(31, 24, 40, 6, 0.8, 3), '#2a2850', 1) +
    sheet(box(-6, 87, 132, 20, 1, 3), '#fff8ea', 1) +
    line('M92 42Q88 36 92 31T92 22M101 42Q97 36 101 31T101 24', '#e9f6fc', 2.4) +
    `<circle cx="109" cy="53" r="6" fill="none" stroke="${paint.paper}" stroke-width="3"/>` +
    sheet(cut('85,45 109,45 106,60 100,64 93,64 88,60'), paint.paper, 2) +
    sheet(oval(97, 52, 4, 3.4, 3), paint.tongue, 0) +
    sheet(blob('76,92 78,76 88,64 98,60 104,64 100,70 94,76 92,90'), '#557a9c', 2) +
    sheet(ribbon('98,66 108,68 115,64', 6, 4), '#557a9c') +
    sheet(cut('44,79 52,83 60,79 60,88 52,84 44,88'), paint.danger, 1),
  slingshotForStragglers: () =>
    ground('#8fc9f0') +
    cloud(24, 16, 15, '#c4e3f8', 0) +
    sheet(blob('-10,86 30,78 80,84 132,76 132,110 -10,110'), '#f5d98a') +
    sheet(ribbon('110,20 66,50 14,74', 5, 5), '#8f1524', 1) +
    sheet(ribbon('80,27 50,60 14,78', 5, 5), '#d23a48', 1) +
    snail(35, 55, 0.84, shell(-6, 0, 23), -27) +
    sheet(blob('8,64 16,61 23,72 22,85 12,86 7,76'), paint.kraft2, 2) +
    sheet(
      cut('88,100 89,67 75,49 76,22 87,22 87,44 96,54 104,41 104,16 115,17 115,45 103,67 104,100'),
      paint.kraft,
      2,
    ) +
    sheet(box(74, 24, 15, 6, 0.5, 3), '#d23a48', 1) +
    sheet(box(102, 18, 15, 6, 0.5, 4), '#8f1524', 1) +
    sheet(box(87, 71, 18, 4, 0.5, 5), paint.kraft2, 0) +
    sheet(box(87, 79, 18, 4, 0.5, 6), paint.kraft2, 0),
};
