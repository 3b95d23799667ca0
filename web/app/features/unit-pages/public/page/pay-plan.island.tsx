import { figuresText } from '@diyar/contract/rules/money-text';
import { INSTALMENTS_LEAST, PLAN_FIELDS, type PlanField } from '@diyar/contract/rules/plan-choice';
import { useEffect, useRef } from 'react';
import { signOf } from '~/i18n/price.ts';
import { useAddress } from '~/lib/address.tsx';
import { useQueryForm } from '~/lib/use-query-form.ts';
import { CopyAndPrint } from '../copy-and-print.tsx';
import '~/ui/public/button.css';
import '~/ui/public/group-head.css';
import { Icon } from '~/ui/public/icon.tsx';
import './pay-plan.css';
import { type PlanGroup, planOf } from './pay-plan-of.ts';
import type { PayPlanView } from './pay-plan-view.server.ts';

type PayPlanProps = {
  view: PayPlanView;
  unit: string;
  /** The address of the page with `lang` as its query; the numbers come before it. */
  page: string;
};

type Plan = NonNullable<ReturnType<typeof planOf>>;

const filled = (text: string, words: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all);

/** What is it a month: docs/product/buyers.md#what-a-month. Its numbers are in the address. */
export default function PayPlan({ view, unit, page }: PayPlanProps) {
  const { search } = useAddress();
  const plan = planOf(view, search);
  if (!plan) return null;
  return (
    <section className="pay-plan below" id="plan" aria-labelledby="h-plan">
      <div className="group-head">
        <h2 id="h-plan">{view.t.title}</h2>
        <p>{plan.limits ? view.t.hint : view.t.hintFixed}</p>
      </div>
      <div className="pay-plan-grid">
        {/* another plan has other limits: its fields begin anew */}
        <Numbers key={plan.index} view={view} plan={plan} />
        <Result view={view} plan={plan} unit={unit} page={page} />
      </div>
    </section>
  );
}

