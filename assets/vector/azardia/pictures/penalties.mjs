// Pictures of penalty cards: inside the palace at night. Also the Tyrant and the snail, which the event cards show,
// too.
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
  sheet,
  star,
  teeth,
  thread,
} from '../paper.mjs';

/** Moves a figure that is centered at 0, 0. */
const at = (x, y, s, turn, inner) => group(inner, `translate(${x} ${y}) rotate(${turn}) scale(${s})`);

/** The Tyrant's head, 130 wide at scale 1. `mouth`: teeth, laugh, gape or shut; `look`: where his eyes point. */
export function tyrant(x, y, s, { turn = 0, mouth = 'teeth', look = [0, 0], hat = 'crown' } = {}) {
  const crown =
    sheet(cut('-38,-34 -52,-74 -28,-58 -14,-90 2,-62 24,-94 30,-60 56,-78 40,-34'), paint.gold, 2) +
    sheet(oval(-14, -90, 7, 7, 3), paint.danger) +
    sheet(oval(24, -94, 7, 7, 3), paint.act) +
    sheet(oval(-52, -74, 6, 6, 3), paint.act) +
    sheet(oval(56, -78, 6, 6, 3), paint.danger);
  const cap =
    sheet(blob('62,-40 48,-66 14,-88 -28,-90 -62,-72 -82,-40 -92,-6 -80,-8 -66,-34 -54,-40'), paint.sky, 2) +
    sheet(star(-30, -70, 11, 5, 5, 0.2, 2), '#fff3c4', 0) +
    sheet(star(18, -68, 9, 4, 5, 0.5, 3), '#fff3c4', 0) +
    sheet(oval(-86, 2, 12, 12, 3), paint.gold, 2);
  const mouths = {
    teeth:
      sheet(blob('-36,24 0,16 36,24 28,38 0,36 -28,38'), paint.throat, 0) +
      sheet(teeth(-28, 22, 56, 5, 8, 1), '#fff', 0),
    laugh:
      sheet(blob('-42,16 0,20 42,16 30,40 0,46 -30,40'), paint.throat, 0) +
      sheet(teeth(-36, 18, 72, 6, 9, 0), '#fff', 0),
    gape:
      sheet(blob('-40,20 0,10 40,20 34,42 0,46 -34,42'), paint.throat, 0) +
      sheet(teeth(-34, 16, 68, 6, 8, 0), '#fff', 0),
    shut: line('M-26 34Q-12 24 0 26T28 34', paint.throat, 5),
  };
  return at(
    x,
    y,
    s,
    turn,
    (hat === 'crown' ? crown : '') +
      sheet(oval(-64, -6, 9, 14, 3), paint.tower3) +
      sheet(oval(64, -6, 9, 14, 3), paint.tower3) +
      sheet(blob('-68,-26 -42,-42 -2,-44 38,-42 66,-26 62,24 32,44 -32,44 -62,24'), paint.tower3, 2) +
      (hat === 'cap' ? cap + sheet(box(-70, -50, 140, 17, 2, 3), '#fff', 2) : '') +
      mouths[mouth] +
      sheet(oval(-26, -8, 18, 17, 3), '#fff') +
      sheet(oval(26, -8, 18, 17, 4), '#fff') +
      dot(-24 + look[0], -4 + look[1], 7, paint.ink) +
      dot(24 + look[0], -4 + look[1], 7, paint.ink) +
      sheet(cut('-50,-26 -6,-14 -6,-4 -50,-12'), paint.tower) +
      sheet(cut('50,-26 6,-14 6,-4 50,-12'), paint.tower) +
      sheet(blob('-12,4 0,-4 12,4 8,14 -8,14'), paint.tower4),
  );
}

/** A snail that faces right, always the last one; `shell` is drawn on its back, centered at 0, 0. */
export const snail = (x, y, s, shell, turn = 0) =>
  at(
    x,
    y,
    s,
    turn,
    sheet(ribbon('30,2 33,-12 31,-24', 4, 3.4), '#d9b98a') +
      sheet(ribbon('38,4 44,-8 45,-20', 4, 3.4), '#d9b98a') +
      sheet(blob('-34,24 -14,16 14,16 22,4 30,-4 42,-2 46,10 40,22 26,27 -24,28'), '#e8cb9c', 2) +
      shell +
      sheet(oval(31, -26, 6.5, 6.5, 3), '#fff') +
      sheet(oval(46, -22, 6.5, 6.5, 4), '#fff') +
      dot(33, -26, 3, paint.ink) +
      dot(48, -22, 3, paint.ink) +
      line('M31 10Q37 17 44 9', paint.throat, 2.6),
  );

