import type { ImportAnswersInput, ImportOutcome, UnitImport } from '@diyar/contract/unit-imports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';
import { BATCHES } from './batches/batches-api.ts';

/** Rows of a check on one page. */
const ROWS = 50;

const readImport = ownAnswer<UnitImport>;

export const importKey = (projectId: number, id: string) => ['imports', projectId, id] as const;
export const importRowsKey = (projectId: number, id: string, outcome: ImportOutcome | null, page: number) =>
  [...importKey(projectId, id), 'rows', { outcome, page }] as const;

export const useImport = (projectId: number, id: string | null) =>
  useQuery({
    queryKey: importKey(projectId, id ?? ''),
    queryFn: ({ signal }) =>
      api('GET /admin/projects/{id}/imports/{importId}', {
        params: { id: projectId, importId: id },
        signal,
        read: readImport,
      }),
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
      api('GET /admin/projects/{id}/imports/{importId}/rows', {
        params: { id: projectId, importId: id },
        query: { outcome, page, size: ROWS },
        signal,
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
      if ('text' in source)
        return api('POST /admin/projects/{id}/imports', {
          params: { id: projectId },
          body: source,
          signal,
          read: readImport,
        });
      const form = new FormData();
      form.append('file', source.file);
      return api('POST /admin/projects/{id}/imports', {
        params: { id: projectId },
        form,
        signal,
        onProgress,
        read: readImport,
      });
    },
    onSuccess: (made) => client.setQueryData(importKey(projectId, made.id), made),
  });
}

/** The import as it will be once these answers are stored, as far as that is known here. */
const answered = (shown: UnitImport, { fields, currency, words }: ImportAnswersInput): UnitImport => ({
  ...shown,
  columns: fields
    ? shown.columns.map((column, i) => ({ ...column, field: fields[i] ?? null }))
    : shown.columns,
  currency: currency === undefined ? shown.currency : { ...shown.currency, value: currency },
  check: shown.check && {
    ...shown.check,
    words: shown.check.words.map((word) => {
      const said = words?.find((one) => one.field === word.field && one.word === word.word);
      return said ? { ...word, value: said.value } : word;
    }),
  },
});

/** Each answer is stored at once, so that a reload loses none; one after the other, so that the last one counts. */
export function useAnswerImport(projectId: number, id: string) {
  const client = useQueryClient();
  const key = importKey(projectId, id);
  return useMutation({
    scope: { id: `answers-${id}` },
    mutationFn: (answers: ImportAnswersInput) =>
      api('PUT /admin/projects/{id}/imports/{importId}', {
        params: { id: projectId, importId: id },
        body: answers,
        read: readImport,
      }),
    onMutate: (answers) => client.setQueryData<UnitImport>(key, (shown) => shown && answered(shown, answers)),
    onSuccess: (saved, { fields }) => {
      // a later answer may already be on its way
      if (client.isMutating({ mutationKey: ['answers', id] }) <= 1) client.setQueryData(key, saved);
      const rows = { queryKey: [...key, 'rows'] };
      // other columns make another table; a word or a cell changes rows that are being looked at
      if (fields) client.removeQueries(rows);
      else return client.invalidateQueries(rows);
    },
    onError: () => client.invalidateQueries({ queryKey: key, exact: true }),
    mutationKey: ['answers', id],
  });
}

export function useRunImport(projectId: number, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (digest: string) =>
      api('POST /admin/projects/{id}/imports/{importId}/run', {
        params: { id: projectId, importId: id },
        body: { digest },
      }),
    onSuccess: ({ batch }) =>
      client.setQueryData<UnitImport>(importKey(projectId, id), (shown) => shown && { ...shown, batch }),
    // also after a refusal: the units may have changed, and the rows are then checked again
    onSettled: () => {
      for (const queryKey of [importKey(projectId, id), BATCHES, ['projects'], ['lacasa']])
        void client.invalidateQueries({ queryKey });
    },
  });
}
