import { LeadInput } from '@diyar/contract/leads';
import { LINE_MAX } from '@diyar/contract/limits';
import type { LeadId } from '@diyar/contract/rules/ids';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextArea, TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
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
  const { leadsLead: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const add = useAddLead();
  const [interest, setInterest] = useState<ChosenInterest>({ projectId: null, unitId: null });
  const [channel, setChannel] = useState('phone');
  const [nextOn, setDay] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: { name: '', phone: '', email: '', nextStep: '', note: '' },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit((typed) =>
    add.mutate(
      { ...typed, ...interest, channel, nextOn },
      {
        onSuccess: ({ lead, existed }) => {
          const name = lead.person.name || lead.person.phone;
          onClose();
          onAdded(lead.id);
          showToast(
            existed
              ? { kind: 'success', title: t.existed(name), detail: t.existedBody, isLasting: true }
              : { kind: 'success', title: t.added(name) },
          );
        },
        onError: (error) => {
          if (placeServerErrors(form, error)) return;
          form.setError('root', { type: 'server', message: `${t.addFailed}: ${errorText(error)}` });
        },
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate>
      <DialogBody>
        <div className="form-stack">
          <ErrorSummary>{formState.errors.root?.message}</ErrorSummary>
          <FormField control={control} name="name">
            {(field) => (
              <TextField {...field} label={t.name} dir="auto" autoComplete="off" isRequired autoFocus />
            )}
          </FormField>
          <div className="grid-2">
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
            <FormField control={control} name="email">
              {({ value, ...field }) => (
                <TextField
                  {...field}
                  value={value ?? ''}
                  label={t.email}
                  dir="ltr"
                  inputMode="email"
                  autoComplete="off"
                  isOptional
                />
              )}
            </FormField>
          </div>
          <InterestFields value={interest} onChange={setInterest} />
          <SourceField value={channel} onChange={setChannel} />
          <FormField control={control} name="nextStep">
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                label={t.nextStep}
                maxLength={LINE_MAX}
                dir="auto"
                autoComplete="off"
                isOptional
              />
            )}
          </FormField>
          <DayChoice day={nextOn} onChange={setDay} />
          <FormField control={control} name="note">
            {({ value, ...field }) => (
              <TextArea {...field} value={value ?? ''} label={t.firstNote} rows={2} dir="auto" isOptional />
            )}
          </FormField>
        </div>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={add.status} savingLabel={t.adding}>
          {t.addLead}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}
