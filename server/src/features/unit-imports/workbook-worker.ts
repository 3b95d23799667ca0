import { parentPort, workerData } from 'node:worker_threads';
import type { WorkbookAnswer } from './read-file.ts';
import { readWorkbook } from './read-workbook.ts';
import { Refusal } from './refusal.ts';

async function answer(): Promise<WorkbookAnswer> {
  try {
    return { table: await readWorkbook(Buffer.from(workerData as Uint8Array)) };
  } catch (error) {
    return error instanceof Refusal
      ? { refused: error.code, label: error.label }
      : { refused: 'importDamaged' };
  }
}

parentPort?.postMessage(await answer());
