// Portraits of the four characters. The heads are exported for the full figures, which use them too.
import { blob, box, cut, dot, group, line, oval, paint, ribbon, sheet, star, teeth } from './paper.mjs';

const eyeball = '#f6f1b4';
const glow = '#7cf3c8';
const sweat = '#bfe8fa';

/**
 * The part of an oval above a line, `level` radii below its center (above it if negative), rotated by `turn` degrees:
 * an eyelid.
 */
export function lid(x, y, rx, ry, level, turn = 0) {
  const low = Math.asin(level);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return cut(
    Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI - low + ((Math.PI + 2 * low) * i) / 12;
      const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    }),
  );
}

/** A pupil with a highlight. */
const pupil = (x, y, r) => dot(x, y, r, paint.ink) + dot(x - r * 0.35, y - r * 0.4, r * 0.32, paint.white);

/** An eye squeezed shut by laughing. */
const squeezed = (x, y, r, color = paint.ink, width = 6) =>
  line(`M${x - r} ${y + r * 0.35}Q${x} ${y - r} ${x + r} ${y + r * 0.35}`, color, width);

/** The star of a blow, with a small one beside it. */
const blow = (x, y, s = 1) =>
  group(
    sheet(star(16, 12, 9, 4.5, 5, 0.5, 5), paint.white, 1) +
      sheet(star(0, 0, 21, 10, 5, -0.2, 2), paint.gold, 2) +
      sheet(star(0, 1, 11, 5, 5, -0.2, 4), paint.fire, 0),
    `translate(${x} ${y}) scale(${s})`,
  );

/** A drop of sweat with its tip up. */
const drop = (x, y, s = 1, turn = 0) =>
  group(
    sheet(blob('0,-15 5,-4 8,4 5,11 0,13 -5,11 -8,4 -5,-4'), sweat, 1) + dot(-2.5, 5, 2.5, paint.white),
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
  );

// Lagartoon: a sly lizard in profile.

const lizardMouth = {
  calm: () =>
    sheet(blob('18,126 60,116 130,128 178,116 191,130 174,150 116,162 54,164 20,152'), paint.lagartoon2, 2) +
    sheet(blob('44,124 120,128 180,114 172,134 122,145 52,142'), paint.throat, 0) +
    sheet(teeth(62, 129, 106, 7, 11, 6), paint.white, 0) +
    sheet(ribbon('150,138 164,158 182,162 188,148 177,144', 15, 8), paint.tongue),
  glad: () =>
    sheet(blob('30,116 110,116 184,112 178,150 148,178 92,170 44,150'), paint.throat) +
    sheet(blob('70,150 104,140 148,152 168,178 152,196 128,188 96,176'), paint.tongue) +
    line('M108 156Q132 162 148 180', '#d9667f', 3) +
    sheet(teeth(62, 152, 84, 5, -11), paint.white, 0) +
    sheet(blob('18,120 34,124 62,146 104,158 142,172 158,186 140,195 92,190 44,172 20,148'), paint.lagartoon2, 2) +
    sheet(teeth(62, 122, 112, 7, 15, 6), paint.white),
  hurt: () =>
    sheet(blob('14,130 50,118 120,130 160,122 172,138 154,158 100,170 44,168 14,156'), paint.lagartoon2, 2) +
    sheet(blob('40,128 74,122 106,132 140,120 168,126 158,144 124,140 92,154 54,146'), paint.throat, 0) +
    sheet(cut('62,122 71,137 80,122'), paint.white, 0) +
    sheet(cut('100,122 110,138 119,122'), paint.white, 0) +
    sheet(cut('146,122 152,132 160,120'), paint.white, 0) +
    sheet(ribbon('134,138 146,156 142,178 150,190', 20, 17), paint.tongue) +
    line('M138 150Q143 164 142 176', '#d9667f', 3),
  worried: () =>
    sheet(blob('18,124 60,114 130,126 174,116 184,132 168,158 116,168 54,168 20,154'), paint.lagartoon2, 2) +
    sheet(blob('34,126 58,120 110,126 170,116 174,132 158,148 110,152 54,152'), paint.throat, 0) +
    sheet(blob('40,126 60,122 110,128 166,119 168,131 154,142 110,147 58,147'), paint.white, 0) +
    line('M40 134L56 140 70 132 86 140 102 133 118 140 133 131 148 138 166 126', paint.throat, 3.5),
};

