// Pictures of action cards that give levels and cards.
import { ghostHand, kuchuritokFace } from '../heads.mjs';
import { blob, box, cut, depth, dot, eyes, ground, group, line, oval, paint, ribbon, sheet, star } from '../paper.mjs';
import { shell } from './penalties.mjs';

/** Moves a drawing that is centered at 0, 0. */
const at = (x, y, s, turn, inner) => group(inner, `translate(${x} ${y}) rotate(${turn}) scale(${s})`);

/** Drawings of 120 × 92 by the ID of their card. */
export const learning = {
  trainingMontage: () =>
    ground('#ffe08a') +
    sheet(oval(64, 58, 54, 50, 4), '#ffcf5e', 1) +
    sheet(oval(64, 58, 40, 37, 3), '#ffbe4a', 0) +
    sheet(cut('-6,80 126,76 126,100 -6,100'), '#c9744a', 1) +
    line('M8 21Q62 10 116 21', '#5f6f7a', 4) +
    sheet(ribbon('74,60 70,46 60,34 60,20', 5, 4.4), '#d9b98a', 1) +
    sheet(ribbon('84,60 88,46 96,34 92,20', 5, 4.4), '#d9b98a', 1) +
    [
      [13, 22, -6],
      [108, 22, 6],
    ]
      .map(([x, y, turn], i) =>
        at(
          x,
          y,
          1,
          turn,
          sheet(box(-10, -19, 11, 38, 1, i + 3), '#2f4a78', 2) + sheet(box(0, -14, 8, 28, 1, i + 4), '#4a6ba6', 1),
        ),
      )
      .join('') +
    sheet(blob('2,86 18,78 52,78 64,70 68,56 78,50 92,54 98,66 94,80 84,88 16,90'), '#e8cb9c', 2) +
    shell(36, 60, 24) +
    sheet(oval(61, 17, 9, 9, 3), paint.white, 1) +
    sheet(oval(91, 17, 9, 9, 4), paint.white, 1) +
    dot(64, 20, 4, paint.ink) +
    dot(88, 20, 4, paint.ink) +
    sheet(cut('66,54 79,50 95,54 97,62 80,58 65,62'), paint.danger, 1) +
    sheet(cut('66,57 56,50 58,58 52,60 66,62'), paint.danger, 1) +
    sheet(blob('72,70 82,67 93,69 91,77 82,79 74,77'), paint.throat, 0) +
    sheet(cut('74,70 91,69.4 90,76.4 75,76.4'), paint.white, 0) +
    line('M74 73.2H91M79 70V76M85 70V76', paint.throat, 1.1) +
    sheet(blob('106,52 110,60 107,65 102,63 102,58'), '#c4ecfa', 1) +
    sheet(blob('112,66 115,72 113,76 109,74 109,70'), '#c4ecfa', 1),
  mailOrderDiploma: () =>
    ground('#ffd68a') +
    sheet(oval(30, 24, 20, 18, 3), '#ffe6b0', 0) +
    sheet(blob('-10,76 30,68 80,74 132,66 132,110 -10,110'), '#e6a85a', 1) +
    sheet(box(38, 70, 13, 34, 0.8, 3), paint.kraft2, 1) +
    sheet(cut('12,74 11,42 18,30 30,25 60,25 72,30 79,42 78,74'), '#c93a4a', 2) +
    sheet(cut('52,74 51,44 57,32 66,27.5 72,30 79,42 78,74'), '#8f1f33', 1) +
    sheet(blob('55,56 57,42 65,36 73,42 75,56 73,70 57,70'), '#3f0a18', 0) +
    at(
      86,
      57,
      1,
      -12,
      sheet(box(-22, -11, 48, 22, 0.8, 3), '#fffaf0', 2) +
        sheet(oval(26, 0, 6, 11.5, 4, 0.02), '#ecdcb8', 1) +
        line('M26 -5Q30 0 26 5Q23 1 26 -1', '#b99b62', 1.6) +
        sheet(cut('-2,8 -8,26 -2,23 2,28 4,8'), paint.act, 1) +
        sheet(cut('2,8 6,27 10,22 15,24 8,8'), paint.act2, 1) +
        sheet(box(-3, -12.4, 9, 25, 0.6, 3), paint.act, 1) +
        sheet(star(2, 4, 9.5, 7.4, 10, 0, 4), paint.gold, 1) +
        sheet(oval(2, 4, 4.6, 4.6, 3), '#fff0b8', 0),
    ) +
    eyes(32, 48, 10, 9, 4, 1) +
    sheet(cut('18,39 31,42 31,46 18,44'), '#8f1f33', 0) +
    sheet(cut('47,37 34,42 34,46 47,42'), '#8f1f33', 0) +
    line('M22 64Q32 71 46 63', '#5e0d1e', 3) +
    at(
      42,
      22,
      1,
      -7,
      sheet(cut('-18,-4 18,-4 16,9 -16,9'), '#2a2850', 1) +
        sheet(cut('-36,-5 0,-17 36,-5 0,6'), '#4a4690', 2) +
        line('M0 -5L26 -1V13', paint.gold, 2) +
        sheet(oval(26, 15, 3.6, 5, 3), paint.gold, 1),
    ),
  dubiousSerum: () =>
    ground('#f6bf5a') +
    sheet(blob('4,-10 116,-10 110,40 96,70 24,70 10,40'), '#fbd381', 0) +
    sheet(cut('-6,78 126,76 126,100 -6,100'), '#8a5a3a', 1) +
    sheet(oval(74, 13, 3.4, 3.2, 3), '#d8f5c2', 1) +
    sheet(oval(77, 24, 2.4, 2.4, 4), '#d8f5c2', 1) +
    sheet(blob('82,34 84,28 78,22 78,10 88,2 102,2 111,10 110,22 105,28 106,34 100,37 88,37'), '#d8f5c2', 2) +
    sheet(oval(88, 16, 5, 5.4, 3), '#2e6b32', 0) +
    sheet(oval(101, 16, 5, 5.4, 4), '#2e6b32', 0) +
    sheet(cut('94.5,22 97.4,27 91.8,27'), '#2e6b32', 0) +
    line('M90 31V35M95 31.4V35.6M100 31V35', '#2e6b32', 2) +
    sheet(ribbon('28,70 14,62 10,48 18,42', 8, 5), '#63c957', 1) +
    [
      [11, 58],
      [9.6, 49],
    ]
      .map(([x, y]) => dot(x, y, 1.6, '#c9f3b0'))
      .join('') +
    sheet(cut('43,10 65,10 65,34 96,78 92,87 16,87 12,78 43,34'), '#e6f6f2', 2) +
    sheet(
      cut('29.4,58 34,53 40,51.5 46,56 54,50.5 62,56 69,51 75,53 78.6,58 92.5,78 90,83.6 18,83.6 15.5,78'),
      '#63c957',
      0,
    ) +
    sheet(oval(55, 43, 3.8, 3.8, 3), '#63c957', 0) +
    sheet(oval(50, 33, 2.6, 2.6, 4), '#63c957', 0) +
    sheet(oval(57, 26, 3, 3, 5), '#63c957', 0) +
    sheet(box(38, 7, 32, 7, 0.8, 4), '#c4e4dc', 1) +
    sheet(blob('39,10 42,4 50,1 60,2 67,6 69,12 66,18 62,13 57,20 52,13 46,16'), '#63c957', 1) +
    sheet(oval(42, 63, 11, 11, 3), paint.white, 1) +
    sheet(oval(66, 64, 7.5, 7.5, 4), paint.white, 1) +
    dot(45, 61, 5, paint.ink) +
    dot(64, 66, 3, paint.ink) +
    sheet(blob('40,76 54,78 70,75 66,81 54,82 44,81'), '#1d5a2a', 0) +
    sheet(blob('58,78 66,76 70,84 68,91 61,91 58,85'), paint.tongue, 1),
  brainUpload: () =>
    ground('#ffd27d') +
    sheet(cut('-6,-6 126,-6 126,70 -6,74'), '#ffe3a8', 0) +
    sheet(cut('-6,76 126,72 126,100 -6,100'), '#b9713f', 1) +
    at(
      14,
      36,
      1,
      -10,
      sheet(box(-10, -12, 20, 22, 0.6, 3), paint.white, 1) + sheet(box(-7, -9, 14, 19, 0.5, 3), paint.act, 0),
    ) +
    sheet(box(5, 18, 54, 64, 1, 4), '#7f9fb0', 2) +
    sheet(box(11, 24, 42, 40, 1, 5), '#0f3a40', 1) +
    sheet(box(10, 70, 22, 5, 0.5, 5), '#47626f', 0) +
    dot(41, 72, 3, paint.danger) +
    dot(50, 72, 3, paint.gold) +
    line('M18 38Q23 31 28 38M34 38Q39 31 44 38', '#7cf3c8', 3.2) +
    sheet(oval(16, 49, 4, 3, 3), '#e8697f', 0) +
    sheet(oval(38, 51, 7, 6.4, 3), '#7cf3c8', 0) +
    sheet(oval(38, 51, 3.4, 3, 3), '#0f3a40', 0) +
    sheet(ribbon('38,51 56,30 72,14 82,12 88,22 90,44', 6, 6), paint.white, 2) +
    [
      [47, 40.6, 40],
      [57, 29, 42],
      [67, 19, 44],
      [78, 12.4, 80],
      [87, 21, 150],
      [89.4, 33, 174],
    ]
      .map(([x, y, turn]) =>
        group(sheet(box(-3, -1.8, 6, 3.6, 0.2, 3), paint.danger, 0), `translate(${x} ${y}) rotate(${turn})`),
      )
      .join('') +
    sheet(
      blob(
        '64,66 62,58 66,52 66,45 72,43 76,36 83,38 90,33 97,38 105,36 109,43 115,46 115,53 118,59 115,67 106,82 92,85 74,82',
      ),
      paint.tongue,
      2,
    ) +
    line(
      'M90 37Q86 42 90 50M70 50Q74 44 80 48M110 48Q105 42 101 47M76 41Q83 37 85 43M105 41Q98 37 96 43M69 60Q74 56 72 64M112 60Q107 56 109 64',
      '#e0627c',
      2.8,
    ) +
    sheet(oval(82, 58, 7.5, 7, 3), paint.white, 1) +
    sheet(oval(99, 58, 7.5, 7, 4), paint.white, 1) +
    dot(82, 55.4, 3.2, paint.ink) +
    dot(98, 55.4, 3.2, paint.ink) +
    line('M84 68Q87.5 65 91 68T98 68', paint.throat, 2.4) +
    sheet(cut('65,73 115,73 110,100 70,100'), '#d9f1f4', 0, 'opacity=".55"') +
    sheet(cut('69,78 74,78 76,98 72,98'), paint.white, 0, 'opacity=".8"') +
    sheet(box(62, 71, 56, 4.4, 0.4, 3), '#f4fcfd', 1),
  ectoplasmInvoice: () =>
    ground('#ffdc86') +
    depth(40, 50, 66, ['#ffe39c', '#ffeab3', '#fff1ca']) +
    sheet(ribbon('98,12 98,36 97,56 100,76 92,92 84,104', 29, 25), '#fffaf0', 2) +
    line('M90 30H106M90 37H103M90 44H106M89 51H101', '#8aa5a8', 2.6) +
    sheet(oval(98, 12, 17, 6, 3), '#ecdcb8', 1) +
    sheet(
      blob('80,10 86,2 100,0 114,4 117,14 114,24 110,16 106,17 104,28 100,19 94,17 90,24 86,16 82,18'),
      '#63c957',
      2,
    ) +
    sheet(ribbon('64,74 80,68 85,50', 13, 9), paint.kuchuritok, 1) +
    sheet(
      blob('36,13 44,5 56,3 64,9 64,17 56,14 53,19 64,30 74,48 78,76 78,104 2,104 4,74 8,48 20,24'),
      paint.kuchuritok,
      2,
    ) +
    group(kuchuritokFace('glad'), 'translate(3 14) scale(.38)') +
    ghostHand(85, 47, 1, 22, 0.42) +
    sheet(star(99, 70, 12, 8.4, 9, 0.2, 4, 0.14), '#63c957', 1) +
    dot(95.6, 68, 2, '#174a22') +
    dot(102.6, 68, 2, '#174a22') +
    line('M95 73Q99 76 103 73', '#174a22', 2),
};
