import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Payment } from '@diyar/contract/payments';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { formatMoney } from '../money.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { usePaymentForm } from './use-payment-form.ts';

type Props = { apartment: TrackedUnit | null; payment?: Payment; onClose: () => void };

/** A new or changed payment. */
export function RecordPayment({ apartment, payment, onClose }: Props) {
  const { lacasaPayments: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={apartment !== null}
      onClose={onClose}
      title={payment ? t.editTitle : apartment && t.recordTitle(apartment.label)}
      size="s"
    >
      {apartment && <PaymentForm apartment={apartment} payment={payment} onClose={onClose} />}
    </Dialog>
  );
}

function PaymentForm({ apartment, payment, onClose }: Props & { apartment: TrackedUnit }) {
  const { lacasaPayments: t, ui } = useAdminTexts();
  const { form, submit, status, before, recordsTyped, setRecordsTyped } = usePaymentForm(
    apartment,
    payment,
    onClose,
  );
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody>
        <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
        <PaymentFields form={form} />
        {before && (
          <Checkbox isSelected={recordsTyped} onChange={setRecordsTyped}>
            {t.alsoTyped(formatMoney(before.amount, before.currency))}
          </Checkbox>
        )}
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={status}>
          {payment ? ui.save : t.record}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}
