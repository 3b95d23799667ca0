import type { Currency } from '@diyar/contract/rules/money';
import type { ReactNode } from 'react';
import { currencyIn } from '~/i18n/currencies.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';

type ChoiceProps = {
  name: string;
  legend: string;
  /** Null is 'any'. */
  value: string | number | null;
  any: string;
  children: (readonly [value: string | number, text: string])[];
};

/** One of a few options, side by side. */
export function Choice({ name, legend, value, any, children }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="list-segments">
        {([['', any], ...children] as const).map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={String(value ?? '') === String(option)}
            />
            <span>
              <bdi>{text}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RangeProps = {
  name: 'area' | 'price';
  legend: string;
  from: number | null;
  to: number | null;
  children?: ReactNode;
};

/** Not type=number: that would reject ٩٠, which many visitors type. */
export function Range({ name, legend, from, to, children }: RangeProps) {
  const t = usePublicTexts().projectPagesList;
  const ends = [
    ['Min', t.from, from],
    ['Max', t.to, to],
  ] as const;
  return (
    <fieldset className="list-range">
      <legend>{legend}</legend>
      {children}
      {ends.map(([end, label, value]) => (
        <label key={end}>
          <span>{label}</span>
          <input
            type="text"
            inputMode="numeric"
            dir="ltr"
            name={name + end}
            defaultValue={value ?? ''}
            maxLength={15}
          />
        </label>
      ))}
    </fieldset>
  );
}

type PriceRangeProps = {
  from: number | null;
  to: number | null;
  chosen: Currency | null;
  /** Those in use. */
  currencies: Currency[];
};

/** The two prices are of one currency: the only one in use, or the one that is chosen here. */
export function PriceRange({ from, to, chosen, currencies }: PriceRangeProps) {
  const t = usePublicTexts().projectPagesList;
  const offered = chosen && !currencies.includes(chosen) ? [chosen, ...currencies] : currencies;
  const [only] = offered;
  return (
    <Range
      name="price"
      legend={offered.length === 1 && only ? t.priceIn(currencyIn({ ...t.currencies }, only)) : t.price}
      from={from}
      to={to}
    >
      {offered.length > 1 && (
        <div className="list-segments">
          {offered.map((currency) => (
            <label key={currency}>
              <input
                type="radio"
                name="currency"
                value={currency}
                defaultChecked={currency === (chosen ?? only)}
              />
              <span>{currencyIn({ ...t.currencies }, currency)}</span>
            </label>
          ))}
        </div>
      )}
      {offered.length === 1 && <input type="hidden" name="currency" value={only} />}
    </Range>
  );
}
