import { historyCalls } from '@diyar/contract/calls/history';
import type { HISTORY_OF, HistoryQuery, RestoreInput } from '@diyar/contract/history';
import { unitId } from '@diyar/contract/rules/ids';
import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../actor.ts';
import { serveCalls } from '../../serve-calls.ts';
import { withoutMoney } from '../buildings/index.ts';
import { restoreSlot } from '../hero/index.ts';
import { requireVisibleDeal } from '../ledger/index.ts';
import { restoreCompanyAndPlace } from '../place/index.ts';
import { restoreProjectState } from '../projects/index.ts';
import { restoreUnit } from '../unit-batches/index.ts';
import { restoreUserState } from '../users/index.ts';
import { listHistory } from './list.ts';
import { newestBatch, type Restore, valuesOf } from './restore.ts';

const COMPANY = { id: 1 };

type Restorable = (typeof HISTORY_OF)[number];
const RESTORE: Record<Restorable, Restore> = {
  project: restoreProjectState,
  unit: (db, actor, id, values) => restoreUnit(db, actor, unitId(id), values),
  company: restoreCompanyAndPlace,
  hero: restoreSlot,
  user: restoreUserState,
};

type Asked = { actor: Actor; params: { id: number } };

export const historyRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;
  const read =
    (entity: Restorable) =>
    ({ params, query }: Asked & { query: HistoryQuery }) =>
      listHistory(db, entity, params.id, query);
  const restore =
    (entity: Restorable) =>
    async ({ actor, params: { id }, body }: Asked & { body: RestoreInput }) => {
      const before = await newestBatch(db, entity, id);
      const kept = await RESTORE[entity](db, actor, id, await valuesOf(db, entity, id, body));
      const after = await newestBatch(db, entity, id);
      return { batch: after === before ? null : after, kept };
    };

  await serveCalls(app, 'history', historyCalls, {
    'GET /admin/projects/{id}/history': read('project'),
    'POST /admin/projects/{id}/history/restore': restore('project'),
    'GET /admin/units/{id}/history': read('unit'),
    'POST /admin/units/{id}/history/restore': restore('unit'),
    'GET /admin/company/history': (asked) => read('company')({ ...asked, params: COMPANY }),
    'POST /admin/company/history/restore': (asked) => restore('company')({ ...asked, params: COMPANY }),
    'GET /admin/hero-media/{id}/history': read('hero'),
    'POST /admin/hero-media/{id}/history/restore': restore('hero'),
    'GET /admin/users/{id}/history': read('user'),
    'POST /admin/users/{id}/history/restore': restore('user'),
    'GET /admin/deals/{id}/history': async ({ actor, params: { id }, query }) => {
      const { seesMoney } = await requireVisibleDeal(db, actor, id);
      return listHistory(db, 'deal', id, query, seesMoney ? undefined : withoutMoney);
    },
  });
};
