import { fieldMessage } from '@diyar/contract/field-issues';
import type { Lang } from '@diyar/contract/rules/language';
import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useLanguage } from '~/lib/language.tsx';

/** The label that the texts of a form have for a field. */
export function labelIn(labels: unknown, name: string): string | undefined {
  const label = (labels as Record<string, unknown> | undefined)?.[name];
  return typeof label === 'string' ? label : undefined;
}

export type Problem = { type?: unknown; message?: string };

/** Schemas report codes, which are translated again when the language changes; the server sends messages. */
export const problemText = ({ type, message = '' }: Problem, lang: Lang): string =>
  type === 'server' ? message : fieldMessage(message, lang);

/** The problems of a tree of errors with their paths: 'phone', 'lines.2.amount'. */
function leavesOf(errors: object, at = ''): [string, Problem][] {
  return Object.entries(errors).flatMap(([key, value]): [string, Problem][] => {
    if (typeof value !== 'object' || value === null) return [];
    const path = at ? `${at}.${key}` : key;
    return typeof value.type === 'string' ? [[path, value]] : leavesOf(value, path);
  });
}

/** What is said above the form: problems of the whole, and of fields that are not there to say it. */
export function useProblems(errors: FieldErrors<FieldValues>, labels: unknown) {
  const { lang } = useLanguage();
  const [shown] = useState(() => new Set<string>());
  const isShown = (path: string) => [...shown].some((name) => path === name || path.startsWith(`${name}.`));
  const problems = leavesOf(errors)
    .filter(([path]) => path.endsWith('root') || !isShown(path))
    .map(([path, problem]) => {
      const label = labelIn(labels, path);
      const text = problemText(problem, lang);
      return label === undefined ? text : `${label}: ${text}`;
    });
  return { shown, problems };
}
