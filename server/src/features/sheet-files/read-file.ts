import type { ErrorCode } from '@diyar/contract/errors';
import { AppError } from '../../errors.ts';
import { workerAt } from '../../paths.ts';
import { fairQueue } from './fair-queue.ts';
import { answerOfWorker } from './in-worker.ts';
import type { Table } from './table.ts';

const WORKER = workerAt('features/sheet-files/table-worker.ts', 'table-worker');
const WORKER_MS = 20_000;
const WORKER_MB = 200;
/** At a time, because each has a whole file in memory. */
const WORKERS = 3;

/** What kind of tables a file is read for. */
export type SheetsOf = 'units' | 'running';
export type SheetTable = Table & { kind: string };
export interface SheetTables {
  tables: SheetTable[];
  /** Worksheets with content that were not read. */
  otherSheets: string[];
}
export type TableAnswer = SheetTables | { refused: ErrorCode; label?: string | undefined };

async function readInWorker(source: Uint8Array | string, of: SheetsOf): Promise<TableAnswer> {
  const limits = { ms: WORKER_MS, megabytes: WORKER_MB };
  return (await answerOfWorker<TableAnswer>(WORKER, { source, of }, limits)) ?? { refused: 'importDamaged' };
}

const inTurn = fairQueue(WORKERS);

/** `owner` is who sent it: one heavy file makes only its sender's next ones wait. */
export async function readSheets(
  source: Uint8Array | string,
  owner: number,
  of: SheetsOf,
): Promise<SheetTables> {
  const answer = await inTurn(owner, () => readInWorker(source, of));
  if ('tables' in answer) return answer;
  throw new AppError(answer.refused, answer.label === undefined ? {} : { params: { label: answer.label } });
}

/** The first table of a file, for what a file has one of. */
export async function readTable(source: Uint8Array | string, owner: number) {
  const { tables, otherSheets } = await readSheets(source, owner, 'units');
  const { kind: _, ...table } = tables[0] as SheetTable;
  return { ...table, otherSheets };
}
