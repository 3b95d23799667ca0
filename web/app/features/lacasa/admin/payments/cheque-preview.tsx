import { ChequeScheduleInput } from '@diyar/contract/payments';
import { chequeSchedule } from '@diyar/contract/rules/cheque-schedule';
import { useWatch } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useLanguage } from '~/lib/language.tsx';
import { formatAmount, formatMoney } from '../money.tsx';
import type { ScheduleFormState } from './cheque-schedule.tsx';
import { formatDay } from './days.ts';

/** The cheques that will be recorded, computed by the same rule as on the server. */
export function ChequePreview({ form }: { form: ScheduleFormState }) {
  const { lacasaPayments: t } = useAdminTexts();
  const { lang } = useLanguage();
  const plan = ChequeScheduleInput.safeParse(useWatch({ control: form.control }));
  if (!plan.success) return null;
  const { total, currency } = plan.data;
  return (
    <section aria-label={t.preview}>
      <header className="section-head section-head--small">
        <h3>{t.preview}</h3>
        <span className="grow" />
        <span className="dim small">
          {t.sum} <bdi dir="ltr">{formatMoney(total, currency)}</bdi>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <ol className="balance-cheques" tabIndex={0}>
        {chequeSchedule(plan.data).map((cheque, index) => (
          <li key={cheque.dueDate}>
            <span className="dim">{formatNumber(index + 1)}</span>
            <span>{formatDay(cheque.dueDate, lang)}</span>
            <bdi dir="ltr" className="dim">
              {cheque.number}
            </bdi>
            <span className="num" dir="ltr">
              {formatAmount(cheque.amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
