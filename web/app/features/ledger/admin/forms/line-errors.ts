import { fieldMessage } from '@diyar/contract/field-issues';
import { useLanguage } from '~/lib/language.tsx';

type Problem = { type?: unknown; message?: string } | undefined;

/** What is wrong in one field of one line of a list. Schemas report codes, the server sends messages. */
export function useLineErrors(errors: unknown) {
  const { lang } = useLanguage();
  return (index: number, field: string): string | undefined => {
    const line = (errors as Record<string, Record<string, Problem> | undefined>[] | undefined)?.[index];
    const problem = (line as Record<string, Problem> | undefined)?.[field];
    if (!problem?.message) return undefined;
    return problem.type === 'server' ? problem.message : fieldMessage(problem.message, lang);
  };
}
