import { type DealLedger, PlanInput } from '@diyar/contract/ledger';
import { type Currency, dealCurrency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { fitPlan } from '@diyar/contract/rules/plans';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { typedAs } from '~/ui/admin/form/use-saved-form.ts';
import { balanceAfter } from '../afterwards.ts';
import { usePlanTemplates } from '../ledger-api.ts';
import { Money } from '../money.tsx';
import { PlanLines, type TypedLine, typedLines, usePlanProblem } from './plan-lines.tsx';
import { useMoneyForm } from './use-money-form.ts';

/** The last line takes every difference: which one it is, their days do not say where some follow stages. */
const storedOrder = (plan: DealLedger['plan']) => plan.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));

type Props = { ledger: DealLedger; onDone: () => void; onClose: () => void };

/** What the lines of a plan must make: the price less discounts. */
function toPayOf(ledger: DealLedger): { total: number; currency: Currency } | null {
  // not the balance of the server, which is for those who see money
  const balance = balanceAfter(ledger, {});
  if (!balance) return null;
  const { charges, discounts, currency } = balance;
  return { total: fromMinor(toMinor(charges, currency) - toMinor(discounts, currency), currency), currency };
}

export function PlanForm({ ledger, onDone, onClose }: Props) {
  const { ledger: t } = useAdminTexts();
  const templates = usePlanTemplates(ledger.deal.building?.id ?? null).data;
  const problemOf = usePlanProblem();
  const { total, currency } = toPayOf(ledger) ?? { total: 0, currency: dealCurrency() };
  const form = useMoneyForm<{ lines: TypedLine[] }, PlanInput>({
    ledger,
    schema: typedAs<PlanInput, { lines: TypedLine[] }>(PlanInput),
    // what was written off shortened the shown plan from its end
    values: { lines: typedLines(fitPlan(storedOrder(ledger.plan), total, currency), currency) },
    change: ({ lines }, { version }) => ({
      method: 'PUT',
      path: `/admin/deals/${ledger.deal.id}/plan`,
      body: { lines, version },
    }),
    done: t.planSaved,
    onDone,
  });
  const lines = form.watch('lines');
  return (
    <DialogForm
      form={form}
      submitLabel={t.planSave}
      disabledReason={problemOf(lines, total, currency) ?? undefined}
      onClose={onClose}
    >
      <p>
        {t.planToPay}: <Money amount={total} currency={currency} />
      </p>
      <FormField of={form} name="lines">
        {({ value, onChange }) => (
          <PlanLines
            lines={value}
            onLines={onChange}
            total={total}
            currency={currency}
            today={ledger.today}
            templates={templates?.items ?? []}
            handoverOn={templates?.handoverOn ?? null}
            stages={templates?.stages}
            errors={form.formState.errors.lines}
          />
        )}
      </FormField>
    </DialogForm>
  );
}
