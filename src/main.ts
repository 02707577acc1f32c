import { games } from './games/registry.ts';
import { parseSave, saveText } from './shell/saves/saves.ts';
import { startApp } from './shell/startApp.ts';
import './shell/shell.css';

void start();

async function start(): Promise<void> {
  const picture = document.querySelector<HTMLElement>('#game');
  const shell = document.querySelector<HTMLElement>('#shell');
  if (!picture || !shell) throw new Error('the page has no place for the game');
  const game = await games.faza.load();
  // The handle of the browser tests: plays a saved match again, and saves it again; or says why it is none.
  if (import.meta.env.MODE === 'e2e') {
    const playedAgain = (text: string): string => {
      const match = parseSave(text, game);
      return typeof match === 'string' ? match : saveText(match);
    };
    Object.assign(window, { faza: { playedAgain } });
  }
  await startApp(game, picture, shell);
}
