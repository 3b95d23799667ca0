import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../../sheet-files/index.ts';
import { checkArchive } from './check-archive.ts';
import type { DocxAnswer, DocxJob } from './in-turn.ts';
import { checkTemplate, fillTemplate } from './template.ts';

async function answer(job: DocxJob): Promise<DocxAnswer> {
  try {
    await checkArchive(job.bytes);
    if (job.kind === 'check') return { check: await checkTemplate(job.bytes, job.lang) };
    return { bytes: await fillTemplate(job.bytes, job.values, job.draft) };
  } catch (error) {
    return error instanceof Refusal
      ? { refused: error.code, label: error.label }
      : { refused: 'templateDamaged' };
  }
}

parentPort?.postMessage(await answer(workerData as DocxJob));
