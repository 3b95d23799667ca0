import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@diyar/contract/errors';
import { AppError } from '../../errors.ts';
import { workerAt } from '../../places.ts';
import { readText, textOf } from './read-text.ts';
import type { RawTable } from './read-workbook.ts';
import { Refusal } from './refusal.ts';
import { type Table, tableOf } from './table.ts';

const WORKER = workerAt('features/unit-imports/workbook-worker.ts', 'workbook-worker');
const WORKER_MS = 20_000;
const WORKER_MB = 200;

export type WorkbookAnswer = { table: RawTable } | { refused: ErrorCode; label?: string | undefined };

/** In a thread of its own, with limits: a workbook from outside is parsed, and may be made to break the parser. */
async function readInWorker(bytes: Uint8Array): Promise<RawTable> {
  const worker = new Worker(WORKER, {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MB },
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(WORKER_MS) })) as [
      WorkbookAnswer,
    ];
    if ('refused' in answer) throw new Refusal(answer.refused, answer.label);
    return answer.table;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('importDamaged');
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time, because each has a whole workbook in memory. */
function readWorkbook(bytes: Uint8Array): Promise<RawTable> {
  const next = last.then(() => readInWorker(bytes));
  last = next.catch(() => {});
  return next;
}

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, i) => bytes[i] === byte);

/** The old .xls, and an .xlsx with a password, which is wrapped in the same container. */
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);

async function read(source: Uint8Array | string): Promise<Table> {
  if (typeof source === 'string') return tableOf(readText(source));
  if (isOle(source)) throw new Refusal('importProtected');
  return tableOf(isZip(source) ? await readWorkbook(source) : readText(textOf(source)));
}

/** What kind of file it is follows from its first bytes, not from its name. */
export async function readTable(source: Uint8Array | string): Promise<Table> {
  try {
    return await read(source);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, label } = error;
    throw new AppError(code, label === undefined ? {} : { params: { label } });
  }
}
