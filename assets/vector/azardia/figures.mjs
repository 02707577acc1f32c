// The four characters in full: paper puppets on brass fasteners, standing and winning. Their feet are at y 358.
import { bow, collar, ghostHand, glove, kuchuritokFace, lagartoonHead, mantisHead, robotHead } from './heads.mjs';
import { blob, box, coin, cut, dot, group, line, oval, paint, pin, ribbon, sheet, star, thread } from './paper.mjs';

/** A small card centered at a spot. */
const card = (x, y, turn, fill, w = 26) =>
  group(
    sheet(box(-w / 2, -w * 0.7, w, w * 1.4, 0.8, Math.round(x)), paint.white) +
      sheet(box(-w * 0.36, -w * 0.55, w * 0.72, w * 0.7, 0.6, Math.round(y)), fill, 0),
    `translate(${x} ${y}) rotate(${turn})`,
  );

const foot = (x, y, fill, turn = 0, lift = 1) =>
  group(sheet(blob('-26,8 -20,-8 14,-7 26,8'), fill, lift), `translate(${x} ${y}) rotate(${turn})`);

// Lagartoon.

const lizardBody = () =>
  sheet(blob('104,190 146,176 184,192 204,260 190,316 142,328 98,312 88,256'), paint.lagartoon, 2) +
  sheet(blob('124,188 160,188 176,260 162,316 126,314 112,256'), paint.lemon) +
  sheet(cut('104,196 128,188 118,310 94,300 90,250'), paint.act) +
  sheet(cut('162,188 184,194 203,256 192,306 170,314 176,250'), paint.act) +
  sheet(oval(110, 262, 4.5, 4.5, 2), paint.gold, 0) +
  sheet(oval(108, 284, 4.5, 4.5, 3), paint.gold, 0) +
  bow(144, 204, 0.95);

const lizardHand = (x, y, turn, flip = 1) =>
  group(
    sheet(ribbon('6,-6 9,-16 13,-24', 10, 8), paint.lagartoon) +
      sheet(ribbon('-3,-8 -4,-18 -5,-27', 10, 8), paint.lagartoon) +
      sheet(ribbon('-10,-2 -18,-10 -21,-18', 10, 8), paint.lagartoon) +
      sheet(oval(0, 0, 16, 14, 3), paint.lagartoon),
    `translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)`,
  );

const lagartoon = () =>
  [
    sheet(ribbon('112,300 66,338 28,310 25,262 50,238 66,260 52,274', 42, 9), paint.lagartoon2, 2),
    sheet(ribbon('120,300 110,328 112,350', 30, 22), paint.lagartoon2),
    foot(116, 350, paint.lemon),
    sheet(ribbon('166,300 178,326 174,350', 30, 22), paint.lagartoon),
    foot(182, 350, paint.lemon),
    sheet(ribbon('108,210 72,212 46,228 42,250', 26, 17), paint.lagartoon2),
    card(25, 236, -34, paint.response, 26),
    card(40, 229, -10, paint.duel, 26),
    card(55, 232, 14, paint.turn, 26),
    sheet(oval(42, 254, 14, 12, 3), paint.lagartoon2),
    lizardBody(),
    sheet(ribbon('184,210 226,246 254,230', 28, 19), paint.lagartoon, 2),
    lizardHand(259, 221, 24),
    pin(186, 211, 5),
    pin(106, 210, 5),
    group(lagartoonHead('calm'), 'translate(54 18) scale(1.04)'),
  ].join('');

const lagartoonVictory = () =>
  [
    card(26, 92, -24, paint.response, 28),
    card(40, 34, 18, paint.duel, 26),
    card(256, 30, 16, paint.turn, 28),
    card(277, 92, -14, paint.roll, 26),
    sheet(ribbon('112,296 72,334 36,320 22,284 42,252 64,266 54,286', 42, 9), paint.lagartoon2, 2),
    sheet(ribbon('120,300 100,322 106,350', 30, 22), paint.lagartoon2),
    foot(110, 350, paint.lemon),
    sheet(ribbon('166,296 212,308 226,330', 30, 22), paint.lagartoon),
    foot(238, 332, paint.lemon, -24),
    sheet(ribbon('108,214 58,206 36,160', 27, 18), paint.lagartoon2),
    lizardHand(34, 150, -12, -1),
    lizardBody(),
    sheet(ribbon('184,214 240,212 268,170', 28, 19), paint.lagartoon, 2),
    lizardHand(270, 160, 10),
    pin(186, 213, 5),
    pin(106, 213, 5),
    group(lagartoonHead('glad'), 'translate(58 0) rotate(-6 100 110)'),
  ].join('');

// Kuchuritok.

