import type { TrackedUnit } from '@diyar/contract/buildings';
import { fieldMessage } from '@diyar/contract/field-issues';
import type { RoleLimits } from '@diyar/contract/rules/role-limits';
import { useId, useState } from 'react';
import { AmountField, CurrencyField } from '~/features/ledger/admin/forms/fields.tsx';
import { type TermsProblems, type TypedTerms, toPay } from '~/features/ledger/admin/forms/terms.ts';
import { formatIn, Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { LimitLine } from './limit-line.tsx';
import { belowList, numbersOf, type PathTerms } from './terms.ts';

type Props = {
  units: readonly TrackedUnit[];
  terms: PathTerms;
  /** The same with what follows from the list. */
  typed: TypedTerms;
  onTerms: (terms: PathTerms) => void;
  problems: TermsProblems;
  limits: RoleLimits;
  refusal: string | null;
};

/** Schemas report codes, which have no spaces; the server sends messages. */
export function useProblemText() {
  const { lang } = useLanguage();
  return (problem: string | undefined) =>
    problem === undefined || problem.includes(' ') ? problem : fieldMessage(problem, lang);
}

/** 'plan.2.amount' as the error of that line. */
export function lineErrors(problems: TermsProblems) {
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

/** List price less discount is the price, as a sum that can be read; another price is typed where there is a reason. */
export function Price({ units, terms, typed, onTerms, problems, limits, refusal }: Props) {
  const { path: t } = useAdminTexts();
  const problemText = useProblemText();
  const { currency, prices } = typed;
  const isListed = ({ id, price, currency: of }: TrackedUnit) =>
    terms.prices[id] === undefined && price !== null && price > 0 && of === currency;
  const [isTyping, setTyping] = useState(() => !units.every(isListed));
  const isOpen = isTyping || !units.every(isListed);
  const total = toPay(typed, numbersOf(units));
  const below = belowList(typed, units, limits);
  return (
    <section className="path-price">
      {isOpen && (
        <TypedPrices units={units} terms={terms} typed={typed} onTerms={onTerms} problems={problems} />
      )}
      <dl className="path-sum">
        {!isOpen &&
          units.map((unit, i) => (
            <div key={unit.id}>
              <dt>
                <i aria-hidden="true">{i > 0 && '+'}</i>
                {units.length > 1 ? <bdi dir="ltr">{unit.label}</bdi> : t.listPrice}
              </dt>
              <dd>{prices[unit.id]}</dd>
            </div>
          ))}
        <Discount
          value={terms.discount}
          onChange={(discount) => onTerms({ ...terms, discount })}
          error={problemText(problems.discount)}
        />
        <div className="path-sum-total">
          <dt>
            <i aria-hidden="true">=</i>
            {t.price}
          </dt>
          <dd>
            <Money amount={total} currency={currency} />
          </dd>
        </div>
      </dl>
      {below && total > 0 && (
        <LimitLine
          below={below}
          currency={currency}
          refusal={refusal}
          onLower={isOpen ? undefined : (most) => onTerms({ ...terms, discount: formatIn(most, currency) })}
        />
      )}
      {!below && limits.belowList !== null && total > 0 && (
        <p className="problem" role="status">
          <Icon name="warning-circle" />
          <span>{refusal ?? t.unlike}</span>
        </p>
      )}
      {!isOpen && (
        <p>
          <TextButton icon="pencil-simple" onPress={() => setTyping(true)}>
            {t.anotherPrice}
          </TextButton>
        </p>
      )}
    </section>
  );
}

type TypedProps = Pick<Props, 'units' | 'terms' | 'typed' | 'onTerms' | 'problems'>;

/** Each unit has its price, the deal one currency. */
function TypedPrices({ units, terms, typed, onTerms, problems }: TypedProps) {
  const { ledger } = useAdminTexts();
  const problemText = useProblemText();
  const { currency, prices } = typed;
  const change = (part: Partial<PathTerms>) => onTerms({ ...terms, ...part });
  return units.map(({ id, label }, i) => (
    <div key={id} className={i === 0 ? 'path-typed-price' : undefined}>
      <AmountField
        name={`price-${id}`}
        label={ledger.termsPrice(label)}
        value={prices[id] ?? ''}
        onChange={(price) => change({ prices: { ...terms.prices, [id]: price } })}
        currency={currency}
        error={problemText(problems[`prices.${id}`])}
        onNamed={
          i === 0
            ? (named, price) => change({ currency: named, prices: { ...terms.prices, [id]: price } })
            : undefined
        }
        isOptional
      />
      {i === 0 && <CurrencyField value={currency} onChange={(next) => change({ currency: next })} />}
    </div>
  ));
}

type DiscountProps = { value: string; onChange: (typed: string) => void; error: string | undefined };

function Discount({ value, onChange, error }: DiscountProps) {
  const { ledger } = useAdminTexts();
  const id = useId();
  return (
    <div>
      <dt>
        <i aria-hidden="true">−</i>
        <label htmlFor={id}>{ledger.termsDiscount}</label>
      </dt>
      <dd>
        <input
          id={id}
          className="form-field-input path-figure"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {error && (
          <p className="form-field-error" id={`${id}-error`}>
            <Icon name="warning-circle" />
            {error}
          </p>
        )}
      </dd>
    </div>
  );
}
