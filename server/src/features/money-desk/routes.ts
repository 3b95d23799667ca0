import { IdParams } from '@diyar/contract/fields';
import { paging } from '@diyar/contract/lists';
import {
  ChequeList,
  ChequesQuery,
  ClosedMonths,
  CloseMonthInput,
  DebtList,
  DebtsQuery,
  DepositedAnswer,
  DepositedInput,
  DepositList,
  DepositListInput,
  DepositLists,
  MoneyDesk,
  MoneyDeskQuery,
  MonthParams,
  PaperList,
  PapersQuery,
} from '@diyar/contract/money-desk';
import { MonthReport } from '@diyar/contract/month-report';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listCheques } from './cheques.ts';
import { createDepositList, listDepositLists, markDeposited, readDepositList } from './deposit-lists.ts';
import { listDebts, readDesk } from './desk.ts';
import { closeMonth, readMonthReport, readMonths } from './months.ts';
import { listPapers } from './papers.ts';

const config = { access: 'money' } as const;
const tags = ['money'];

export const moneyDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/money',
    {
      config,
      schema: {
        tags,
        summary: 'The figures of the money desk',
        querystring: MoneyDeskQuery,
        errors: ['notFound'],
        response: { 200: MoneyDesk },
      },
    },
    async (request) => readDesk(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/money/cheques',
    {
      config,
      schema: {
        tags,
        summary: 'Cheques of one group, by number, bank, drawer, name, phone or unit',
        querystring: ChequesQuery,
        errors: ['notFound'],
        response: { 200: ChequeList },
      },
    },
    async (request) => listCheques(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/money/debts',
    {
      config,
      schema: {
        tags,
        summary: 'Deals that are overdue, to be given back, or need attention',
        querystring: DebtsQuery,
        errors: ['notFound'],
        response: { 200: DebtList },
      },
    },
    async (request) => listDebts(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/money/papers',
    {
      config,
      schema: {
        tags,
        summary: 'Receipts and payment vouchers, by number, name, phone or unit',
        querystring: PapersQuery,
        errors: ['notFound'],
        response: { 200: PaperList },
      },
    },
    async (request) => listPapers(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/money/deposit-lists',
    {
      config,
      schema: {
        tags,
        summary: 'Deposit lists, newest first',
        querystring: z.object(paging),
        response: { 200: DepositLists },
      },
    },
    async (request) => listDepositLists(db, await request.identify(), request.query),
  );

  app.post(
    '/admin/money/deposit-lists',
    {
      config,
      schema: {
        tags,
        summary: 'A numbered list of cheques for the bank; deposits nothing',
        body: DepositListInput,
        response: { 201: DepositList },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createDepositList(db, await request.identify(), request.body)),
  );

  app.get(
    '/admin/money/deposit-lists/:id',
    {
      config,
      schema: { tags, summary: 'A deposit list', params: IdParams, response: { 200: DepositList } },
    },
    async (request) => readDepositList(db, await request.identify(), request.params.id),
  );

  app.post(
    '/admin/money/deposit-lists/:id/deposited',
    {
      config,
      schema: {
        tags,
        summary: 'Mark the cheques of a list as deposited',
        params: IdParams,
        body: DepositedInput,
        response: { 200: DepositedAnswer },
      },
    },
    async (request) => markDeposited(db, await request.identify(), request.params.id, request.body.on),
  );

  app.get(
    '/admin/money/months',
    { config, schema: { tags, summary: 'Closed months', response: { 200: ClosedMonths } } },
    () => readMonths(db),
  );

  app.get(
    '/admin/money/months/:month',
    {
      config,
      schema: {
        tags,
        summary: 'The report of a closed month, as it was when it was closed',
        params: MonthParams,
        response: { 200: MonthReport },
      },
    },
    async (request) => readMonthReport(db, await request.identify(), request.params.month),
  );

  app.post(
    '/admin/money/months',
    {
      config: { access: 'monthClosing' },
      schema: {
        tags,
        summary: 'Close a month and those before it',
        body: CloseMonthInput,
        response: { 200: ClosedMonths },
      },
    },
    async (request) => closeMonth(db, await request.identify(), request.body.month),
  );
};
