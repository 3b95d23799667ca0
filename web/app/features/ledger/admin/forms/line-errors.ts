import { useLanguage } from '~/lib/language.tsx';
import { type Problem, problemText } from '~/ui/admin/form/problems.ts';

/** What is wrong in one field of one line of a list. */
export function useLineErrors(errors: unknown) {
  const { lang } = useLanguage();
  return (index: number, field: string): string | undefined => {
    const lines = errors as readonly (Partial<Record<string, Problem>> | undefined)[] | undefined;
    const problem = lines?.[index]?.[field];
    return problem?.message && problemText(problem, lang);
  };
}
