// Portraits: busts at work, painted on a ground in the tint of their side, 120 × 120. Sailfolk look to the right,
// Hearthfolk to the left, so that they face each other. Each is calm, glad after winning, and downcast after losing.
import { brush, dot, group, line, oval, paint, people, shape } from './kit.mjs';
import { ROLES, SKINS } from './roles.mjs';
import { tools } from './tools.mjs';

const { ink, white } = paint;

/** How a person feels: how the head is bent and how the tool is held. */
const MOODS = {
  calm: { bend: 0, lift: 0, turn: 0 },
  glad: { bend: -5, lift: -5, turn: 9 },
  sad: { bend: 8, lift: 8, turn: 6 },
};

/** Heads of two shapes; both have their nose at the right. */
const HEADS = {
  long: 'M40 44C40 24 78 22 80 44L81 50 84.500 57.500 80 59.500C80 71 75 81 67 81 53 81 41 66 40 44Z',
  round:
    'M38.500 46C38 22 80 20 81 44L81.500 50.500 83.500 57 80.500 59C82 71 75 78.500 64.500 78.500 48 78.500 39 66 38.500 46Z',
};
const CHEEKS = {
  long: 'M40 44C41 66 53 81 64 81 54 74 48.500 60 48 44Z',
  round: 'M38.500 46C39 66 48 78.500 62 78.500 52 72 47 60 46.500 44Z',
};

const brows = {
  calm: [
    [
      [55, 43],
      [60, 40.5],
      [65, 42.5],
    ],
    [
      [72, 42],
      [76, 40.5],
      [79, 43],
    ],
  ],
  glad: [
    [
      [55, 40.5],
      [60, 37.5],
      [65, 39.5],
    ],
    [
      [72, 39],
      [76, 37.5],
      [79, 40],
    ],
  ],
  sad: [
    [
      [55, 44.5],
      [60, 41.5],
      [65, 39.8],
    ],
    [
      [72, 39.5],
      [76, 41.5],
      [79.5, 44.5],
    ],
  ],
};

const eyes = {
  calm: (young) =>
    line('M56 49Q61 45.500 65.500 49.500M73 49.500Q76 46 79 49', ink, 1.7) +
    dot(61.5, 49.9, young ? 2.3 : 2, ink) +
    dot(76.5, 49.5, young ? 2.2 : 1.9, ink) +
    (young ? dot(62.3, 49.2, 0.7, white) + dot(77.2, 48.8, 0.7, white) : ''),
  glad: () => line('M56.500 50.500Q61 45.500 65.500 50.500M73 50.500Q76 46 79 50', ink, 2.1),
  sad: () => line('M56.500 49.500Q61 53.500 65.500 50.500M73 50.500Q76 53 79 49.500', ink, 2.1),
};

const mouths = {
  calm: () => line('M63 67.500Q69 69.500 74 66.500', ink, 2),
  glad: () =>
    shape('M61.500 64.500Q69 67 76 63.500 75.500 72.500 68.500 73 63 72.500 61.500 64.500Z', '#7a2b2b', ink, 1.6) +
    shape('M63.200 65.800Q69 67.500 74.800 65L74.300 67.600Q69 69.600 64 68.300Z', white),
  sad: () => line('M64 69.300Q69 66.800 73.500 68.500', ink, 2),
};

