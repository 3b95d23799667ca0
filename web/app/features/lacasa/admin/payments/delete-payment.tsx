import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Payment } from '@diyar/contract/payments';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { formatMoney } from '../money.tsx';
import { useDeletePayment } from './payments-api.ts';

type Props = { apartment: TrackedUnit; payment: Payment | null; onClose: () => void };

export function DeletePayment({ apartment, payment, onClose }: Props) {
  const { lacasaPayments: t } = useAdminTexts();
  const errorText = useErrorText();
  const remove = useDeletePayment(apartment);
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    payment &&
    remove.mutate(payment, {
      onSuccess: () => {
        close();
        showToast({ kind: 'success', title: t.deleted });
      },
    });
  return (
    <ConfirmDialog
      isOpen={payment !== null}
      onClose={close}
      onConfirm={confirm}
      title={t.deleteTitle}
      isPending={remove.isPending}
      error={remove.error ? errorText(remove.error) : undefined}
    >
      {payment && t.deleteBody(formatMoney(payment.amount, payment.currency))}
    </ConfirmDialog>
  );
}