const ghostBody = (tip, hem, belly) =>
  sheet(blob(`${tip} 208,88 236,136 246,206 ${hem} 62,196 76,122 106,78`), paint.kuchuritok, 2) +
  sheet(blob(belly), paint.kuchuritok3) +
  sheet(star(124, 250, 10, 5, 5, 0, 1), paint.kuchuritok2, 0) +
  sheet(star(152, 284, 10, 5, 5, 0.4, 2), paint.kuchuritok2, 0) +
  sheet(star(184, 252, 10, 5, 5, 0.2, 3), paint.kuchuritok2, 0);

const hanging = (x1, y1, x2, y2, turn, fill) => thread(x1, y1, x2, y2) + card(x2, y2 + 16, turn, fill, 28);

const kuchuritok = () =>
  [
    hanging(15, 196, 20, 252, -8, paint.turn),
    hanging(34, 196, 38, 302, 10, paint.roll),
    hanging(265, 190, 269, 294, 8, paint.duel),
    hanging(284, 190, 279, 238, -10, paint.response),
    ghostBody(
      '148,46 180,20 214,16 236,34 240,58 220,50 200,56',
      '252,286 248,350 224,328 206,354 182,332 156,356 132,332 106,354 84,330 56,350 58,272',
      '150,214 206,222 226,286 220,314 202,334 182,310 156,338 132,312 106,334 86,312 82,276 96,220',
    ),
    group(kuchuritokFace('calm'), 'translate(52 28)'),
    ghostHand(27, 182, -1, 172),
    ghostHand(273, 176, 1, 188),
  ].join('');

const kuchuritokVictory = () =>
  [
    card(24, 58, -20, paint.turn, 28),
    card(66, 30, 12, paint.roll, 26),
    card(236, 26, -10, paint.duel, 26),
    card(272, 60, 18, paint.response, 28),
    sheet(ribbon('84,216 48,190 34,148', 34, 18), paint.kuchuritok2),
    sheet(ribbon('222,216 252,190 264,148', 34, 18), paint.kuchuritok2),
    ghostBody(
      '128,46 142,22 164,10 188,18 210,12 214,32 198,44 186,56',
      '258,268 286,306 290,334 254,326 244,352 208,332 180,354 150,330 118,346 98,316 70,318 60,262',
      '150,214 206,222 228,276 250,312 220,312 206,332 178,312 152,322 128,306 108,314 86,290 84,260 96,220',
    ),
    group(kuchuritokFace('glad'), 'translate(52 28)'),
    ghostHand(34, 138, -1, 14),
    ghostHand(264, 138, 1, 14),
  ].join('');

// Robot-i-King.

/** A folded strip hanging from (0, 0), 9 a fold; `lean` shifts its folds. */
const folds = (count, w) =>
  group(
    Array.from({ length: count }, (_, i) => {
      const side = i % 2 ? 3 : -3;
      return sheet(
        cut([
          [-w / 2 + side, i * 9],
          [w / 2 + side, i * 9],
          [w / 2 - side, i * 9 + 9],
          [-w / 2 - side, i * 9 + 9],
        ]),
        i % 2 ? paint.kraft : paint.deepPaper,
        0,
      );
    }).join(''),
    '',
    'filter="url(#lift1)"',
  );

const robotArm = (x, y, turn, count) =>
  group(
    folds(count, 23) +
      group(
        sheet(cut('-6,-3 -26,11 -23,37 -12,31 -14,16 0,9 14,16 12,31 23,37 26,11 6,-3'), paint.robot2),
        `translate(0 ${count * 9})`,
      ),
    `translate(${x} ${y}) rotate(${turn})`,
  );

const robotLeg = (x, y, turn, count) => group(folds(count, 26), `translate(${x} ${y}) rotate(${turn})`);

const shoe = (x, y, flip = 1, turn = 0) =>
  group(
    sheet(cut('-24,7 -22,-8 16,-8 26,-1 27,7'), paint.ink) + sheet(box(-23, 3, 49, 4, 0.4, 2), paint.ground3, 0),
    `translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)`,
  );

const robotBody = () =>
  sheet(cut('206,196 224,204 221,292 206,301'), paint.kraft2) +
  sheet(cut('92,196 208,194 208,301 90,302'), paint.kraft, 2) +
  sheet(cut('104,208 196,206 196,289 103,290'), paint.robot) +
  sheet(oval(150, 256, 25, 25, 5), paint.paper) +
  sheet(box(133, 252, 34, 8, 0.8, 3), paint.ink, 0) +
  sheet(box(110, 222, 26, 8, 0.5, 3), paint.mantis, 0) +
  sheet(box(166, 222, 24, 8, 0.5, 3), paint.act, 0) +
  dot(116, 278, 3.5, paint.robot2) +
  dot(184, 278, 3.5, paint.robot2);

const robotIKing = () =>
  [
    sheet(cut('84,190 216,186 270,336 242,328 226,346 196,332 150,346 104,332 74,346 58,328 30,338'), paint.mantis2, 2),
    robotLeg(118, 296, 0, 6),
    robotLeg(182, 296, 0, 6),
    shoe(112, 351, -1),
    shoe(188, 351, 1),
    robotBody(),
    collar(150, 198),
    robotArm(216, 218, -46, 6),
    robotArm(88, 218, 38, 6),
    pin(213, 219, 5),
    pin(90, 219, 5),
    group(robotHead('calm'), 'translate(50 13)'),
  ].join('');

