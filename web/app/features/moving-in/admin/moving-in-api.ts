import type {
  RunningAnswersInput,
  RunningImport,
  RunningOutcome,
  RunningRow,
} from '@diyar/contract/moving-in';
import type { RunningKind } from '@diyar/contract/rules/running-sheets';
import { useQueryClient } from '@tanstack/react-query';
import { type Sending, sentAs } from '~/features/sheet-files/admin/file-drop.tsx';
import { useAnswers } from '~/features/sheet-files/admin/use-answers.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

/** Rows of a check on one page. */
const ROWS = 50;

const IMPORT = 'GET /admin/moving-in/imports/{importId}';
const ROWS_OF = 'GET /admin/moving-in/imports/{importId}/rows';

export const importKey = (importId: string) => readKey(IMPORT, { params: { importId } });

/** What is worked on elsewhere changes what the rows would do. */
export const useImport = (importId: string | null) =>
  useRead(IMPORT, { params: { importId: importId as string } }, { staleTime: 0 });

export type RowsView = { kind: RunningKind; outcome: RunningOutcome | null; page: number };
const rowsAsk = (importId: string, view: RowsView) => ({
  params: { importId },
  query: { ...view, size: ROWS },
});
export const rowsKey = (...ask: Parameters<typeof rowsAsk>) => readKey(ROWS_OF, rowsAsk(...ask));
export const useRows = (importId: string, view: RowsView) =>
  useRead(ROWS_OF, rowsAsk(importId, view), { keepsPrevious: true });

export const useMovingIn = () => useRead('GET /admin/moving-in', {});

/** The first file begins an import, others are added to it. */
export function useSendFile() {
  const client = useQueryClient();
  return async (sending: Sending, importId: string | null): Promise<RunningImport> => {
    const made =
      importId === null
        ? await api('POST /admin/moving-in/imports', sentAs(sending))
        : await api('POST /admin/moving-in/imports/{importId}/files', {
            params: { importId },
            ...sentAs(sending),
          });
    client.setQueryData(importKey(made.id), made);
    client.removeQueries({ queryKey: [ROWS_OF, { params: { importId: made.id } }] });
    return made;
  };
}

function answered(shown: RunningImport, { on, fields, currency, words, isNotCompared }: RunningAnswersInput) {
  return {
    ...shown,
    ...(on && { on }),
    ...(isNotCompared !== undefined && { isNotCompared }),
    currency: currency === undefined ? shown.currency : { ...shown.currency, value: currency },
    sheets: shown.sheets.map((sheet, i) => {
      const said = fields?.find((one) => one.sheet === i)?.fields;
      return said
        ? { ...sheet, columns: sheet.columns.map((one, j) => ({ ...one, field: said[j] ?? null })) }
        : sheet;
    }),
    words: shown.words.map((word) => {
      const said = words?.find(
        (one) => one.kind === word.kind && one.field === word.field && one.word === word.word,
      );
      return said ? { ...word, value: said.value } : word;
    }),
  };
}

export const useAnswer = (importId: string) =>
  useAnswers<RunningImport, RunningAnswersInput>({
    id: importId,
    made: importKey(importId),
    rows: [ROWS_OF, { params: { importId } }],
    answered,
    isOtherTable: ({ fields }) => fields !== undefined,
    save: (body) => api('PUT /admin/moving-in/imports/{importId}', { params: { importId }, body }),
  });

export type Correct = (row: RunningRow, field: RunningRow['edited'][number], text: string) => void;

export function useRun(importId: string) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (digest: string) =>
      api('POST /admin/moving-in/imports/{importId}/run', { params: { importId }, body: { digest } }),
    onSuccess: (done) => client.setQueryData(importKey(importId), done),
  });
}

/** Read anew each time that somebody asks. */
export const useTakeBackPlan = (importId: string | null) =>
  useRead(
    'GET /admin/moving-in/imports/{importId}/take-back',
    { params: { importId: importId as string } },
    { staleTime: 0, gcTime: 0 },
  );

export function useTakeBack() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: ({ importId, digest }: { importId: string; digest: string }) =>
      api('POST /admin/moving-in/imports/{importId}/take-back', { params: { importId }, body: { digest } }),
    onSuccess: (done) => client.setQueryData(importKey(done.id), done),
  });
}