const lizardEyes = {
  calm: () =>
    sheet(oval(98, 50, 25, 25, 4), paint.lagartoon2) +
    sheet(oval(101, 48, 18, 18, 3), paint.white) +
    pupil(108, 51, 8) +
    sheet(lid(101, 48, 20, 20, 0.1, -10), paint.lagartoon2),
  glad: () => sheet(oval(98, 50, 25, 25, 4), paint.lagartoon2) + squeezed(101, 48, 14, paint.ink, 5.5),
  hurt: () =>
    sheet(oval(98, 50, 25, 25, 4), paint.lagartoon2) + sheet(oval(101, 48, 19, 19, 3), paint.white) + pupil(95, 55, 6),
  worried: () =>
    sheet(oval(100, 46, 27, 28, 4), paint.lagartoon2) +
    sheet(oval(103, 44, 21, 21, 3), paint.white) +
    pupil(104, 50, 5),
};

const lizardNearEye = {
  calm: () =>
    sheet(oval(52, 54, 34, 33, 6), paint.lagartoon, 2) +
    sheet(oval(52, 54, 27, 26, 9), paint.lemon) +
    sheet(oval(54, 54, 21, 21, 5), paint.white) +
    pupil(64, 58, 10) +
    sheet(lid(53, 54, 29, 28, 0, -7), paint.lagartoon2),
  glad: () =>
    sheet(oval(52, 54, 34, 33, 6), paint.lagartoon, 2) +
    sheet(oval(52, 54, 27, 26, 9), paint.lagartoon2) +
    squeezed(53, 55, 19, paint.ink, 7),
  hurt: () =>
    sheet(oval(50, 56, 36, 35, 6), paint.lagartoon, 2) +
    sheet(oval(50, 56, 29, 28, 9), paint.lemon) +
    sheet(oval(51, 56, 24, 24, 5), paint.white) +
    pupil(65, 62, 7),
  worried: () =>
    sheet(oval(50, 50, 37, 37, 6), paint.lagartoon, 2) +
    sheet(oval(50, 50, 30, 30, 9), paint.lemon) +
    sheet(oval(51, 50, 25, 25, 5), paint.white) +
    pupil(55, 57, 6.5) +
    sheet(cut('14,42 58,10 66,17 22,54'), paint.lagartoon2),
};

/** Lagartoon's head in a 200 × 200 box. */
export const lagartoonHead = (mood) =>
  [
    sheet(cut('10,84 3,52 22,56 16,24 42,30 52,6 68,22 88,8 94,34 60,60 30,76'), paint.lemon),
    lizardMouth[mood](),
    lizardEyes[mood](),
    sheet(
      blob('8,112 14,72 42,46 84,50 114,74 152,80 184,84 196,100 184,117 130,124 74,122 38,140 14,138'),
      paint.lagartoon,
      2,
    ),
    lizardNearEye[mood](),
    sheet(oval(178, 92, 5, 3.6, 2), paint.lagartoon2, 0),
    sheet(oval(163, 89, 3.6, 3, 2), paint.lagartoon2, 0),
    sheet(oval(106, 92, 8, 6.5, 2), paint.lagartoon2, 0),
    sheet(oval(124, 101, 5.5, 4.6, 3), paint.lagartoon2, 0),
    sheet(oval(90, 103, 5.5, 4.5, 4), paint.lagartoon2, 0),
    mood === 'worried' ? drop(146, 48, 1.4, 8) : '',
    mood === 'hurt' ? blow(142, 38, 1.3) : '',
  ].join('');

