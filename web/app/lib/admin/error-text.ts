import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';

/**
 * The message of a failed call: the server's own message, the status text, the HTTP code or a generic text;
 * where no response arrived, the reason (docs/product/calls-and-errors.md#reading-an-error).
 */
export function useErrorText(): (error: unknown) => string {
  const t = useAdminTexts().ui;
  return (error) => {
    if (!(error instanceof ApiError)) return t.failed;
    if (error.reason) return error.reason === 'timeout' ? t.timeout : t.offline;
    return isolateNumbers(error.serverMessage ?? error.message);
  };
}
