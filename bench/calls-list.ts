/** What screens of the staff ask for, by the call as security-tests/calls.ts names it: several paths where a filter or a search costs something of its own. */
const search = (path: string, ...words: string[]) => words.map((q) => `${path}q=${encodeURIComponent(q)}`);

const NAME = 'سامي';
const PHONE = '+970 590 000 500';
/** In two hundred of the units. */
const UNIT = 'B-504';

export const MEASURED: Record<string, readonly string[]> = {
  'GET /auth/me': ['/auth/me'],
  'GET /account': ['/account'],
  'GET /account/factors': ['/account/factors'],
  'GET /account/sessions': ['/account/sessions'],
  'GET /admin/secret-addresses': ['/admin/secret-addresses', '/admin/secret-addresses?kind=quote'],
  'GET /admin/sign-ins': ['/admin/sign-ins', '/admin/sign-ins?q=owner'],
  'GET /admin/users': ['/admin/users', '/admin/users?q=user-17'],
  'GET /units': ['/units?projectId=1'],
  'GET /projects': ['/projects', '/projects?beds=3&areaMin=100&areaMax=160&priceMin=100000&priceMax=140000'],
  'GET /projects/{id}': ['/projects/1'],
  'GET /admin/projects': [
    '/admin/projects',
    '/admin/projects?page=40',
    '/admin/projects?status=featured',
    ...search('/admin/projects?', 'زيتون 7', 'olive ramallah'),
  ],
  'GET /admin/projects/{id}': ['/admin/projects/1', '/admin/projects/1000'],
  'GET /admin/projects/{id}/sheet': ['/admin/projects/1/sheet'],
  'GET /admin/projects/{id}/history': ['/admin/projects/1/history'],
  'GET /admin/units/{id}/history': ['/admin/units/2/history'],
  'GET /admin/company/history': ['/admin/company/history'],
  'GET /admin/hero-media/{id}/history': ['/admin/hero-media/1/history'],
  'GET /admin/users/{id}/history': ['/admin/users/1/history'],
  'GET /admin/deals/{id}/history': ['/admin/deals/3/history'],
  'GET /admin/projects/{id}/batches': ['/admin/projects/1/batches'],
  'GET /places': ['/places'],
  'GET /admin/places': ['/admin/places'],
  'GET /addresses/{id}': ['/addresses/1'],
  'GET /brand': ['/brand'],
  'GET /brand/manifest': ['/brand/manifest'],
  'GET /company': ['/company'],
  'GET /hero-media': ['/hero-media'],
  'GET /admin/messages': [
    '/admin/messages',
    '/admin/messages?tab=unread',
    '/admin/messages?page=4000',
    '/admin/messages?answered=no',
    '/admin/messages?channel=google',
    ...search('/admin/messages?', 'شقة', 'سامي التقسيط', PHONE, UNIT, 'زيتون 7', 'zzzqqq'),
  ],
  'GET /admin/messages/{id}': ['/admin/messages/1000'],
  'GET /admin/leads': [
    '/admin/leads',
    '/admin/leads?page=20',
    '/admin/leads?tab=mine',
    '/admin/leads?tab=overdue',
    '/admin/leads?tab=closed',
    '/admin/leads?channel=google&since=2020-01-01',
    '/admin/leads?reached=viewing&since=2020-01-01',
    ...search('/admin/leads?since=2020-01-01&', NAME, PHONE, UNIT, 'زيتون 7', 'zzzqqq'),
  ],
  'GET /admin/leads/board': [
    '/admin/leads/board',
    '/admin/leads/board?tab=mine',
    ...search('/admin/leads/board?', NAME),
  ],
  'GET /admin/leads/staff': ['/admin/leads/staff'],
  'GET /admin/leads/{id}': ['/admin/leads/500'],
  'GET /admin/answer-templates': ['/admin/answer-templates'],
  'GET /admin/limits': ['/admin/limits'],
  'GET /admin/released-holds': ['/admin/released-holds'],
  'GET /account/limits': ['/account/limits'],
  'GET /admin/viewings': ['/admin/viewings?from=2026-11-01&to=2026-11-30'],
  'GET /admin/calendar': ['/admin/calendar'],
  'GET /admin/company/brand': ['/admin/company/brand'],
  'GET /admin/company/hours': ['/admin/company/hours'],
  'GET /admin/company/place': ['/admin/company/place'],
  'GET /admin/company/place/phones': ['/admin/company/place/phones?country=JO'],
  'GET /admin/today': ['/admin/today'],
  'GET /lacasa/floors': ['/lacasa/floors'],
  'GET /lacasa/dashboard': ['/lacasa/dashboard'],
  'GET /lacasa/apartments/{id}/history': ['/lacasa/apartments/212/history'],
  'GET /admin/projects/{id}/plan-templates': ['/admin/projects/1/plan-templates'],
  'GET /admin/buildings/{buildingId}/plan-templates': ['/admin/buildings/1/plan-templates'],
  'GET /admin/money': ['/admin/money', '/admin/money?buildingId=1'],
  'GET /admin/money/cheques': [
    '/admin/money/cheques',
    '/admin/money/cheques?group=thisWeek',
    '/admin/money/cheques?group=past&page=20',
    ...search('/admin/money/cheques?', '700100', `${NAME} الخالدي`, UNIT),
  ],
  'GET /admin/money/debts': [
    '/admin/money/debts',
    '/admin/money/debts?page=10',
    '/admin/money/debts?list=toGiveBack',
    '/admin/money/debts?list=attention',
    '/admin/money/debts?list=unsettled',
    '/admin/money/debts?buildingId=1',
    ...search('/admin/money/debts?', NAME, UNIT),
  ],
  'GET /admin/money/papers': [
    '/admin/money/papers',
    ...search('/admin/money/papers?', NAME, '2026', '2026-500'),
  ],
  'GET /admin/money/deposit-lists': ['/admin/money/deposit-lists'],
  'GET /admin/money/deposit-lists/{id}': ['/admin/money/deposit-lists/5'],
  'GET /admin/money/months': ['/admin/money/months'],
  'GET /admin/money/months/{month}': ['/admin/money/months/2026-01'],
  'GET /admin/buildings': [
    '/admin/buildings',
    '/admin/buildings?page=80',
    ...search('/admin/buildings?', 'زيتون 7'),
  ],
  'GET /admin/buildings/{buildingId}/floors': ['/admin/buildings/1/floors', '/admin/buildings/1000/floors'],
  'GET /admin/buildings/{buildingId}/dashboard': [
    '/admin/buildings/1/dashboard',
    '/admin/buildings/1000/dashboard',
  ],
  'GET /admin/buildings/{buildingId}/apartments/{id}/history': ['/admin/buildings/1/apartments/12/history'],
  'GET /admin/buildings/{buildingId}/apartments/{id}/deals': ['/admin/buildings/1/apartments/12/deals'],
  'GET /admin/deals/{id}/ledger': ['/admin/deals/3/ledger'],
  'GET /admin/papers/company': ['/admin/papers/company'],
  'GET /admin/papers/{id}': ['/admin/papers/5'],
  'GET /admin/projects/{id}/previews': ['/admin/projects/1/previews'],
  'GET /admin/quotes': [
    '/admin/quotes',
    '/admin/quotes?buildingId=1',
    ...search('/admin/quotes?', NAME, '2026-77'),
  ],
  'GET /admin/quotes/{id}': ['/admin/quotes/5'],
  'GET /admin/persons': [
    '/admin/persons',
    '/admin/persons?page=100',
    ...search('/admin/persons?', NAME, PHONE),
  ],
  'GET /admin/persons/known': ['/admin/persons/known?phone=0599123456'],
  'GET /admin/persons/{id}': ['/admin/persons/1'],
  'GET /admin/persons/{id}/timeline': [
    '/admin/persons/1/timeline',
    '/admin/persons/1/timeline?of=talk&size=100',
  ],
  'GET /admin/projects/{id}/building': ['/admin/projects/1/building'],
  'GET /admin/selled': ['/admin/selled', ...search('/admin/selled?', NAME, UNIT)],
  'GET /admin/dashboard': ['/admin/dashboard'],
  'GET /admin/trash': ['/admin/trash', '/admin/trash?kind=message'],
  'GET /admin/find': search(
    '/admin/find?',
    NAME,
    `${NAME} الخالدي`,
    PHONE,
    UNIT,
    'زيتون 7',
    'سا',
    'zq',
    'zzzqqq',
  ),
  'GET /admin/audit': [
    '/admin/audit',
    '/admin/audit?page=100',
    '/admin/audit?entity=project',
    ...search('/admin/audit?', 'olive', 'units.update', '#77'),
  ],
};

