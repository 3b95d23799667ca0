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
import type { Base } from './base.ts';
import { addCheques, addPayment, deletePayment, editPayment } from './payments.ts';
import { listPayments } from './payments-list.ts';

export const paymentRoutes: FastifyPluginAsyncZod<{ base: Base }> = async (app, { base }) => {
  const { db } = app.database;
  const config = { access: base.money } as const;
  const tags = [base.tag];
  const params = base.params.unit;

  app.get(
    `${base.path}/apartments/:id/payments`,
    {
      config,
      schema: {
        tags,
        summary: 'Payments of the holder',
        params,
        response: { 200: PaymentList },
      },
    },
    async (request) => listPayments(db, await base.open(request), request.params.id),
  );

  app.post(
    `${base.path}/apartments/:id/payments`,
    {
      config,
      schema: {
        tags,
        summary: 'Record a payment',
        params,
        body: PaymentInput,
        response: { 201: Payment },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await addPayment(db, await base.open(request), params.id, body));
    },
  );

  app.post(
    `${base.path}/apartments/:id/cheques`,
    {
      config,
      schema: {
        tags,
        summary: 'Record a schedule of post-dated cheques',
        params,
        body: ChequeScheduleInput,
        response: { 201: PaymentList },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const scope = await base.open(request);
      await addCheques(db, scope, params.id, body);
      return reply.code(201).send(await listPayments(db, scope, params.id));
    },
  );

  app.patch(
    `${base.path}/payments/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Change a payment, e.g. clear or return a cheque',
        params,
        body: PaymentUpdate,
        response: { 200: Payment },
      },
    },
    async (request) => editPayment(db, await base.open(request), request.params.id, request.body),
  );

  app.delete(
    `${base.path}/payments/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a payment',
        params,
        querystring: VersionQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deletePayment(db, await base.open(request), request.params.id, request.query.version);
      return reply.code(204).send(null);
    },
  );
};
