import type { ImportAnswersInput, ImportOutcome, UnitImport } from '@diyar/contract/unit-imports';
import { useQueryClient } from '@tanstack/react-query';
import { type Sending, sentAs } from '~/features/sheet-files/admin/file-drop.tsx';
import { useAnswers } from '~/features/sheet-files/admin/use-answers.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

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

/** A file is sent as it is; a block from the clipboard as text. */
export function useStartImport(projectId: number) {
  const client = useQueryClient();
  return async (sending: Sending) => {
    const made = await api('POST /admin/projects/{id}/imports', {
      params: { id: projectId },
      ...sentAs(sending),
      read: readImport,
    });
    client.setQueryData(importKey(projectId, made.id), made);
    return made;
  };
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

export const useAnswerImport = (projectId: number, id: string) =>
  useAnswers<UnitImport, ImportAnswersInput>({
    id,
    made: importKey(projectId, id),
    rows: [ROWS_OF, { params: paramsOf(projectId, id) }],
    answered,
    isOtherTable: ({ fields }) => fields !== undefined,
    save: (answers) =>
      api('PUT /admin/projects/{id}/imports/{importId}', {
        params: { id: projectId, importId: id },
        body: answers,
        read: readImport,
      }),
  });

export function useRunImport(projectId: number, id: string) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (digest: string) =>
      api('POST /admin/projects/{id}/imports/{importId}/run', {
        params: { id: projectId, importId: id },
        body: { digest },
      }),
    onSuccess: ({ batch }) =>
      client.setQueryData<UnitImport>(importKey(projectId, id), (shown) => shown && { ...shown, batch }),
  });
}
