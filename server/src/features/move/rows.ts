import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Db } from '../../db/client.ts';
import { StartError } from '../../db/start-error.ts';
import { dumpDatabase, loadDatabase } from '../backup/index.ts';

/** Dumps to a file and returns the number of rows. */
async function dumpTo(db: Db, path: string): Promise<number> {
  const file = createWriteStream(path);
  const written = new Promise<void>((resolve, reject) => {
    file.once('finish', resolve);
    file.once('error', reject);
  });
  try {
    const { rows } = await dumpDatabase(db, (text) => {
      if (!file.write(text)) return new Promise((resolve) => file.once('drain', () => resolve()));
    });
    return rows;
  } finally {
    file.end();
    await written;
  }
}

/** Opens the file lazily: readline loses lines that it reads before the iteration begins. */
async function* linesOf(path: string) {
  yield* createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
}

/** The first line contains the time of the dump; every other line must be equal. */
async function assertSame(one: string, other: string): Promise<void> {
  const [left, right] = [linesOf(one), linesOf(other)];
  for (let line = 1; ; line++) {
    const [a, b] = [await left.next(), await right.next()];
    if (a.done && b.done) return;
    if (line > 1 && a.value !== b.value)
      throw new StartError(
        `the rows differ after the move, first in line ${line} of the dump: nothing was changed here`,
      );
  }
}

/** Copies every row into an empty database, then dumps it again and compares. */
export async function moveRows(from: Db, to: Db, scratch: (name: string) => string): Promise<number> {
  const [before, after] = [scratch('before.jsonl'), scratch('after.jsonl')];
  const rows = await dumpTo(from, before);
  await loadDatabase(to, linesOf(before));
  await dumpTo(to, after);
  await assertSame(before, after);
  return rows;
}
