import type { DemoProject } from '../../types.ts';
import { alBirehHeights } from './al-bireh-heights.ts';
import { cityGateOffices } from './city-gate-offices.ts';
import { jasmineCourt } from './jasmine-court.ts';
import { lacasaProject } from './lacasa.ts';
import { oliveTerraces } from './olive-terraces.ts';
import { sunriseVillas } from './sunrise-villas.ts';

/** In the order the site should show them: the list is newest first, so fill from the end. */
export const projects: DemoProject[] = [
  oliveTerraces,
  alBirehHeights,
  jasmineCourt,
  lacasaProject,
  sunriseVillas,
  cityGateOffices,
];
