// Pictures of action cards that are played against a rival.
import { ghostHand, glove, heads, kuchuritokFace, lagartoonHead, mantisHead, robotHead } from '../heads.mjs';
import {
  blob,
  box,
  coin,
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
  ribbon,
  scenery,
  sheet,
  star,
  teeth,
} from '../paper.mjs';
import { tyrant } from './penalties.mjs';

/** A head of 200 × 200 centered at a spot. */
const put = (head, x, y, s, turn = 0) =>
  group(head, `translate(${x} ${y}) rotate(${turn}) scale(${s}) translate(-100 -100)`);

/** Moves a drawing that is centered at 0, 0. */
const at = (x, y, s, turn, inner) => group(inner, `translate(${x} ${y}) rotate(${turn}) scale(${s})`);

const stars = (places) =>
  places.map(([x, y, r], i) => sheet(star(x, y, r, r * 0.42, 5, i * 0.4, i + 2), paint.turn, 0)).join('');

/** A card in flight. */
const card = (x, y, s, turn, fill, sign = '') =>
  at(
    x,
    y,
    s,
    turn,
    sheet(box(-9, -13, 18, 26, 0.6, 3), paint.white, 1) + sheet(box(-6.5, -10.5, 13, 21, 0.5, 4), fill, 0) + sign,
  );

