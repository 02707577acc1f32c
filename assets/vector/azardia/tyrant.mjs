// The Tyrant. His mouth is open around (80, 118): the game draws his tongue from there.
import { lid } from './heads.mjs';
import { blob, cut, dot, group, line, oval, paint, sheet, star, teeth } from './paper.mjs';

const crown = (turn = 0, dx = 0, dy = 0) =>
  group(
    sheet(cut('36,50 26,18 48,32 52,20 60,30 64,10 112,10 116,28 130,18 124,50'), paint.robot2, 1) +
      sheet(cut('34,54 14,14 46,34 58,5 80,32 102,3 114,33 146,12 126,54'), paint.gold, 2) +
      [
        [14, 16, paint.act],
        [58, 9, paint.mantis],
        [102, 8, paint.act],
        [146, 15, paint.mantis],
      ]
        .map(([x, y, fill], i) => sheet(oval(x, y, 7, 7, i + 3), fill))
        .join('') +
      sheet(cut('33,44 127,43 126,56 34,57'), paint.robot) +
      sheet(cut('80,38 89,49 80,60 71,49'), paint.danger) +
      sheet(cut('80,38 84,48 80,49 71,49'), '#e8596a', 0) +
      sheet(oval(54, 50, 4.5, 4.5, 2), paint.tower4, 0) +
      sheet(oval(106, 49.5, 4.5, 4.5, 3), paint.tower4, 0),
    `translate(${dx} ${dy}) rotate(${turn} 80 54)`,
  );

/** A furry brow over the left eye, its lower edge torn. */
const brow = (turn, dx = 0, dy = 0) =>
  group(
    sheet(cut('-29,-7 -22,-14 -2,-13 22,-8 25,4 18,10 12,4 6,11 -1,4 -8,10 -14,3 -22,7'), paint.tower, 2),
    `translate(${50 + dx} ${72 + dy}) rotate(${turn})`,
  );

const mirrored = (inner) => group(inner, 'translate(160 0) scale(-1 1)');

const eye = (x, y, look, size = 7) =>
  sheet(oval(x, y, 19, 17, x > 80 ? 4 : 3), paint.paper) +
  dot(x + look[0], y + look[1], size, paint.danger) +
  dot(x + look[0], y + look[1], size * 0.58, paint.ink) +
  dot(x + look[0] - size * 0.3, y + look[1] - size * 0.4, size * 0.22, paint.white);

const socket = (x) => sheet(oval(x, 85, 25, 22, x > 80 ? 5 : 6), paint.tower2, 0);

const eyes = {
  calm: () =>
    eye(51, 87, [4, 3]) +
    eye(109, 86, [-2, 3]) +
    sheet(lid(51, 87, 21, 19, 0, 5), paint.tower2) +
    sheet(lid(109, 86, 21, 19, -0.4, -4), paint.tower2) +
    brow(14, 0, 4) +
    mirrored(brow(-2, 0, -6)),
  angry: () =>
    eye(49, 87, [4, 4], 5.5) +
    eye(111, 87, [-4, 4], 5.5) +
    brow(24, 1, 1) +
    mirrored(brow(24, 1, 1)) +
    sheet(cut('74,70 79,60 81,76'), paint.tower, 0) +
    sheet(cut('86,70 83,60 80,78'), paint.tower, 0),
  laughing: () =>
    line('M34 92Q51 68 68 92', paint.ink, 7) +
    line('M92 92Q109 68 126 92', paint.ink, 7) +
    brow(-6, -2, -8) +
    mirrored(brow(-6, -2, -8)) +
    sheet(blob('24,86 32,98 31,106 23,109 16,104 17,96'), '#bfe8fa') +
    sheet(blob('136,86 144,96 143,104 136,109 128,105 128,97'), '#bfe8fa'),
};

