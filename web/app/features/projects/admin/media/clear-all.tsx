import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

/** Asks for confirmation. */
export function ClearAll({ count, onClear }: { count: number; onClear: () => void }) {
  const { projectsMedia: t } = useAdminTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TextButton isDanger onPress={() => setAsking(true)}>
        {t.clearAll}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
        title={t.clearTitle}
        confirmLabel={t.removeAll}
      >
        {t.clearBody(count)}
      </ConfirmDialog>
    </>
  );
}
