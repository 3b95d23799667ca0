import { useAdminTexts } from '~/i18n/admin/index.ts';
import { ApiError } from '~/lib/api/api-error.ts';

/**
 * SPEC §8: what to show for a failed call: the server's own message, then the status text, then the HTTP code,
 * then a generic one. Where no answer came at all, why.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useAdminTexts().ui;
  return (error) => {
    if (!(error instanceof ApiError)) return t.failed;
    if (error.reason) return error.reason === 'timeout' ? t.timeout : t.offline;
    return error.serverMessage ?? error.message;
  };
}
