import { IdParams } from '../fields.ts';
import { PrivateLink } from '../files.ts';
import { CancelledSold, Sold, SoldExportQuery, SoldInput, SoldList, SoldQuery } from '../sold.ts';
import { calls } from './call.ts';
import { filePart, TABLE } from './media.ts';
import { DEAL_TOPICS } from './topics.ts';

const READS = ['sold', 'buildings', 'lacasa'] as const;

export const soldCalls = calls({
  'GET /admin/selled': {
    access: 'sold',
    summary: 'Sold apartments',
    query: SoldQuery,
    answer: SoldList,
    reads: READS,
  },
  'GET /admin/selled/export': {
    access: 'sold',
    summary: 'Sold apartments as CSV or XLSX',
    query: SoldExportQuery,
    sends: TABLE,
    askAgain: 'setting',
    reads: READS,
  },
  'POST /admin/selled': {
    access: 'soldRecords',
    summary: 'Add a sold apartment, with its contract as the file part `contract`',
    form: { ...filePart('contract', ['pdf', 'image']), fields: SoldInput, json: SoldInput },
    answer: Sold,
    status: 201,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'PATCH /admin/selled/{id}': {
    access: 'soldRecords',
    summary: 'Change a sold apartment; the file part `contract` replaces its contract',
    params: IdParams,
    form: { ...filePart('contract', ['pdf', 'image']), fields: SoldInput, json: SoldInput },
    answer: Sold,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
  'GET /admin/selled/{id}/contract': {
    access: 'sold',
    summary: 'A fresh link to the contract',
    params: IdParams,
    answer: PrivateLink,
    reads: READS,
  },
  'DELETE /admin/selled/{id}': {
    access: 'soldRecords',
    summary: 'Remove a record; a sale on which money was received is cancelled instead (200)',
    params: IdParams,
    answer: CancelledSold,
    mayBeEmpty: true,
    askAgain: 'no',
    changes: DEAL_TOPICS,
  },
});
