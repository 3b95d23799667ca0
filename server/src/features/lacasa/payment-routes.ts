import { IdParams } from '@diyar/contract/fields';
import { VersionQuery } from '@diyar/contract/lacasa';
import {
  ChequeScheduleInput,
  Payment,
  PaymentInput,
  PaymentList,
  PaymentUpdate,
} from '@diyar/contract/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addCheques, addPayment, deletePayment, editPayment } from './payments.ts';
import { listPayments } from './payments-list.ts';

const config = { access: 'lacasa' } as const;
const tags = ['lacasa'];

export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/lacasa/apartments/:id/payments',
    {
      config,
      schema: {
        tags,
        summary: 'Payments of the holder',
        params: IdParams,
        response: { 200: PaymentList },
      },
    },
    (request) => listPayments(db, request.params.id),
  );

  app.post(
    '/lacasa/apartments/:id/payments',
    {
      config,
      schema: {
        tags,
        summary: 'Record a payment',
        params: IdParams,
        body: PaymentInput,
        response: { 201: Payment },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await addPayment(db, await request.identify(), params.id, body));
    },
  );

  app.post(
    '/lacasa/apartments/:id/cheques',
    {
      config,
      schema: {
        tags,
        summary: 'Record a schedule of post-dated cheques',
        params: IdParams,
        body: ChequeScheduleInput,
        response: { 201: PaymentList },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      await addCheques(db, await request.identify(), params.id, body);
      return reply.code(201).send(await listPayments(db, params.id));
    },
  );

  app.patch(
    '/lacasa/payments/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a payment, e.g. clear or return a cheque',
        params: IdParams,
        body: PaymentUpdate,
        response: { 200: Payment },
      },
    },
    async (request) => editPayment(db, await request.identify(), request.params.id, request.body),
  );

  app.delete(
    '/lacasa/payments/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a payment',
        params: IdParams,
        querystring: VersionQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deletePayment(db, await request.identify(), request.params.id, request.query.version);
      return reply.code(204).send(null);
    },
  );
};
