import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';

/**
 * The message of a failed call: the server's own message, a sentence with the HTTP code where the server failed without
 * one, the status text or a generic text; where no response arrived, the reason (docs/product/calls-and-errors.md#reading-an-error).
 */
export function useErrorText(): (error: unknown) => string {
  const t = useAdminTexts().ui;
  return (error) => {
    if (!(error instanceof ApiError)) return t.failed;
    if (error.reason) return error.reason === 'timeout' ? t.timeout : t.offline;
    if (error.serverMessage !== undefined) return isolateNumbers(error.serverMessage);
    // of a proxy, which knows no language
    if (error.status >= 500) return t.serverFailed(error.status);
    return isolateNumbers(error.message);
  };
}
