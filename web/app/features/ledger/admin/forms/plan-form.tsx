import { type DealLedger, PlanInput } from '@diyar/contract/ledger';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { fitPlan } from '@diyar/contract/rules/plans';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { balanceAfter } from '../afterwards.ts';
import { usePlanTemplates } from '../ledger-api.ts';
import { Money } from '../money.tsx';
import { MoneyDialogForm } from './money-dialog.tsx';
import { PlanLines, type TypedLine, typedLines, usePlanProblem } from './plan-lines.tsx';
import { useMoneyForm } from './use-money-form.ts';

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
  const { total, currency } = toPayOf(ledger) ?? { total: 0, currency: 'USD' as const };
  const { form, submit, status } = useMoneyForm<{ lines: TypedLine[] }, PlanInput>({
    ledger,
    schema: PlanInput as unknown as z.ZodType<PlanInput, { lines: TypedLine[] }>,
    // what was written off shortened the shown plan from its end
    values: { lines: typedLines(fitPlan(ledger.plan, total, currency), currency) },
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
    <MoneyDialogForm
      error={form.formState.errors.root?.message ?? form.formState.errors.lines?.root?.message}
      status={status}
      submitLabel={t.planSave}
      disabledReason={problemOf(lines, total, currency) ?? undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t.planToPay}: <Money amount={total} currency={currency} />
      </p>
      <FormField control={form.control} name="lines">
        {({ value, onChange }) => (
          <PlanLines
            lines={value}
            onLines={onChange}
            total={total}
            currency={currency}
            today={ledger.today}
            templates={templates?.items ?? []}
            handoverOn={templates?.handoverOn ?? null}
            errors={form.formState.errors.lines}
          />
        )}
      </FormField>
    </MoneyDialogForm>
  );
}