/** Hair: what is behind the head and the shoulders, and what is on the head. */
const CAP = 'M39 50C33 20 76 12 82 40 74 32 62 32 54 36 49 39 46 44 45 52Z';
const streak = (list, opacity = 0.4) => brush(list, 2, white, opacity);
const HAIR = {
  crop: (color) => [
    '',
    shape('M39 47C35 19 81 14 82.500 41 76 34 64 33 56 35 50 37 46 42 45 51Z', color, ink, 1.4) +
      streak([
        [48, 30],
        [58, 23.5],
        [70, 24],
      ]),
  ],
  bald: (color) => [
    '',
    shape('M40 49Q36.500 40 42 33 43.500 42 45.500 51.500Z', color) +
      streak(
        [
          [52, 29],
          [60, 25.5],
          [68, 27],
        ],
        0.3,
      ),
  ],
  curls: (color) => {
    const all = [
      [44, 44, 8],
      [42, 33, 9],
      [50, 24, 10],
      [62, 20, 10.5],
      [73, 24, 9],
      [79, 33, 7],
      [60, 29, 10],
      [43, 54, 6],
    ];
    return [
      all.map(([x, y, r]) => dot(x, y, r + 0.9, ink)).join(''),
      all.map(([x, y, r]) => dot(x, y, r, color)).join('') +
        [
          [46, 31],
          [57, 21],
          [69, 22],
        ]
          .map(([x, y]) => line(`M${x - 3} ${y + 2}Q${x - 1} ${y - 3} ${x + 4} ${y - 1}`, white, 1.3, 'opacity=".3"'))
          .join(''),
    ];
  },
  bun: (color) => [
    dot(44, 18.5, 11, color, ink, 1.4) + line('M37 18Q40 11 48 12', white, 1.5, 'opacity=".4"'),
    shape(CAP, color, ink, 1.4) +
      streak([
        [48, 34],
        [58, 27],
        [70, 28],
      ]),
  ],
  long: (color) => [
    '',
    shape('M44 94C27 84 27 19 60 17 77 17 84 30 82.500 42 74 33 62 32 54 36 46 44 50 72 53 92Z', color, ink, 1.4) +
      streak(
        [
          [40, 46],
          [36.5, 62],
          [42, 82],
        ],
        0.6,
      ) +
      streak(
        [
          [46, 50],
          [44, 66],
          [48, 84],
        ],
        0.5,
      ) +
      streak(
        [
          [48, 30],
          [60, 23],
          [74, 26],
        ],
        0.5,
      ),
  ],
  braid: (color) => [
    '',
    shape(CAP, color, ink, 1.4) +
      streak([
        [48, 34],
        [58, 27],
        [70, 28],
      ]) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            shape(oval(40 - i * 0.8, 60 + i * 9.6, 6.6 - i * 0.4, 6), color, ink, 1.3) +
            line(
              `M${36.5 - i} ${59 + i * 9.6}Q${40 - i} ${55.5 + i * 9.6} ${43 - i} ${58 + i * 9.6}`,
              white,
              1.1,
              'opacity=".35"',
            ),
        )
        .join(''),
  ],
  knit: (color) => [
    '',
    shape('M38 40C36 10 82 8 82.500 38L82 42Q60 34 39 47Z', color, ink, 2) +
      line('M50 17.500L48 36M60 14.500V33.500M70 15.500L72 33', people.sailfolk.light, 1.4, 'opacity=".6"') +
      shape('M38 47Q60 34 83 42L82.500 34.500Q60 27 37.500 39.500Z', white, ink, 1.6),
  ],
};

const beard = (color, mood) =>
  shape(
    'M45.500 57C47 75 54 87.500 67 85.500 77 83.500 81 73 80.300 61 77 63.500 74 62.500 71.500 62.500L64 62.500C57 63.500 50 63 45.500 57Z',
    color,
  ) + group(mouths[mood]().replaceAll(ink, white), 'translate(0 .8)');

/** Dress: a crossed wrap with a border of rings, or a standing collar with toggles; three colors of each. */
const COLORS = {
  hearthfolk: [
    ['#efa51f', '#6b3a00', '#fff2d2'],
    ['#fff2d2', '#a85e00', '#efa51f'],
    ['#a85e00', '#ffe2a3', '#ffe2a3'],
  ],
  sailfolk: [
    ['#2453b4', '#0f2a66', '#e4edff'],
    ['#e4edff', '#2453b4', '#2453b4'],
    ['#0f2a66', '#c7daff', '#9dbdf5'],
  ],
};
const DRESS = {
  hearthfolk: ([cloth, mark, border]) =>
    shape('M8 124C10 96 34 88 48 82L60 98 72 82C88 88 106 96 110 124Z', cloth, ink, 2.2) +
    shape('M46 82L76 124H57L39.500 87Z', border, ink, 1.8) +
    shape('M73.500 82L51 107 60 121 82.500 87Z', border, ink, 1.8) +
    [
      [50, 93],
      [56, 103],
      [62.5, 113.5],
      [74, 92],
      [67, 101],
    ]
      .map(([x, y]) => line(oval(x, y, 2.6), mark, 1.6))
      .join('') +
    brush(
      [
        [20, 110],
        [26, 101],
        [37, 94],
      ],
      3,
      mark,
      0.55,
    ) +
    brush(
      [
        [27, 119],
        [31, 112],
        [38, 106],
      ],
      2.2,
      mark,
      0.4,
    ),
  sailfolk: ([cloth, mark, border]) =>
    shape('M8 124C10 96 34 90 46 86L60 92 74 86C90 90 108 96 110 124Z', cloth, ink, 2.2) +
    shape('M43.500 75L58.500 94 54 105 35.500 88ZM75.500 75L61.500 94 66.500 105 84.500 88Z', border, ink, 1.8) +
    line('M60 94V124', ink, 1.6) +
    [105, 114.5]
      .map(
        (y) =>
          line(`M51.500 ${y}H68.500`, ink, 5) +
          line(`M51.500 ${y}H68.500`, mark === '#0f2a66' ? people.sailfolk.light : mark, 2.8),
      )
      .join('') +
    brush(
      [
        [20, 110],
        [26, 101],
        [37, 94],
      ],
      3,
      mark,
      0.5,
    ) +
    brush(
      [
        [27, 119],
        [31, 112],
        [38, 106],
      ],
      2.2,
      mark,
      0.35,
    ),
};

