import { dealCurrency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { lineLabel, planFromTemplate, planTotal } from '@diyar/contract/rules/plans';
import { expectedText } from '@diyar/contract/rules/stage-words';
import type { PlanStage } from '@diyar/contract/rules/stages';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { stepsOf, type TemplateDraft } from './template-draft.ts';

/** Of the instalments only the first and the last few are drawn. */
const SHOWN = 6;

type Props = {
  template: TemplateDraft;
  amount: number;
  today: string;
  handoverOn: string | null;
  stages: readonly PlanStage[];
};

/** The dated payments that the template makes of an example price. */
export function TemplatePreview({ template, amount, today, handoverOn, stages }: Props) {
  const { planTemplates: t } = useAdminTexts();
  const { lang } = useLanguage();
  const currency = dealCurrency();
  const lines = planFromTemplate(
    stepsOf(template),
    { total: amount, currency, signingOn: today, handoverOn, stages },
    lang,
  );
  const hidden = lines.length > SHOWN + 1 ? lines.length - SHOWN : 0;
  const [head, tail] = hidden > 0 ? [lines.slice(0, SHOWN - 2), lines.slice(-2)] : [lines, []];
  const row = ({ amount, ...line }: (typeof lines)[number]) => (
    <li
      key={`${line.dueOn} ${line.label} ${line.after?.id} ${line.after?.days}`}
      className="plan-templates-payment"
    >
      <span>
        {line.waitsFor
          ? expectedText(line.waitsFor.expectedOn, lang)
          : line.dueOn && calendarDay(line.dueOn, lang)}
      </span>
      <span className="plan-templates-label">{lineLabel(line, lang)}</span>
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
