import { exposeThread } from '../../../../page/threads/life.ts';
import { thinking } from './thinking.ts';

exposeThread(thinking);
