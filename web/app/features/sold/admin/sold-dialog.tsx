import type { UnitId } from '@diyar/contract/rules/ids';
import { nameOf } from '@diyar/contract/rules/localized';
import type { Currency } from '@diyar/contract/rules/money';
import type { Sold } from '@diyar/contract/sold';
import type { ReactNode } from 'react';
import { FormMoney } from '~/features/ledger/admin/forms/form-money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TimeField } from '~/ui/admin/fields/time-field.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormText, FormTextArea } from '~/ui/admin/form/form-text.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
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
  const { sold: t } = useAdminTexts();
  const { form, contract, setContract, loaded, cancel } = useSoldForm(sold, onClose);
  const isSending = form.status === 'pending';
  return (
    <DialogForm
      form={form}
      onClose={isSending ? cancel : onClose}
      submitLabel={sold ? undefined : t.add}
      savingLabel={sold ? undefined : t.adding}
      savedLabel={sold ? undefined : t.added}
    >
      <Unit form={form} sold={sold} unitChoice={unitChoice} />
      <FormText of={form} name="apartmentName" isRequired autoFocus />
      <FormPerson of={form} name="buyerName" phone="buyerPhone" phoneHint={t.phoneHint} isPair />
      <div className="grid-2">
        <FormDay of={form} name="day" label={t.soldOn} />
        <FormField of={form} name="time">
          {({ ref: _, ...field }) => <TimeField {...field} label={t.time} isOptional />}
        </FormField>
      </div>
      <FormMoney
        of={form}
        name="price"
        currency="currency"
        currencyNames={{ ...t.currencies }}
        className="grid-2"
      />
      {sold?.contractFileId != null && <p className="note">{t.contractStays}</p>}
      <ContractField
        file={contract}
        onFile={setContract}
        loaded={isSending ? loaded : null}
        onCancel={cancel}
      />
      <FormTextArea of={form} name="notes" rows={2} />
    </DialogForm>
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
