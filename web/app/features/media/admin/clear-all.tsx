import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

/** Asks for confirmation. */
export function ClearAll({ count, onClear }: { count: number; onClear: () => void }) {
  const { media: t } = useAdminTexts();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <TextButton isDanger onPress={() => setConfirming(true)}>
        {t.clearAll}
      </TextButton>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
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
