import { ChequeStepInput } from '@diyar/contract/cheque-input';
import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { type FieldHost, partOf } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { balanceAfter } from '../afterwards.ts';
import { EntrySummary } from '../entry-name.tsx';
import { formatIn } from '../money.tsx';
import { BeforeAfter } from './before-after.tsx';
import { dayProblem } from './entry-values.ts';
import { FormAmount } from './form-money.tsx';
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
  const form = useMoneyForm<Values, ChequeStepInput>({
    ledger,
    schema: typedAs<ChequeStepInput, Values>(ChequeStepInput),
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
  return (
    <DialogForm form={form} submitLabel={t.steps[state]} onClose={onClose}>
      <EntrySummary entry={entry} />
      <p className="note">{t.stepHints[state]}</p>
      {isReplaced && <ReplacementFields of={partOf(form)} entry={entry} />}
      <div className="grid-2">
        <FormDay of={form} name="on" label={t.stepOn} />
        <FormText of={form} name="note" label={state === 'returned' ? t.whyReturned : t.note} />
      </div>
      <BeforeAfter
        ledger={ledger}
        after={balanceAfter(ledger, { entry: { id: entry.id, chequeState: state } })}
        label={t.afterStep}
      />
    </DialogForm>
  );
}

type ReplacementProps = {
  of: FieldHost<{ replacement: Replacement }, unknown, unknown>;
  entry: Entry;
};

function ReplacementFields({ of, entry }: ReplacementProps) {
  const { ledger: t } = useAdminTexts();
  return (
    <div className="grid-2">
      <FormText of={of} name="replacement.bank" label={t.bank} isRequired />
      <FormText of={of} name="replacement.number" label={t.chequeNumber} dir="ltr" isRequired />
      <FormDay of={of} name="replacement.dueOn" label={t.chequeDue} isRequired />
      <FormAmount of={of} name="replacement.amount" label={t.amount} currency={entry.currency} isRequired />
      <FormText of={of} name="replacement.drawer" label={t.drawer} />
    </div>
  );
}