/** A bow tie around a spot. */
export const bow = (x, y, s = 1) =>
  group(
    sheet(cut('-2,-3 -28,-16 -26,17 -2,5'), paint.mantis) +
      sheet(cut('2,-3 29,-15 27,16 2,5'), paint.mantis) +
      sheet(oval(0, 1, 8, 8, 2), paint.mantis2),
    `translate(${x} ${y}) scale(${s})`,
  );

const lizardBust = () =>
  sheet(blob('30,150 78,138 124,148 150,170 157,189 96,193 24,189 22,168'), paint.lagartoon, 2) +
  sheet(cut('70,150 112,150 108,191 76,192'), paint.lemon) +
  sheet(cut('34,152 72,146 84,192 22,190 24,168'), paint.act) +
  sheet(cut('110,146 132,152 156,176 159,190 102,192'), paint.act);

// Kuchuritok: a ghost under a hood with hypnotic eyes.

const hoods = {
  calm: '102,32 122,10 150,5 172,14 180,34 160,30 148,44',
  glad: '100,34 118,14 140,4 164,10 184,4 188,22 170,34 150,38',
  hurt: '100,42 82,28 60,30 46,48 42,68 24,60 20,34 36,12 66,4 100,8 128,22 146,44',
  worried: '100,30 120,12 150,10 174,28 184,58 172,76 164,52 152,42',
};

const rings = (x, y, r, dx = 0, dy = 0, small = 1) =>
  sheet(oval(x, y, r, r, 3), paint.white) +
  sheet(oval(x + dx * 0.25, y + dy * 0.25, r * 0.78, r * 0.78, 5), paint.kuchuritok2, 0) +
  sheet(oval(x + dx * 0.6, y + dy * 0.6, r * 0.56, r * 0.56, 6), paint.white, 0) +
  sheet(oval(x + dx, y + dy, r * 0.33 * small, r * 0.33 * small, 7), paint.night, 0);

const ghostFaces = {
  calm: () =>
    rings(68, 118, 31) +
    rings(132, 118, 31) +
    sheet(cut('32,84 102,106 102,119 32,113'), paint.kuchuritok2) +
    sheet(cut('168,84 98,106 98,119 168,113'), paint.kuchuritok2) +
    sheet(blob('68,154 100,160 136,150 128,168 100,174 76,168'), paint.tongue, 0) +
    sheet(cut('84,157 98,160 92,171'), paint.white, 0),
  glad: () =>
    rings(68, 116, 31, 0, -8) +
    rings(132, 116, 31, 0, -8) +
    sheet(lid(68, 114, 36, 35, -0.2, 172), paint.night, 0) +
    sheet(lid(132, 114, 36, 35, -0.2, 188), paint.night, 0) +
    sheet(cut('36,74 60,68 98,86 96,96 60,80 38,86'), paint.kuchuritok2) +
    sheet(cut('164,74 140,68 102,86 104,96 140,80 162,86'), paint.kuchuritok2) +
    sheet(blob('50,128 100,134 150,128 144,158 122,174 78,174 56,158'), paint.throat, 0) +
    sheet(blob('76,166 100,156 124,166 116,174 84,174'), paint.tongue, 0) +
    sheet(teeth(60, 130, 80, 5, 13, 0), paint.white, 0),
  hurt: () =>
    rings(68, 118, 32, 15, 5, 0.8) +
    rings(134, 116, 28, -13, 6, 0.8) +
    sheet(lid(134, 116, 31, 31, -0.45, 20), paint.kuchuritok2) +
    line('M70 162L82 155 92 164 104 154 116 164 126 156 134 160', paint.tongue, 6) +
    sheet(ribbon('108,160 114,170 112,182', 13, 12), paint.tongue),
  worried: () =>
    rings(66, 118, 33, 3, 6, 0.62) +
    rings(134, 118, 33, 3, 6, 0.62) +
    sheet(cut('24,106 80,72 86,83 30,120'), paint.kuchuritok2) +
    sheet(cut('176,106 120,72 114,83 170,120'), paint.kuchuritok2) +
    sheet(blob('80,162 90,154 102,160 112,154 122,162 112,172 102,167 90,173'), paint.throat, 0),
};

