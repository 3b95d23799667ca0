import { MergePlacesInput, PlaceList, PlacesMerged, SpelledPlaceList } from '../cities.ts';
import { calls } from './call.ts';
import { UNIT_TOPICS } from './topics.ts';

export const cityCalls = calls({
  'GET /places': {
    access: 'public',
    cacheable: true,
    summary: 'The cities in use',
    answer: PlaceList,
  },
  'GET /admin/places': {
    access: 'projects',
    summary: 'Every spelling of a city in use',
    answer: SpelledPlaceList,
    reads: ['projects', 'company'],
  },
  'POST /admin/places/merge': {
    access: 'projects',
    summary: 'Give the projects of one spelling of a city the other one',
    body: MergePlacesInput,
    answer: PlacesMerged,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
});
