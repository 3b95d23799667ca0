import { PAGE_SIZE } from '@diyar/contract/limits';
import type { TakenBack, UnitBatch } from '@diyar/contract/unit-batches';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const LIST = 'GET /admin/projects/{id}/batches';
const PLAN = 'GET /admin/projects/{id}/batches/{batch}';

const readTaken = ownAnswer<TakenBack>;

const listAsk = (id: number, page: number) => ({ params: { id }, query: { page, size: PAGE_SIZE } });
const planAsk = (id: number, batch: string | null) => ({ params: { id, batch } });
export const batchListKey = (projectId: number, page: number) => readKey(LIST, listAsk(projectId, page));
export const planKey = (projectId: number, batch: string) => readKey(PLAN, planAsk(projectId, batch));

export const useBatches = (projectId: number, page: number) =>
  useRead(LIST, listAsk(projectId, page), { keepsPrevious: true, staleTime: 0 });

/** What was changed last, or null. */
export const readNewestBatch = async (projectId: number): Promise<UnitBatch | null> =>
  (await api(LIST, { params: { id: projectId }, query: { page: 1, size: 1 } })).items[0] ?? null;

/** What taking it back would do, as of now. */
export const useTakeBackPlan = (projectId: number, batch: string | null) =>
  useRead(PLAN, planAsk(projectId, batch), { staleTime: 0 });

const takeBack = (projectId: number, batch: string, digest: string) =>
  api('POST /admin/projects/{id}/batches/{batch}/take-back', {
    params: { id: projectId, batch },
    body: { digest },
    read: readTaken,
  });

export const useTakeBack = (projectId: number) =>
  useWrite({
    mutationFn: ({ batch, digest }: { batch: string; digest: string }) => takeBack(projectId, batch, digest),
  });

/** Right after it was done: whatever can be taken back, without asking. */
export async function takeBackAtOnce(projectId: number, batch: string): Promise<TakenBack> {
  const { digest } = await api(PLAN, planAsk(projectId, batch));
  return takeBack(projectId, batch, digest);
}
