// Pictures of action cards that are played at a rival.
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
  ribbon,
  scenery,
  sheet,
  star,
  teeth,
  thread,
} from '../paper.mjs';

const ground = (fill) => `<rect x="-4" y="-4" width="128" height="100" fill="${fill}"/>`;

/** Drawings of 120 × 92 by the ID of their card. */
export const attacks = {
  pickpocketTentacle: () =>
    ground('#ffd98a') +
    sheet(blob('-8,-6 44,-6 40,40 50,100 -8,100'), paint.tower3, 2) +
    sheet(cut('-6,40 42,36 46,88 -6,92'), paint.tower4) +
    line('M-2 46l40 -3', '#bfe3e4', 2, 'stroke-dasharray="4 5"') +
    sheet(ribbon('104,100 112,66 92,50 70,58 62,40 40,34', 30, 9), paint.mantis3, 2) +
    [
      [104, 74, 5],
      [94, 60, 4.4],
      [78, 60, 4],
      [66, 52, 3.4],
    ]
      .map(([x, y, r], i) => sheet(oval(x, y, r, r, i + 2), paint.white, 0))
      .join('') +
    coin(40, 26, 13, 2) +
    coin(18, 54, 8) +
    coin(30, 62, 6) +
    eyes(98, 20, 10, 8, -4, 3) +
    line('M90 34q8 6 16 0', paint.ink, 3),
  egoVacuum: () =>
    scenery('#ffe08a', '#e8bf57') +
    sheet(ribbon('34,60 38,22 66,10 88,34', 11), paint.ink) +
    sheet(cut('76,34 100,34 110,56 68,56'), paint.mantis, 2) +
    line('M74 66h4M88 62h4M104 68h4M82 74h3M98 76h3', paint.ink, 2.4, 'opacity=".5"') +
    sheet(blob('6,64 18,44 46,42 60,60 58,82 10,84'), paint.act, 2) +
    eyes(33, 58, 10, 8, 3, 2) +
    sheet(blob('22,72 34,70 46,72 40,79 28,79'), paint.throat, 0) +
    sheet(oval(20, 86, 6, 6, 3), paint.ink) +
    sheet(oval(48, 86, 6, 6, 4), paint.ink) +
    group(sheet(cut('-18,11 -22,-11 -9,-1 0,-16 9,-1 22,-11 18,11'), paint.gold, 2), 'translate(88 76) rotate(-16)'),
  gravityHiccup: () =>
    ground('#2b4a78') +
    sheet(star(14, 16, 5, 2, 5, 0, 2), paint.gold, 0) +
    sheet(star(106, 80, 4, 1.6, 5, 0, 3), paint.white, 0) +
    sheet(oval(60, 48, 33, 33, 4), '#3fa7c9', 2) +
    sheet(blob('38,30 56,20 62,34 46,42'), '#7ccbe2', 0) +
    sheet(blob('66,62 84,56 88,64 74,76'), '#7ccbe2', 0) +
    eyes(57, 40, 12, 10, 0, -4) +
    sheet(oval(58, 62, 9, 11, 6), paint.throat) +
    sheet(oval(58, 67, 5, 4, 3), paint.tongue, 0) +
    sheet(ribbon('6,70 36,88 84,72 116,34', 8, 7), paint.gold, 2) +
    sheet(blob('94,20 100,12 110,14 112,22 104,28'), paint.white) +
    sheet(blob('104,6 108,2 114,4 112,10'), paint.white),
  tractorYawn: () =>
    scenery('#ffcf94', '#e3a75f') +
    sheet(blob('-6,12 20,-6 52,-2 66,20 62,52 40,68 10,62 -8,44'), paint.tower3, 2) +
    sheet(blob('8,30 30,20 54,28 56,46 34,58 12,50'), paint.throat) +
    sheet(teeth(12, 29, 40, 5, 7, 1), paint.white, 0) +
    line('M14 12q7 5 13 0M38 10q7 5 13 0', paint.ink, 3.2) +
    sheet(cut('54,32 126,44 126,88 54,50'), paint.lemon, 0, 'opacity=".55"') +
    sheet(cut('54,36 126,56 126,76 54,46'), paint.lemon, 0, 'opacity=".6"') +
    group(
      sheet(cut('-9,12 -5,-8 5,-8 9,12'), paint.mantis) +
        sheet(blob('-12,-8 -8,-18 8,-18 12,-8 0,-2'), paint.mantis, 2) +
        eyes(0, -12, 5, 4, -2, 0),
      'translate(96 66) rotate(24)',
    ) +
    line('M80 56l-8 -2M84 70l-10 -4', paint.white, 3),
  cosmicHairball: () =>
    ground('#4a3a86') +
    depth(70, 46, 58, ['#5a4a9c', '#6b5bb0', '#7e6fc4']) +
    sheet(blob('8,30 4,6 18,14 32,12 46,4 44,30 46,56 26,68 8,56'), paint.kraft2, 2) +
    eyes(26, 30, 9, 7, 4, 0) +
    sheet(blob('16,44 32,40 44,46 36,60 20,58'), paint.throat) +
    line('M2 38h-8M4 46h-8', paint.ink, 2) +
    sheet(ribbon('38,52 52,58 60,54', 7, 4), '#bfe3f0', 0) +
    sheet(star(84, 54, 33, 25, 13, 0.2, 4, 0.1), paint.robot2, 2) +
    sheet(star(84, 54, 25, 18, 11, 0, 6, 0.12), paint.kraft) +
    line('M66 40q20 4 32 -4M62 56q22 8 44 0M70 72q14 -8 30 -2M78 36q-4 20 6 40', paint.kraft2, 2.4) +
    eyes(84, 50, 8, 6, 2, 1) +
    line('M78 64q6 4 12 0', paint.ink, 2.6),
  glueRain: () =>
    ground('#9cc9d8') +
    sheet(blob('4,30 12,10 36,14 52,0 76,6 98,4 114,22 104,38 60,40 20,40'), paint.white, 2) +
    sheet(blob('20,30 40,24 60,30 84,22 100,30 60,38'), '#e4f1f4', 0) +
    eyes(58, 20, 9, 6.5, 0, 2) +
    line('M52 32q6 -4 12 0', paint.ink, 2.6) +
    [
      [20, 46, 14],
      [40, 48, 26],
      [62, 46, 16],
      [84, 48, 30],
      [104, 44, 14],
    ]
      .map(([x, y, h]) =>
        sheet(
          ribbon(
            [
              [x, y - 10],
              [x - 1, y + h * 0.5],
              [x, y + h],
            ],
            5,
            11,
          ),
          '#fff3c4',
        ),
      )
      .join('') +
    sheet(blob('-6,88 18,78 40,84 62,76 86,84 110,76 126,84 126,104 -6,104'), '#fff3c4', 2) +
    sheet(blob('50,84 56,70 66,70 70,84'), paint.lagartoon, 2) +
    sheet(blob('50,72 54,60 68,60 72,72 62,76'), paint.lagartoon) +
    eyes(61, 67, 5, 4, 0, 1.4),
  bankruptcyBeam: () =>
    ground('#1f3550') +
    sheet(blob('22,20 42,6 78,6 98,20 84,30 36,30'), paint.kraft2, 2) +
    sheet(blob('40,12 50,-2 70,-2 80,12 60,18'), paint.roll) +
    eyes(60, 8, 7, 5, 0, 3) +
    [34, 60, 86].map((x) => dot(x, 22, 3, paint.gold)).join('') +
    sheet(cut('46,28 74,28 104,100 16,100'), paint.lemon, 0, 'opacity=".5"') +
    sheet(cut('52,28 68,28 84,100 36,100'), paint.lemon, 0, 'opacity=".6"') +
    group(
      sheet(blob('-26,-10 -10,-20 14,-18 26,-4 18,16 -14,18'), paint.tongue, 2) +
        sheet(oval(25, -1, 6, 8, 3), paint.mantis3) +
        dot(23, -2, 1.4, paint.ink) +
        dot(27, -2, 1.4, paint.ink) +
        eyes(10, -9, 6, 4.4, 0, -2) +
        sheet(cut('-8,-20 -2,-32 4,-20'), paint.mantis3) +
        sheet(box(-12, 14, 6, 9, 0.5, 2), paint.mantis3) +
        sheet(box(8, 14, 6, 9, 0.5, 3), paint.mantis3),
      'translate(56 70) rotate(-8)',
    ) +
    coin(36, 46, 5) +
    coin(76, 40, 6) +
    coin(66, 52, 4),
  stickyFingers: () =>
    scenery('#ffdd8f', '#edc066') +
    sheet(blob('-6,100 0,72 26,58 52,66 58,88 50,100'), paint.lagartoon, 2) +
    [
      [8, 70, 2, 40],
      [24, 62, 24, 28],
      [40, 64, 48, 34],
      [52, 76, 74, 56],
    ]
      .map(
        ([x1, y1, x2, y2], i) =>
          sheet(
            ribbon(
              [
                [x1, y1],
                [(x1 + x2) / 2 + 2, (y1 + y2) / 2],
                [x2, y2],
              ],
              13,
              10,
            ),
            paint.lagartoon,
            1,
          ) + sheet(oval(x2, y2, 8, 7, i + 3), '#a5e3b8'),
      )
      .join('') +
    group(
      sheet(box(-17, -24, 34, 48, 1, 3), paint.white, 2) +
        sheet(box(-13, -20, 26, 40, 1, 4), paint.act, 0) +
        sheet(star(0, 0, 11, 8, 9, 0, 2), paint.gold, 0) +
        eyes(0, -1, 4, 3, 1, 1),
      'translate(90 36) rotate(14)',
    ) +
    line('M48 34q14 -4 24 4M74 56q4 -4 6 -6M24 28q28 -22 50 -6', '#fff3c4', 4) +
    eyes(24, 82, 8, 6, 4, -3),
  thrownGauntlet: () =>
    ground('#f7b267') +
    sheet(star(64, 58, 74, 50, 12, 0.1, 3), '#f9c27f') +
    sheet(star(64, 60, 46, 32, 11, 0.3, 5), paint.paper, 2) +
    group(
      sheet(blob('-24,-6 -18,-30 10,-34 28,-16 26,14 6,26 -18,22'), paint.danger, 2) +
        sheet(blob('-22,6 -32,-8 -20,-20 -8,-8 -8,10'), '#9c1222') +
        line('M-2 -31l-2 16M10 -31l0 17M20 -24l-2 14', '#9c1222', 3) +
        sheet(box(-19, 20, 40, 14, 1, 3), paint.gold) +
        sheet(box(-16, 32, 34, 8, 1, 4), paint.white),
      'translate(62 50) rotate(152) scale(1.12)',
    ) +
    line('M104 8l-10 14M116 22l-12 8M88 2l-4 12', paint.ink, 3.6) +
    sheet(blob('14,84 30,76 46,82 40,92 18,94'), paint.kraft) +
    sheet(blob('88,84 102,78 112,86 104,94 90,94'), paint.kraft),
  totalAudit: () =>
    ground('#dfe7d8') +
    sheet(box(0, 62, 122, 40, 1, 3), paint.kraft, 2) +
    sheet(blob('30,64 36,34 60,24 84,34 90,64'), paint.ink, 2) +
    sheet(cut('52,32 68,32 64,62 56,62'), paint.white) +
    sheet(cut('57,34 63,34 65,54 60,60 55,54'), paint.danger, 0) +
    sheet(blob('42,20 46,2 60,-4 76,2 80,20 70,34 50,34'), '#bfd0b4', 2) +
    sheet(oval(51, 16, 10, 9, 3), paint.white) +
    sheet(oval(71, 16, 10, 9, 4), paint.white) +
    line('M41 15h-4M81 15h4M60 15h2', paint.ink, 2.4) +
    dot(52, 18, 3.2, paint.ink) +
    dot(70, 18, 3.2, paint.ink) +
    line('M54 28h14', paint.ink, 2.6) +
    sheet(box(4, 54, 26, 30, 1.5, 4), paint.paper) +
    line('M9 62h16M9 68h16M9 74h10', '#8aa5a8', 2) +
    coin(100, 72, 9) +
    coin(100, 65, 9) +
    coin(100, 58, 9) +
    group(
      sheet(ribbon('-6,0 24,-4', 10), '#bfd0b4', 2) +
        sheet(box(18, -16, 12, 18, 1, 3), paint.kraft2) +
        sheet(box(13, 0, 22, 7, 1, 4), paint.danger),
      'translate(62 70)',
    ),
  royalSummons: () =>
    ground('#1f5563') +
    sheet(cut('-6,-6 34,-6 20,100 -6,100'), paint.mantis2, 2) +
    sheet(cut('126,-6 88,-6 102,100 126,100'), paint.mantis2, 2) +
    sheet(ribbon('8,-4 14,40 6,98', 5), paint.mantis, 0) +
    sheet(ribbon('112,-4 106,40 114,98', 5), paint.mantis, 0) +
    thread(60, -6, 60, 10) +
    group(
      sheet(blob('-28,24 -22,-6 -12,-20 12,-20 22,-6 28,24'), paint.gold, 2) +
        sheet(box(-32, 22, 64, 8, 1, 3), paint.robot) +
        eyes(0, 2, 9, 7, 0, 3) +
        sheet(blob('-8,14 0,12 8,14 4,20 -4,20'), paint.throat, 0) +
        sheet(oval(0, 36, 8, 8, 3), paint.kraft2),
      'translate(60 32) rotate(10)',
    ) +
    line('M22 40q-6 8 0 18M98 34q8 8 2 20', paint.gold, 3.4) +
    sheet(blob('44,100 48,80 60,74 74,80 78,100'), paint.lagartoon, 2) +
    eyes(61, 84, 7, 5.5, 0, -3),
};
