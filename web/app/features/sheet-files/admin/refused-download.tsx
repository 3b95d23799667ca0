import { useAdminTexts } from '~/i18n/admin/index.ts';
import type { Query } from '~/lib/api/paths.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { useFileDownload } from './use-file-download.ts';

type Props = { path: string; query?: Query; label?: string };

/** The refused rows as they were, with the reason beside them, to be corrected and brought in again. */
export function RefusedDownload({ path, query, label }: Props) {
  const { sheetFiles: t } = useAdminTexts();
  const { run, isBusy } = useFileDownload(path, t.refusedName);
  return (
    <TextButton
      icon="download-simple"
      isPending={isBusy}
      onPress={() => void run({ ...query, format: 'xlsx' })}
    >
      {label ?? t.downloadRefused}
    </TextButton>
  );
}
