// Pictures of action cards that answer others.
import { ghostHand, kuchuritokFace, lagartoonHead } from '../heads.mjs';
import { blob, box, cut, depth, dot, eyes, ground, group, line, oval, paint, ribbon, sheet, star } from '../paper.mjs';

/** Moves a drawing that is centered at 0, 0. */
const at = (x, y, s, turn, inner) => group(inner, `translate(${x} ${y}) rotate(${turn}) scale(${s})`);

/** A regular octagon. */
const octagon = (r) =>
  cut(
    Array.from({ length: 8 }, (_, i) => [
      Math.cos(((i + 0.5) * Math.PI) / 4) * r,
      Math.sin(((i + 0.5) * Math.PI) / 4) * r,
    ]),
  );

/** Drawings of 120 × 92 by the ID of their card. */
export const answers = {
  nopeNebula: () =>
    ground('#1f6b5a') +
    depth(50, 46, 66, ['#26776a', '#2f8776', '#3b9984']) +
    [
      [14, 12, 4.4],
      [108, 10, 3.4],
      [10, 62, 3],
      [72, 86, 3.6],
    ]
      .map(([x, y, r], i) => sheet(star(x, y, r, r * 0.42, 5, i * 0.4, i + 2), '#e9f7b8', 0))
      .join('') +
    sheet(
      blob('4,54 8,36 22,32 26,16 44,18 56,6 72,16 88,18 90,36 100,48 90,62 84,78 62,76 46,86 32,76 12,76'),
      '#7d57cc',
      2,
    ) +
    sheet(
      blob('12,54 18,40 30,36 34,24 48,26 58,16 70,24 80,28 82,42 88,52 78,64 60,68 46,76 34,68 18,68'),
      '#a57fe8',
      1,
    ) +
    sheet(blob('22,52 34,40 52,36 70,38 76,52 66,64 48,66 30,64'), '#c7adf6', 0) +
    eyes(47, 46, 12.5, 10, 1, 2) +
    sheet(cut('28,31 45,41 45,48 27,40'), '#3d2478', 0) +
    sheet(cut('66,31 49,41 49,48 67,40'), '#3d2478', 0) +
    line('M36 66Q47 57 59 65', '#3d2478', 3.6) +
    at(
      93,
      47,
      0.9,
      8,
      sheet(box(-3.6, 16, 7.2, 44, 0.6, 3), paint.kraft, 1) +
        sheet(octagon(27), paint.white, 2) +
        sheet(octagon(23.5), paint.danger, 0) +
        [
          ['-8,2 -9,-6 -10,-11', 4.6],
          ['-3,0 -3.4,-8 -3.6,-15', 4.8],
          ['2,0 2.4,-8 2.8,-14', 4.8],
          ['6.6,2 8,-5 9,-10', 4.4],
          ['5,11 11,6 15,1', 5],
        ]
          .map(([points, w]) => line(`M${points.replaceAll(' ', 'L')}`, paint.white, w))
          .join('') +
        sheet(blob('-10,0 0,-3 8.4,0 9,8 6,15 -5,15 -10,8'), paint.white, 0),
    ) +
    sheet(blob('81,79 84,71 94,70 99,78 94,87 84,87'), '#7d57cc', 2) +
    line('M85 76L93 75M85 81L94 81', '#5b3aa6', 2),
  mirrorPoncho: () =>
    ground('#a5e3b8') +
    sheet(blob('-10,56 20,44 50,54 90,46 132,56 132,110 -10,110'), '#86d3a0', 1) +
    sheet(cut('128,4 90,30 97,33 70,53 103,36 97,33 128,14'), paint.gold, 1) +
    sheet(cut('72,60 94,62 91,66 106,74 107,67 118,84 97,83 101,79 80,72 85,67 70,64'), paint.gold, 1) +
    sheet(cut('41,20 57,20 57,46 61,50 50,55 39,50 42,46'), '#f3e2c4', 1) +
    sheet(cut('32,80 42,80 41,96 33,96'), '#e3cba4', 1) +
    sheet(cut('56,80 66,80 65,96 57,96'), '#e3cba4', 1) +
    group(
      sheet(cut('44,47 55,47 92,86 72,96 50,98 26,97 4,88'), '#dff0f6', 2) +
        [
          ['44,47 55,47 55,62', '#b5d6e6'],
          ['44,47 55,62 30,64', '#ffffff'],
          ['55,62 55,47 72,65', '#eef8fb'],
          ['30,64 55,62 46,84', '#c6e0ec'],
          ['55,62 72,65 70,84', '#a3c9dd'],
          ['30,64 46,84 10,80', '#eef8fb'],
          ['55,62 70,84 46,84', '#ffffff'],
          ['72,65 87,80 70,84', '#d3e8f1'],
        ]
          .map(([points, fill]) => sheet(cut(points), fill, 0))
          .join('') +
        sheet(
          cut(
            '6,84 26,88 48,88 70,87 90,81 96,92 88,90 84,98 76,92 70,102 60,93 52,104 44,93 34,102 26,93 16,99 10,90 0,94',
          ),
          '#e0527a',
          1,
        ),
      'translate(0 8) scale(1 .83)',
    ) +
    at(
      10,
      3,
      0.8,
      0,
      sheet(cut('36,20 36,2 45,14'), '#e3cba4', 1) +
        sheet(cut('52,15 58,-1 60,17'), '#e3cba4', 1) +
        sheet(blob('35,40 34,26 38,16 48,13 58,16 62,26 60,40 48,46'), '#f3e2c4', 1) +
        sheet(blob('36,20 44,8 50,12 57,8 62,20 52,18 44,22'), '#fffaf0', 1) +
        sheet(blob('32,36 40,31 55,31 63,36 63,45 55,50 40,50 32,45'), '#fffaf0', 1) +
        sheet(cut('32,22 46,24 46,33 34,32'), paint.ink, 1) +
        sheet(cut('48,24 64,22 62,32 49,33'), paint.ink, 1) +
        line('M46 26H49', paint.ink, 3) +
        sheet(cut('35,24 39,24.5 37,30 35.5,30'), '#7fc6dd', 0) +
        sheet(cut('52,25 56,24.4 54,31 52.5,31'), '#7fc6dd', 0) +
        dot(44, 37.5, 1.4, '#8a6a4a') +
        dot(50, 37.5, 1.4, '#8a6a4a') +
        line('M37 43Q46 48 56 40', '#6b4a32', 2.4),
    ) +
    sheet(star(72, 58, 14, 6, 8, 0.2, 3), paint.white, 1) +
    sheet(star(72, 58, 7, 3, 8, 0.5, 4), paint.gold, 0),
  hotPotatoProtocol: () =>
    ground('#8fdaa8') +
    depth(60, 36, 62, ['#a5e3b8', '#bdecca', '#d6f5de']) +
    at(
      58,
      37,
      0.93,
      8,
      sheet(blob('-20,0 -28,-12 -20,-16 -20,-30 -8,-20 -2,-38 8,-22 18,-32 20,-18 28,-12 20,2'), paint.fire, 2) +
        sheet(blob('-15,-2 -17,-14 -8,-12 -3,-25 6,-12 14,-19 16,-2'), paint.gold, 0) +
        sheet(blob('-23,4 -19,-9 -4,-14 14,-11 23,2 19,16 4,21 -15,18'), '#b3733d', 2) +
        sheet(oval(-15, 10, 2.6, 1.8, 2), '#8a5428', 0) +
        sheet(oval(16, 10, 2.2, 1.6, 3), '#8a5428', 0) +
        sheet(oval(-2, 17, 2.2, 1.4, 3), '#8a5428', 0) +
        eyes(0, -1, 8.5, 7.2, 0, 2) +
        sheet(oval(0, 11, 5, 4.4, 4), paint.throat, 0),
    ) +
    group(lagartoonHead('worried'), 'translate(-9 37) scale(.3)') +
    sheet(ribbon('34,104 46,92 49,80', 11, 8), paint.lagartoon, 1) +
    sheet(blob('42,82 39,72 45,75 46,66 51,72 56,67 56,77 51,84'), paint.lagartoon, 1) +
    sheet(
      blob('78,108 80,70 85,53 92,41 98,27 109,23 117,29 111,33 116,45 123,56 127,74 128,108'),
      paint.kuchuritok,
      2,
    ) +
    group(kuchuritokFace('worried'), 'translate(74.5 38) scale(.29)') +
    ghostHand(73, 82, 1, -14, 0.5),
};