/** A snail's shell with a spiral. */
export const shell = (x, y, r) => {
  const spiral = Array.from({ length: 13 }, (_, i) => {
    const far = r * (0.78 - i * 0.058);
    return [x + Math.cos(i * 0.95 + 0.5) * far, y + Math.sin(i * 0.95 + 0.5) * far];
  });
  return sheet(oval(x, y, r, r * 0.95, 3), '#d98a52', 2) + sheet(ribbon(spiral, 4, 3), '#a85f2e', 0);
};

/** Mantis, standing: the head is centered at 0, 0. */
const mantis = (x, y, s, turn, tongue = false) =>
  at(
    x,
    y,
    s,
    turn,
    sheet(ribbon('-7,-8 -13,-22 -24,-22', 3, 2), paint.mantis2) +
      sheet(ribbon('7,-8 13,-22 24,-22', 3, 2), paint.mantis2) +
      sheet(ribbon('-4,30 -13,38 -9,50', 5, 4), paint.mantis2) +
      sheet(ribbon('4,30 13,38 9,50', 5, 4), paint.mantis2) +
      sheet(oval(-12, 51, 7, 4, 3), paint.ink) +
      sheet(oval(12, 51, 7, 4, 4), paint.ink) +
      sheet(ribbon('-6,17 -18,26 -25,14', 5, 4), paint.mantis2) +
      sheet(ribbon('6,17 18,26 25,14', 5, 4), paint.mantis2) +
      sheet(oval(-26, 9, 8, 8, 3), paint.act) +
      sheet(oval(26, 9, 8, 8, 4), paint.act) +
      sheet(blob('-7,8 7,8 9,28 0,36 -9,28'), paint.mantis, 1) +
      sheet(blob('-3,16 3,16 4,28 0,32 -4,28'), paint.mantis3, 0) +
      sheet(blob('-22,-13 0,-9 22,-13 16,4 0,17 -16,4'), paint.mantis, 2) +
      sheet(oval(-13, -6, 8.5, 8, 3), paint.lemon) +
      sheet(oval(13, -6, 8.5, 8, 4), paint.lemon) +
      dot(-11, -4, 3.4, paint.ink) +
      dot(11, -4, 3.4, paint.ink) +
      sheet(cut('-23,-16 -4,-10 -5,-6 -23,-11'), paint.mantis2, 0) +
      sheet(cut('23,-16 4,-10 5,-6 23,-11'), paint.mantis2, 0) +
      (tongue
        ? line('M-6 7Q0 10 6 7', paint.throat, 2) + sheet(blob('-3,8 4,8 5,16 0,19 -3,15'), paint.tongue, 1)
        : sheet(oval(0, 9, 4, 4.5, 4), paint.throat, 0)),
  );

/** The face of Robot-i-King with his crown, 44 wide. */
const robotHead = (crown) =>
  crown +
  sheet(box(-22, -16, 44, 34, 1, 3), paint.robot, 2) +
  sheet(box(-22, -16, 44, 5, 0.6, 5), paint.mantis2, 0) +
  sheet(oval(-9, -2, 8, 8, 3), '#fff', 1) +
  sheet(box(4, -8, 14, 12, 0.8, 3), paint.ink, 0) +
  line('M6 -2h3l2 -4 2 7 1 -3h2', '#7fe3a0', 1.3) +
  sheet(box(-9, 11, 18, 6, 0.5, 6), paint.ink, 0) +
  sheet(blob('0,5 10,3 22,9 14,12 0,10 -14,12 -22,9 -10,3'), '#fff');
const robotCrown = sheet(cut('-17,-14 -21,-31 -9,-22 0,-34 9,-22 21,-31 17,-14'), paint.gold, 1);

