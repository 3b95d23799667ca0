import { IdParams } from '@diyar/contract/fields';
import {
  Apartment,
  FloorsAnswer,
  HistoryList,
  HistoryQuery,
  LacasaDashboard,
  RestoreInput,
  VersionQuery,
} from '@diyar/contract/lacasa';
import { ReservationInput } from '@diyar/contract/reservation-input';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contractLinks } from './documents.ts';
import { readHistory } from './history.ts';
import { readDashboard, readFloors } from './overview.ts';
import { presentApartment } from './present.ts';
import { removeReservation, reserve, restoreReservation, saveReservation } from './reservations.ts';

const config = { access: 'lacasa' } as const;
const restoring = { access: 'lacasaRestore' } as const;
const tags = ['lacasa'];

export const lacasaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const contractLink = contractLinks(app.files);

  app.get(
    '/lacasa/floors',
    { config, schema: { tags, summary: 'The building, floor by floor', response: { 200: FloorsAnswer } } },
    () => readFloors(db, contractLink),
  );

  app.get(
    '/lacasa/dashboard',
    { config, schema: { tags, summary: 'Occupancy and money', response: { 200: LacasaDashboard } } },
    () => readDashboard(db, contractLink),
  );

  app.post(
    '/lacasa/apartments/:id/reservation',
    {
      config,
      schema: {
        tags,
        summary: 'Reserve a free apartment',
        params: IdParams,
        body: ReservationInput,
        response: { 201: Apartment },
      },
    },
    async (request, reply) => {
      const state = await reserve(db, await request.identify(), request.params.id, request.body);
      return reply.code(201).send(presentApartment(state, contractLink));
    },
  );

  app.patch(
    '/lacasa/apartments/:id/reservation',
    {
      config,
      schema: {
        tags,
        summary: 'Edit, make or remove a reservation',
        params: IdParams,
        body: ReservationInput,
        response: { 200: Apartment },
      },
    },
    async (request, reply) => {
      const arrivedAt = new Date(Date.now() - reply.elapsedTime);
      const { id } = request.params;
      const state = await saveReservation(db, await request.identify(), id, request.body, arrivedAt);
      return presentApartment(state, contractLink);
    },
  );

  app.delete(
    '/lacasa/apartments/:id/reservation',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a reservation',
        params: IdParams,
        querystring: VersionQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeReservation(db, await request.identify(), request.params.id, request.query.version);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/lacasa/apartments/:id/restore',
    {
      config: restoring,
      schema: {
        tags,
        summary: 'Undo a removal',
        params: IdParams,
        body: RestoreInput,
        response: { 200: Apartment },
      },
    },
    async (request) => {
      const { reserverId } = request.body;
      const state = await restoreReservation(db, await request.identify(), request.params.id, reserverId);
      return presentApartment(state, contractLink);
    },
  );

  app.get(
    '/lacasa/apartments/:id/history',
    {
      config: restoring,
      schema: {
        tags,
        summary: 'Every change of an apartment',
        params: IdParams,
        querystring: HistoryQuery,
        response: { 200: HistoryList },
      },
    },
    (request) => readHistory(db, request.params.id, request.query),
  );
};
