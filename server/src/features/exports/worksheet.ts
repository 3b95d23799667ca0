import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SHEET_ROWS_MAX } from '@diyar/contract/limits';
import type { Lang } from '@diyar/contract/rules/language';
import { AppError } from '../../errors.ts';
import { workerAt } from '../../paths.ts';
import type { Cell, Table } from './table.ts';
import type { Sheet } from './workbook.ts';

const WORKER = workerAt('features/exports/worksheet-worker.ts', 'worksheet-worker');
/** It has a few batches in its heap; the packed file is outside. */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };
const BATCH_ROWS = 200;

export type SheetOutline = Omit<Sheet, 'rows'>;

async function* batchesOf<Row>({ columns, rows }: Table<Row>, lang: Lang): AsyncGenerator<Cell[][]> {
  let count = 0;
  let batch: Cell[][] = [];
  for await (const row of rows) {
    if (count++ === SHEET_ROWS_MAX) throw new AppError('tooManyRows');
    batch.push(columns.map(({ cell }) => cell(row, lang)));
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/**
 * The whole file, some megabytes: only at its end is it known that there are not too many rows. It is written and packed
 * in a thread of its own, which asks for one batch of rows after the other, so that requests are answered meanwhile.
 */
export async function sheetOf<Row>(
  table: Table<Row>,
  lang: Lang,
  zone: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  const outline: SheetOutline = {
    title: table.title[lang],
    rightToLeft: lang === 'ar',
    widths: table.columns.map(({ width }) => width),
    header: table.columns.map(({ header }) => header[lang]),
    zone,
  };
  signal?.throwIfAborted();
  const worker = new Worker(WORKER, {
    workerData: outline,
    execArgv: [],
    resourceLimits: WORKER_LIMITS,
  });
  // rejects when the thread throws or the signal aborts
  const messages = on(worker, 'message', { ...(signal && { signal }), close: ['exit'] });
  const nextMessage = async () => {
    const { value, done } = await messages.next();
    if (done) throw new Error('the thread that writes the sheet ended early');
    return value[0];
  };
  try {
    for await (const batch of batchesOf(table, lang)) {
      await nextMessage();
      worker.postMessage(batch);
    }
    await nextMessage();
    worker.postMessage(null);
    return Buffer.from(await nextMessage());
  } finally {
    await worker.terminate();
  }
}
