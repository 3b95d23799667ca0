import type { DemoProject } from '../../types.ts';
import { alBirehHeights } from './al-bireh-heights.ts';
import { cityGateOffices } from './city-gate-offices.ts';
import { jasmineCourt } from './jasmine-court.ts';
import { lacasaProject } from './lacasa.ts';
import { oliveTerraces } from './olive-terraces.ts';
import { sunriseVillas } from './sunrise-villas.ts';

/** In display order. Lists show the newest first, so they are inserted from the end. */
export const projects: DemoProject[] = [
  oliveTerraces,
  alBirehHeights,
  jasmineCourt,
  lacasaProject,
  sunriseVillas,
  cityGateOffices,
];
