import { expose } from 'comlink';
import { thinking } from './thinking.ts';

expose(thinking);
