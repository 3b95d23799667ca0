import type { TrackedUnit } from '@diyar/contract/buildings';
import { ChequeScheduleInput } from '@diyar/contract/payments';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { ChequeFields } from './cheque-fields.tsx';
import { ChequePreview } from './cheque-preview.tsx';
import { today } from './days.ts';
import { useAddCheques } from './payments-api.ts';
import { currencyOfDebt } from './use-payment-form.ts';

type Props = { apartment: TrackedUnit | null; onClose: () => void };

/** Post-dated cheques from a first date, a count and an amount, previewed before they are recorded. */
export function ChequeSchedule({ apartment, onClose }: Props) {
  const { lacasaPayments: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={apartment !== null}
      onClose={onClose}
      title={apartment && t.scheduleTitle(apartment.label)}
    >
      {apartment && <ScheduleForm apartment={apartment} onClose={onClose} />}
    </Dialog>
  );
}

function useScheduleForm(apartment: TrackedUnit, onClose: () => void) {
  const { lacasaPayments: t } = useAdminTexts();
  const errorText = useErrorText();
  const add = useAddCheques(apartment);
  const { amount } = apartment.outstanding;
  const form = useForm({
    resolver: zodResolver(ChequeScheduleInput),
    defaultValues: {
      firstDate: today(),
      count: '12',
      total: amount > 0 ? String(amount) : '',
      currency: currencyOfDebt(apartment),
      firstNumber: '',
      note: '',
    },
  });
  const submit = form.handleSubmit((plan) =>
    add.mutate(plan, {
      onSuccess: () => {
        onClose();
        showToast({ kind: 'success', title: t.chequesAdded(plan.count) });
      },
      onError: (error) => {
        if (!placeServerErrors(form, error))
          form.setError('root', { type: 'server', message: `${t.failed}: ${errorText(error)}` });
      },
    }),
  );
  return { form, submit, status: add.status };
}

export type ScheduleFormState = ReturnType<typeof useScheduleForm>['form'];

function ScheduleForm({ apartment, onClose }: { apartment: TrackedUnit; onClose: () => void }) {
  const { lacasaPayments: t, ui } = useAdminTexts();
  const { form, submit, status } = useScheduleForm(apartment, onClose);
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody>
        <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
        <ChequeFields form={form} />
        <ChequePreview form={form} />
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={status}>
          {t.schedule}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}