/** Kuchuritok's face below the hood, in a 200 × 200 box. */
export const kuchuritokFace = (mood) =>
  sheet(blob('36,88 100,56 164,88 178,138 148,182 52,182 22,138'), paint.kuchuritok2) +
  sheet(blob('42,92 100,66 158,92 170,138 142,176 58,176 30,138'), paint.night) +
  ghostFaces[mood]();

/** A ghost's hand, fingers up; `flip` is -1 for the left one. */
export const ghostHand = (x, y, flip = 1, turn = 0, s = 1) =>
  group(
    [0, 1, 2]
      .map((i) => sheet(ribbon(`${i * 11 - 12},-4 ${i * 12 - 13},-17 ${i * 12 - 14},-27`, 13, 9), paint.kuchuritok))
      .join('') +
      sheet(oval(0, 0, 20, 17, 4), paint.kuchuritok) +
      sheet(ribbon('12,2 20,-2 27,-10', 13, 9), paint.kuchuritok),
    `translate(${x} ${y}) scale(${flip * s} ${s}) rotate(${turn})`,
  );

const kuchuritokPortrait = (mood) =>
  [
    sheet(
      blob(
        `${hoods[mood]} 168,78 182,126 192,180 166,193 134,186 100,194 66,186 34,193 8,180 18,126 32,84 ${mood === 'hurt' ? '54,58' : '64,54'}`,
      ),
      paint.kuchuritok,
      2,
    ),
    kuchuritokFace(mood),
    mood === 'hurt' ? blow(152, 34, 1.3) : '',
    mood === 'worried' ? ghostHand(58, 174, -1, 8, 0.88) + ghostHand(142, 174, 1, 8, 0.88) : '',
  ].join('');

// Robot-i-King: a cardboard king with a gauge and a screen for eyes.

const crown = (turn = 0, x = 0, y = 0) =>
  group(
    sheet(cut('46,62 33,14 66,40 83,6 100,34 118,4 133,38 167,12 154,62'), paint.gold, 2) +
      sheet(oval(83, 10, 7.5, 7.5, 3), paint.mantis) +
      sheet(oval(118, 9, 7.5, 7.5, 4), paint.act) +
      sheet(oval(34, 16, 7, 7, 4), paint.lagartoon) +
      sheet(oval(166, 15, 7, 7, 4), paint.lagartoon) +
      sheet(cut('44,50 156,48 155,63 45,65'), paint.mantis),
    `translate(${x} ${y}) rotate(${turn} 100 58)`,
  );

const gauge = (x, y, r, dx, dy, needle, pupilSize = 6.5) => {
  const angle = (needle * Math.PI) / 180;
  return (
    sheet(oval(x, y, r, r, 3), paint.white) +
    line(
      `M${x - r * 0.74} ${y + 5}A${r * 0.76} ${r * 0.76} 0 0 1 ${x + r * 0.74} ${y + 5}`,
      paint.ink,
      3,
      'stroke-dasharray="1 6"',
    ) +
    line(
      `M${x + dx} ${y + dy}L${x + dx + Math.sin(angle) * r * 0.68} ${y + dy - Math.cos(angle) * r * 0.68}`,
      paint.danger,
      5,
    ) +
    dot(x + dx, y + dy, pupilSize, paint.ink)
  );
};

const whiskers = {
  calm: '100,135 124,123 148,134 166,116 164,140 134,153 100,144 66,153 36,140 34,116 52,134 76,123',
  glad: '100,126 126,118 146,122 158,108 152,92 176,104 172,130 136,144 100,136 64,144 28,130 24,104 48,92 42,108 54,122 74,118',
  hurt: '100,134 124,124 146,138 166,146 160,160 132,154 100,144 70,150 40,132 36,108 54,126 78,120',
  worried: '100,130 122,122 146,132 158,148 168,164 148,164 128,149 100,141 72,149 52,164 32,164 42,148 54,132 78,122',
};

