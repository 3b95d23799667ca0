import { PhonesPreview, PhonesQuery, PlaceSettings, PlaceSettingsInput } from '../place.ts';
import { calls } from './call.ts';
import { DEAL_TOPICS, PERSON_TOPICS } from './topics.ts';

export const placeCalls = calls({
  'GET /admin/company/place': {
    access: 'company',
    summary: 'Currencies, time, week, phones and cities of the company',
    answer: PlaceSettings,
    reads: ['company', ...DEAL_TOPICS],
  },
  'GET /admin/company/place/phones': {
    access: 'company',
    summary: 'How stored numbers would be read in another country, and who would meet',
    query: PhonesQuery,
    answer: PhonesPreview,
    reads: PERSON_TOPICS,
  },
  'PUT /admin/company/place': {
    access: 'company',
    summary: 'Save where the company is',
    body: PlaceSettingsInput,
    answer: PlaceSettings,
    askAgain: 'no',
    changes: ['company', ...PERSON_TOPICS],
  },
});
