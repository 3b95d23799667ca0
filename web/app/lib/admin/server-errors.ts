import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, fieldErrors } from '~/lib/api/api-error.ts';

type CodeFields<Values extends FieldValues> = Partial<Record<string, FieldPath<Values>>>;

/**
 * Puts what the server found at the fields it concerns. `ofCode` names the field of a refusal that carries no
 * list, `{ usernameTaken: 'username' }`. Answers whether all of it found a place; the rest goes into a summary.
 */
export function placeServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
  ofCode: CodeFields<Values> = {},
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  const found = Object.entries(fieldErrors(error));
  const byCode = error.code ? ofCode[error.code] : undefined;
  if (found.length === 0 && byCode) found.push([byCode, error.message]);
  let placed = found.length > 0;
  for (const [path, message] of found) {
    const top = path.split('.')[0] ?? '';
    if (!known.includes(top)) placed = false;
    // the path was just found among the form's own fields
    else form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: true });
  }
  return placed;
}