/** Drawings of 120 × 92 by the ID of their card. */
export const penalties = {
  staircaseOfRegret: () => {
    const step = (x, y, w, fill, seed) =>
      sheet(box(x, y, w, 104 - y, 1, seed), fill, 2) +
      sheet(cut(`${x - 1},${y - 1} ${x + w},${y} ${x + w},${y + 5} ${x},${y + 6}`), paint.danger, 0);
    const sad = (x, y, tear) =>
      eyes(x, y, 7.5, 6.5, -1.5, 2.5) +
      sheet(cut(`${x - 15},${y - 2} ${x - 2},${y - 8} ${x - 2},${y - 4} ${x - 15},${y + 2}`), '#1c3c47', 0) +
      sheet(cut(`${x + 15},${y - 2} ${x + 2},${y - 8} ${x + 2},${y - 4} ${x + 15},${y + 2}`), '#1c3c47', 0) +
      line(`M${x - 6} ${y + 15}Q${x} ${y + 9} ${x + 6} ${y + 15}`, paint.ink, 2.6) +
      (tear
        ? sheet(blob(`${x + 10},${y + 5} ${x + 14},${y + 12} ${x + 10},${y + 17} ${x + 6},${y + 12}`), '#bfe3f0')
        : '');
    return (
      ground('#2a4e5a') +
      sheet(blob('-8,-8 128,-8 128,8 96,6 70,16 40,10 14,20 -8,14'), '#1c3c47', 1) +
      step(84, 22, 44, '#6fb3b8', 3) +
      sad(103, 44, false) +
      step(46, 40, 40, '#559aa3', 4) +
      sad(65, 61, true) +
      step(-6, 58, 54, '#3f808b', 5) +
      sad(28, 73, false) +
      mantis(25, 44, 0.62, 164)
    );
  },
  conveyorOfTheTyrant: () =>
    ground('#1c3c47') +
    sheet(cut('-6,8 40,4 36,44 -6,48'), '#2a4e5a', 1) +
    sheet(cut('4,14 32,12 30,36 2,40'), '#101f3a', 0) +
    sheet(star(18, 24, 5, 2.2, 5, 0, 2), paint.turn, 0) +
    tyrant(90, 45, 0.45, { mouth: 'gape', look: [-5, 3] }) +
    [2, 28, 54, 80].map((x, i) => sheet(oval(x, 86, 10, 10, i + 2), paint.kraft2) + dot(x, 86, 3, paint.ink)).join('') +
    sheet(ribbon('92,57 92,66 82,73 60,75 -8,75', 13, 13), paint.tongue, 2) +
    [6, 24, 42, 60].map((x) => sheet(cut(`${x},69 ${x + 4},69 ${x},81 ${x - 4},81`), '#e8697f', 0)).join('') +
    at(
      34,
      33,
      0.72,
      16,
      sheet(ribbon('-6,38 -12,46 -24,44', 7, 6), paint.kraft) +
        sheet(ribbon('6,38 16,42 14,54', 7, 6), paint.kraft) +
        sheet(cut('-22,38 -30,36 -32,52 -26,52'), paint.ink) +
        sheet(cut('8,50 24,48 26,55 8,56'), paint.ink) +
        sheet(ribbon('12,24 24,30 32,20', 6, 5), paint.kraft) +
        sheet(ribbon('-12,24 -24,26 -28,36', 6, 5), paint.kraft) +
        sheet(box(-15, 17, 30, 23, 1, 4), paint.robot2, 1) +
        sheet(oval(0, 28, 7, 7, 3), '#fff', 0) +
        robotHead(robotCrown) +
        dot(-7, -2, 3.6, paint.ink),
    ),
  royalTrapdoor: () =>
    ground('#17343f') +
    sheet(cut('-6,-6 34,6 28,42 -6,100'), '#234752', 0) +
    sheet(cut('126,-6 86,6 92,42 126,100'), '#1c3c47', 0) +
    sheet(cut('-6,100 28,42 92,42 126,100'), '#0d252d', 0) +
    sheet(cut('32,4 88,3 93,41 27,42'), '#ffe9b0', 0) +
    tyrant(60, 27, 0.235, { mouth: 'laugh', look: [0, 6] }) +
    sheet(cut('33,2 26,44 8,52 14,-6'), paint.kraft, 2) +
    sheet(cut('87,2 94,44 112,52 106,-6'), paint.kraft, 2) +
    sheet(cut('18,12 27,14 24,34 15,38'), paint.kraft2, 0) +
    sheet(cut('102,12 93,14 96,34 105,38'), paint.kraft2, 0) +
    sheet(ribbon('64,76 84,60 82,48 74,44', 11, 3), paint.lagartoon2) +
    sheet(ribbon('50,70 34,62 22,50', 11, 9), paint.lagartoon) +
    sheet(ribbon('70,70 88,66 100,56', 11, 9), paint.lagartoon) +
    sheet(blob('14,52 12,42 20,46 23,38 28,46 30,54 22,58'), paint.lagartoon, 1) +
    sheet(blob('106,58 110,48 102,51 100,43 94,51 92,58 100,63'), paint.lagartoon, 1) +
    sheet(blob('32,80 38,60 60,54 82,60 88,80 76,98 44,98'), paint.lagartoon, 2) +
    sheet(blob('44,84 60,78 76,84 74,100 46,100'), paint.throat, 0) +
    sheet(blob('52,92 60,86 68,92 68,102 52,102'), paint.tongue, 0) +
    sheet(teeth(46, 82, 28, 5, 5, 0), '#fff', 0) +
    eyes(60, 62, 13, 11.5, 0, 0),
  deportedToTheGate: () =>
    ground('#2a4e5a') +
    sheet(blob('-10,84 30,78 70,82 132,76 132,110 -10,110'), '#1c3c47') +
    sheet(cut('70,96 74,44 84,34 108,34 116,44 122,96'), paint.mantis2, 2) +
    sheet(cut('78,96 81,54 111,54 115,96'), '#0a1f26', 0) +
    sheet(cut('81,53 68,50 64,96 77,97'), paint.kraft) +
    sheet(cut('111,53 124,49 128,97 117,97'), paint.kraft) +
    sheet(teeth(81, 54, 30, 4, 9, 1), '#fff', 1) +
    eyes(96, 44, 8.5, 7, -3, 0) +
    sheet(ribbon('34,9 50,9 58,17 52,26', 11, 8), paint.tower2, 1) +
    at(
      41,
      58,
      0.82,
      9,
      sheet(
        blob('6,-40 14,-28 20,-14 23,4 25,26 20,33 12,27 6,36 0,29 -7,36 -13,28 -21,33 -23,12 -19,-12 -8,-26'),
        paint.kuchuritok,
        2,
      ) +
        sheet(oval(0, -4, 15, 14, 3), paint.night, 0) +
        eyes(0, -6, 6.5, 5.6, 1.8, 1.4) +
        line('M-5 5Q0 1 5 5', paint.tongue, 2.2),
    ) +
    sheet(cut('-10,-4 18,1 16,24 -10,26'), paint.tower3, 2) +
    sheet(blob('14,3 30,1 42,6 44,17 32,24 14,22'), paint.tower3, 2) +
    sheet(cut('6,-4 16,-2 15,28 5,29'), '#fff', 1) +
    sheet(ribbon('28,19 40,28 51,27', 10, 8), paint.tower4, 1) +
    group(
      line('M-5 -8V-13H5V-8', paint.turn, 2.4) +
        sheet(box(-13, -8, 26, 19, 1, 4), '#d9623f', 1) +
        sheet(box(-9, -9, 3.4, 20, 0.4, 2), paint.gold, 0) +
        sheet(box(6, -9, 3.4, 20, 0.4, 3), paint.gold, 0),
      'translate(69 79) rotate(10)',
    ) +
    sheet(ribbon('53,60 62,59 68,67', 8, 6), paint.kuchuritok),
  breathingTax: () =>
    ground('#2a4e5a') +
    sheet(blob('4,-8 60,-16 116,-8 112,40 96,64 60,60 24,64 8,40'), '#f0a3a0', 1) +
    eyes(60, 20, 20, 13, 0, 5) +
    sheet(cut('24,8 48,0 49,5 26,14'), '#a34a55') +
    sheet(cut('96,8 72,0 71,5 94,14'), '#a34a55') +
    sheet(blob('2,84 8,66 24,66 30,58 44,64 46,78 36,90 16,94'), '#cfe9f5', 1) +
    sheet(blob('118,84 112,66 96,66 90,58 76,64 74,78 84,90 104,94'), '#cfe9f5', 1) +
    sheet(
      blob('60,12 70,24 74,40 88,44 92,56 82,66 70,63 60,68 50,63 38,66 28,56 32,44 46,40 50,24'),
      paint.tongue,
      2,
    ) +
    sheet(oval(45, 57, 7, 5, 3), paint.throat, 0) +
    sheet(oval(75, 57, 7, 5, 4), paint.throat, 0) +
    coin(28, 78, 12) +
    coin(92, 78, 12),
  crownJewelsFund: () =>
    ground('#1c3c47') +
    depth(60, 48, 62, ['#234752', '#2d5865', '#3a6b77']) +
    sheet(blob('4,84 16,74 60,78 104,74 116,84 104,98 60,94 16,98'), paint.danger, 1) +
    sheet(cut('20,84 12,30 36,46 46,18 60,42 74,18 84,46 108,30 100,84'), paint.gold, 2) +
    sheet(oval(46, 17, 6, 6, 3), '#ff7a45') +
    sheet(oval(74, 17, 6, 6, 4), paint.act) +
    sheet(oval(12, 30, 6, 6, 5), paint.act) +
    sheet(oval(108, 30, 6, 6, 6), '#ff7a45') +
    sheet(blob('28,66 60,62 92,66 86,82 60,86 34,82'), paint.throat, 0) +
    sheet(teeth(32, 66, 56, 7, 7, 1), '#fff', 0) +
    sheet(blob('46,80 60,76 74,80 72,90 60,95 48,90'), paint.tongue, 1) +
    eyes(60, 52, 13, 9, 0, -4) +
    sheet(cut('36,40 57,48 56,52 35,45'), '#8a5a00', 0) +
    sheet(cut('84,40 63,48 64,52 85,45'), '#8a5a00', 0) +
    coin(60, 9, 8) +
    coin(30, 12, 8) +
    coin(92, 10, 8),
  confiscatedAtCustoms: () => {
    const card = (turn, fill, sign) =>
      group(
        sheet(box(-12, -2, 24, 34, 0.6, 3), '#fff8ea', 1) + sheet(box(-9, 1, 18, 28, 0.5, 4), fill, 0) + sign,
        `translate(60 56) rotate(${turn})`,
      );
    return (
      ground('#2a4e5a') +
      sheet(box(-6, 6, 132, 12, 1, 2), '#1c3c47', 0) +
      sheet(box(-6, 30, 132, 12, 1, 3), '#1c3c47', 0) +
      sheet(blob('26,34 14,46 10,66 20,70 32,56'), '#4a6d8c', 1) +
      sheet(blob('94,34 106,46 110,66 100,70 88,56'), '#4a6d8c', 1) +
      sheet(blob('28,32 60,22 92,32 96,58 88,78 60,84 32,78 24,58'), '#7ea3bd', 2) +
      sheet(cut('26,25 31,9 60,2 89,9 94,25'), paint.act2, 2) +
      sheet(blob('20,26 60,20 100,26 96,34 60,29 24,34'), paint.ink, 1) +
      sheet(cut('52,20 49,8 56,12 60,5 64,12 71,8 68,20'), paint.gold, 1) +
      eyes(60, 42, 15, 8, 2, 2) +
      sheet(cut('36,34 54,36 54,42 36,41'), '#4a6d8c', 0) +
      sheet(cut('84,34 66,36 66,42 84,41'), '#4a6d8c', 0) +
      card(24, paint.sky, sheet(oval(0, 14, 6, 6, 3), paint.gold, 0)) +
      card(-22, paint.duel, sheet(star(0, 14, 7, 3, 5, 0, 2), paint.act, 0)) +
      sheet(blob('60,54 76,52 88,60 86,72 74,72 60,66 46,72 34,72 32,60 44,52'), '#a9c6d8', 2) +
      sheet(blob('50,50 60,47 70,50 66,57 60,60 54,57'), paint.ink, 1) +
      sheet(cut('42,70 46,78 49,70'), '#fff', 0) +
      sheet(cut('71,70 74,78 78,70'), '#fff', 0)
    );
  },
  bookBurning: () =>
    ground('#17303a') +
    depth(50, 70, 54, ['#2d3c40', '#5a4038', '#93502f']) +
    sheet(blob('-10,80 30,76 80,78 132,74 132,110 -10,110'), '#10262e', 1) +
    sheet(blob('50,34 56,46 64,44 64,56 70,60 64,76 36,76 30,60 36,54 38,44 44,50'), paint.fire, 1) +
    sheet(blob('50,48 56,58 62,64 58,76 42,76 38,64 45,60'), paint.gold, 0) +
    sheet(cut('26,84 28,66 50,70 72,66 74,84 50,88'), '#b0303f', 2) +
    sheet(cut('29,80 31,64 49,68 49,84'), '#fff8ea', 0) +
    sheet(cut('71,80 69,64 51,68 51,84'), '#f3e6cc', 0) +
    dot(41, 73, 2.2, paint.ink) +
    dot(59, 73, 2.2, paint.ink) +
    sheet(oval(50, 79, 3.4, 3.6, 2), paint.throat, 0) +
    sheet(ribbon('124,6 92,22 58,30', 3.4, 2.4), paint.kraft) +
    sheet(box(46, 20, 20, 16, 1.6, 6), '#fff8ea', 2) +
    dot(52, 27, 1.7, paint.ink) +
    dot(60, 27, 1.7, paint.ink) +
    line('M53 31Q56 34 59 31', paint.ink, 1.6) +
    sheet(blob('128,0 110,2 96,8 92,18 98,30 112,32 128,28'), paint.tower3, 2) +
    sheet(cut('114,-4 124,-4 124,36 115,34'), '#fff', 1) +
    sheet(ribbon('104,7 92,10 87,18', 8, 7), paint.tower4, 1) +
    sheet(ribbon('106,15 95,17 90,24', 8, 7), paint.tower4, 1) +
    sheet(ribbon('108,23 99,25 95,30', 8, 7), paint.tower4, 1),
  treasonBySneezing: () => {
    const card = (x, y, turn) =>
      group(
        sheet(box(-7, -10, 14, 20, 0.5, 3), '#fff8ea') +
          sheet(box(-5, -8, 10, 16, 0.4, 3), paint.act, 0) +
          sheet(star(0, 0, 4, 2, 5), paint.gold, 0),
        `translate(${x} ${y}) rotate(${turn})`,
      );
    return (
      ground('#2a4e5a') +
      sheet(blob('70,-8 128,-8 128,100 70,100 78,46'), '#1c3c47', 1) +
      sheet(
        cut('44,50 60,32 66,36 78,16 82,26 98,10 104,22 124,18 124,82 108,86 98,94 88,82 76,86 68,70 58,68'),
        '#cfe8b4',
        1,
      ) +
      tyrant(95, 61, 0.36, { turn: 8, hat: 'none', mouth: 'gape' }) +
      sheet(blob('73,57 74,48 82,43 94,42 98,49 94,54 92,66 88,57 85,60 83,73 78,61'), '#e3f4cf', 1) +
      group(
        sheet(cut('-17,11 -23,-10 -10,-1 0,-17 10,-1 23,-10 17,11'), paint.gold, 2) +
          sheet(oval(0, -17, 3.4, 3.4, 3), paint.danger) +
          sheet(oval(-23, -10, 3, 3, 4), paint.act) +
          sheet(oval(23, -10, 3, 3, 5), paint.act),
        'translate(92 23) rotate(14) scale(.88)',
      ) +
      sheet(blob('-10,66 12,62 32,66 40,72 34,81 10,85 -10,86'), paint.lagartoon, 1) +
      sheet(blob('-10,54 14,53 36,51 32,69 10,66 -10,68'), paint.throat, 0) +
      sheet(blob('-10,62 8,60 24,62 26,68 8,70 -10,70'), paint.tongue, 0) +
      sheet(blob('-10,22 4,14 20,18 34,34 48,38 50,46 38,53 16,55 -10,57'), paint.lagartoon, 2) +
      sheet(teeth(2, 54, 36, 6, 6, 0), '#fff', 0) +
      sheet(oval(44, 42, 3, 2.4, 3), paint.lagartoon2, 0) +
      sheet(oval(14, 27, 12, 12, 3), paint.lemon, 1) +
      line('M8 21L18 27L8 33', paint.ink, 3.2) +
      coin(62, 22, 7) +
      coin(60, 80, 8) +
      card(58, 54, 24) +
      card(44, 18, -30)
    );
  },
  queueAtWindowNine: () =>
    ground('#2a4e5a') +
    sheet(box(-6, 68, 132, 40, 1, 3), '#1c3c47', 1) +
    thread(24, -2, 28, 6) +
    thread(52, -2, 48, 6) +
    sheet(cut('6,74 8,34 18,22 58,22 68,34 70,74'), paint.kraft, 2) +
    sheet(cut('15,70 16,36 23,29 53,29 60,36 61,70'), '#10262e', 0) +
    sheet(blob('20,74 22,52 38,42 54,52 56,74'), paint.tower4, 1) +
    eyes(38, 53, 8.5, 8, 3, 3) +
    sheet(blob('20,52 21,44 30,43 37,46 37,53 29,54'), paint.tower3, 0) +
    sheet(blob('39,53 39,46 46,43 55,44 56,52 47,54'), paint.tower3, 0) +
    line('M33 66H44', paint.ink, 2.4) +
    sheet(box(2, 71, 72, 10, 1, 6), paint.kraft2, 1) +
    sheet(box(27, 2, 22, 22, 0.8, 4), '#fff8ea', 2) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => dot(32 + (i % 3) * 6, 7 + Math.floor(i / 3) * 6, 2.1, paint.danger))
      .join('') +
    line('M66 34L80 30M67 42L80 40M69 50L82 49M72 32Q74 42 73 50', '#bcd0d4', 0.9) +
    sheet(ribbon('98,100 97,74 94,56', 7, 6), '#f3e6cc', 1) +
    sheet(ribbon('76,72 88,66 98,68 112,66 118,76', 5, 4), '#f3e6cc') +
    sheet(ribbon('82,84 90,78 98,80 108,77 112,86', 5, 4), '#f3e6cc') +
    sheet(ribbon('78,72 72,82 66,74', 5, 4), '#f3e6cc', 1) +
    sheet(oval(65, 73, 5, 4, 3), '#fff8ea') +
    sheet(blob('74,30 82,16 98,12 110,22 113,40 105,48 103,60 85,60 83,49 75,43'), '#fff8ea', 2) +
    sheet(oval(85, 36, 6.5, 7, 3), paint.ink, 0) +
    sheet(oval(101, 36, 6.5, 7, 4), paint.ink, 0) +
    dot(83, 36, 2, '#fff8ea') +
    dot(99, 36, 2, '#fff8ea') +
    sheet(cut('92,44 95,50 89,50'), paint.ink, 0) +
    line('M89 60V55M94 60V54M99 60V55', paint.ink, 1.6),
  ballAndChain: () =>
    ground('#3f7480') +
    sheet(blob('-10,78 30,74 70,80 132,74 132,110 -10,110'), '#1c3c47') +
    [
      [64, 77],
      [56, 82],
      [47, 84],
      [38, 82],
    ]
      .map(
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="6" ry="${i % 2 ? 2.6 : 4.2}" fill="none" stroke="#b9cbd0" ` +
          `stroke-width="2.8" transform="rotate(${-30 + i * 16} ${x} ${y})"/>`,
      )
      .join('') +
    sheet(oval(88, 50, 31, 31, 4), '#16252c', 2) +
    sheet(blob('62,40 70,28 84,22 85,27 73,33 66,44'), '#4d6c78', 0) +
    eyes(84, 44, 10, 8.5, -4, 0) +
    sheet(blob('70,58 84,61 98,57 94,68 84,71 74,67'), paint.throat, 0) +
    sheet(cut('73,59 84,61 95,59 94,64 75,64'), '#fff', 0) +
    sheet(cut('104,66 110,84 104,82 99,86 97,68'), paint.danger) +
    sheet(star(102, 66, 9, 7, 10, 0, 3), paint.gold, 1) +
    sheet(cut('98,69 97,62 100,65 102,61 104,65 107,62 106,69'), '#8a5a00', 0) +
    sheet(ribbon('28,58 36,68 33,80', 5, 5), paint.fire) +
    sheet(ribbon('20,56 12,66 4,66', 5, 5), paint.fire) +
    sheet(cut('29,76 38,78 37,84 22,85 22,81'), paint.ink) +
    sheet(cut('8,61 8,71 0,74 -4,58 0,58'), paint.ink) +
    group(
      die(30, 36, 0.6) +
        eyes(29, 34, 7.5, 6.5, -2, -1) +
        sheet(oval(28, 49, 4, 3.4, 4), paint.throat, 0) +
        sheet(blob('53,14 57,21 53,26 49,21'), '#bfe3f0'),
      'rotate(-14 30 36)',
    ),
  mandatoryApplause: () => {
    const glove = (turn) =>
      sheet(ribbon('-44,48 -34,34 -19,22', 15, 12), paint.tower4, 1) +
      group(
        sheet(ribbon('6,0 14,-3 18,-10', 7, 6), '#fff', 1) +
          sheet(ribbon('-7,-2 -10,-16', 7, 6), '#fff') +
          sheet(ribbon('-1,-4 -2,-20', 7, 6), '#fff') +
          sheet(ribbon('5,-4 6,-18', 7, 6), '#fff') +
          sheet(blob('-11,-4 0,-8 10,-4 9,10 0,15 -9,10'), '#fff', 1) +
          sheet(box(-10, 11, 19, 6, 0.6, 3), '#f3e6cc', 1),
        `translate(-13 14) rotate(${turn})`,
      );
    return (
      ground('#1c3c47') +
      sheet(cut('-6,-6 22,-6 14,40 10,100 -6,100'), '#8f1524', 1) +
      sheet(cut('126,-6 98,-6 106,40 110,100 126,100'), '#8f1524', 1) +
      sheet(blob('28,104 34,78 60,72 86,78 92,104'), '#3f6f9a', 1) +
      sheet(oval(38, 46, 5, 8, 3), '#e0a983') +
      sheet(oval(82, 46, 5, 8, 4), '#e0a983') +
      sheet(blob('40,32 48,21 60,18 72,21 80,32 81,56 72,70 60,74 48,70 39,56'), '#f2c8a4', 2) +
      eyes(60, 40, 10, 8.5, 0, 3.5) +
      sheet(blob('40,40 41,31 50,29.5 59,32 59,39.5 50,41'), '#e0a983', 0) +
      sheet(blob('61,39.5 61,32 70,29.5 79,31 80,40 70,41'), '#e0a983', 0) +
      sheet(oval(60, 50, 4.5, 4, 3), '#e0a983') +
      line('M53 59H67', paint.throat, 2.6) +
      line('M27 12L37 66M93 12L83 66', '#dbe9ec', 1) +
      sheet(ribbon('40,-6 42,12', 9, 8), paint.tower4, 1) +
      sheet(box(20, 8, 80, 7, 1, 3), paint.kraft, 2) +
      sheet(blob('42,-10 78,-10 78,2 70,8 50,8 42,2'), paint.tower3, 2) +
      [48, 57, 66, 74].map((x) => sheet(ribbon(`${x},2 ${x - 0.5},14`, 7.5, 7), paint.tower3, 1)).join('') +
      group(glove(10), 'translate(50 66)') +
      group(glove(10), 'translate(70 66) scale(-1 1)') +
      sheet(cut('58,82 60,68 62,82'), paint.gold, 0) +
      sheet(cut('56,82 50,72 58,79'), paint.gold, 0) +
      sheet(cut('64,82 70,72 62,79'), paint.gold, 0)
    );
  },
  scholarshipForYourEnemies: () =>
    ground('#2a4e5a') +
    depth(60, 36, 58, ['#234752', '#2d5865', '#3f7480']) +
    group(robotCrown, 'translate(86 46) rotate(62) scale(.8)') +
    at(60, 77, 1.36, 0, robotHead('') + dot(-9, -5.5, 3.6, paint.ink)) +
    sheet(cut('37,64 58,71 57,75.5 36,69'), paint.robot2) +
    mantis(60, 25, 0.6, 0, true) +
    sheet(cut('52,18 68,18 70,12 50,12'), '#0d252d') +
    sheet(cut('40,11 60,4 80,11 60,18'), '#2340d6', 2) +
    line('M60 11L79 13V21', paint.gold, 1.6) +
    sheet(oval(79, 23, 2.6, 3.4, 3), paint.gold) +
    group(
      sheet(box(-13, -4.5, 26, 9, 0.6, 3), '#fff8ea', 2) + sheet(box(-3, -5, 6, 10, 0.4, 3), paint.danger, 0),
      'translate(37 29) rotate(-28)',
    ) +
    sheet(oval(44.5, 30.5, 4.8, 4.8, 3), paint.act),
  giftEconomy: () =>
    ground('#1c3c47') +
    sheet(oval(13, 18, 11, 11, 3), paint.turn, 1) +
    sheet(oval(18, 15, 9, 9, 4), '#1c3c47', 0) +
    [
      [48, 10],
      [104, 14],
      [112, 44],
    ]
      .map(([x, y], i) => sheet(star(x, y, 4, 1.8, 5, i, i + 1), paint.turn, 0))
      .join('') +
    sheet(blob('-10,82 30,78 80,82 132,76 132,110 -10,110'), '#2a4e5a') +
    snail(
      53,
      60,
      1.16,
      group(
        sheet(box(-10, -20, 20, 30, 0.6, 3), '#fff8ea') +
          sheet(box(-8, -18, 16, 26, 0.5, 4), paint.duel, 0) +
          eyes(0, -11, 4, 3.2, 0, 1) +
          line('M-3 -3Q0 -6 3 -3', paint.ink, 1.4),
        'translate(-16 -26) rotate(-16)',
      ) +
        group(
          sheet(box(-10, -20, 20, 30, 0.6, 3), '#fff8ea') +
            sheet(box(-8, -18, 16, 26, 0.5, 4), paint.sky, 0) +
            eyes(0, -11, 4, 3.2, 0, 1) +
            line('M-3 -3Q0 -6 3 -3', paint.ink, 1.4),
          'translate(8 -26) rotate(14)',
        ) +
        sheet(box(-26, -14, 44, 34, 1, 3), paint.danger, 2) +
        sheet(box(-9, -14, 9, 34, 0.6, 3), paint.gold, 0) +
        sheet(box(-29, -20, 50, 11, 0.8, 5), '#dd3a46', 1) +
        sheet(box(-9, -20, 9, 11, 0.6, 3), paint.gold, 0) +
        sheet(blob('-4,-18 -22,-30 -26,-20 -18,-12'), paint.gold, 1) +
        sheet(blob('-4,-18 14,-30 18,-20 10,-12'), paint.gold, 1) +
        sheet(oval(-4, -18, 5, 5, 3), '#ffe79a', 1),
    ),
};