/** Drawings of 120 × 92 by the ID of their card. */
export const attacks = {
  pickpocketTentacle: () =>
    ground('#ffdc86') +
    sheet(oval(88, 50, 50, 46, 4), '#ffe7a8', 0) +
    sheet(blob('-10,-10 52,-10 54,20 50,50 58,104 -10,104'), '#3f7fae', 2) +
    sheet(cut('-6,-6 55,-6 54,6 -6,8'), paint.kraft2, 1) +
    sheet(box(18, -4, 7, 16, 0.5, 3), '#356d97', 1) +
    coin(16, 37, 9) +
    coin(42, 38, 8) +
    sheet(cut('4,38 48,36 46,78 26,90 6,80'), '#5596c4', 1) +
    line('M8 44L44 42M9 78L26 85 43 75', '#f6d27a', 1.8, 'stroke-dasharray="4 4"') +
    sheet(ribbon('112,104 118,66 108,28 80,8 52,8 34,13 21,20 20,32 27,38', 25, 8), paint.tongue, 2) +
    [
      [105, 39, 4.2],
      [92, 23, 3.8],
      [74, 14, 3.3],
      [57, 13, 2.8],
    ]
      .map(([x, y, r], i) => sheet(oval(x, y, r, r, i + 2), '#ffe3e6', 0))
      .join('') +
    coin(33, 27, 12, 2) +
    sheet(ribbon('21,30 25,38 35,40 44,33', 9, 5), paint.tongue, 1) +
    sheet(blob('58,108 58,70 66,48 84,40 102,48 110,70 110,108'), '#f27a8e', 2) +
    sheet(blob('59,57 72,53 84,55 96,53 109,57 111,70 98,74 84,70 70,74 57,70'), paint.ink, 0) +
    eyes(83, 63, 11, 7.8, -3.2, -1) +
    line('M71 80Q82 87 95 77', paint.throat, 3),
  egoVacuum: () =>
    ground('#ffe08a') +
    sheet(cut('-6,74 126,70 126,100 -6,100'), '#d98f4e', 1) +
    sheet(blob('94,34 99,44 112,54 121,74 125,108 63,108 67,74 76,54 89,44'), paint.kuchuritok, 2) +
    put(kuchuritokFace('worried'), 94.5, 68, 0.3) +
    at(
      93,
      37,
      1,
      10,
      sheet(cut('-15,10 -20,-12 -8,-3 0,-18 8,-3 20,-12 15,10'), paint.gold, 2) +
        sheet(cut('-15,10 -15.8,6 15.8,6 15,10'), paint.danger, 0),
    ) +
    sheet(ribbon('30,52 26,24 40,6 66,2 92,8', 11), paint.ink, 2) +
    [
      [28, 38, 20],
      [27, 24, -10],
      [34, 12, -50],
      [47, 5, -72],
      [62, 2.5, -88],
      [76, 4, 102],
    ]
      .map(([x, y, turn]) =>
        group(sheet(box(-6, -1.2, 12, 2.4, 0.2, 3), '#3d6570', 0), `translate(${x} ${y}) rotate(${turn})`),
      )
      .join('') +
    sheet(cut('84,-2 103,1 114,25 70,21'), paint.danger, 2) +
    sheet(cut('69,18 115,22 114,27 68,23'), '#8f1524', 0) +
    line('M69 31L66 38M66 44L62 50', paint.white, 2.4) +
    sheet(blob('4,82 6,58 20,44 42,44 54,58 58,82'), paint.act, 2) +
    sheet(box(1, 79, 60, 8, 0.8, 3), paint.act2, 1) +
    sheet(oval(15, 88, 7, 7, 3), paint.ink) +
    sheet(oval(46, 88, 7, 7, 4), paint.ink) +
    eyes(32, 57, 9.5, 7.5, 3, -1) +
    sheet(blob('18,68 32,71 46,67 42,76 32,79 22,76'), paint.throat, 0) +
    sheet(cut('21,69 32,71.5 43,69 42,72 32,74.5 22,72'), paint.white, 0),
  gravityHiccup: () =>
    ground('#ffc873') +
    depth(56, 70, 84, ['#ffd48a', '#ffdfa3', '#ffebc0']) +
    sheet(ribbon('4,74 2,62 16,58 60,66 98,58 114,62 112,74', 8, 8), '#cf6a3f', 1) +
    sheet(oval(56, 73, 35, 35, 4), '#3f9fc6', 2) +
    sheet(blob('26,62 34,48 48,41 52,48 42,56 36,66'), '#8ed0e6', 0) +
    sheet(blob('72,52 80,50 86,60 82,64'), '#8ed0e6', 0) +
    eyes(56, 58, 12.5, 11, 0, -5) +
    sheet(oval(56, 76, 8, 7.5, 3), paint.throat, 1) +
    sheet(oval(56, 79.5, 5, 3, 3), paint.tongue, 0) +
    sheet(ribbon('4,72 20,86 56,94 92,86 112,72', 8, 8), '#e98a55', 2) +
    at(
      23,
      22,
      1,
      -24,
      sheet(cut('-10,-2 10,-2 9,14 -9,14'), paint.paper, 1) +
        sheet(cut('-14,-1 0,-14 14,-1'), paint.danger, 1) +
        dot(-4, 4, 1.8, paint.ink) +
        dot(4, 4, 1.8, paint.ink) +
        sheet(oval(0, 9.5, 2.4, 2.6, 3), paint.throat, 0),
    ) +
    sheet(ribbon('86,36 76,40 68,34 72,28', 7, 2.5), paint.lagartoon2) +
    sheet(ribbon('94,44 94,53 87,55', 5, 4.5), paint.lagartoon2) +
    sheet(ribbon('102,42 110,50 118,47', 5, 4.5), paint.lagartoon) +
    sheet(blob('86,30 96,26 106,30 107,42 98,48 88,43'), paint.act, 1) +
    sheet(blob('93,28 99,28 101,46 95,46'), paint.lemon, 0) +
    put(lagartoonHead('hurt'), 97, 20, 0.2, 10) +
    line('M40 26L43 34M58 14L58 30M72 12L69 24', paint.white, 2.6),
  tractorYawn: () =>
    ground('#33356f') +
    stars([
      [78, 12, 4.5],
      [108, 30, 3.4],
      [70, 82, 3.4],
    ]) +
    sheet(cut('30,38 128,14 128,88 32,72'), '#7f9bd0', 0) +
    sheet(cut('30,46 128,32 128,72 32,66'), '#a8c3e8', 0) +
    sheet(blob('-14,26 6,6 34,6 54,24 60,50 50,78 26,92 -14,92'), '#f2c66b', 2) +
    sheet(oval(2, 74, 8, 6, 3), '#dca94e', 0) +
    sheet(oval(46, 80, 5, 4, 4), '#dca94e', 0) +
    sheet(blob('-10,26 10,8 38,4 56,22 48,28 22,22 -8,36'), '#e8697f', 2) +
    sheet(blob('38,5 58,2 74,12 80,26 70,24 58,18 50,20'), '#e8697f', 1) +
    sheet(ribbon('-8,34 22,23 54,25', 8, 7), paint.paper, 1) +
    sheet(oval(76, 28, 6, 6, 3), paint.paper) +
    sheet(oval(32, 60, 22, 20, 5), paint.throat, 1) +
    sheet(blob('14,66 30,60 48,66 44,76 32,80 20,76'), paint.tongue, 0) +
    sheet(cut('21,43 32,40 43,43 41,49 33,47 23,49'), paint.white, 0) +
    line('M6 36Q12 42 19 36M38 34Q45 39 52 33', paint.ink, 3.2) +
    sheet(blob('2,42 6,50 2,54 -2,50'), '#bfe8fa') +
    at(
      88,
      55,
      0.9,
      -16,
      sheet(ribbon('-14,4 -24,0 -32,6', 6, 5), paint.deepPaper) +
        sheet(ribbon('-14,10 -22,14 -32,14', 6, 5), paint.deepPaper) +
        sheet(cut('-32,2 -37,4 -36,12 -31,10'), paint.ink) +
        sheet(cut('-31,10 -36,13 -36,20 -30,18'), paint.ink) +
        sheet(box(-17, -5, 20, 22, 0.8, 3), paint.robot2, 1),
    ) +
    put(robotHead('worried'), 98, 50, 0.235, -14) +
    line('M118 16L106 19M112 76L102 74', paint.white, 2.6),
  cosmicHairball: () =>
    ground('#ffd27d') +
    sheet(oval(84, 54, 52, 46, 4), '#ffe2a3', 0) +
    sheet(blob('-12,104 -10,30 8,22 36,24 54,40 58,64 44,84 20,104'), '#ef8a47', 2) +
    sheet(cut('-4,30 -2,0 20,22'), '#ef8a47', 1) +
    sheet(cut('1,22 2,8 13,21'), paint.tongue, 0) +
    sheet(cut('28,24 50,2 54,38'), '#ef8a47', 1) +
    sheet(cut('38,25 48,12 50,30'), paint.tongue, 0) +
    sheet(cut('14,22 19,22 18,34'), '#b85a24', 0) +
    sheet(cut('22,23 28,23 24,36'), '#b85a24', 0) +
    line('M2 46L14 50 3 55M48 46L36 50 47 55', paint.ink, 3.4) +
    sheet(blob('14,66 30,58 50,58 56,70 46,86 24,88 12,78'), paint.throat, 1) +
    sheet(cut('22,63 25,71 29,61'), paint.white, 0) +
    sheet(cut('42,59 45,68 49,59'), paint.white, 0) +
    sheet(blob('26,80 40,70 58,72 66,80 58,86 40,90'), paint.tongue, 1) +
    sheet(blob('20,55 30,55 25,61'), '#8f3a2a', 0) +
    line('M8 60L-6 58M8 66L-6 70', '#b85a24', 2) +
    sheet(ribbon('84,26 78,20 76,14', 6, 5), paint.mantis2) +
    glove(77, 9, 8, 1, 0.3) +
    sheet(ribbon('98,72 104,80 102,84', 6, 5), paint.mantis2) +
    sheet(blob('94,87 98,81 106,81 112,87 104,89'), paint.ink) +
    sheet(star(86, 50, 33, 26, 15, 0.2, 4, 0.1), '#7d4a2a', 2) +
    sheet(star(86, 50, 27, 21, 13, 0, 6, 0.12), '#9c6238', 1) +
    line('M64 40Q84 26 108 38M62 64Q84 80 110 62M66 52Q60 40 72 34M98 74Q112 66 108 52', '#c98a55', 2.4) +
    sheet(blob('66,46 86,40 106,46 108,54 86,60 64,55'), '#4a2815', 0) +
    sheet(oval(77, 50, 8, 7, 3), '#f6f1b4', 1) +
    sheet(oval(96, 50, 8, 7, 4), '#f6f1b4', 1) +
    dot(77, 51, 3, paint.ink) +
    dot(96, 51, 3, paint.ink) +
    line('M70 78Q78 74 84 82M60 46Q56 40 62 34', '#7d4a2a', 2.4),
  glueRain: () => {
    const strand = (points, from, to) => sheet(ribbon(points, from, to), '#fffaf0', 1);
    return (
      ground('#f3b452') +
      sheet(blob('-10,60 24,54 64,60 100,52 132,58 132,110 -10,110'), '#e29a3a') +
      strand('16,24 15,40 16,52', 8, 5) +
      sheet(oval(16, 54, 5.5, 6.5, 3), '#fffaf0') +
      strand('38,24 39,34 38,42', 8, 5) +
      sheet(oval(38, 44, 5, 6, 4), '#fffaf0') +
      strand('104,22 105,44 104,60', 9, 5) +
      sheet(oval(104, 62, 6, 7, 5), '#fffaf0') +
      strand('84,22 85,30 84,36', 7, 5) +
      sheet(oval(84, 37, 4.6, 5.6, 6), '#fffaf0') +
      strand('62,24 61,40 62,54', 12, 9) +
      sheet(blob('2,26 6,12 24,8 36,-4 58,0 74,-6 94,2 112,8 118,24 106,33 84,29 62,34 38,29 16,34'), '#9fb8c9', 2) +
      eyes(60, 13, 11, 8, 0, 3) +
      sheet(cut('36,3 54,9 54,14 36,10'), '#6f8ca0', 0) +
      sheet(cut('84,3 66,9 66,14 84,10'), '#6f8ca0', 0) +
      line('M50 26Q60 31 70 25', paint.ink, 3) +
      strand('46,72 40,82 30,90', 4, 9) +
      strand('78,72 84,82 94,90', 4, 9) +
      strand('62,78 62,84 62,92', 6, 13) +
      sheet(blob('-8,88 18,82 34,86 60,82 90,86 112,82 128,88 128,106 -8,106'), '#fffaf0', 2) +
      die(62, 63, 0.5) +
      sheet(blob('48,49 54,42 62,38 70,42 76,49 74,56 69,51 64,55 58,50 52,57'), '#fffaf0', 1) +
      eyes(62, 62, 7, 6, 0, -2) +
      sheet(oval(62, 73, 3.4, 3, 3), paint.throat, 0)
    );
  },
  bankruptcyBeam: () =>
    ground('#24305c') +
    stars([
      [12, 18, 4],
      [108, 50, 4],
      [16, 54, 3],
      [104, 14, 3],
    ]) +
    sheet(blob('-10,86 30,80 80,84 132,78 132,110 -10,110'), '#1b2449') +
    sheet(cut('42,20 78,20 110,100 10,100'), '#e9d98a', 0) +
    sheet(cut('50,20 70,20 92,100 28,100'), '#fbf0b4', 0) +
    coin(46, 39, 5) +
    coin(76, 42, 6) +
    coin(92, 66, 6) +
    coin(30, 62, 5.5) +
    coin(24, 84, 6) +
    at(
      3,
      7,
      0.95,
      0,
      sheet(blob('40,14 44,0 60,-8 76,0 80,14'), '#bfe3f0', 1) +
        eyes(60, 5, 7.5, 6.2, 0, 3) +
        sheet(blob('18,20 36,11 60,9 84,11 102,20 88,28 60,32 32,28'), '#8a63b8', 2) +
        [30, 46, 74, 90].map((x) => dot(x, 20, 2.6, paint.gold)).join('') +
        sheet(blob('48,18 60,20 72,18 68,26 60,28 52,26'), paint.throat, 0) +
        sheet(teeth(50, 19, 20, 4, 4, 0), paint.white, 0),
    ) +
    at(
      5.4,
      5.5,
      0.91,
      0,
      sheet(ribbon('54,88 52,94 48,96', 5, 5), paint.mantis2) +
        sheet(ribbon('66,88 68,94 72,96', 5, 5), paint.mantis2) +
        sheet(ribbon('46,72 38,74 36,82', 6, 5), paint.mantis2) +
        sheet(ribbon('74,72 82,74 84,82', 6, 5), paint.mantis2) +
        sheet(cut('44,66 76,66 79,77 75,92 45,92 41,77'), paint.kraft, 2) +
        line('M52 68L50 90M60 68V90M68 68L70 90', paint.kraft2, 1.6) +
        sheet(cut('42.6,72 77.4,72 78,76 42,76'), '#5f6f78', 0) +
        sheet(cut('42.6,83 77.4,83 76.4,87 43.6,87'), '#5f6f78', 0) +
        put(mantisHead('worried'), 60, 57, 0.21),
    ),
  stickyFingers: () => {
    const jam = '#c2183f';
    const finger = (points, x, y, look) =>
      sheet(ribbon(points, 17, 14), '#f0ab86', 1) +
      sheet(oval(x, y, 9, 8.5, Math.round(x)), jam, 1) +
      eyes(x, y - 1, 3.8, 3.3, look, 0.4);
    return (
      scenery('#ffe08a', '#f0c25c') +
      card(20, 58, 1.35, -26, paint.roll, sheet(oval(0, -2, 4, 4, 3), paint.white, 0)) +
      card(36, 50, 1.35, -4, paint.duel, sheet(star(0, -2, 5, 2.2, 5, 0, 2), paint.white, 0)) +
      sheet(blob('-8,104 -6,86 10,76 26,82 34,104'), paint.kuchuritok2, 1) +
      ghostHand(24, 84, 1, -8, 0.85) +
      at(
        60,
        27,
        1.7,
        14,
        sheet(box(-9, -13, 18, 26, 0.6, 3), paint.white, 2) +
          sheet(box(-6.5, -10.5, 13, 21, 0.5, 4), paint.response, 0) +
          eyes(0, -2, 3.2, 2.7, -0.6, 1) +
          sheet(oval(0, 4.5, 1.8, 2.2, 3), paint.throat, 0),
      ) +
      sheet(blob('52,62 57,56 54,49 50,46 60,46 60,50 61,56 64,62 58,66'), jam) +
      sheet(blob('80,26 77,30 72,31 69,27 67,36 71,36 76,35 80,38 82,32'), jam) +
      sheet(blob('98,9 92,14 84,16 76,13 74,22 84,20 92,19 97,23 99,16'), jam) +
      finger('92,84 76,72 62,66', 58, 64, -1.2) +
      finger('98,72 90,50 80,36', 78, 32, -1.2) +
      finger('112,68 106,40 98,20', 96, 16, -1.2) +
      sheet(blob('72,104 78,82 84,68 98,58 112,54 130,52 130,104'), '#f0ab86', 1) +
      line('M92 74Q104 66 120 70M90 86Q104 78 122 84', '#d98c66', 2.4) +
      sheet(blob('56,70 61,70 60,79 58,81 56,78'), jam) +
      sheet(blob('77,38 82,38 80,47 78,48'), jam)
    );
  },
  thrownGauntlet: () =>
    ground('#f7b566') +
    depth(52, 50, 66, ['#f9c27f', '#fbd09a', '#fddfba']) +
    put(lagartoonHead('hurt'), 36, 54, 0.44, -14) +
    at(
      84,
      46,
      1,
      16,
      sheet(cut('12,-17 40,-26 44,26 12,19'), '#8e9fab', 2) +
        sheet(cut('38,-27 46,-28 50,27 42,28'), paint.gold, 1) +
        dot(27, -13, 2.2, paint.gold) +
        dot(28, 0, 2.2, paint.gold) +
        dot(27, 13, 2.2, paint.gold) +
        sheet(blob('-16,-20 4,-24 18,-18 20,0 18,18 2,24 -16,20'), '#c9d5db', 2) +
        [-20, -10, 0, 10]
          .map((y, i) => sheet(box(-26 + [3, 0, 0, 3][i], y, 15, 10.5, 0.6, i + 2), i % 2 ? '#aebec8' : '#b9c8d0', 1))
          .join('') +
        eyes(4, -5, 7.5, 6.4, -2.4, 1) +
        sheet(cut('-10,-14 4,-9 4,-5 -10,-10'), '#5f6f7a', 0) +
        sheet(cut('18,-14 5,-9 5,-5 18,-10'), '#5f6f7a', 0) +
        sheet(ribbon('14,16 0,14 -12,8', 11, 9), '#8e9fab', 1),
    ) +
    line('M98 12L112 12M106 20L116 21M84 78L98 84M94 88L104 91', paint.white, 3),
  totalAudit: () =>
    ground('#e6c983') +
    sheet(cut('-6,-6 56,-6 52,100 -6,100'), '#efd79b', 0) +
    sheet(blob('62,104 64,84 78,74 128,70 128,104'), '#3a4a55', 2) +
    sheet(cut('88,74 106,74 97,92'), paint.white, 1) +
    sheet(cut('94,78 101,78 103,100 92,100'), paint.danger, 1) +
    sheet(blob('62,40 66,12 86,-4 108,0 120,22 120,52 110,74 90,81 70,72'), '#b9c4b0', 2) +
    sheet(oval(77, 40, 15.5, 15, 3), paint.ink, 1) +
    sheet(oval(105, 40, 15.5, 15, 4), paint.ink, 1) +
    line('M119 38L128 34', paint.ink, 3.4) +
    sheet(oval(77, 40, 12, 11.6, 3), '#e6f4fd', 0) +
    sheet(oval(105, 40, 12, 11.6, 4), '#e6f4fd', 0) +
    coin(75, 41, 7, 0) +
    coin(103, 41, 7, 0) +
    sheet(blob('87,47 91,45 95,47 98,58 91,61 85,58'), '#9fab97', 1) +
    line('M82 69L101 68', paint.ink, 3) +
    sheet(cut('66,19 86,23 85,27 66,24'), '#7f8b78', 0) +
    sheet(cut('116,18 97,23 98,27 116,23'), '#7f8b78', 0) +
    sheet(
      blob('36,12 44,20 50,34 50,54 42,68 34,72 38,82 30,86 24,80 24,72 14,66 8,52 10,34 16,18 22,14 26,8 31,14'),
      paint.kuchuritok,
      2,
    ) +
    put(kuchuritokFace('worried'), 29.5, 51, 0.23, 180) +
    sheet(cut('60,-6 84,-6 66,6 52,4'), '#3a4a55', 1) +
    sheet(cut('54,-6 66,-6 56,8 46,3'), paint.white, 1) +
    sheet(blob('50,-4 54,6 44,12 34,13 24,11 24,5 34,2 40,-6'), '#b9c4b0', 2) +
    sheet(ribbon('46,2 34,7 26,16', 7, 5), '#a7b39e', 1) +
    coin(54, 74, 6) +
    coin(12, 78, 6) +
    coin(46, 86, 5) +
    card(60, 58, 0.6, 24, paint.duel) +
    card(6, 62, 0.55, -20, paint.roll),
  royalSummons: () =>
    ground('#ffd98a') +
    sheet(oval(74, 40, 54, 46, 4), '#ffe7ad', 0) +
    sheet(blob('-10,-10 22,-10 18,30 4,60 -10,64'), '#b3203a', 1) +
    sheet(blob('128,-10 108,-10 114,34 118,70 128,78'), '#b3203a', 1) +
    tyrant(78, 44, 0.42, { mouth: 'laugh', look: [-8, 6], turn: 4 }) +
    put(heads['noncredoMantis/worried'](), 26, 72, 0.28) +
    sheet(cut('104,68 130,62 130,104 98,104'), paint.mantis2, 1) +
    sheet(cut('98,72 108,68 104,104 92,104'), paint.white, 1) +
    sheet(ribbon('80,86 70,76 64,66 54,64 51,72', 10, 7), paint.tower4, 2) +
    sheet(blob('70,80 80,72 94,74 102,84 98,100 80,104 68,94'), paint.tower3, 2) +
    sheet(ribbon('88,80 76,82 72,88', 9, 8), paint.tower4, 1) +
    sheet(ribbon('92,90 80,91 76,96', 9, 8), paint.tower4, 1) +
    sheet(oval(72, 76.5, 5, 3.4, 3), paint.gold, 1) +
    sheet(oval(72, 75, 2.6, 2.6, 3), paint.danger, 0),
};
