import { startApp } from './shell/app.ts';
import './shell/shell.css';

const picture = document.querySelector<HTMLElement>('#game');
const shell = document.querySelector<HTMLElement>('#shell');
if (!picture || !shell) throw new Error('the page has no place for the game');
void startApp(picture, shell);
