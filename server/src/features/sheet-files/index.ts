export { fairQueue } from './fair-queue.ts';
export { answerOfWorker } from './in-worker.ts';
export { readSheets, readTable } from './read-file.ts';
export { Refusal } from './refusal.ts';
export { listed, refusedColumns, samplesOf, textOf } from './rows.ts';
export { walkZip } from './walk-zip.ts';