const robotEyes = {
  calm: () =>
    gauge(71, 99, 26, 0, 2, 40, 7) +
    sheet(box(104, 82, 46, 34, 1, 4), paint.ink) +
    line('M110 100h8l5-10 8 18 5-9h8', glow, 4) +
    sheet(cut('38,66 104,78 103,90 38,80'), paint.kraft2),
  glad: () =>
    gauge(71, 92, 25, 0, 4, 78, 7) +
    sheet(lid(71, 92, 27, 27, -0.35, 180), paint.robot2) +
    sheet(box(104, 74, 46, 36, 1, 4), paint.ink) +
    line('M112 99Q127 76 142 99', glow, 6),
  hurt: () =>
    gauge(71, 99, 28, 15, 5, -140, 7) +
    sheet(box(106, 82, 46, 36, 2, 8), paint.ink) +
    dot(117, 103, 7.5, glow) +
    line('M152 84L138 92 143 99 131 104', paint.kraft, 2.5) +
    sheet(ribbon('46,92 36,84 30,94 22,86 16,96 10,88', 4.5, 4), paint.ink),
  worried: () =>
    gauge(70, 101, 27, 2, 5, -78, 5.5) +
    sheet(box(104, 82, 46, 38, 1, 4), paint.ink) +
    line('M110 106l6-5 6 6 6-6 6 6 6-6 4 3', glow, 3.5) +
    sheet(cut('36,88 86,62 91,72 40,101'), paint.kraft2) +
    sheet(cut('162,88 114,62 109,72 158,101'), paint.kraft2),
};

const robotMouths = {
  calm: () =>
    sheet(box(66, 153, 70, 14, 0.8, 5), paint.ink, 0) +
    [75, 89, 103, 117].map((x) => sheet(box(x, 153, 9, 14, 0.4, 5), paint.paper, 0)).join(''),
  glad: () =>
    sheet(blob('54,136 100,138 146,136 144,166 100,171 56,166'), paint.ink, 0) +
    [66, 82, 98, 114].map((x) => sheet(box(x, 136, 13, 14, 0.5, x), paint.paper, 0)).join('') +
    sheet(blob('78,166 100,154 124,166 100,171'), paint.tongue, 0),
  hurt: () =>
    sheet(cut('64,156 100,151 138,159 136,171 100,165 66,170'), paint.ink, 0) +
    sheet(cut('72,155 82,154 82,166 73,168'), paint.paper, 0) +
    sheet(cut('105,152 116,154 114,167 106,165'), paint.paper, 0) +
    group(sheet(box(-5, -6, 10, 13, 0.5, 3), paint.paper), 'translate(152 182) rotate(32)'),
  worried: () =>
    sheet(box(72, 148, 56, 17, 0.8, 5), paint.paper, 0) + line('M74 157l7-5 8 8 8-8 8 8 8-8 7 8 6-5', paint.ink, 3.5),
};

/** Robot-i-King's head in a 200 × 200 box, without his collar. */
export const robotHead = (mood) =>
  [
    sheet(cut('164,62 184,70 182,164 162,173'), paint.kraft2),
    sheet(cut('34,60 166,58 166,173 32,175'), paint.kraft, 2),
    sheet(cut('44,68 156,66 156,140 44,140'), paint.robot),
    mood === 'calm' ? crown() : '',
    mood === 'glad' ? crown(-7, -4, 2) : '',
    mood === 'worried' ? crown(2, 0, 7) : '',
    mood === 'hurt' ? crown(14, 6, 8) : '',
    robotMouths[mood](),
    robotEyes[mood](),
    sheet(blob(whiskers[mood]), paint.white),
    mood === 'hurt' ? blow(42, 34, 1.3) : '',
    mood === 'worried' ? drop(184, 46, 1.4, 8) : '',
  ].join('');

