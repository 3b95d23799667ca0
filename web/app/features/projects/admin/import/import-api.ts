import type { SheetField } from '@diyar/contract/rules/unit-sheet';
import type { ImportDone, ImportOutcome, ImportRows, UnitImport } from '@diyar/contract/unit-imports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';
import { BATCHES } from './batches-api.ts';

/** Rows of a check on one page. */
const ROWS = 50;

const pathOf = (projectId: number) => `/admin/projects/${projectId}/imports`;
const readImport = ownAnswer<UnitImport>;

export const importKey = (projectId: number, id: string) => ['imports', projectId, id] as const;
export const importRowsKey = (projectId: number, id: string, outcome: ImportOutcome | null, page: number) =>
  [...importKey(projectId, id), 'rows', { outcome, page }] as const;

export const useImport = (projectId: number, id: string | null) =>
  useQuery({
    queryKey: importKey(projectId, id ?? ''),
    queryFn: ({ signal }) => api.get(`${pathOf(projectId)}/${id}`, { signal, read: readImport }),
    enabled: id !== null,
    // units that are changed elsewhere change what the rows would do
    staleTime: 0,
  });

export const useImportRows = (
  projectId: number,
  id: string,
  { outcome, page }: { outcome: ImportOutcome | null; page: number },
) =>
  useQuery({
    queryKey: importRowsKey(projectId, id, outcome, page),
    queryFn: ({ signal }) =>
      api.get(`${pathOf(projectId)}/${id}/rows`, {
        query: { outcome, page, size: ROWS },
        signal,
        read: ownAnswer<ImportRows>,
      }),
    placeholderData: keepPreviousData,
  });

export type ImportSource = { file: File } | { text: string; name: string };

type Sending = { source: ImportSource; signal: AbortSignal; onProgress: UploadProgress };

/** A file is sent as it is; a block from the clipboard as text. */
export function useStartImport(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ source, signal, onProgress }: Sending) => {
      if ('text' in source) return api.post(pathOf(projectId), source, { signal, read: readImport });
      const form = new FormData();
      form.append('file', source.file);
      return api.upload(pathOf(projectId), form, { signal, onProgress, read: readImport });
    },
    onSuccess: (made) => client.setQueryData(importKey(projectId, made.id), made),
  });
}

/** Each choice is stored at once, so that a reload loses none; one after the other, so that the last one counts. */
export function useSaveColumns(projectId: number, id: string) {
  const client = useQueryClient();
  const key = importKey(projectId, id);
  return useMutation({
    scope: { id: `columns-${id}` },
    mutationFn: (fields: (SheetField | null)[]) =>
      api.put(`${pathOf(projectId)}/${id}`, { fields }, { read: readImport }),
    onMutate: (fields) =>
      client.setQueryData<UnitImport>(
        key,
        (shown) =>
          shown && {
            ...shown,
            columns: shown.columns.map((column, i) => ({ ...column, field: fields[i] ?? null })),
          },
      ),
    onSuccess: (saved) => {
      // a later choice may already be on its way
      if (client.isMutating({ mutationKey: ['columns', id] }) <= 1) client.setQueryData(key, saved);
      client.removeQueries({ queryKey: [...key, 'rows'] });
    },
    onError: () => client.invalidateQueries({ queryKey: key, exact: true }),
    mutationKey: ['columns', id],
  });
}

export function useRunImport(projectId: number, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (digest: string) =>
      api.post(`${pathOf(projectId)}/${id}/run`, { digest }, { read: ownAnswer<ImportDone> }),
    onSuccess: ({ batch }) =>
      client.setQueryData<UnitImport>(importKey(projectId, id), (shown) => shown && { ...shown, batch }),
    // also after a refusal: the units may have changed, and the rows are then checked again
    onSettled: () => {
      for (const queryKey of [importKey(projectId, id), BATCHES, ['projects'], ['lacasa']])
        void client.invalidateQueries({ queryKey });
    },
  });
}
