import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Cell } from './table.ts';
import { workbookFiles } from './workbook.ts';
import type { SheetOutline } from './worksheet.ts';
import { zipOf } from './zip.ts';

/** Asks for a batch of rows whenever the last one is written; null ends them. */
async function* rowsFrom(port: MessagePort): AsyncGenerator<Cell[]> {
  for (;;) {
    port.postMessage('more');
    const [batch] = (await once(port, 'message')) as [Cell[][] | null];
    if (!batch) return;
    yield* batch;
  }
}

if (parentPort) {
  const rows = rowsFrom(parentPort);
  parentPort.postMessage(await zipOf(workbookFiles({ ...(workerData as SheetOutline), rows })));
}
