import { IdParams } from '../fields.ts';
import {
  CashBook,
  CashBookQuery,
  CloseTillInput,
  Till,
  TillClosing,
  TillClosings,
  TillClosingsQuery,
  TillQuery,
} from '../till.ts';
import { calls } from './call.ts';
import { MONEY_TOPICS } from './topics.ts';

export const tillCalls = calls({
  'GET /admin/money/cash-book': {
    access: 'money',
    summary: 'Receipts and refunds of a day or period, with sums by building, method, currency and cashier',
    query: CashBookQuery,
    errors: ['notFound'],
    answer: CashBook,
    reads: MONEY_TOPICS,
  },
  'GET /admin/money/till': {
    access: 'tills',
    summary: 'The cash of a cashier since their last closing',
    query: TillQuery,
    errors: ['notFound'],
    answer: Till,
    reads: MONEY_TOPICS,
  },
  'POST /admin/money/till': {
    access: 'tills',
    summary: 'Close a till: counted cash, the difference and its reason, as a numbered paper',
    body: CloseTillInput,
    errors: ['notFound', 'tillMoved'],
    answer: TillClosing,
    status: 201,
    askAgain: 'no',
    changes: ['money'],
  },
  'GET /admin/money/till/closings': {
    access: 'tills',
    summary: 'Closings of tills, newest first',
    query: TillClosingsQuery,
    answer: TillClosings,
    reads: MONEY_TOPICS,
  },
  'GET /admin/money/till/closings/{id}': {
    access: 'tills',
    summary: 'A closing as it was printed',
    params: IdParams,
    errors: ['notFound'],
    answer: TillClosing,
    reads: MONEY_TOPICS,
  },
});
