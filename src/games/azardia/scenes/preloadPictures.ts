import { preloadAtlases } from '../../../table/pictures/preload.ts';
import { coarsePlace } from './coarse.ts';

/*
 * The stage imports this before Phaser, so it runs when Phaser has arrived and before Phaser runs: on a slow phone the
 * connection would otherwise be idle for more than a second.
 */
preloadAtlases(['azardia-pieces', 'azardia-figures'].flatMap((name) => coarsePlace(name) ?? []));
