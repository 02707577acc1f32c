import type { EnhancementId } from '../../content/vocabulary.ts';
import * as care from './careSpots.ts';
import * as fight from './fightSpots.ts';
import * as people from './peopleSpots.ts';
import type { Spot } from './spot.ts';

/** The little picture of each enhancement. */
export const enhancementSpot: Readonly<Record<EnhancementId, Spot>> = { ...care, ...fight, ...people };
