import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { MOVE_TYPE } from '~/ui/admin/tables/reorder.ts';

/** The whole list takes dropped files, not only the box that says so: a near miss must not open the file. */
export function FileDrop({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const { projectsMedia: t } = useAdminTexts();
  return (
    <DropZone
      className="mdrop"
      aria-label={t.dropArea}
      getDropOperation={(types) => (types.has(MOVE_TYPE) ? 'cancel' : 'copy')}
      onDrop={async ({ items }) => {
        const dropped = items.filter((item) => item.kind === 'file');
        const files = await Promise.all(dropped.map((item) => item.getFile()));
        if (files.length > 0) onFiles(files);
      }}
    >
      {children}
    </DropZone>
  );
}
