import { fieldMessage } from '@diyar/contract/field-issues';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import '../account.css';
import { usePlanTemplates } from '../ledger-api.ts';
import { Money } from '../money.tsx';
import { AmountField, CurrencyField } from './fields.tsx';
import { PlanLines } from './plan-lines.tsx';
import { type TermsProblems, type TypedTerms, toPay } from './terms.ts';

type Props = {
  terms: TypedTerms;
  onTerms: (terms: TypedTerms) => void;
  /** All units of the reservation. */
  units: readonly { id: ApartmentNo; label: string }[];
  problems: TermsProblems;
  buildingId: number | null;
  today: string;
  /** The language of what a template calls its lines; else the user's. */
  labelsIn?: Lang;
  /** Below the fields; null for none. */
  hint?: string | null;
};

/** Each unit has its price, the deal one currency; the plan must make what is to be paid. */
export function TermsFields({
  terms,
  onTerms,
  units,
  problems,
  buildingId,
  today,
  labelsIn,
  ...rest
}: Props) {
  const { ledger: t } = useAdminTexts();
  const { hint = t.termsHint } = rest;
  const { lang } = useLanguage();
  const templates = usePlanTemplates(buildingId).data;
  const { currency, prices, discount, plan } = terms;
  const total = toPay(
    terms,
    units.map(({ id }) => id),
  );
  const change = (part: Partial<TypedTerms>) => onTerms({ ...terms, ...part });
  const errorOf = (field: string) => {
    const problem = problems[field];
    return problem === undefined ? undefined : messageOf(problem, lang);
  };
  return (
    <div className="form-stack">
      {units.map(({ id, label }, i) => (
        <div key={id} className={i === 0 ? 'account-money' : undefined}>
          <AmountField
            name={`price-${id}`}
            label={t.termsPrice(label)}
            value={prices[id] ?? ''}
            onChange={(price) => change({ prices: { ...prices, [id]: price } })}
            currency={currency}
            error={errorOf(`prices.${id}`)}
            onNamed={
              i === 0
                ? (named, price) => change({ currency: named, prices: { ...prices, [id]: price } })
                : undefined
            }
            isOptional
          />
          {i === 0 && <CurrencyField value={currency} onChange={(next) => change({ currency: next })} />}
        </div>
      ))}
      {terms.on !== undefined && (
        <DateField
          name="on"
          label={t.dealOn}
          value={terms.on || null}
          onChange={(on) => change({ on: on ?? '' })}
          error={errorOf('on')}
          isRequired
        />
      )}
      <AmountField
        name="discount"
        label={t.termsDiscount}
        value={discount}
        onChange={(typed) => change({ discount: typed })}
        currency={currency}
        error={errorOf('discount')}
        isOptional
      />
      <dl className="account-apart account-change">
        <div>
          <dt>{t.termsToPay}</dt>
          <dd>
            <Money amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      {(total > 0 || plan.length > 0) && (
        <section>
          <header className="section-head section-head--small">
            <h3>{t.plan}</h3>
          </header>
          <PlanLines
            lines={plan}
            onLines={(lines) => change({ plan: lines })}
            total={total}
            currency={currency}
            today={today}
            templates={templates?.items ?? []}
            handoverOn={templates?.handoverOn ?? null}
            errors={linesOf(problems)}
            labelsIn={labelsIn}
          />
        </section>
      )}
      {hint && <p className="note">{hint}</p>}
    </div>
  );
}

/** Schemas report codes, which have no spaces; the server sends messages. */
const messageOf = (problem: string, lang: Lang) =>
  problem.includes(' ') ? problem : fieldMessage(problem, lang);

/** 'plan.2.amount' as the error of that line. */
function linesOf(problems: TermsProblems) {
  const lines: Record<number, Record<string, { type?: string; message: string }>> = {};
  for (const [path, message] of Object.entries(problems)) {
    const [, index, field] = /^plan\.(\d+)\.(\w+)$/.exec(path) ?? [];
    if (index && field && message)
      lines[Number(index)] = {
        ...lines[Number(index)],
        [field]: { type: message.includes(' ') ? 'server' : 'schema', message },
      };
  }
  return lines;
}
