import { fieldMessage, issue } from '@diyar/contract/field-issues';
import { AMOUNT_MAX } from '@diyar/contract/limits';
import { parseTypedNumber } from '@diyar/contract/rules/digits';
import { type Currency, firstCurrency } from '@diyar/contract/rules/money';
import { PRICE_STEPS, type PriceChange, type PriceStep } from '@diyar/contract/rules/price-change';
import { type ReactNode, useMemo, useState } from 'react';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { currencyOptions } from '~/i18n/currencies.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { type PricePreview, previewPrices } from './bulk.ts';
import { unitLabel } from './sheet-row.tsx';

type Props = {
  isOpen: boolean;
  units: readonly UnitDraft[];
  onClose: () => void;
  onApply: (tables: readonly PricePreview[], n: number) => void;
};

/** Raises, lowers or sets the prices of the selected units; shows every old and new one before. */
export const PriceDialog = ({ isOpen, onClose, ...props }: Props) => {
  const { unitSheet: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.priceTitle}>
      <PriceForm onClose={onClose} {...props} />
    </Dialog>
  );
};

const PERCENT_MAX = 1000;
const STEP_OPTIONS = PRICE_STEPS.map((step) => ({ value: String(step), label: formatNumber(step) }));

function PriceForm({ units, onClose, onApply }: Omit<Props, 'isOpen'>) {
  const { unitSheet: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const [mode, setMode] = useState<PriceChange['mode']>('raise');
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<PriceStep>(100);
  const [currency, setCurrency] = useState<Currency>(units[0]?.currency ?? firstCurrency());
  const max = mode === 'set' ? AMOUNT_MAX : mode === 'lower' ? 100 : PERCENT_MAX;
  const read = parseTypedNumber(typed);
  const problem =
    typed.trim() === ''
      ? undefined
      : read === null
        ? 'notANumber'
        : read < 0
          ? issue('min', 0)
          : read > max
            ? issue('max', max)
            : undefined;
  const number = problem ? null : read;
  const change = useMemo((): PriceChange | null => {
    if (number === null) return null;
    return mode === 'set' ? { mode, amount: number, step } : { mode, percent: number, step };
  }, [mode, number, step]);
  const found = useMemo(() => change && previewPrices(units, change, currency), [units, change, currency]);
  const tables = found?.tables ?? [];
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (rows > 0) onApply(tables, rows);
      }}
    >
      <DialogBody>
        <Segmented
          label={t.priceTitle}
          value={mode}
          onChange={(next) => {
            setMode(next);
            setTyped('');
          }}
          options={(['raise', 'set', 'lower'] as const).map((value) => ({ value, label: t.modes[value] }))}
        />
        <div className={mode === 'set' ? 'unit-bulk-three' : 'grid-2'}>
          {/* a number field would wait for the focus to leave; what the change would do is shown while it is typed */}
          <TextField
            label={mode === 'set' ? t.amount : t.percent}
            value={typed}
            inputMode="decimal"
            dir="ltr"
            error={problem && fieldMessage(problem, lang)}
            onChange={setTyped}
          />
          {mode === 'set' && (
            <Select
              label={t.columns.currency}
              value={currency}
              options={currencyOptions(currency)}
              onChange={setCurrency}
            />
          )}
          <Select
            label={t.round}
            value={String(step)}
            options={STEP_OPTIONS}
            onChange={(value) => setStep(PRICE_STEPS.find((one) => String(one) === value) ?? 1)}
          />
        </div>
        {tables.map((table) => (
          <PriceTable key={table.currency} table={table} />
        ))}
        {found && (
          <p className="note" role="status">
            {[
              rows === 0 && t.noPrices,
              found.locked > 0 && t.lockedPrices(found.locked),
              found.without > 0 && t.withoutPrice(found.without),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <Button variant="primary" type="submit" disabledReason={rows === 0 ? t.noPrices : undefined}>
          {t.changePrices(rows)}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Old → new in reading direction; amounts of one currency only. */
function PriceTable({ table }: { table: PricePreview }) {
  const { unitSheet: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <div className="unit-bulk-prices">
      <table aria-label={table.currency}>
        <tbody>
          {table.rows.map(({ unit, old, next }, row) => (
            <Line
              key={unit.key}
              name={<bdi>{unitLabel(unit, row, lang)}</bdi>}
              old={old !== null && <del>{formatNumber(old)}</del>}
              next={<ins>{formatNumber(next)}</ins>}
            />
          ))}
        </tbody>
        <tfoot>
          <Line
            name={t.total}
            old={formatNumber(table.oldTotal)}
            next={
              <b>
                <Money amount={table.newTotal} currency={table.currency} />
              </b>
            }
          />
        </tfoot>
      </table>
    </div>
  );
}

const Line = ({ name, old, next }: { name: ReactNode; old: ReactNode; next: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td dir="ltr" className="num">
      {old}
    </td>
    <td>
      <Icon name="arrow-right" className="icon--flip" />
    </td>
    <td dir="ltr" className="num">
      {next}
    </td>
  </tr>
);
