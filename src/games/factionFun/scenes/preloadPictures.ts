import { preloadAtlases } from '../../../table/pictures/loading/preload.ts';
import { coarsePlace, FIRST } from './loading.ts';

/*
 * The stage imports this before Phaser, so it runs when Phaser has arrived and before Phaser runs: on a slow phone the
 * connection would otherwise be idle for more than a second.
 */
preloadAtlases(FIRST.flatMap((name) => coarsePlace(name) ?? []));
