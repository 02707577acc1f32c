import type { LessonId } from './lesson.ts';

/** How each lesson's game came to its position, as `commandsOf` reads it: found by trying seeds, and played by the rules. */
export const openings: Readonly<Record<LessonId, string>> = {
  /** The first turn of a game. */
  claim: '',
  /** The Sailfolk hold four linked tiles and one that is not, and have gained three notches. */
  link: `
    survey 0>16 claim answer1 knownGround pass closedPaths 1>13 claim answer0 highPlaces 1>12 claim answer0 base>13
    blasting:29 0>1 claim answer1 base>8 riverWays 1>11 claim answer0 pass ferry 3>9 claim answer1 closedPaths 2>14
    claim answer0
  `,
  /** The Sailfolk have just claimed plains beside an avatar of the Hearthfolk. */
  answer: 'base>17 pass clearing:9 0>16 claim',
  /** An avatar of the Hearthfolk stands between settlements and water. */
  attack: `
    survey 0>33 claim closedPaths 1>38 claim blasting:0 0>32 claim base>24 closedPaths 1>30 claim answer2 base>30 base>17
    pass blasting:3 0>16 claim answer4 knownGround drill highPlaces 3>23 claim answer0 clearing:17 2>8 claim answer4
    base>8 greatSeed:0:17 1>36 claim answer0 base>36 base>14 strike1 pass pass survey 2>9 claim answer6 riverWays 6>27
    claim ferry 2>0 claim riverWays 6>17 attack@16 pass pass 0>8 pass pass horseAndWagon 5>10 oldPaths 4>22 pass
    clearing:17 0>17 claim answer6 drill
  `,
  /** The Hearthfolk hold groups of six and three tiles, with a foothold on the forest between them. */
  nation: `
    blasting:2 0>16 claim answer1 greatSeed:1:9 1>38 claim answer0 horseAndWagon 0>1 claim base>1 gathering 1>29 claim
    answer0 base>37 pass pass ferry 2>2 highPlaces 1>36 base>9 pass horseAndWagon 2>2 claim answer4 pass oldPaths 4>36
    claim answer0 0>8 lose1 clearing:17 0>17 claim answer4 greatSeed:18 4>36 claim answer0 clearing:9 0>9 claim answer4
    knownGround pass 0>17 closedPaths 4>11 claim survey 2>18 claim base>18 riverWays 4>27 claim base>27 ferry 5>10 claim
    closedPaths 4>28 claim answer2 survey 5>10 claim answer6 knownGround drill highPlaces 4>19 claim blasting:24 5>24
    claim answer4 pass drill riverWays 4>19 claim blasting:23 0>33 claim answer4 pass 4>27 protector>18 governor>33
    closedPaths 4>19 claim ferry 5>32 claim
  `,
};
