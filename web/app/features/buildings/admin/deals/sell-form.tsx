import { SellInput } from '@diyar/contract/buildings';
import { FILE_MAX_BYTES } from '@diyar/contract/limits';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { accepts } from '@diyar/contract/rules/media-limits';
import { dealCurrency, usualCurrency } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { FormMoney } from '~/features/ledger/admin/forms/form-money.tsx';
import { figuresResolver } from '~/features/ledger/admin/forms/read-figure.ts';
import { FormUnits } from '~/features/path/admin/further-units.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useTracker } from '../tracker.ts';
import { sellUnit } from './deal-calls.ts';
import { FormPane, type StepFormProps } from './form-pane.tsx';
import { useStepForm } from './use-step-form.ts';

/** A free unit needs a buyer; a deal has one already, who may have changed. */
const sellSchema = SellInput.refine(({ name }) => name !== '', { path: ['name'], error: 'required' });

export function SellForm({ frame, unit, units, onDone }: StepFormProps) {
  const { buildingsDeals: t } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const [contract, setContract] = useState<File | null>(null);
  const form = useStepForm({
    schema: sellSchema,
    resolver: figuresResolver(sellSchema),
    labels: t,
    values: {
      name: unit.name,
      phone: unit.phone,
      coBuyers: unit.deal?.coBuyers ?? '',
      soldAt: companyDay(),
      price: '',
      currency: unit.deal?.balance?.currency ?? unit.currency ?? usualCurrency(units) ?? dealCurrency(),
      notes: unit.deal?.notes ?? '',
      with: [] as ApartmentNo[],
    },
    send: ({ version: _, ...typed }) =>
      sellUnit(
        tracker,
        opened,
        { ...typed, currency: typed.price === null ? null : typed.currency },
        contract,
      ),
    done: t.sold(unit.label),
    failed: t.sellFailed,
    onDone,
  });
  return (
    <FormPane
      frame={frame}
      title={t.sellTitle(unit.label)}
      opened={opened}
      unit={unit}
      form={form}
      submitLabel={t.sell}
      onDone={onDone}
    >
      <FormPerson of={form} name="name" phone="phone" isNameRequired autoFocus />
      <FormDay of={form} name="soldAt" isOptional={false} />
      <FormMoney
        of={form}
        name="price"
        label={t.sellPrice}
        currency="currency"
        hint={unit.deal ? t.sellPriceHint : undefined}
        className="deal-price"
      />
      <ContractChoice file={contract} onFile={setContract} />
      <FormText of={form} name="coBuyers" hint={t.coBuyersHint} />
      <FormText of={form} name="notes" />
      <FormUnits of={form} name="with" units={units} except={unit.id} />
    </FormPane>
  );
}

function ContractChoice({ file, onFile }: { file: File | null; onFile: (file: File | null) => void }) {
  const { buildingsDeals: t, buildings: lacasa, ui } = useAdminTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    const found = !accepts('contract', chosen.type)
      ? lacasa.wrongContract
      : chosen.size > FILE_MAX_BYTES
        ? lacasa.tooLarge
        : null;
    setProblem(found);
    if (!found) onFile(chosen);
  };
  return (
    <div className="form-field">
      <span className="form-field-label">
        {t.contract}
        <em>{ui.optional}</em>
      </span>
      <span className="deal-file">
        <FileButton accept={['application/pdf', 'image/*']} onFiles={take}>
          <Button size="s" icon="upload-simple">
            {file ? lacasa.replace : t.chooseContract}
          </Button>
        </FileButton>
        {file && (
          <>
            <bdi className="clip">{file.name}</bdi>
            <IconButton icon="x" size="s" label={t.takeOut(file.name)} onPress={() => onFile(null)} />
          </>
        )}
      </span>
      {problem && (
        <p className="form-field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
