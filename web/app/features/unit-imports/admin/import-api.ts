import type { ImportAnswersInput, ImportOutcome, UnitImport } from '@diyar/contract/unit-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';

/** Rows of a check on one page. */
const ROWS = 50;

const readImport = ownAnswer<UnitImport>;

const IMPORT = 'GET /admin/projects/{id}/imports/{importId}';
const ROWS_OF = 'GET /admin/projects/{id}/imports/{importId}/rows';
const paramsOf = (projectId: number, id: string | null) => ({ id: projectId, importId: id });

export const importKey = (projectId: number, id: string) =>
  readKey(IMPORT, { params: paramsOf(projectId, id) });

export const useImport = (projectId: number, id: string | null) =>
  // units that are changed elsewhere change what the rows would do
  useRead(IMPORT, { params: paramsOf(projectId, id) }, { staleTime: 0 });

const rowsAsk = (projectId: number, id: string, outcome: ImportOutcome | null, page: number) => ({
  params: paramsOf(projectId, id),
  query: { outcome, page, size: ROWS },
});
export const importRowsKey = (...ask: Parameters<typeof rowsAsk>) => readKey(ROWS_OF, rowsAsk(...ask));

export const useImportRows = (
  projectId: number,
  id: string,
  { outcome, page }: { outcome: ImportOutcome | null; page: number },
) => useRead(ROWS_OF, rowsAsk(projectId, id, outcome, page), { keepsPrevious: true });

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

const ANSWERS = [...HOLDS_READS, 'answers'] as const;

/** Each answer is stored at once, so that a reload loses none; one after the other, so that the last one counts. */
export function useAnswerImport(projectId: number, id: string) {
  const client = useQueryClient();
  const key = importKey(projectId, id);
  return useMutation({
    mutationKey: ANSWERS,
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
      if (client.isMutating({ mutationKey: ANSWERS }) <= 1) client.setQueryData(key, saved);
      const rows = { queryKey: [ROWS_OF, { params: paramsOf(projectId, id) }] };
      // other columns make another table; a word or a cell changes rows that are being looked at
      if (fields) client.removeQueries(rows);
      else return client.invalidateQueries(rows);
    },
    onError: () => client.invalidateQueries({ queryKey: key, exact: true }),
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
  });
}
