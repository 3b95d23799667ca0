import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import type { Query } from '~/lib/api/paths.ts';
import { useLanguage } from '~/lib/language.tsx';

/** A table as a file in the user's language, named by the server; `name` where it is not. */
export function useFileDownload(path: string, name: string) {
  const { sheetFiles: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  async function run(query: Query & { format: 'xlsx' | 'csv' }, failed: string = t.failed) {
    setBusy(true);
    try {
      await download(path, { lang, ...query }, `${name}.${query.format}`, { isNamedByServer: true });
    } catch (error) {
      showToast({
        kind: 'failure',
        title: `${failed}: ${errorText(error)}`,
        action: { label: ui.retry, run: () => void run(query, failed) },
      });
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}
