import { parentPort, workerData } from 'node:worker_threads';
import type { TableAnswer } from './read-file.ts';
import { readText, textOf } from './read-text.ts';
import { type RawTable, readWorkbook } from './read-workbook.ts';
import { Refusal } from './refusal.ts';
import { tableOf } from './table.ts';

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, i) => bytes[i] === byte);

/** The old .xls, and an .xlsx with a password, which is wrapped in the same container. */
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b);

/** What kind of file it is follows from its first bytes, not from its name. */
async function read(source: Uint8Array | string): Promise<RawTable> {
  if (typeof source === 'string') return readText(source);
  if (isOle(source)) throw new Refusal('importProtected');
  return isZip(source) ? await readWorkbook(Buffer.from(source)) : readText(textOf(source));
}

async function answer(source: Uint8Array | string): Promise<TableAnswer> {
  try {
    return { table: tableOf(await read(source)) };
  } catch (error) {
    return error instanceof Refusal
      ? { refused: error.code, label: error.label }
      : { refused: 'importDamaged' };
  }
}

parentPort?.postMessage(await answer(workerData));
