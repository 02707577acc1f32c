import { counterOf, counting, subject } from '../kernel/counting.ts';
import { serve } from './serve.ts';

/** Plays a game that breaks a property: counting in which a roll can be undone. */
serve({ ...subject, bots: { random: counterOf(counting) }, game: { ...counting, revealed: () => false } });
