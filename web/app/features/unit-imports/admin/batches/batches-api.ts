import { PAGE_SIZE } from '@diyar/contract/limits';
import type { TakeBackPlan, TakenBack, UnitBatch } from '@diyar/contract/unit-batches';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const BATCHES = ['batches'] as const;

const readPlan = ownAnswer<TakeBackPlan>;
const readTaken = ownAnswer<TakenBack>;

export const batchListKey = (projectId: number, page: number) => [...BATCHES, projectId, { page }] as const;
export const planKey = (projectId: number, batch: string) => [...BATCHES, projectId, batch] as const;

const readList = (projectId: number, page: number, size: number, signal?: AbortSignal) =>
  api('GET /admin/projects/{id}/batches', { params: { id: projectId }, query: { page, size }, signal });

export const useBatches = (projectId: number, page: number) =>
  useQuery({
    queryKey: batchListKey(projectId, page),
    queryFn: ({ signal }) => readList(projectId, page, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What was changed last, or null. */
export const readNewestBatch = async (projectId: number): Promise<UnitBatch | null> =>
  (await readList(projectId, 1, 1)).items[0] ?? null;

const readPlanOf = (projectId: number, batch: string, signal?: AbortSignal) =>
  api('GET /admin/projects/{id}/batches/{batch}', {
    params: { id: projectId, batch },
    signal,
    read: readPlan,
  });

/** What taking it back would do, as of now. */
export const useTakeBackPlan = (projectId: number, batch: string | null) =>
  useQuery({
    queryKey: planKey(projectId, batch ?? ''),
    queryFn: ({ signal }) => readPlanOf(projectId, batch ?? '', signal),
    enabled: batch !== null,
    staleTime: 0,
  });

const takeBack = (projectId: number, batch: string, digest: string) =>
  api('POST /admin/projects/{id}/batches/{batch}/take-back', {
    params: { id: projectId, batch },
    body: { digest },
    read: readTaken,
  });

function refresh(client: QueryClient) {
  for (const queryKey of [BATCHES, ['imports'], ['projects'], ['lacasa']])
    void client.invalidateQueries({ queryKey });
}

export function useTakeBack(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ batch, digest }: { batch: string; digest: string }) => takeBack(projectId, batch, digest),
    onSettled: () => refresh(client),
  });
}

/** Right after it was done: whatever can be taken back, without asking. */
export async function takeBackAtOnce(
  client: QueryClient,
  projectId: number,
  batch: string,
): Promise<TakenBack> {
  const { digest } = await readPlanOf(projectId, batch);
  try {
    return await takeBack(projectId, batch, digest);
  } finally {
    refresh(client);
  }
}
