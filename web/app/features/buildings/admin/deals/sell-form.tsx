import { SellInput } from '@diyar/contract/buildings';
import { FILE_MAX_BYTES } from '@diyar/contract/limits';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { accepts } from '@diyar/contract/rules/media-limits';
import { usualCurrency } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AmountField, CurrencyField } from '~/features/ledger/admin/forms/fields.tsx';
import { figuresResolver } from '~/features/ledger/admin/forms/read-figure.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { useTracker } from '../tracker.ts';
import { sellUnit } from './deal-calls.ts';
import { FormPane } from './form-pane.tsx';
import { FurtherUnits } from './further-units.tsx';
import type { StepFormProps } from './hold-form.tsx';
import { useStepForm } from './use-step-form.ts';

/** A free unit needs a buyer; a deal has one already, who may have changed. */
const sellSchema = SellInput.refine(({ name }) => name !== '', { path: ['name'], error: 'required' });

export function SellForm({ frame, unit, units, onDone }: StepFormProps) {
  const { buildingsDeals: t, buildings: lacasa } = useAdminTexts();
  const tracker = useTracker();
  const [opened] = useState(unit);
  const [contract, setContract] = useState<File | null>(null);
  const form = useForm({
    resolver: figuresResolver(sellSchema),
    defaultValues: {
      name: unit.name,
      phone: unit.phone,
      coBuyers: unit.deal?.coBuyers ?? '',
      soldAt: companyDay() as string | null,
      price: '' as string | number | null,
      currency: unit.deal?.balance?.currency ?? unit.currency ?? usualCurrency(units) ?? 'USD',
      notes: unit.deal?.notes ?? '',
      with: [] as ApartmentNo[],
    },
  });
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const { run, status } = useStepForm(form, {
    name: 'sell',
    done: t.sold(unit.label),
    failed: t.sellFailed,
    onDone,
  });
  const submit = form.handleSubmit(({ version: _, ...typed }) =>
    run(() =>
      sellUnit(
        tracker,
        opened,
        { ...typed, currency: typed.price === null ? null : typed.currency },
        contract,
      ),
    ),
  );
  return (
    <FormPane
      frame={frame}
      title={t.sellTitle(unit.label)}
      opened={opened}
      unit={unit}
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={t.sell}
      onSubmit={submit}
      onDone={onDone}
    >
      <FormField control={control} name="name">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={lacasa.name}
            dir="auto"
            autoComplete="off"
            autoFocus
            isRequired
          />
        )}
      </FormField>
      <FormField control={control} name="phone">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={lacasa.phone}
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="soldAt">
        {({ value, ref: _, ...field }) => <DateField {...field} value={value ?? null} label={t.soldAt} />}
      </FormField>
      <div className="deal-price">
        <FormField control={control} name="price">
          {(field) => (
            <AmountField
              {...field}
              label={t.sellPrice}
              currency={currency || 'USD'}
              onNamed={(named, figures) => {
                form.setValue('currency', named);
                field.onChange(figures);
              }}
              hint={unit.deal ? t.sellPriceHint : undefined}
              isOptional
            />
          )}
        </FormField>
        <FormField control={control} name="currency">
          {({ value, ...field }) => <CurrencyField {...field} value={value || 'USD'} />}
        </FormField>
      </div>
      <ContractChoice file={contract} onFile={setContract} />
      <FormField control={control} name="coBuyers">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.coBuyers}
            hint={t.coBuyersHint}
            dir="auto"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="notes">
        {({ value, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            label={t.notes}
            dir="auto"
            autoComplete="off"
            isOptional
          />
        )}
      </FormField>
      <FormField control={control} name="with">
        {({ value, onChange, error }) => (
          <FurtherUnits
            units={units}
            except={unit.id}
            value={value ?? []}
            onChange={onChange}
            label={t.further}
            hint={t.furtherHint}
            error={error}
          />
        )}
      </FormField>
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
