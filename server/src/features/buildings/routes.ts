import { HistoryList, HistoryQuery, RestoreInput, VersionQuery } from '@diyar/contract/apartments';
import { ReservationInput } from '@diyar/contract/reservation-input';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Base } from './base.ts';
import { contractLinks } from './documents.ts';
import { restoreReservation } from './ended-deals.ts';
import { readHistory } from './history.ts';
import { readDashboard, readFloors } from './overview.ts';
import { presentApartment } from './present.ts';
import { removeReservation, reserve, saveReservation } from './reservations.ts';

/** The building, its reservations and their history. */
export const apartmentRoutes: FastifyPluginAsyncZod<{ base: Base; config: Config }> = async (
  app,
  { base, config: { holdHours } },
) => {
  const { db } = app.database;
  const contractLink = contractLinks(app.files);
  const config = { access: base.area } as const;
  const tags = [base.tag];
  const { building, unit } = base.params;
  const isLacasa = base.tag === 'lacasa';
  /** Of LaCasa they are the owner's; elsewhere they leave out what the caller may not see. */
  const history = isLacasa ? ({ access: 'lacasaRestore' } as const) : config;

  app.get(
    `${base.path}/floors`,
    {
      config,
      schema: {
        tags,
        summary: 'The building, floor by floor',
        params: building,
        response: { 200: base.floors },
      },
    },
    async (request) => readFloors(db, await base.open(request), contractLink, holdHours),
  );

  app.get(
    `${base.path}/dashboard`,
    {
      config,
      schema: { tags, summary: 'Occupancy and money', params: building, response: { 200: base.dashboard } },
    },
    async (request) => readDashboard(db, await base.open(request), contractLink),
  );

  app.post(
    `${base.path}/apartments/:id/reservation`,
    {
      config,
      schema: {
        tags,
        summary: 'Reserve a free apartment',
        params: unit,
        body: ReservationInput,
        response: { 201: base.unit },
      },
    },
    async (request, reply) => {
      const scope = await base.open(request);
      const state = await reserve(db, scope, request.params.id, request.body);
      return reply.code(201).send(presentApartment(state, scope, contractLink));
    },
  );

  app.patch(
    `${base.path}/apartments/:id/reservation`,
    {
      config,
      schema: {
        tags,
        summary: 'Edit, make or remove a reservation',
        params: unit,
        body: ReservationInput,
        response: { 200: base.unit },
      },
    },
    async (request, reply) => {
      const arrivedAt = new Date(Date.now() - reply.elapsedTime);
      const scope = await base.open(request);
      const state = await saveReservation(db, scope, request.params.id, request.body, arrivedAt);
      return presentApartment(state, scope, contractLink);
    },
  );

  app.delete(
    `${base.path}/apartments/:id/reservation`,
    {
      config,
      schema: {
        tags,
        summary: 'Remove a reservation',
        params: unit,
        querystring: VersionQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeReservation(db, await base.open(request), request.params.id, request.query.version);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${base.path}/apartments/:id/restore`,
    {
      config: { access: 'lacasaRestore' },
      schema: {
        tags,
        summary: 'Undo a removal',
        params: unit,
        body: RestoreInput,
        response: { 200: base.unit },
      },
    },
    async (request) => {
      const scope = await base.open(request);
      const state = await restoreReservation(db, scope, request.params.id, request.body.reserverId);
      return presentApartment(state, scope, contractLink);
    },
  );

  app.get(
    `${base.path}/apartments/:id/history`,
    {
      config: history,
      schema: {
        tags,
        summary: 'Every change of an apartment',
        params: unit,
        querystring: HistoryQuery,
        response: { 200: HistoryList },
      },
    },
    async (request) => readHistory(db, await base.open(request), request.params.id, request.query),
  );
};