/** The hand that holds the tool; shields hide it. */
const hand = (skin) =>
  shape(
    'M84 108C84 103.500 89 102.500 93 103 98.500 103.500 101 106 100.500 110.500 100 116 95 118 90 117 85.500 116 84 112 84 108Z',
    skin,
    ink,
    1.8,
  ) + line('M91.500 107.500L97.500 108M91 111.300L97.500 112M91 114.800L96 115.400', ink, 1.2);

function head(role, mood) {
  const skin = SKINS[role.skin];
  const [behind, front] = HAIR[role.hair](role.color);
  return [
    behind,
    shape(HEADS[role.face], skin.light, ink, 2) +
      shape(CHEEKS[role.face], skin.shade, '', 0, 'opacity=".7"') +
      (role.age === 'young' ? shape(oval(59.5, 60.5, 4.6, 2.6), '#d8654a', '', 0, 'opacity=".28"') : '') +
      brows[mood]
        .map((brow) => brush(brow, role.age === 'young' ? 2.4 : 3.2, role.age === 'old' ? '#6d6a72' : ink))
        .join('') +
      eyes[mood](role.age === 'young') +
      line('M70.500 47.500L74.500 58.500Q71.500 61 68.500 59.500', ink, 1.6) +
      (role.beard ? '' : mouths[mood]()) +
      (role.age === 'old'
        ? line(
            'M52.500 55Q54 59.500 58 61.500M56 36.500Q63 34 70 36M60 62.500Q58.500 66 59.500 69M53 48.500L50.500 47.500M53 51L50 51.500',
            skin.shade,
            1.5,
          )
        : '') +
      shape('M43 50.500Q38.500 51.500 42 58.500 45.500 60.500 46 56', skin.light, ink, 1.6) +
      (role.beard ? beard(role.beard, mood) : '') +
      front,
  ];
}

/** A bust in front of its ground. */
function portrait(side, role, mood) {
  const { glaze, tint } = people[side];
  const skin = SKINS[role.skin];
  const { bend, lift, turn } = MOODS[mood];
  const [behind, front] = head(role, mood);
  const bent = (inner) => (inner ? group(inner, bend ? `rotate(${bend} 56 82)` : '') : '');
  const held = role.tool.endsWith('Shield') ? [95, 91, 0.92] : [93, 87, 0.98];
  const ground =
    `<rect width="120" height="120" fill="${tint}"/>` +
    brush(
      [
        [-14, 18],
        [50, 8],
        [132, 22],
      ],
      16,
      glaze,
      0.2,
    ) +
    brush(
      [
        [-12, 46],
        [50, 36],
        [134, 52],
      ],
      18,
      glaze,
      0.16,
    ) +
    brush(
      [
        [-14, 78],
        [60, 66],
        [132, 84],
      ],
      16,
      glaze,
      0.13,
    );
  const figure =
    bent(behind) +
    shape('M48.500 60L46.500 86Q60 98 73.500 86L71 66Z', skin.shade, ink, 1.6) +
    DRESS[side](COLORS[side][role.dress]) +
    bent(front) +
    group(
      group(tools[role.tool](), `translate(${held[0]} ${held[1]}) scale(${held[2]})`) +
        (role.tool.endsWith('Shield') ? '' : hand(skin.light)),
      lift || turn ? `translate(0 ${lift}) rotate(${turn} 92 110)` : '',
    );
  return ground + group(figure, side === 'hearthfolk' ? 'translate(120 0) scale(-1 1)' : '');
}

/** Every portrait by the name of its frame: `sailfolk/captain`, `sailfolk/captain/glad`. */
export const portraits = Object.entries(ROLES).flatMap(([side, roles]) =>
  Object.entries(roles).flatMap(([kind, role]) =>
    Object.keys(MOODS).map((mood) => [
      `${side}/${kind}${mood === 'calm' ? '' : `/${mood}`}`,
      () => portrait(side, role, mood),
    ]),
  ),
);
