import { AcceptQuoteInput, type Quote } from '@diyar/contract/quotes';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormCards } from '~/ui/admin/form/form-cards.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
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
  const accept = useAcceptQuote(quote.id);
  const form = useSavedForm({
    schema: AcceptQuoteInput,
    values: { stage: 'reserved', name: quote.name, phone: quote.phone },
    save: accept.mutateAsync,
    onSaved: () => {
      onClose();
      showToast({ kind: 'success', title: t.acceptDone });
    },
    failed: t.acceptFailed,
  });
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={t.accept}>
      <FormCards
        of={form}
        name="stage"
        label={t.acceptAs}
        options={[
          { value: 'reserved', label: t.acceptReserved, description: t.acceptReservedHint },
          { value: 'held', label: t.acceptHeld, description: t.acceptHeldHint },
        ]}
      />
      <FormPerson of={form} name="name" phone="phone" isNameOptional={false} />
    </DialogForm>
  );
}