/** A king's collar of fur around a spot, about 136 wide. */
export const collar = (x, y) =>
  group(
    sheet(blob('-68,-10 -40,-16 0,-10 40,-16 68,-10 70,10 42,16 0,12 -42,16 -70,10'), paint.white, 2) +
      [-46, -16, 18, 47].map((dx) => sheet(oval(dx, 1, 4, 6, 2), paint.ink, 0)).join(''),
    `translate(${x} ${y})`,
  );

// Noncredo Mantis: a boxer who believes nothing.

const feelers = {
  calm: ['78,62 58,22 28,12 16,26', '122,62 146,20 176,10 186,26'],
  glad: ['80,62 72,28 50,12 30,22', '120,62 128,28 150,12 170,22'],
  hurt: ['78,64 66,40 38,44 44,22 18,26', '122,64 144,38 166,42 188,60'],
  worried: ['78,62 54,34 24,36 10,58', '122,62 146,34 176,36 190,58'],
};

const mantisEye = (x, flip) =>
  group(sheet(oval(x, 86, 36, 31, flip > 0 ? 5 : 4), eyeball), `rotate(${-18 * flip} ${x} 86)`);

const mantisFaces = {
  calm: () =>
    mantisEye(44, -1) +
    mantisEye(156, 1) +
    pupil(56, 92, 11) +
    pupil(148, 90, 11) +
    sheet(cut('4,64 86,76 84,93 6,79'), paint.mantis2) +
    sheet(cut('196,34 120,56 123,71 197,52'), paint.mantis2) +
    sheet(blob('64,120 100,128 136,120 124,146 100,163 76,146'), paint.mantis3) +
    line('M80 146Q100 132 124 150', paint.ink, 6),
  glad: () =>
    mantisEye(44, -1) +
    mantisEye(156, 1) +
    pupil(56, 84, 11) +
    pupil(144, 84, 11) +
    sheet(lid(44, 86, 38, 34, -0.42, 166), paint.mantis2) +
    sheet(lid(156, 86, 38, 34, -0.42, 194), paint.mantis2) +
    sheet(cut('4,46 44,40 88,66 84,78 42,56 8,60'), paint.mantis2) +
    sheet(cut('196,46 156,40 112,66 116,78 158,56 192,60'), paint.mantis2) +
    sheet(blob('50,114 100,120 150,114 136,148 100,170 64,148'), paint.mantis3) +
    sheet(blob('60,122 100,126 140,122 128,146 100,161 72,146'), paint.throat, 0) +
    sheet(cut('66,123 100,126 134,123 126,134 100,137 74,134'), paint.white, 0) +
    sheet(blob('84,152 100,145 116,152 100,161'), paint.tongue, 0),
  hurt: () =>
    mantisEye(44, -1) +
    mantisEye(156, 1) +
    pupil(70, 94, 8) +
    pupil(130, 94, 8) +
    sheet(lid(44, 84, 38, 33, -0.62, 22), paint.mantis2) +
    sheet(lid(156, 84, 38, 33, -0.62, -22), paint.mantis2) +
    sheet(blob('62,120 100,128 138,120 128,148 100,166 74,148'), paint.mantis3) +
    sheet(blob('76,140 92,134 106,142 124,134 126,148 108,154 92,150 80,154'), paint.throat, 0) +
    sheet(cut('92,137 104,141 98,151'), paint.white, 0) +
    sheet(ribbon('114,146 124,160 120,176', 15, 13), paint.tongue) +
    group(
      sheet(box(-15, -6, 30, 12, 0.6, 3), paint.deepPaper) + sheet(box(-5, -6, 10, 12, 0.4, 4), paint.kraft, 0),
      'translate(66 128) rotate(38)',
    ),
  worried: () =>
    mantisEye(44, -1) +
    mantisEye(156, 1) +
    pupil(52, 92, 6.5) +
    pupil(148, 92, 6.5) +
    sheet(cut('2,72 66,36 74,48 12,86'), paint.mantis2) +
    sheet(cut('198,72 134,36 126,48 188,86'), paint.mantis2) +
    sheet(blob('66,120 100,126 134,120 124,146 100,162 76,146'), paint.mantis3) +
    line('M80 146Q86 138 93 144T107 144T121 144', paint.ink, 5.5),
};