const FILE = 'sends a file';
const EXPORT = 'an export: bench/exports.ts';
const VISITOR = 'asked by visitors and calendars, not by a screen of the staff';
const IMPORT = 'of a file of units: bench/imports.ts';

/** What is not measured, and why. */
export const EXCEPTIONS: Record<string, string> = {
  'GET /brand/{key}/{picture}': FILE,
  'GET /uploads/{key}': FILE,
  'GET /uploads/{key}/{variant}': FILE,
  'GET /private-files/{id}': FILE,
  'GET /apartments/{id}/photo': FILE,
  'GET /apartments/{id}/contract': FILE,
  'GET /admin/buildings/{buildingId}/apartments/{id}/photo': FILE,
  'GET /admin/buildings/{buildingId}/apartments/{id}/contract': FILE,
  'GET /admin/selled/{id}/contract': FILE,
  'GET /admin/projects/{id}/units/export': EXPORT,
  'GET /admin/messages/export': EXPORT,
  'GET /lacasa/export': EXPORT,
  'GET /admin/money/entries/export': EXPORT,
  'GET /admin/buildings/{buildingId}/export': EXPORT,
  'GET /admin/selled/export': EXPORT,
  'GET /admin/projects/{id}/imports/{importId}': IMPORT,
  'GET /admin/projects/{id}/imports/{importId}/rows': IMPORT,
  'GET /admin/projects/{id}/imports/{importId}/refused': IMPORT,
  'GET /admin/projects/{id}/batches/{batch}': IMPORT,
  'GET /admin/persons/merges/{batch}': 'named by a merge of the last 30 days',
  'GET /calendars/{token}/viewings.ics': VISITOR,
  'GET /viewings/{token}/viewing.ics': VISITOR,
  'GET /quotes/{token}': VISITOR,
  'GET /visits/{token}': VISITOR,
  'GET /admin/archive': 'everything that there is, once in a while',
  'GET /admin/system': 'looks at disk, storage and backups; its own page alone asks for it',
  'GET /admin/events': 'a stream of live events that does not end',
};

/** Calls in neither list, or in a list and no longer there. */
export function forgotten(calls: readonly string[]): string[] {
  const named = [...Object.keys(MEASURED), ...Object.keys(EXCEPTIONS)];
  return [
    ...calls
      .filter((call) => !named.includes(call))
      .map((call) => `${call} is neither measured nor an exception`),
    ...named.filter((call) => !calls.includes(call)).map((call) => `${call} is no call`),
  ];
}
