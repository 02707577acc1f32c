import { parseSave, saveText } from './shell/saves.ts';
import { startApp } from './shell/startApp.ts';
import './shell/shell.css';

const picture = document.querySelector<HTMLElement>('#game');
const shell = document.querySelector<HTMLElement>('#shell');
if (!picture || !shell) throw new Error('the page has no place for the game');
void startApp(picture, shell);

// The handle of the browser tests: the door by which every game comes in, and the one by which it goes out.
if (import.meta.env.MODE === 'e2e') Object.assign(window, { faza: { parseSave, saveText } });
