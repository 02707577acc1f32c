// Pictures of action cards that move pawns.
import { lagartoonHead } from '../heads.mjs';
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

/** A cloud around a spot, 40 wide at scale 1. */
const cloud = (x, y, s, fill, lift = 1) =>
  group(
    sheet(blob('-20,6 -18,-3 -9,-4 -4,-11 6,-11 10,-4 19,-3 21,6 10,9 -10,9'), fill, lift),
    `translate(${x} ${y}) scale(${s})`,
  );

/** Drawings of 120 × 92 by the ID of their card. */
export const moves = {
  bootJets: () =>
    ground('#ffd25e') +
    sheet(oval(98, 16, 26, 26, 5), '#ffe08a') +
    sheet(oval(98, 16, 15, 15, 3), '#fff0b8', 0) +
    cloud(18, 18, 0.8, '#fff0cc') +
    cloud(100, 62, 0.7, '#fff0cc') +
    group(
      sheet(cut('-28,28 -13,28 -18,46 -26,43 -32,66 -38,48 -54,58 -40,38'), paint.fire) +
        sheet(cut('-26,29 -16,29 -22,41 -34,50 -33,39'), paint.gold, 0) +
        sheet(cut('-9,28 6,28 3,47 -5,44 -10,68 -17,49 -32,60 -20,39'), paint.fire) +
        sheet(cut('-7,29 4,29 -1,42 -12,52 -13,40'), paint.gold, 0) +
        sheet(box(-30, 23, 18, 8, 0.8, 3), '#7f979e') +
        sheet(box(-11, 23, 18, 8, 0.8, 4), '#7f979e') +
        sheet(cut('-2,14 42,10 44,30 6,24'), paint.throat, 0) +
        sheet(ribbon('8,22 28,22 44,27 54,20', 8, 7), paint.tongue) +
        sheet(cut('-33,16 0,17 14,22 46,31 43,37 8,27 -33,26'), paint.ink) +
        sheet(blob('-28,-34 0,-36 3,-14 20,-10 36,-3 44,8 36,17 0,18 -29,18 -32,-8'), paint.mantis, 2) +
        sheet(teeth(10, 16.5, 32, 5, 6, 1), paint.white, 0) +
        sheet(blob('24,-8 36,-3 44,8 36,16 28,10'), paint.mantis3, 0) +
        sheet(blob('-34,-44 -20,-47 -6,-46 7,-45 9,-34 -2,-31 -16,-32 -32,-31'), paint.white, 2) +
        sheet(ribbon('-32,-13 -14,-14 5,-13', 6), paint.ink, 0) +
        sheet(oval(-22, -14, 10, 10, 3), paint.robot2) +
        sheet(oval(-4, -14, 10, 10, 4), paint.robot2) +
        sheet(oval(-22, -14, 7.6, 7.6, 3), paint.white, 0) +
        sheet(oval(-4, -14, 7.6, 7.6, 4), paint.white, 0) +
        dot(-19.5, -14, 3.4, paint.ink) +
        dot(-1.5, -14, 3.4, paint.ink),
      'translate(69 39) rotate(-17) scale(.82)',
    ) +
    cloud(62, 94, 1.1, paint.paper, 2) +
    cloud(14, 88, 1.2, paint.paper, 2) +
    cloud(106, 90, 1.2, paint.paper, 2),

  elasticShoes: () => {
    const side = (look, mouth) =>
      sheet(ribbon('66,-4 78,18 71,38 71,66', 15, 12), '#f59f6c', 2) +
      sheet(cut('64.5,42 78,42 77,66 65,66'), paint.white, 0) +
      sheet(cut('64.5,46 77.6,46 77.4,50 64.7,50'), paint.danger, 0) +
      sheet(cut('64.8,54 77.2,54 77,58 65,58'), paint.danger, 0) +
      sheet(blob('62,80 62,62 71,59 78,63 81,71 92,72 94,58 104,50 114,56 117,70 114,80 88,79'), paint.act, 2) +
      line('M79 76Q86 73.5 93 76', '#6f86f0', 1.6) +
      sheet(ribbon('60,83 88,81.5 118,83', 7), paint.white, 1) +
      sheet(oval(99.5, 60, 6.4, 6.4, 2), paint.white) +
      sheet(oval(110, 60, 6, 6, 3), paint.white) +
      dot(99.5 + look, 61, 2.9, paint.ink) +
      dot(110 + look, 61, 2.9, paint.ink) +
      mouth;
    return (
      scenery('#ffe08a', '#f0bf5c') +
      sheet(cut('-4,62 124,56 124,60 -4,66'), '#fff0b8', 0) +
      group(
        side(
          2.4,
          sheet(blob('97,70 105,68 112,71 108,77 100,76'), paint.throat, 0) +
            sheet(blob('100,75 105,72.5 110,75 106,77'), paint.tongue, 0),
        ),
        'translate(120 0) scale(-1 1)',
      ) +
      side(
        2.4,
        sheet(box(97.5, 69, 14, 7, 0.6, 4), paint.white, 0) +
          line('M98.5 72.5h12M101.5 69.5v6M105 69.5v6M108.5 69.5v6', paint.ink, 1),
      ) +
      sheet(cut('38,-6 82,-6 84,12 62,15 60,9 58,15 36,12'), paint.mantis, 2) +
      sheet(cut('37,7 58,10.5 58,14 36,11'), paint.mantis3, 0) +
      sheet(cut('83,7 62,10.5 62,14 84,11'), paint.mantis3, 0)
    );
  },

  catapultToad: () =>
    scenery('#ffe394', '#ecc764') +
    sheet(oval(102, 20, 9, 9, 4), paint.paper) +
    sheet(oval(99, 18, 2.2, 2.2, 4), paint.deepPaper, 0) +
    sheet(oval(105, 23, 1.8, 1.8, 3), paint.deepPaper, 0) +
    sheet(cut('58,80 70,44 80,44 96,80 86,80 76,58 67,80'), paint.kraft2, 2) +
    sheet(ribbon('14,74 46,64 76,52 110,38', 7, 8), paint.kraft, 2) +
    pin(76, 52, 4) +
    sheet(cut('96,44 113,42 116,68 94,69'), '#6d7f88', 2) +
    eyes(105, 54, 4.6, 3.8, -1, 0) +
    line('M102 62h6', paint.ink, 2) +
    sheet(box(30, 78, 78, 9, 1, 3), paint.kraft, 2) +
    sheet(oval(44, 86, 9, 9, 3), paint.kraft2, 2) +
    pin(44, 86, 3) +
    sheet(oval(96, 86, 9, 9, 4), paint.kraft2, 2) +
    pin(96, 86, 3) +
    group(
      sheet(blob('-26,22 -34,30 -38,22 -30,12'), paint.lagartoon2) +
        sheet(blob('26,20 36,26 38,18 28,10'), paint.lagartoon2) +
        sheet(blob('-32,4 -22,-10 0,-14 22,-10 32,4 30,20 16,29 -16,29 -30,20'), paint.lagartoon, 2) +
        sheet(blob('-18,22 0,17 18,22 12,28 -12,28'), paint.lemon, 0) +
        sheet(cut('-23,-9 -20,-24 -8,-33 8,-33 20,-24 23,-9 0,-14'), paint.danger, 2) +
        sheet(cut('-4,-33.5 4,-33.5 5,-13 -5,-13'), paint.white, 0) +
        sheet(oval(-19, -12, 13, 13, 3), paint.lagartoon, 2) +
        sheet(oval(19, -12, 13, 13, 4), paint.lagartoon, 2) +
        eyes(0, -13, 19, 9.5, 3, -3) +
        sheet(blob('-24,6 0,2 24,5 20,14 0,17 -20,15'), paint.throat, 0) +
        sheet(blob('-20,7 0,4 21,6 18,12 0,14 -17,13'), paint.white, 0) +
        line('M-18 9.5L-12 7.5 -6 11 0 8 6 11 12 7.5 18 10', paint.throat, 1.6) +
        dot(-27, 8, 1.8, paint.lagartoon2) +
        dot(27, 7, 1.8, paint.lagartoon2),
      'translate(37 44) rotate(-15)',
    ) +
    sheet(blob('2,66 14,70 36,70 62,55 60,64 44,76 22,82 6,78'), paint.kraft2, 2) +
    sheet(blob('20,60 27,60 29,70 22,74 17,68'), paint.lagartoon, 1) +
    sheet(blob('52,49 59,48 62,56 56,61 50,57'), paint.lagartoon, 1),

  snackPortal: () =>
    ground('#3a2570') +
    depth(66, 46, 66, ['#5a3fa6', paint.kuchuritok2, paint.kuchuritok]) +
    sheet(ribbon('118,20 96,6 66,6 40,18', 3, 9), paint.kuchuritok3, 0) +
    sheet(ribbon('104,76 84,88 60,88 40,80', 3, 9), paint.kuchuritok3, 0) +
    sheet(blob('38,44 52,28 64,33 76,27 96,42 92,62 76,74 58,74 42,62'), paint.mantis, 2) +
    sheet(blob('45,46 56,38 66,40 78,37 89,45 86,58 74,66 60,66 48,58'), paint.throat, 0) +
    sheet(teeth(50, 40, 34, 4, 9, 1), paint.white, 0) +
    eyes(66, 20, 13, 10, -4, 4) +
    sheet(oval(69, 57, 9, 8, 3), paint.tongue) +
    sheet(ribbon('70,57 60,68 42,76 26,76 14,68', 17, 12), paint.tongue, 2) +
    sheet(oval(69, 57, 8, 7, 3), paint.tongue, 0) +
    line('M68 60Q57 72 40 76', '#d9667f', 2) +
    group(
      sheet(blob('-23,8 23,8 21,17 -20,17'), '#d98f45', 2) +
        sheet(box(-23, 3, 46, 7, 1, 3), '#6b3a22', 1) +
        sheet(cut('-25,0 25,0 26,4 19,8 13,4 7,8 0,4 -7,8 -13,4 -19,8 -26,4'), paint.lagartoon, 1) +
        sheet(blob('-23,1 -20,-12 -8,-19 8,-19 20,-12 23,1'), '#eeb05c', 2) +
        [
          [-12, -14],
          [0, -17],
          [12, -14],
        ]
          .map(([x, y]) => sheet(oval(x, y, 2, 1.3, 3), paint.paper, 0))
          .join('') +
        eyes(0, -5, 8, 6.5, 2.4, -1.5),
      'translate(29 59) rotate(-8)',
    ) +
    group(
      sheet(oval(0, 0, 13, 12, 3), '#d98f45', 2) +
        sheet(oval(0, -1, 11.5, 10, 7, 0.07), paint.mantis3, 0) +
        sheet(oval(0, 0, 4, 3.6, 3), paint.kuchuritok2, 0) +
        line('M-7 -4l2 -2M6 -6l2 2M7 4l-2 2M-7 4l2 2', paint.gold, 1.6),
      'translate(107 73) rotate(12)',
    ) +
    sheet(star(20, 18, 14, 11, 9, 0, 2), paint.act, 2) +
    sheet(star(20, 18, 7, 3, 5, 0, 2), paint.gold, 0) +
    dot(104, 34, 1.8, paint.white) +
    dot(112, 10, 2.2, paint.white),

  pocketWormhole: () =>
    ground('#4c7fc0') +
    line('M-4 10L124 4M-4 16L124 10', '#ffd98a', 1.8, 'stroke-dasharray="5 4"') +
    sheet(blob('14,46 30,34 60,31 90,34 106,46 90,58 60,60 30,58'), paint.ink, 2) +
    sheet(oval(60, 46, 36, 10, 5), paint.night, 0) +
    sheet(oval(58, 47, 24, 6.5, 6), paint.kuchuritok2, 0) +
    sheet(ribbon('46,64 40,48 38,36 44,26', 22, 22), paint.tongue, 2) +
    line('M29 52Q39 56 50 51M28 43Q38 47 49 43', '#e8697f', 2.4) +
    sheet(blob('24,24 28,8 42,2 58,8 62,22 52,34 34,35'), paint.tongue, 2) +
    eyes(47, 15, 9, 8, 3.2, 3) +
    sheet(blob('42,26 50,24 57,26 53,32 46,32'), paint.throat, 0) +
    sheet(cut('4,45 30,54 60,57 90,54 116,45 112,100 8,100'), '#6a9bd6', 2) +
    sheet(cut('4,45 30,54 60,57 90,54 116,45 115.5,53 90,62 60,65 30,62 4.5,53'), '#86b1e4', 1) +
    line('M11 58L14 96M109 58L106 96', '#ffd98a', 2, 'stroke-dasharray="5 4"') +
    pin(11, 51, 3.6) +
    pin(109, 51, 3.6) +
    sheet(oval(80, 79, 20, 12, 4), paint.ink, 1) +
    sheet(oval(80, 80, 15, 8.5, 5), paint.night, 0) +
    sheet(oval(80, 81, 10, 5, 6), paint.kuchuritok2, 0) +
    sheet(ribbon('79,83 80,66 90,50 102,42 98,28', 16, 5), paint.tongue, 2) +
    sheet(oval(79, 83.5, 7.8, 3.6, 3), paint.tongue, 0) +
    line('M73 76Q80 79 87 75M74 67Q81 70 88 67M79 58Q85 62 92 61', '#e8697f', 2.2) +
    line('M108 24Q112 28 111 34M88 22Q84 25 84 31', paint.white, 2.4),

  shedSkinSprint: () =>
    scenery('#ffd25e', '#e0ad45') +
    sheet(blob('6,92 8,70 16,58 32,58 38,70 40,92'), '#e3e6b4', 1) +
    group(
      sheet(
        blob('8,112 14,72 42,46 84,50 114,74 152,80 184,84 196,100 184,117 180,140 116,162 60,172 24,150'),
        '#f6f8dd',
        2,
      ) +
        sheet(cut('14,84 3,52 22,56 16,24 42,30 52,6 68,22 88,8 94,44 60,60 30,76'), '#dfe2ae', 0) +
        sheet(oval(54, 70, 22, 20, 5), '#a9ab78', 0) +
        line('M52 132Q120 140 178 122', '#a9ab78', 8),
      'translate(0 18) rotate(8) scale(.24)',
    ) +
    sheet(blob('19,64 27,64 28,92 20,92'), '#8a8b5c', 0) +
    line('M19 64L19.5 92M27.5 64L28 92', '#fffbe0', 2, 'stroke-dasharray="2 2"') +
    sheet(ribbon('9,66 2,76 3,88', 7, 5), '#f6f8dd', 1) +
    sheet(ribbon('36,66 44,76 43,86', 7, 5), '#f6f8dd', 1) +
    line('M44 56h10M46 64h13M48 82h12', paint.white, 3) +
    sheet(ribbon('78,70 66,68 56,74 50,70', 12, 2), paint.lagartoon2) +
    sheet(ribbon('84,76 72,84 62,80', 10, 8), paint.lagartoon2) +
    sheet(blob('64,75 60,70 55,76 54,86 60,87'), paint.lemon) +
    sheet(ribbon('78,54 66,58 60,50', 8, 6), paint.lagartoon2) +
    sheet(blob('72,50 84,44 96,50 97,66 90,76 76,74 71,62'), paint.lagartoon, 2) +
    sheet(blob('86,50 95,52 96,64 90,70 86,62'), paint.lemon, 0) +
    sheet(ribbon('90,76 100,82 110,78', 10, 8), paint.lagartoon) +
    sheet(blob('106,75 116,70 120,74 116,84 109,85'), paint.lemon) +
    sheet(blob('71,64 84,67 97,64 101,76 92,82 85,76 80,84 70,78'), paint.white, 2) +
    [
      [76, 70],
      [85, 72],
      [94, 70],
      [76, 78],
      [94, 77],
    ]
      .map(([x, y]) => dot(x, y, 1.9, paint.danger))
      .join('') +
    sheet(ribbon('94,54 104,60 112,54', 8, 6), paint.lagartoon, 1) +
    group(lagartoonHead('glad'), 'translate(60 2) rotate(-4) scale(.27)'),

  softLanding: () =>
    ground('#a5e3b8') +
    depth(60, 40, 62, ['#b6eac6', '#c9f1d5', '#dcf7e4']) +
    line('M15 28L46 52M50 33L52 50M70 33L68 50M105 28L74 52', paint.ink, 1.4, 'opacity=".6"') +
    sheet(blob('34,7 60,4 86,7 98,15 108,30 90,33 70,35 60,24 50,35 30,33 12,30 22,15'), paint.white, 2) +
    [
      [28, 24, 4],
      [42, 16, 4.2],
      [44, 28, 3.2],
      [60, 14, 3.8],
      [78, 16, 4.2],
      [76, 28, 3.2],
      [92, 24, 4],
    ]
      .map(([x, y, r], i) => sheet(oval(x, y, r, r, i + 2), paint.mantis, 0))
      .join('') +
    sheet(blob('33,4 60,1 87,4 88,10 60,7 32,10'), paint.mantis, 1) +
    group(
      sheet(ribbon('-10,8 -20,2 -16,-8', 6, 4), paint.kraft) +
        sheet(ribbon('10,8 20,2 16,-8', 6, 4), paint.kraft) +
        sheet(box(-12, 10, 24, 16, 0.8, 5), paint.robot2, 1) +
        sheet(cut('-13,-8 -16,-22 -7,-15 0,-25 7,-15 16,-22 13,-8'), paint.gold, 1) +
        sheet(box(-17, -10, 34, 22, 1, 3), paint.robot, 2) +
        eyes(0, -3, 8, 6, 0, 2) +
        sheet(blob('0,4 8,3 15,8 7,10 0,8 -7,10 -15,8 -8,3'), paint.white),
      'translate(60 56)',
    ) +
    sheet(blob('2,72 12,64 36,72 60,78 84,72 108,64 118,72 112,100 8,100'), paint.kuchuritok3, 2) +
    sheet(oval(5, 67, 5, 5, 3), paint.kuchuritok2, 1) +
    sheet(oval(115, 67, 5, 5, 4), paint.kuchuritok2, 1) +
    sheet(ribbon('54,76 46,74 40,80', 5.5), paint.kraft) +
    sheet(ribbon('66,76 74,74 80,80', 5.5), paint.kraft) +
    sheet(blob('43,78 35,76 31,80 36,84 42,83'), paint.ink, 1) +
    sheet(blob('77,78 85,76 89,80 84,84 78,83'), paint.ink, 1) +
    line('M44 86Q48 90 52 86M68 86Q72 90 76 86', paint.ink, 2.4) +
    sheet(oval(35, 89, 4.5, 2.6, 3), paint.tongue, 0) +
    sheet(oval(85, 89, 4.5, 2.6, 4), paint.tongue, 0) +
    line('M56 88Q60 91 64 88', paint.ink, 2.4) +
    coin(22, 50, 8, 2) +
    coin(99, 52, 6.5, 2),
};
