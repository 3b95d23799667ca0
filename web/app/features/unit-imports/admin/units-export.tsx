import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Menu } from '~/ui/admin/overlays/menu.tsx';

export type ExportFormat = 'xlsx' | 'csv';

/** The units as a file in the user's language. The server names it after the project and the day. */
export function useUnitsExport(projectId: number) {
  const { unitImports: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  async function run(format: ExportFormat) {
    setBusy(true);
    try {
      const path = `/admin/projects/${projectId}/units/export`;
      await download(path, { format, lang }, `${t.exportName}.${format}`, { isNamedByServer: true });
    } catch (error) {
      showToast({
        kind: 'failure',
        title: `${t.exportFailed}: ${errorText(error)}`,
        action: { label: ui.retry, run: () => void run(format) },
      });
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}

type Props = { projectId: number; isDirty: boolean };

export function UnitsExport({ projectId, isDirty }: Props) {
  const { unitImports: t, ui } = useAdminTexts();
  const { run, isBusy } = useUnitsExport(projectId);
  const save = (format: ExportFormat) => {
    if (isDirty) showToast({ kind: 'success', title: t.exportUnsaved });
    void run(format);
  };
  if (isBusy) return <Busy>{ui.exporting}</Busy>;
  return (
    <Menu
      label={t.export}
      icon="download-simple"
      entries={[
        { id: 'xlsx', label: t.exportXlsx, onAction: () => save('xlsx') },
        { id: 'csv', label: t.exportCsv, onAction: () => save('csv') },
      ]}
    />
  );
}