const robotVictory = () =>
  [
    sheet(
      cut('84,190 216,186 290,270 262,280 262,306 226,304 206,330 160,316 112,334 88,306 46,312 40,284 10,276'),
      paint.mantis2,
      2,
    ),
    robotLeg(118, 296, 12, 5),
    robotLeg(184, 294, -34, 5),
    shoe(102, 351, -1),
    shoe(222, 340, 1, -26),
    robotBody(),
    collar(150, 198),
    robotArm(216, 218, -138, 6),
    robotArm(88, 218, 138, 6),
    pin(213, 219, 5),
    pin(90, 219, 5),
    coin(28, 96, 18),
    coin(270, 84, 18),
    group(robotHead('glad'), 'translate(52 14) rotate(-3 100 110)'),
  ].join('');

// Noncredo Mantis.

/** The face on a champion's belt, with a doubtful look. */
const medal = (x, y) =>
  group(
    sheet(oval(0, 0, 18, 16, 3), paint.white) +
      dot(-6, -3, 2.6, paint.ink) +
      dot(6, -3, 2.6, paint.ink) +
      line('M-6 7.5Q0 2.5 7 7.5', paint.ink, 2.8),
    `translate(${x} ${y})`,
  );

const belt = (x, y) => sheet(box(x - 38, y - 8, 76, 16, 1.5, 5), paint.gold) + medal(x, y);

const mantisBody = () =>
  sheet(blob('130,190 158,178 182,194 190,240 180,286 148,298 122,280 120,230'), paint.mantis, 2) +
  sheet(blob('140,206 166,204 174,242 164,278 142,276 134,240'), paint.mantis3);

const mantisWings = () =>
  sheet(ribbon('140,260 92,298 40,292 10,258', 50, 8), paint.mantis2, 2) +
  sheet(ribbon('130,250 84,272 28,248', 32, 6), paint.mantis3);

const neck = () => sheet(box(139, 160, 24, 38, 1, 4), paint.mantis2);

const noncredoMantis = () =>
  [
    mantisWings(),
    sheet(ribbon('142,280 98,310 84,350', 13, 9), paint.mantis2),
    sheet(ribbon('150,286 140,320 137,350', 13, 9), paint.mantis2),
    sheet(ribbon('166,282 196,312 204,350', 14, 9), paint.mantis),
    foot(86, 351, paint.ink),
    foot(144, 351, paint.ink),
    foot(212, 351, paint.ink),
    neck(),
    mantisBody(),
    belt(154, 272),
    sheet(ribbon('132,210 86,232 62,204', 22, 15), paint.mantis2),
    glove(58, 186, -14),
    sheet(cut('212,240 214,256 221,245 226,257 232,243 239,252 243,234'), paint.mantis2),
    sheet(ribbon('178,210 224,238 250,206', 22, 15), paint.mantis, 2),
    glove(256, 188, 12, -1),
    pin(180, 212, 5),
    pin(132, 211, 5),
    group(mantisHead('calm'), 'translate(52 14)'),
  ].join('');

const mantisVictory = () =>
  [
    mantisWings(),
    sheet(ribbon('142,280 98,310 84,350', 13, 9), paint.mantis2),
    sheet(ribbon('152,286 144,320 142,350', 13, 9), paint.mantis2),
    sheet(ribbon('168,280 214,290 246,312', 14, 9), paint.mantis),
    foot(84, 351, paint.ink),
    foot(144, 351, paint.ink),
    foot(256, 306, paint.ink, -52),
    neck(),
    mantisBody(),
    sheet(ribbon('132,212 72,214 44,168 46,90', 22, 15), paint.mantis2),
    sheet(cut('236,214 248,224 248,210 260,214 256,200 268,200 262,186'), paint.mantis2),
    sheet(ribbon('178,212 234,214 260,168 258,90', 22, 15), paint.mantis, 2),
    pin(180, 213, 5),
    pin(132, 213, 5),
    sheet(ribbon('54,58 104,34 152,26 200,34 250,58', 17), paint.gold),
    medal(152, 26),
    group(mantisHead('glad'), 'translate(52 42) scale(.98)'),
    glove(46, 64, 8),
    glove(258, 64, -8, -1),
  ].join('');

/** The characters whole, 300 × 366: standing, and winning. */
export const figures = {
  lagartoon,
  kuchuritok,
  robotIKing,
  noncredoMantis,
  'lagartoon/victory': lagartoonVictory,
  'kuchuritok/victory': kuchuritokVictory,
  'robotIKing/victory': robotVictory,
  'noncredoMantis/victory': mantisVictory,
};
