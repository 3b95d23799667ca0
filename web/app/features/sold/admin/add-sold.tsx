import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextArea, TextField } from '~/ui/admin/fields/text-field.tsx';
import { TimeField } from '~/ui/admin/fields/time-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { ContractField } from './contract-field.tsx';
import { type AddSoldForm, useAddSoldForm } from './use-add-sold.ts';

export type UnitChoice = (props: {
  projectId: number | null;
  unitId: number | null;
  onProject: (id: number | null) => void;
  /** The unit, and a name for its apartment. */
  onUnit: (id: number, name: string) => void;
}) => ReactNode;

type Props = { isOpen: boolean; onClose: () => void; unitChoice: UnitChoice };

export function AddSold({ isOpen, onClose, unitChoice }: Props) {
  const { sold: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.addTitle} isDismissable={false}>
      <AddForm onClose={onClose} unitChoice={unitChoice} />
    </Dialog>
  );
}

function AddForm({ onClose, unitChoice }: Omit<Props, 'isOpen'>) {
  const { sold: t, ui } = useAdminTexts();
  const add = useAddSoldForm(onClose);
  const { form, status } = add;
  const isSending = status === 'pending';
  return (
    <form onSubmit={add.submit} noValidate>
      <DialogBody>
        <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
        <Unit form={form} unitChoice={unitChoice} />
        <FormField control={form.control} name="apartmentName">
          {(field) => <TextField {...field} label={t.apartmentName} dir="auto" autoFocus isRequired />}
        </FormField>
        <div className="grid-2">
          <FormField control={form.control} name="buyerName">
            {(field) => <TextField {...field} label={t.buyerName} dir="auto" isOptional />}
          </FormField>
          <FormField control={form.control} name="buyerPhone">
            {(field) => (
              <TextField
                {...field}
                label={t.buyerPhone}
                hint={t.phoneHint}
                dir="ltr"
                inputMode="tel"
                isOptional
              />
            )}
          </FormField>
        </div>
        <div className="grid-2">
          <FormField control={form.control} name="day">
            {({ ref: _, ...field }) => <DateField {...field} label={t.soldOn} isOptional />}
          </FormField>
          <FormField control={form.control} name="time">
            {({ ref: _, ...field }) => <TimeField {...field} label={t.time} isOptional />}
          </FormField>
        </div>
        <ContractField
          file={add.contract}
          onFile={add.setContract}
          loaded={isSending ? add.loaded : null}
          onCancel={add.cancel}
        />
        <FormField control={form.control} name="notes">
          {(field) => <TextArea {...field} label={t.notes} dir="auto" rows={2} isOptional />}
        </FormField>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={isSending ? add.cancel : onClose}>{ui.cancel}</Button>
        <SaveButton type="submit" status={status} savingLabel={t.adding} savedLabel={t.added}>
          {t.add}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}

/** A chosen unit names the apartment, unless it already has a name. */
function Unit({ form, unitChoice: UnitChoice }: Pick<AddSoldForm, 'form'> & Pick<Props, 'unitChoice'>) {
  const { projectId, unitId } = form.watch();
  return (
    <UnitChoice
      projectId={projectId}
      unitId={unitId}
      onProject={(id) => {
        form.setValue('projectId', id);
        form.setValue('unitId', null);
      }}
      onUnit={(id, name) => {
        form.setValue('unitId', id);
        if (form.formState.dirtyFields.apartmentName) return;
        form.setValue('apartmentName', name);
        form.clearErrors('apartmentName');
      }}
    />
  );
}
