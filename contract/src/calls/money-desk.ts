import { z } from 'zod';
import { IdParams } from '../fields.ts';
import { paging } from '../lists.ts';
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
  EntriesExportQuery,
  MoneyDesk,
  MoneyDeskQuery,
  MonthParams,
  PaperList,
  PapersQuery,
} from '../money-desk.ts';
import { MonthReport } from '../month-report.ts';
import { calls } from './call.ts';
import { TABLE } from './media.ts';
import { DEAL_TOPICS, MONEY_TOPICS } from './topics.ts';

export const moneyDeskCalls = calls({
  'GET /admin/money': {
    access: 'money',
    summary: 'The figures of the money desk',
    query: MoneyDeskQuery,
    errors: ['notFound'],
    answer: MoneyDesk,
    reads: MONEY_TOPICS,
  },
  'GET /admin/money/cheques': {
    access: 'money',
    summary: 'Cheques of one group, by number, bank, drawer, name, phone or unit',
    query: ChequesQuery,
    errors: ['notFound'],
    answer: ChequeList,
    reads: MONEY_TOPICS,
  },
  'GET /admin/money/debts': {
    access: 'money',
    summary: 'Deals that are overdue, to be given back, or need attention',
    query: DebtsQuery,
    errors: ['notFound'],
    answer: DebtList,
    reads: MONEY_TOPICS,
  },
  'GET /admin/money/papers': {
    access: 'money',
    summary: 'Receipts and payment vouchers, by number, name, phone or unit',
    query: PapersQuery,
    errors: ['notFound'],
    answer: PaperList,
    reads: MONEY_TOPICS,
  },
  'GET /admin/money/deposit-lists': {
    access: 'money',
    summary: 'Deposit lists, newest first',
    query: z.object(paging),
    answer: DepositLists,
    reads: MONEY_TOPICS,
  },
  'POST /admin/money/deposit-lists': {
    access: 'money',
    summary: 'A numbered list of cheques for the bank; deposits nothing',
    body: DepositListInput,
    answer: DepositList,
    status: 201,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'GET /admin/money/deposit-lists/{id}': {
    access: 'money',
    summary: 'A deposit list',
    params: IdParams,
    answer: DepositList,
    reads: MONEY_TOPICS,
  },
  'POST /admin/money/deposit-lists/{id}/deposited': {
    access: 'money',
    summary: 'Mark the cheques of a list as deposited',
    params: IdParams,
    body: DepositedInput,
    answer: DepositedAnswer,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'GET /admin/money/months': {
    access: 'money',
    summary: 'Closed months',
    answer: ClosedMonths,
    reads: MONEY_TOPICS,
  },
  'GET /admin/money/months/{month}': {
    access: 'money',
    summary: 'The report of a closed month, as it was when it was closed',
    params: MonthParams,
    answer: MonthReport,
    reads: MONEY_TOPICS,
  },
  'POST /admin/money/months': {
    access: 'monthClosing',
    summary: 'Close a month and those before it',
    body: CloseMonthInput,
    answer: ClosedMonths,
    askAgain: 'setting',
    changes: DEAL_TOPICS,
  },
  'GET /admin/money/entries/export': {
    access: 'money',
    summary: 'Every entry, void ones too, as CSV or XLSX',
    query: EntriesExportQuery,
    sends: TABLE,
    errors: ['notFound'],
    askAgain: 'setting',
    reads: MONEY_TOPICS,
  },
});
