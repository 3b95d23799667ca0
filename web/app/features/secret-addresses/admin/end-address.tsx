import { nameOf } from '@diyar/contract/rules/localized';
import type { SecretAddress } from '@diyar/contract/secret-addresses';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { shownName } from './secret-address-name.ts';
import { useEndAddress } from './secret-addresses-api.ts';

export function EndAddress({ address, onClose }: { address: SecretAddress | null; onClose: () => void }) {
  const { secretAddresses: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const end = useEndAddress();
  const close = () => {
    end.reset();
    onClose();
  };
  const whose = address ? nameOf(address, lang) || t.untitled : '';
  const confirm = () =>
    address &&
    end.mutate(address, {
      onSuccess: () => {
        close();
        showToast({ kind: 'success', title: t.ended, detail: shownName(address, lang) || whose });
      },
    });
  return (
    <ConfirmDialog
      isOpen={address !== null}
      onClose={close}
      onConfirm={confirm}
      title={t.endTitle}
      confirmLabel={t.end}
      pendingLabel={t.ending}
      isPending={end.isPending}
      error={end.error ? errorText(end.error) : undefined}
    >
      {address && t.endBody[address.kind](whose)}
    </ConfirmDialog>
  );
}
