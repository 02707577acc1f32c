import { playRandom } from '../kit/games.ts';
import { perform } from '../kit/perform.ts';

/** Complete games of random commands, including the time to pick them. */

const SAMPLE = 500;

let game = 0;

perform({
  works: {
    games: {
      run: () => {
        for (let played = 0; played < 10; played++) playRandom(`random ${game++}`);
        return 10;
      },
    },
  },
  reports: {
    commandsPerGame: () => {
      const games = Array.from({ length: SAMPLE }, (_, number) => playRandom(`random ${number}`));
      return games.reduce((total, { commands }) => total + commands.length, 0) / SAMPLE;
    },
  },
});
