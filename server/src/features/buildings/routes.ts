import { buildingListCalls } from '@diyar/contract/calls/buildings';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { sendTable } from '../exports/index.ts';
import type { Base } from './base.ts';
import { contractLinks } from './documents.ts';
import { restoreReservation } from './ended-deals.ts';
import { exportBuilding } from './export.ts';
import { readHistory } from './history.ts';
import { listBuildings } from './list.ts';
import { readDashboard, readFloors } from './overview.ts';
import { presentApartment } from './present.ts';
import { readReleased } from './released.ts';
import { removeReservation, reserve, saveReservation } from './reservations.ts';

export const buildingRoutes: FastifyPluginAsync = (app) =>
  serveCalls(app, 'buildings', buildingListCalls, {
    'GET /admin/buildings': ({ actor, query }) => listBuildings(app.database.db, actor, query),
    'GET /admin/released-holds': ({ actor }) => readReleased(app.database.db, actor),
  });

/** The building, its reservations and their history. */
export const apartmentRoutes: FastifyPluginAsync<{ base: Base; config: Config }> = async (
  app,
  { base, config: { holdHours } },
) => {
  const { db } = app.database;
  const contractLink = contractLinks(app.files);

  await serveCalls(
    app,
    base.tag,
    base.calls,
    {
      'GET /floors': async (asked) => readFloors(db, await base.open(asked), contractLink, holdHours),
      'GET /dashboard': async (asked) => readDashboard(db, await base.open(asked), contractLink),
      'GET /export': async (asked) => {
        const { request, reply, query } = asked;
        return sendTable(request, reply, await exportBuilding(db, await base.open(asked)), query);
      },
      'POST /apartments/{id}/reservation': async (asked) => {
        const scope = await base.open(asked);
        const state = await reserve(db, scope, asked.params.id, asked.body);
        return presentApartment(state, scope, contractLink);
      },
      'PATCH /apartments/{id}/reservation': async (asked) => {
        const arrivedAt = new Date(Date.now() - asked.reply.elapsedTime);
        const scope = await base.open(asked);
        const state = await saveReservation(db, scope, asked.params.id, asked.body, arrivedAt);
        return presentApartment(state, scope, contractLink);
      },
      'DELETE /apartments/{id}/reservation': async (asked) =>
        removeReservation(db, await base.open(asked), asked.params.id, asked.query.version),
      'POST /apartments/{id}/restore': async (asked) => {
        const scope = await base.open(asked);
        const state = await restoreReservation(db, scope, asked.params.id, asked.body.reserverId);
        return presentApartment(state, scope, contractLink);
      },
      'GET /apartments/{id}/history': async (asked) =>
        readHistory(db, await base.open(asked), asked.params.id, asked.query),
    },
    base.path,
  );
};
