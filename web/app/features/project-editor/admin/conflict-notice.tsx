import { useState } from 'react';
import type { EditedProject } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSavedBy } from '~/lib/admin/latest-save.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import type { EditingSession } from './use-editing-session.ts';

type Props = { session: EditingSession; newest: EditedProject; onCompare: () => void };

/**
 * Somebody else saved: who and when, and the only message about it. What was typed stays
 * (docs/product/projects-and-media.md#concurrent-edits).
 */
export function ConflictNotice({ session, newest, onCompare }: Props) {
  const { projectEditor: t } = useAdminTexts();
  const [isLoading, setLoading] = useState(false);
  const title = useSavedBy(`/admin/projects/${newest.id}`, newest.version, true);
  return (
    <>
      <Notice
        isUrgent
        icon="warning-circle"
        title={title}
        actions={
          <>
            <Button size="s" onPress={() => setLoading(true)}>
              {t.staleLoad}
            </Button>
            <Button size="s" variant="primary" onPress={onCompare}>
              {t.staleMerge}
            </Button>
          </>
        }
      >
        {t.staleBody}
      </Notice>
      <ConfirmDialog
        isOpen={isLoading}
        onClose={() => setLoading(false)}
        onConfirm={() => {
          setLoading(false);
          session.save.reset();
          session.discard(newest);
        }}
        title={t.staleLoadTitle}
        confirmLabel={t.staleLoad}
      >
        {t.staleLoadBody}
      </ConfirmDialog>
    </>
  );
}
