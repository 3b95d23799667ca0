import { dealCurrency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { planFromTemplate, planTotal } from '@diyar/contract/rules/plans';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { stepsOf, type TemplateDraft } from './template-draft.ts';

/** Of the instalments only the first and the last few are drawn. */
const SHOWN = 6;

type Props = { template: TemplateDraft; amount: number; today: string; handoverOn: string | null };

/** The dated payments that the template makes of an example price. */
export function TemplatePreview({ template, amount, today, handoverOn }: Props) {
  const { planTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const currency = dealCurrency();
  const lines = planFromTemplate(
    stepsOf(template),
    { total: amount, currency, signingOn: today, handoverOn },
    lang,
  );
  const hidden = lines.length > SHOWN + 1 ? lines.length - SHOWN : 0;
  const [head, tail] = hidden > 0 ? [lines.slice(0, SHOWN - 2), lines.slice(-2)] : [lines, []];
  const row = ({ dueOn, label, amount }: (typeof lines)[number]) => (
    <li key={`${dueOn} ${label}`} className="plan-templates-payment">
      <span>{calendarDay(dueOn, lang)}</span>
      <span className="plan-templates-label">{label}</span>
      <bdi dir="ltr" className="plan-templates-amount">
        {moneyText(amount, currency)}
      </bdi>
    </li>
  );
  return (
    <section className="plan-templates-preview" aria-label={t.preview}>
      <h3>{t.previewFor(moneyText(amount, currency))}</h3>
      <ol>
        {head.map(row)}
        {hidden > 0 && <li className="plan-templates-more">{t.morePayments(hidden)}</li>}
        {tail.map(row)}
        <li className="plan-templates-payment plan-templates-payment--total">
          <span>{t.total}</span>
          <span />
          <bdi dir="ltr" className="plan-templates-amount">
            {moneyText(planTotal(lines, currency), currency)}
          </bdi>
        </li>
      </ol>
      {handoverOn === null && template.steps.some(({ step }) => step === 'handover') && (
        <p className="note">{t.noHandover}</p>
      )}
    </section>
  );
}
