// Pictures of action cards that answer others.
import { blob, box, cut, depth, eyes, group, line, oval, paint, ribbon, scenery, sheet, star } from '../paper.mjs';

const ground = (fill) => `<rect x="-4" y="-4" width="128" height="100" fill="${fill}"/>`;

/** Drawings of 120 × 92 by the ID of their card. */
export const answers = {
  nopeNebula: () =>
    ground('#2f4f63') +
    sheet(star(18, 16, 5, 2, 5, 0, 2), paint.gold, 0) +
    sheet(star(104, 12, 4, 1.6, 5, 0, 4), paint.white, 0) +
    sheet(star(12, 76, 4, 1.6, 5, 0, 5), paint.white, 0) +
    sheet(blob('8,50 20,26 42,28 58,10 82,20 100,30 104,56 88,76 62,74 40,82 18,72'), paint.kuchuritok2, 2) +
    sheet(blob('16,50 28,34 46,36 60,20 80,28 92,42 92,58 72,68 44,72 24,64'), paint.kuchuritok) +
    sheet(blob('28,50 44,42 60,34 78,42 80,56 60,64 38,62'), paint.kuchuritok3) +
    eyes(50, 48, 11, 8, 0, 2) +
    sheet(cut('32,36 50,42 50,47 32,43'), paint.night, 0) +
    sheet(cut('70,36 52,42 52,47 70,43'), paint.night, 0) +
    line('M42 64q8 -6 17 0', paint.ink, 3.2) +
    group(
      sheet(box(-4, 10, 8, 36, 1, 3), paint.kraft) +
        sheet(star(0, 0, 25, 23.2, 4, 0.39, 3, 0), paint.white, 2) +
        sheet(star(0, 0, 21, 19.6, 4, 0.39, 3, 0), paint.danger, 0) +
        sheet(
          blob('-8,-2 -8,-10 -5,-10 -4,-4 -3,-13 0,-13 0,-4 2,-12 5,-12 4,-3 8,-9 10,-7 7,4 3,11 -5,11 -9,4'),
          paint.white,
          0,
        ),
      'translate(96 50) rotate(9)',
    ),
  mirrorPoncho: () =>
    scenery('#a5e3b8', '#7fd09a') +
    sheet(blob('60,2 78,12 80,30 70,38 50,38 40,30 42,12'), paint.lagartoon, 2) +
    sheet(ribbon('26,16 60,8 94,16', 8), paint.kraft, 2) +
    sheet(blob('44,10 60,-6 76,10'), paint.kraft2) +
    eyes(60, 24, 8, 6, 3, 0) +
    sheet(cut('46,36 74,36 108,88 60,98 12,88'), paint.roll, 2) +
    sheet(cut('50,40 60,38 44,92 18,86'), '#ffffff', 0, 'opacity=".75"') +
    sheet(cut('70,44 76,44 96,84 86,87'), '#ffffff', 0, 'opacity=".6"') +
    sheet(cut('12,86 60,95 108,86 106,96 60,104 14,96'), paint.mantis) +
    sheet(ribbon('118,34 92,52', 5), paint.gold, 2) +
    sheet(ribbon('92,52 116,74', 5), paint.gold, 2) +
    sheet(cut('120,66 119,82 106,76'), paint.gold) +
    sheet(star(92, 52, 11, 4.6, 8, 0, 3), paint.white),
  hotPotatoProtocol: () =>
    ground('#8ed6a6') +
    depth(60, 44, 66, ['#a5e3b8', '#b9ebc8', '#cdf3d8']) +
    sheet(blob('-6,96 6,66 26,62 40,76 36,100'), paint.kuchuritok, 2) +
    sheet(ribbon('18,72 28,50', 11, 8), paint.kuchuritok) +
    sheet(ribbon('28,74 42,56', 11, 8), paint.kuchuritok) +
    sheet(blob('126,96 114,64 96,60 80,74 86,100'), paint.robot, 2) +
    sheet(ribbon('102,70 94,48', 11, 8), paint.robot) +
    sheet(ribbon('92,74 80,56', 11, 8), paint.robot) +
    sheet(blob('44,30 38,10 48,16 54,-2 64,12 76,-2 78,16 88,10 84,34'), paint.fire, 2) +
    sheet(blob('50,30 48,18 56,22 62,8 70,20 78,16 78,32'), paint.gold, 0) +
    sheet(blob('38,40 46,26 66,22 84,30 88,46 76,60 52,62 40,54'), paint.kraft2, 2) +
    sheet(oval(48, 50, 3, 2, 2), paint.kraft, 0) +
    sheet(oval(78, 38, 3, 2, 3), paint.kraft, 0) +
    eyes(62, 39, 9, 7, 0, -2) +
    sheet(oval(62, 53, 6, 5, 6), paint.throat, 0) +
    line('M24 30q8 -16 20 -14M100 28q-6 -14 -16 -14', paint.white, 3),
};
