import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { download } from '~/lib/admin/download.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import type { Query } from '~/lib/api/paths.ts';
import { Busy } from '../feedback/busy.tsx';
import { Menu } from './menu.tsx';

type Props = {
  /** '/admin/messages/export' */
  path: string;
  /** The file name without its extension. */
  name: string;
  /** The filters of the list: the export has the same rows, of all pages. */
  query: Query;
};

/** The list as a CSV or XLSX file. */
export function ExportMenu({ path, name, query }: Props) {
  const { ui } = useAdminTexts();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    try {
      await download(path, { ...query, page: undefined, format }, `${name}.${format}`);
    } catch (error) {
      showToast({ kind: 'failure', title: `${ui.exportFailed}: ${errorText(error)}` });
    } finally {
      setBusy(false);
    }
  };
  if (isBusy) return <Busy>{ui.exporting}</Busy>;
  return (
    <Menu
      label={ui.exportList}
      icon="download-simple"
      entries={[
        { id: 'xlsx', label: ui.exportXlsx, onAction: () => void save('xlsx') },
        { id: 'csv', label: ui.exportCsv, onAction: () => void save('csv') },
      ]}
    />
  );
}
