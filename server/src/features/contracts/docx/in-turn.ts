import type { ErrorCode } from '@diyar/contract/errors';
import type { ContractValues } from '@diyar/contract/rules/contract-fields';
import type { Lang } from '@diyar/contract/rules/language';
import { AppError } from '../../../errors.ts';
import { workerAt } from '../../../paths.ts';
import { answerOfWorker, fairQueue } from '../../sheet-files/index.ts';
import type { DraftMark, TemplateCheck } from './template.ts';

const WORKER = workerAt('features/contracts/docx/docx-worker.ts', 'docx-worker');
const LIMITS = { ms: 20_000, megabytes: 300 };
/** At a time, because each has a whole document in memory. */
const WORKERS = 2;

export type DocxJob =
  | { kind: 'check'; bytes: Uint8Array; lang: Lang }
  | { kind: 'fill'; bytes: Uint8Array; values: ContractValues; draft: DraftMark | null };
export type DocxAnswer =
  | { check: TemplateCheck }
  | { bytes: Uint8Array }
  | { refused: ErrorCode; label?: string | undefined };

const inTurn = fairQueue(WORKERS);

/** `owner` is who asked: one heavy file makes only its sender's next ones wait. */
async function run(owner: number, job: DocxJob): Promise<DocxAnswer> {
  const answer = await inTurn(owner, () => answerOfWorker<DocxAnswer>(WORKER, job, LIMITS));
  if (answer === null) throw new AppError('templateDamaged');
  if ('refused' in answer)
    throw new AppError(answer.refused, answer.label === undefined ? {} : { params: { label: answer.label } });
  return answer;
}

export async function checkDocx(owner: number, bytes: Uint8Array, lang: Lang): Promise<TemplateCheck> {
  const answer = await run(owner, { kind: 'check', bytes, lang });
  if (!('check' in answer)) throw new Error('another answer');
  return answer.check;
}

export async function fillDocx(
  owner: number,
  bytes: Uint8Array,
  values: ContractValues,
  draft: DraftMark | null = null,
): Promise<Buffer> {
  const answer = await run(owner, { kind: 'fill', bytes, values, draft });
  if (!('bytes' in answer)) throw new Error('another answer');
  return Buffer.from(answer.bytes);
}
