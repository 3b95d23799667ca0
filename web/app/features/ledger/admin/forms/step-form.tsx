import { ChequeStepInput, type DealLedger, type Entry } from '@diyar/contract/ledger';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { balanceAfter } from '../afterwards.ts';
import { EntrySummary } from '../entry-name.tsx';
import { formatIn } from '../money.tsx';
import { BeforeAfter } from './before-after.tsx';
import { dayProblem } from './entry-values.ts';
import { AmountField, DayField, LineField } from './fields.tsx';
import { MoneyDialogForm } from './money-dialog.tsx';
import { useMoneyForm } from './use-money-form.ts';

type Replacement = { bank: string; number: string; dueOn: string; amount: string; drawer: string };
type Values = { state: ChequeState; on: string; note: string; replacement: Replacement | null };
type Props = {
  ledger: DealLedger;
  entry: Entry;
  state: ChequeState;
  onDone: () => void;
  onClose: () => void;
};

/** The next step of a cheque, with its day; a replacement comes with the new cheque. */
export function StepForm({ ledger, entry, state, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const isReplaced = state === 'replaced';
  const { form, submit, status } = useMoneyForm<Values, ChequeStepInput>({
    ledger,
    schema: ChequeStepInput as unknown as z.ZodType<ChequeStepInput, Values>,
    problems: ({ on }) => ({ on: dayProblem(on, ledger) }),
    values: {
      state,
      on: ledger.today,
      note: '',
      replacement: isReplaced
        ? {
            bank: entry.cheque?.bank ?? '',
            number: '',
            dueOn: '',
            amount: formatIn(entry.amount, entry.currency),
            drawer: entry.cheque?.drawer ?? '',
          }
        : null,
    },
    change: (typed, { version }) => ({
      path: `/admin/entries/${entry.id}/cheque`,
      body: { ...typed, version },
    }),
    done: t.stepDone,
    onDone,
  });
  const { control } = form;
  return (
    <MoneyDialogForm
      error={form.formState.errors.root?.message}
      status={status}
      submitLabel={t.steps[state]}
      onSubmit={submit}
      onClose={onClose}
    >
      <EntrySummary entry={entry} />
      <p className="note">{t.stepHints[state]}</p>
      {isReplaced && (
        <ReplacementFields
          control={control as unknown as Control<{ replacement: Replacement }>}
          entry={entry}
        />
      )}
      <div className="grid-2">
        <FormField control={control} name="on">
          {(field) => <DayField {...field} label={t.stepOn} />}
        </FormField>
        <FormField control={control} name="note">
          {(field) => (
            <LineField {...field} label={state === 'returned' ? t.whyReturned : t.note} isOptional />
          )}
        </FormField>
      </div>
      <BeforeAfter
        ledger={ledger}
        after={balanceAfter(ledger, { entry: { id: entry.id, chequeState: state } })}
        label={t.afterStep}
      />
    </MoneyDialogForm>
  );
}

type ReplacementProps = { control: Control<{ replacement: Replacement }>; entry: Entry };

function ReplacementFields({ control, entry }: ReplacementProps) {
  const { ledger: t } = useAdminTexts();
  return (
    <div className="grid-2">
      <FormField control={control} name="replacement.bank">
        {(field) => <LineField {...field} label={t.bank} isRequired />}
      </FormField>
      <FormField control={control} name="replacement.number">
        {(field) => <LineField {...field} label={t.chequeNumber} dir="ltr" isRequired />}
      </FormField>
      <FormField control={control} name="replacement.dueOn">
        {(field) => <DayField {...field} label={t.chequeDue} />}
      </FormField>
      <FormField control={control} name="replacement.amount">
        {(field) => <AmountField {...field} label={t.amount} currency={entry.currency} />}
      </FormField>
      <FormField control={control} name="replacement.drawer">
        {(field) => <LineField {...field} label={t.drawer} isOptional />}
      </FormField>
    </div>
  );
}