/** Noncredo Mantis's head in a 200 × 200 box. */
export const mantisHead = (mood) =>
  [
    ...feelers[mood].map((points) =>
      mood === 'hurt'
        ? line(`M${points.replaceAll(' ', 'L')}`, paint.mantis2, 6, 'filter="url(#lift1)"')
        : sheet(ribbon(points, 8, 4), paint.mantis2),
    ),
    sheet(blob('10,72 56,52 100,60 144,52 190,72 180,104 132,154 100,172 68,154 20,104'), paint.mantis, 2),
    mantisFaces[mood](),
    mood === 'hurt' ? blow(100, 38, 1.35) : '',
    mood === 'worried' ? drop(182, 128, 1.4, 8) : '',
  ].join('');

/** A boxing glove around a spot, its thumb to the left, its cuff below. */
export const glove = (x, y, turn = 0, flip = 1, s = 1) =>
  group(
    sheet(box(-17, 17, 36, 16, 1, 3), paint.white, 1) +
      sheet(blob('-24,-6 -18,-30 10,-34 28,-16 26,12 6,24 -18,20'), paint.act, 2) +
      sheet(blob('-22,4 -30,-8 -20,-18 -8,-8 -8,8'), paint.act2),
    `translate(${x} ${y}) rotate(${turn}) scale(${flip * s} ${s})`,
  );

const mantisNeck = () =>
  sheet(cut('76,140 124,140 130,193 100,196 70,193'), paint.mantis2) +
  sheet(cut('82,156 66,182 92,172'), paint.mantis) +
  sheet(cut('118,156 134,182 108,172'), paint.mantis);

const gloves = {
  calm: () => glove(32, 164, -12, 1, 0.8) + glove(168, 164, 12, -1, 0.8),
  glad: () => glove(30, 158, 10, 1, 0.8) + glove(170, 158, -10, -1, 0.8),
  hurt: () => glove(36, 174, -70, 1, 0.72),
  worried: () => glove(62, 166, 22, 1, 0.8) + glove(138, 166, -22, -1, 0.8),
};

const tilted = (inner, turn, x = 0, y = 0, s = 1) =>
  group(inner, `translate(${100 + x} ${110 + y}) rotate(${turn}) scale(${s}) translate(-100 -110)`);

/** Portraits of 200 × 200: each character calm, glad, hurt and worried. */
export const heads = {
  'lagartoon/calm': () => lizardBust() + lagartoonHead('calm') + bow(92, 174, 0.7),
  'lagartoon/glad': () => tilted(lagartoonHead('glad'), -7, 4, 0, 0.96),
  'lagartoon/hurt': () => tilted(lagartoonHead('hurt'), 8, -2, -3, 0.96),
  'lagartoon/worried': () => lizardBust() + lagartoonHead('worried') + bow(92, 178, 0.7),
  'kuchuritok/calm': () => kuchuritokPortrait('calm'),
  'kuchuritok/glad': () => kuchuritokPortrait('glad'),
  'kuchuritok/hurt': () => kuchuritokPortrait('hurt'),
  'kuchuritok/worried': () => kuchuritokPortrait('worried'),
  'robotIKing/calm': () => robotHead('calm') + collar(100, 178),
  'robotIKing/glad': () => robotHead('glad') + collar(100, 178),
  'robotIKing/hurt': () => tilted(robotHead('hurt'), 7, -3, 4, 0.9),
  'robotIKing/worried': () => robotHead('worried') + collar(100, 178),
  'noncredoMantis/calm': () => mantisNeck() + mantisHead('calm') + gloves.calm(),
  'noncredoMantis/glad': () => mantisNeck() + mantisHead('glad') + gloves.glad(),
  'noncredoMantis/hurt': () => mantisNeck() + tilted(mantisHead('hurt'), 8) + gloves.hurt(),
  'noncredoMantis/worried': () => mantisNeck() + mantisHead('worried') + gloves.worried(),
};
