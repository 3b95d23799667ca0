import type { UnitId } from '@diyar/contract/rules/ids';
import { nameOf } from '@diyar/contract/rules/localized';
import { CURRENCIES, type Currency } from '@diyar/contract/rules/money';
import type { Sold } from '@diyar/contract/sold';
import type { ReactNode } from 'react';
import { AmountField } from '~/features/ledger/admin/forms/fields.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { SaveButton } from '~/ui/admin/buttons/save-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextArea, TextField } from '~/ui/admin/fields/text-field.tsx';
import { TimeField } from '~/ui/admin/fields/time-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { ContractField } from './contract-field.tsx';
import { type SoldForm, useSoldForm } from './use-sold-form.ts';

export type UnitChoice = (props: {
  projectId: number | null;
  /** Of the project that is chosen at first. */
  projectName?: string;
  unitId: UnitId | null;
  onProject: (id: number | null) => void;
  /** The unit, a name for its apartment, and what its price is usually in. */
  onUnit: (id: UnitId, name: string, usual: Currency | null) => void;
}) => ReactNode;

type DialogProps = { isOpen: boolean; sold: Sold | null; onClose: () => void; unitChoice: UnitChoice };
type Props = Omit<DialogProps, 'isOpen'>;

/** A new record, or one that is edited; both with or without a unit. */
export function SoldDialog({ isOpen, ...props }: DialogProps) {
  const { sold: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={props.sold ? t.editTitle : t.addTitle}
      isDismissable={false}
    >
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ sold, onClose, unitChoice }: Props) {
  const { sold: t, ui } = useAdminTexts();
  const add = useSoldForm(sold, onClose);
  const { form, status } = add;
  const isSending = status === 'pending';
  return (
    <form onSubmit={add.submit} noValidate>
      <DialogBody>
        <ErrorSummary>{form.formState.errors.root?.message}</ErrorSummary>
        <Unit form={form} sold={sold} unitChoice={unitChoice} />
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
        <div className="grid-2">
          <FormField control={form.control} name="price">
            {(field) => (
              <AmountField
                {...field}
                label={t.price}
                currency={form.watch('currency')}
                onNamed={(named, figures) => {
                  form.setValue('currency', named);
                  field.onChange(figures);
                }}
                isOptional
              />
            )}
          </FormField>
          <FormField control={form.control} name="currency">
            {({ ref: _, name: __, ...field }) => (
              <Select
                {...field}
                label={t.currency}
                options={CURRENCIES.map((value) => ({ value, label: t.currencies[value] }))}
              />
            )}
          </FormField>
        </div>
        {sold?.contractFileId != null && <p className="note">{t.contractStays}</p>}
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
        <SaveButton
          type="submit"
          status={status}
          savingLabel={sold ? undefined : t.adding}
          savedLabel={sold ? undefined : t.added}
        >
          {sold ? ui.save : t.add}
        </SaveButton>
      </DialogFooter>
    </form>
  );
}

/** A chosen unit names the apartment, unless it already has a name. */
function Unit({
  form,
  sold,
  unitChoice: UnitChoice,
}: Pick<SoldForm, 'form'> & Pick<Props, 'unitChoice' | 'sold'>) {
  const { lang } = useLanguage();
  const { projectId, unitId } = form.watch();
  return (
    <UnitChoice
      projectId={projectId}
      projectName={sold?.project ? nameOf(sold.project, lang) : undefined}
      unitId={unitId}
      onProject={(id) => {
        form.setValue('projectId', id);
        form.setValue('unitId', null);
      }}
      onUnit={(id, name, usual) => {
        form.setValue('unitId', id);
        // as the call does where no currency is named; one that was chosen or stored stays
        if (usual && !form.formState.dirtyFields.currency && (sold?.currency ?? null) === null)
          form.setValue('currency', usual);
        if (form.formState.dirtyFields.apartmentName || sold) return;
        form.setValue('apartmentName', name);
        form.clearErrors('apartmentName');
      }}
    />
  );
}
