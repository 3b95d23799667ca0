import { LeadInput } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormText, FormTextArea } from '~/ui/admin/form/form-text.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { useAddLead } from '../leads-api.ts';
import { type ChosenInterest, InterestFields } from './interest-fields.tsx';
import { DayChoice } from './next-step-form.tsx';
import { SourceField } from './source-field.tsx';

type Props = { isOpen: boolean; onClose: () => void; onAdded: (id: LeadId) => void };

/** Somebody who called or walked in. A known phone with an open lead opens that one. */
export function AddLead({ isOpen, onClose, onAdded }: Props) {
  const { leadsLead: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isDismissable={false} title={t.newTitle}>
      <AddForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

const Typed = LeadInput.pick({ name: true, phone: true, email: true, nextStep: true, note: true });

function AddForm({ onClose, onAdded }: Omit<Props, 'isOpen'>) {
  const { leadsLead: t } = useAdminTexts();
  const add = useAddLead();
  const [interest, setInterest] = useState<ChosenInterest>({ projectId: null, unitId: null });
  const [channel, setChannel] = useState('phone');
  const [nextOn, setDay] = useState<string | null>(null);
  const form = useSavedForm({
    schema: Typed,
    labels: t,
    values: { name: '', phone: '', email: '', nextStep: '', note: '' },
    save: (typed) => add.mutateAsync({ ...typed, ...interest, channel, nextOn }),
    onSaved: ({ lead, existed }) => {
      const name = lead.person.name || lead.person.phone;
      onClose();
      onAdded(lead.id);
      showToast(
        existed
          ? { kind: 'success', title: t.existed(name), detail: t.existedBody, isLasting: true }
          : { kind: 'success', title: t.added(name) },
      );
    },
    failed: t.addFailed,
  });
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={t.addLead} savingLabel={t.adding}>
      <FormPerson of={form} name="name" phone="phone" isPair autoFocus />
      <FormText of={form} name="email" dir="ltr" inputMode="email" />
      <InterestFields value={interest} onChange={setInterest} />
      <SourceField value={channel} onChange={setChannel} />
      <FormText of={form} name="nextStep" />
      <DayChoice day={nextOn} onChange={setDay} />
      <FormTextArea of={form} name="note" label={t.firstNote} rows={2} />
    </DialogForm>
  );
}
