import { z } from 'zod';
import { IdParams, paramsOf } from '../fields.ts';
import { HeroSlotParams } from '../hero.ts';
import { HistoryList, HistoryQuery, Restored, RestoreInput } from '../history.ts';
import type { EventTopic } from '../rules/events.ts';
import type { Area } from '../rules/roles.ts';
import { calls } from './call.ts';
import { MONEY_TOPICS, PERSON_TOPICS, UNIT_TOPICS } from './topics.ts';

const NoParams = z.object({});

const read = <A extends Area, P extends z.ZodType>(
  of: string,
  access: A,
  params: P,
  reads: readonly EventTopic[],
) => ({
  access,
  summary: `What was changed in the ${of}, old and new, newest first`,
  params,
  query: HistoryQuery,
  answer: HistoryList,
  reads,
});

const restore = <A extends Area, P extends z.ZodType>(
  of: string,
  access: A,
  params: P,
  changes: readonly EventTopic[],
) =>
  ({
    access,
    summary: `Bring a field or a whole version of the ${of} back`,
    params,
    body: RestoreInput,
    answer: Restored,
    askAgain: 'no',
    changes,
  }) as const;

/** Of a project, a unit, the company, a picture of the slideshow and a user; a deal's is only read. */
export const historyCalls = calls({
  'GET /admin/projects/{id}/history': read('project', 'projects', IdParams, UNIT_TOPICS),
  'POST /admin/projects/{id}/history/restore': restore('project', 'projects', IdParams, UNIT_TOPICS),
  'GET /admin/units/{id}/history': read('unit', 'projects', paramsOf.unit, UNIT_TOPICS),
  'POST /admin/units/{id}/history/restore': restore('unit', 'projects', paramsOf.unit, UNIT_TOPICS),
  'GET /admin/company/history': read('company', 'company', NoParams, ['company']),
  'POST /admin/company/history/restore': restore('company', 'company', NoParams, [
    'company',
    ...PERSON_TOPICS,
  ]),
  'GET /admin/hero-media/{id}/history': read('hero', 'hero', HeroSlotParams, ['company']),
  'POST /admin/hero-media/{id}/history/restore': restore('hero', 'hero', HeroSlotParams, ['company']),
  'GET /admin/users/{id}/history': read('user', 'users', IdParams, ['users']),
  'POST /admin/users/{id}/history/restore': {
    ...restore('user', 'users', IdParams, ['users']),
    askAgain: 'setting',
  },
  'GET /admin/deals/{id}/history': read('deal', 'buildings', paramsOf.deal, MONEY_TOPICS),
});
