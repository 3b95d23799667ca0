import type { PersonId } from '@diyar/contract/rules/ids';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';

/** All that is stored about them, where they ask for it. The server asks for the password again. */
export function useSaveFile(id: PersonId) {
  const { persons: t } = useAdminTexts();
  const errorText = useErrorText();
  return async () => {
    try {
      await download(`/admin/persons/${id}/file`, {}, `person-${id}.zip`, { isNamedByServer: true });
    } catch (error) {
      showToast({ kind: 'failure', title: t.fileFailed, detail: errorText(error) });
    }
  };
}