function Numbers({ view, plan }: { view: PayPlanView; plan: Plan }) {
  const { t, plans } = view;
  const { limits } = plan;
  const { search, hrefOf } = useAddress();
  const usual: Record<string, string> = { plan: '1' };
  if (limits) for (const field of PLAN_FIELDS) usual[field] = String(limits[field].start);
  const { props, follow } = useQueryForm(['plan', ...PLAN_FIELDS], usual);
  const query = new URLSearchParams(search);
  const units: Record<PlanField, string> = { down: '%', months: plan.plan.monthsUnit, hand: '%' };
  const labels: Record<PlanField, string> = { down: t.down, months: plan.plan.months, hand: t.hand };
  return (
    <form className="pay-plan-form" action={hrefOf('', '#plan')} noValidate {...props}>
      {query.get('lang') && <input type="hidden" name="lang" value={query.get('lang') ?? ''} />}
      {plans.length > 1 && (
        <div className="field">
          <label htmlFor="plan-name">{t.choose}</label>
          <select id="plan-name" name="plan" defaultValue={plan.index + 1}>
            {plans.map(({ name }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the address names a plan by its place
              <option key={i} value={i + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {limits &&
        PLAN_FIELDS.filter((field) => limits[field].most > limits[field].least).map((field) => (
          <NumberField
            key={field}
            field={field}
            label={labels[field]}
            unit={units[field]}
            limit={limits[field]}
            value={query.get(field) ?? String(limits[field].start)}
            used={plan.choice?.numbers[field] ?? limits[field].start}
            refused={refusalOf(field, plan, t)}
            follow={follow}
          />
        ))}
      <button className="btn btn--line btn--small pay-plan-go" type="submit">
        {t.calculate}
      </button>
      <p className="field-note">{plan.plan.note}</p>
    </form>
  );
}

/** Why a field's value was not taken. */
function refusalOf(field: PlanField, { choice, limits }: Plan, t: PayPlanView['t']): string | false {
  if (!choice?.refused.includes(field) || !limits) return false;
  const together = field === 'down' ? choice.downWithHand : null;
  return filled(together === null ? t.refused : t.refusedTogether, {
    least: String(limits[field].least),
    most: String(together ?? limits[field].most),
    used: String(choice.numbers[field]),
    hand: String(choice.numbers.hand),
    rest: String(INSTALMENTS_LEAST),
  });
}

type NumberFieldProps = {
  field: PlanField;
  label: string;
  unit: string;
  limit: { least: number; most: number };
  value: string;
  used: number;
  refused: string | false;
  follow: () => void;
};

/** A slider and a field are one value; the field has the name, and works alone without scripts. */
function NumberField({ field, label, unit, limit, value, used, refused, follow }: NumberFieldProps) {
  const { least, most } = limit;
  const at = ((used - least) / (most - least)) * 100;
  const slider = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const slide = () => {
    if (!slider.current || !number.current) return;
    number.current.value = slider.current.value;
    follow();
  };
  // what was moved before hydration counts
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (slider.current?.value !== String(used) && number.current?.value === value) slide();
  }, []);
  return (
    <div className={refused ? 'field field--error pay-plan-field' : 'field pay-plan-field'}>
      <label htmlFor={`plan-${field}`}>{label}</label>
      <input
        ref={slider}
        className="needs-script"
        type="range"
        min={least}
        max={most}
        value={used}
        aria-label={label}
        style={{ '--at': `${at}%` } as React.CSSProperties}
        onChange={slide}
      />
      <span className="pay-plan-number">
        <input
          ref={number}
          id={`plan-${field}`}
          name={field}
          type="number"
          inputMode="numeric"
          step="any"
          dir="ltr"
          min={least}
          max={most}
          defaultValue={value}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? `plan-${field}-error` : undefined}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      {refused && (
        <p className="field-error pay-plan-error" id={`plan-${field}-error`}>
          <Icon name="warning" />
          {refused}
        </p>
      )}
    </div>
  );
}

function Result({ view, plan, unit, page }: PayPlanProps & { plan: Plan }) {
  const { t, price } = view;
  const { search } = useAddress();
  const money = (amount: number) => signOf(price.currency) + figuresText(amount, price.currency);
  const each = plan.groups.find(({ kind }) => kind === 'payments');
  const query = new URLSearchParams(search);
  const own = ['plan', ...PLAN_FIELDS].flatMap((name) =>
    query.get(name) ? [`${name}=${query.get(name)}`] : [],
  );
  const url = own.length > 0 ? page.replace('?', `?${own.join('&')}&`) : page;
  const text = [unit, money(price.amount), each && `${plan.plan.each}: ${money(each.amount)}`, url];
  const shared = encodeURIComponent(text.filter(Boolean).join('\n'));
  return (
    <div className="pay-plan-out" aria-live="polite">
      {each && (
        <p className="pay-plan-each">
          <span>{plan.plan.each}</span>
          <b>
            <bdi dir="ltr">{money(each.amount)}</bdi>
          </b>
        </p>
      )}
      <table className="pay-plan-lines">
        <caption className="visually-hidden">{t.lines}</caption>
        <tbody>
          {plan.groups.map((group) => (
            <tr key={`${group.kind} ${group.stage} ${group.amount}`}>
              <th scope="row">
                {nameOf(group, view)}
                <span>{when(group, view)}</span>
              </th>
              <td>
                <bdi dir="ltr">{money(group.sum)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td>
              <bdi dir="ltr">{money(price.amount)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="pay-plan-send">
        <a className="btn btn--small" href={`https://wa.me/?text=${shared}`} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          {t.send}
        </a>
        <CopyAndPrint url={url} texts={t} />
      </p>
    </div>
  );
}

function nameOf({ kind, count, stage }: PlanGroup, { t, stageTexts }: PayPlanView) {
  if (kind === 'stage') return stageTexts[stage]?.name;
  if (kind === 'signing') return t.down;
  if (kind === 'handover') return t.hand;
  if (kind === 'last') return t.lastPayment;
  return (
    <>
      {t.payments} (<bdi dir="ltr">{count}</bdi>)
    </>
  );
}

function when({ kind, from, to, stage }: PlanGroup, { t, lang, monthNames, stageTexts }: PayPlanView) {
  if (kind === 'stage') return stageTexts[stage]?.when;
  const day = (date: string) => {
    const [year, month = 1, at] = date.split('-').map(Number);
    return `${at} ${monthNames[month - 1]} ${year}`;
  };
  if (kind === 'signing') return `${t.signing}${lang === 'ar' ? '،' : ','} ${day(from)}`;
  return from === to ? day(from) : filled(t.span, { from: day(from), to: day(to) });
}
