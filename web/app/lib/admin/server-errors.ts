import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, fieldErrors } from '~/lib/api/api-error.ts';

export type CodeFields<Values extends FieldValues> = Partial<Record<string, FieldPath<Values>>>;

/**
 * Assigns the server's field errors to the fields of the form. `ofCode` names the field of an error without a
 * list, `{ usernameTaken: 'username' }`; `within` is where the payload has the form's fields, 'entry'. Returns whether
 * every error was assigned; the others belong into a summary.
 */
export function placeServerErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError' | 'getValues'>,
  error: unknown,
  ofCode: CodeFields<Values> = {},
  within = '',
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  const found = Object.entries(fieldErrors(error));
  const byCode = error.code ? ofCode[error.code] : undefined;
  if (found.length === 0 && byCode) found.push([byCode, error.message]);
  let placed = found.length > 0;
  for (const [sent, message] of found) {
    const path = within && sent.startsWith(`${within}.`) ? sent.slice(within.length + 1) : sent;
    const top = path.split('.')[0] ?? '';
    if (!known.includes(top)) placed = false;
    // the path was found among the form's own fields above
    else form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: true });
  }
  return placed;
}
