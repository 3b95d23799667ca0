import { useFileDownload } from '~/features/sheet-files/admin/use-file-download.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Menu } from '~/ui/admin/overlays/menu.tsx';

type ExportFormat = 'xlsx' | 'csv';

/** The units as a file in the user's language. The server names it after the project and the day. */
export function useUnitsExport(projectId: number) {
  const { unitImports: t } = useAdminTexts();
  const { run, isBusy } = useFileDownload(`/admin/projects/${projectId}/units/export`, t.exportName);
  return { run: (format: ExportFormat) => run({ format }, t.exportFailed), isBusy };
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
