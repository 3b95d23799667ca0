import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

type Props = { projectId: number; onKeep: () => void; onLoad: () => void };

/**
 * A stale save preserves the typed changes and offers the newer version
 * (docs/product/projects-and-media.md#concurrent-edits).
 */
export function ConflictNotice({ projectId, onKeep, onLoad }: Props) {
  const { projectsEditor: t } = useAdminTexts();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Notice
        isUrgent
        icon="warning-circle"
        title={t.staleTitle}
        actions={
          <>
            <LinkButton size="s" icon="arrow-square-out" isNewTab to={`/admin/projects/${projectId}`}>
              {t.staleLook}
            </LinkButton>
            <Button size="s" onPress={() => setConfirming(true)}>
              {t.staleLoad}
            </Button>
            <Button size="s" onPress={onKeep}>
              {t.staleKeep}
            </Button>
          </>
        }
      >
        {t.staleBody}
      </Notice>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onLoad();
        }}
        title={t.staleLoadTitle}
        confirmLabel={t.staleLoad}
      >
        {t.staleLoadBody}
      </ConfirmDialog>
    </>
  );
}
