import { moneyDeskCalls } from '@diyar/contract/calls/money-desk';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { sendTable } from '../exports/index.ts';
import { listAgeing } from './ageing.ts';
import { exportAgeing } from './ageing-export.ts';
import { listAhead, readAhead } from './ahead.ts';
import { listCheques } from './cheques.ts';
import {
  createDepositList,
  listDepositLists,
  markDeposited,
  readAccounts,
  readDepositList,
} from './deposit-lists.ts';
import { listDebts, readDesk } from './desk.ts';
import { listDrawers } from './drawers.ts';
import { exportEntries } from './export.ts';
import { closeMonth, readMonthReport, readMonths } from './months.ts';
import { listPapers } from './papers.ts';
import { listToTell } from './to-tell.ts';

export const moneyDeskRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'money', moneyDeskCalls, {
    'GET /admin/money': ({ actor, query }) => readDesk(db, actor, query),
    'GET /admin/money/cheques': ({ actor, query }) => listCheques(db, actor, query),
    'GET /admin/money/drawers': ({ actor, query }) => listDrawers(db, actor, query),
    'GET /admin/money/accounts': ({ actor }) => readAccounts(db, actor),
    'GET /admin/money/debts': ({ actor, query }) => listDebts(db, actor, query),
    'GET /admin/money/ageing': ({ actor, query }) => listAgeing(db, actor, query),
    'GET /admin/money/ageing/export': async ({ actor, query, request, reply }) => {
      const table = await exportAgeing(db, actor, query);
      return sendTable(request, reply, table, query);
    },
    'GET /admin/money/ahead': ({ actor, query }) => readAhead(db, actor, query),
    'GET /admin/money/ahead/list': ({ actor, query }) => listAhead(db, actor, query),
    'GET /admin/money/papers': ({ actor, query }) => listPapers(db, actor, query),
    'GET /admin/money/to-tell': ({ actor, query }) => listToTell(db, actor, query),
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