const mouths = {
  calm: () =>
    sheet(blob('42,116 62,110 80,112 100,109 122,104 118,124 102,136 80,138 56,134'), paint.throat, 0) +
    sheet(blob('58,130 80,122 102,130 94,136 66,136'), '#8e1b46', 0) +
    sheet(teeth(52, 112, 60, 6, 9, 0), paint.paper, 0) +
    sheet(cut('54,135 59,116 66,136'), paint.paper) +
    sheet(cut('98,136 105,115 110,131'), paint.paper),
  angry: () =>
    sheet(blob('36,120 50,106 80,104 110,106 124,120 124,136 112,141 80,137 48,141 36,136'), paint.throat, 0) +
    sheet(blob('56,132 80,122 104,132 96,138 64,138'), '#8e1b46', 0) +
    sheet(teeth(44, 107, 72, 6, 14, 1), paint.paper, 0) +
    sheet(cut('42,140 48,118 57,139'), paint.paper) +
    sheet(cut('103,139 112,118 118,140'), paint.paper),
  laughing: () =>
    sheet(blob('30,104 56,108 80,109 104,108 130,104 124,130 106,146 80,149 54,146 36,130'), paint.throat, 0) +
    sheet(blob('52,142 66,130 80,134 94,130 108,142 94,148 66,148'), '#8e1b46', 0) +
    sheet(teeth(40, 107, 80, 7, 13, 1), paint.paper, 0) +
    sheet(cut('47,144 53,124 61,147'), paint.paper) +
    sheet(cut('99,147 107,124 113,144'), paint.paper),
};

const jaws = {
  calm: '26,112 50,102 80,104 110,102 134,112 132,134 112,148 80,150 48,148 28,134',
  angry: '22,112 50,98 80,100 110,98 138,112 138,138 116,151 80,152 44,151 22,138',
  laughing: '20,102 50,100 80,102 110,100 140,102 138,134 116,153 80,155 44,153 22,134',
};

/** The lower lip, in front of the fangs. */
const lips = {
  calm: '38,126 56,133 80,137 104,134 120,122 124,134 106,147 80,149 54,147 34,138',
  angry: '30,132 48,138 80,135 112,138 130,132 132,144 108,151 80,152 52,151 28,144',
  laughing: '32,130 52,142 80,146 108,142 128,130 130,140 106,153 80,155 54,153 30,140',
};

const face = (mood) =>
  [
    sheet(blob('12,92 2,62 22,70 36,84 32,112 18,114'), paint.tower2),
    sheet(blob('148,92 158,62 138,70 124,84 128,112 142,114'), paint.tower2),
    sheet(blob('15,92 9,72 22,78 28,92 24,106'), paint.tongue, 0),
    sheet(blob('145,92 151,72 138,78 132,92 136,106'), paint.tongue, 0),
    sheet(blob('22,74 40,52 80,46 120,52 138,74 142,108 130,138 104,148 56,148 30,138 18,108'), paint.tower3, 2),
    sheet(blob(jaws[mood]), paint.tower4),
    mouths[mood](),
    sheet(blob(lips[mood]), paint.tower4),
    socket(51),
    socket(109),
    eyes[mood](),
    sheet(blob('60,104 66,92 80,86 94,92 100,104 92,111 80,108 68,111'), paint.tower4, 2),
    sheet(oval(71, 104, 4, 2.8, 2), paint.tower, 0),
    sheet(oval(89, 104, 4, 2.8, 3), paint.tower, 0),
    sheet(oval(90, 94, 3.6, 3.2, 3), paint.tower2),
    sheet(oval(28, 112, 3.2, 2.8, 4), paint.tower2),
    crown({ calm: -3, angry: 0, laughing: 5 }[mood], 0, 3),
  ].join('');

const head = (mood) =>
  group(sheet(star(80, 89, 64, 50, 23, 0.1, 6, 0.05), paint.tower, 2), 'translate(-12 0) scale(1.15 1)') +
  group(face(mood), 'translate(5.6 4.2) scale(.93)');

/** The Tyrant's head, 160 × 160. */
export const tyrant = {
  'tyrant/calm': () => head('calm'),
  'tyrant/angry': () => head('angry'),
  'tyrant/laughing': () => head('laughing'),
};
