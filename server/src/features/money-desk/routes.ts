import { moneyDeskCalls } from '@diyar/contract/calls/money-desk';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { sendTable } from '../exports/index.ts';
import { listCheques } from './cheques.ts';
import { createDepositList, listDepositLists, markDeposited, readDepositList } from './deposit-lists.ts';
import { listDebts, readDesk } from './desk.ts';
import { exportEntries } from './export.ts';
import { closeMonth, readMonthReport, readMonths } from './months.ts';
import { listPapers } from './papers.ts';

export const moneyDeskRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'money', moneyDeskCalls, {
    'GET /admin/money': ({ actor, query }) => readDesk(db, actor, query),
    'GET /admin/money/cheques': ({ actor, query }) => listCheques(db, actor, query),
    'GET /admin/money/debts': ({ actor, query }) => listDebts(db, actor, query),
    'GET /admin/money/papers': ({ actor, query }) => listPapers(db, actor, query),
    'GET /admin/money/deposit-lists': ({ actor, query }) => listDepositLists(db, actor, query),
    'POST /admin/money/deposit-lists': ({ actor, body }) => createDepositList(db, actor, body),
    'GET /admin/money/deposit-lists/{id}': ({ actor, params }) => readDepositList(db, actor, params.id),
    'POST /admin/money/deposit-lists/{id}/deposited': ({ actor, params, body }) =>
      markDeposited(db, actor, params.id, body.on),
    'GET /admin/money/months': () => readMonths(db),
    'GET /admin/money/months/{month}': ({ actor, params }) => readMonthReport(db, actor, params.month),
    'POST /admin/money/months': ({ actor, body }) => closeMonth(db, actor, body.month),
    'GET /admin/money/entries/export': async ({ actor, query, request, reply }) => {
      const table = await exportEntries(db, actor, query);
      return sendTable(request, reply, table, query);
    },
  });
};
