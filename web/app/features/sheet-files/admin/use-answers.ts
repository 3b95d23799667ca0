import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { useWrite } from '~/lib/admin/use-write.ts';

type Options<Made, Answers> = {
  id: string;
  /** Of the import among the queries, and of its rows. */
  made: QueryKey;
  rows: QueryKey;
  save: (answers: Answers) => Promise<Made>;
  /** The import as it will be once these answers are stored, as far as that is known here. */
  answered: (shown: Made, answers: Answers) => Made;
  /** Other columns make another table. */
  isOtherTable: (answers: Answers) => boolean;
};

const ANSWERS = [...HOLDS_READS, 'answers'] as const;

/** Each answer is stored at once, so that a reload loses none; one after the other, so that the last one counts. */
export function useAnswers<Made extends object, Answers>(options: Options<Made, Answers>) {
  const { id, made, rows, save, answered, isOtherTable } = options;
  const client = useQueryClient();
  return useWrite({
    mutationKey: ANSWERS,
    scope: { id: `answers-${id}` },
    mutationFn: save,
    onMutate: (answers) => client.setQueryData<Made>(made, (shown) => shown && answered(shown, answers)),
    onSuccess: (saved, answers) => {
      // a later answer may already be on its way
      if (client.isMutating({ mutationKey: ANSWERS }) <= 1) client.setQueryData(made, saved);
      // a word or a cell changes rows that are being looked at
      if (isOtherTable(answers)) client.removeQueries({ queryKey: rows });
      else return client.invalidateQueries({ queryKey: rows });
    },
    onError: () => client.invalidateQueries({ queryKey: made, exact: true }),
  });
}
