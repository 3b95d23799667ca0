import { AcceptQuoteInput, type Quote } from '@diyar/contract/quotes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { MoneyDialogForm } from '~/features/ledger/admin/forms/money-dialog.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { RadioCards } from '~/ui/admin/fields/radio-cards.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { useAcceptQuote } from './quotes-api.ts';

type Props = { quote: Quote; isOpen: boolean; onClose: () => void };

/** Into a hold or a reservation, with the price and plan of the quote. */
export function AcceptQuote({ quote, isOpen, onClose }: Props) {
  const { quotes: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={t.acceptTitle(quote.number)}>
      <AcceptForm quote={quote} onClose={onClose} />
    </Dialog>
  );
}

function AcceptForm({ quote, onClose }: Omit<Props, 'isOpen'>) {
  const { quotes: t } = useAdminTexts();
  const errorText = useErrorText();
  const accept = useAcceptQuote(quote.id);
  const form = useForm({
    resolver: zodResolver(AcceptQuoteInput),
    defaultValues: { stage: 'reserved', name: quote.name, phone: quote.phone },
  });
  const { control } = form;
  const submit = form.handleSubmit((typed) =>
    accept.mutate(typed, {
      onSuccess: () => {
        onClose();
        showToast({ kind: 'success', title: t.acceptDone });
      },
      onError: (error) => {
        if (!placeServerErrors(form, error))
          form.setError('root', { type: 'server', message: `${t.acceptFailed}: ${errorText(error)}` });
      },
    }),
  );
  return (
    <MoneyDialogForm
      error={form.formState.errors.root?.message}
      status={accept.status}
      submitLabel={t.accept}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="stage">
        {({ ref: _, value, ...field }) => (
          <RadioCards
            {...field}
            value={value}
            label={t.acceptAs}
            options={[
              { value: 'reserved', label: t.acceptReserved, description: t.acceptReservedHint },
              { value: 'held', label: t.acceptHeld, description: t.acceptHeldHint },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="name">
        {({ value, ...field }) => (
          <TextField {...field} value={value ?? ''} label={t.name} dir="auto" autoComplete="off" />
        )}
      </FormField>
      <FormField control={control} name="phone">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.phone}
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
    </MoneyDialogForm>
  );
}
