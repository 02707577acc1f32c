import { preloadAtlases } from '../../../../table/pictures/loading/preload.ts';
import { coarsePlace } from './coarse.ts';

/*
 * The stage imports this before Phaser, so it runs when Phaser has arrived and before Phaser runs: on a slow phone the
 * connection would otherwise be idle for more than a second.
 */

/** Of the pictures needed first, those that every page shows. */
const PRELOADED = ['ui', 'pieces', 'title', 'effects'];

preloadAtlases(PRELOADED.flatMap((name) => coarsePlace(name) ?? []));
