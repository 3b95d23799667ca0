import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';

/** Shown once; only the button that says so closes it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { account } = useAdminTexts();
  const t = account.codes;
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ kind: 'success', title: t.copied });
  };
  return (
    <Dialog
      isOpen={codes.length > 0}
      onClose={onClose}
      isDismissable={false}
      title={t.title}
      size="s"
      footer={
        <>
          <Button icon="printer" onPress={() => window.print()}>
            {t.print}
          </Button>
          <Button icon="copy" onPress={() => void copy()}>
            {t.copy}
          </Button>
          <span className="grow" />
          <Button variant="primary" onPress={onClose}>
            {t.kept}
          </Button>
        </>
      }
    >
      <p>{t.body}</p>
      <ul className="my-account-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
