import { CURRENCIES_MAX } from '@diyar/contract/limits';
import type { CurrencyUse } from '@diyar/contract/place';
import { ISO_CURRENCIES } from '@diyar/contract/rules/iso';
import type { Currency } from '@diyar/contract/rules/money';
import { figuresText } from '@diyar/contract/rules/money-text';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { OneOfMany } from './one-of-many.tsx';
import { RowTools } from './row-tools.tsx';

type Props = {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
  used: readonly CurrencyUse[];
};

/** In their order. What is in use stays, and says what uses it. */
export function CurrencyList({ value, onChange, error, used }: Props) {
  const { place: t } = useAdminTexts();
  const { lang } = useLanguage();
  const all = new Intl.DisplayNames(lang, { type: 'currency' });
  const known: Readonly<Record<string, string>> = { ...t.currencyNames };
  const nameOf = (code: string) => known[code] ?? all.of(code) ?? code;
  const amountsIn = (code: string) => used.find(({ currency }) => currency === code);
  const others = ISO_CURRENCIES.filter((code) => !value.includes(code));
  return (
    <>
      <ol className="place-form-list place-form-list--currencies">
        {value.map((code, i) => {
          const inUse = amountsIn(code);
          const reason = inUse
            ? t.inUse(code, t.uses(inUse))
            : value.length === 1
              ? t.lastCurrency
              : undefined;
          return (
            <li key={code}>
              <b dir="ltr">{code}</b>
              <span className="two-lines">
                <strong>{nameOf(code)}</strong>
                <small className="dim">{inUse ? t.uses(inUse) : t.unused}</small>
              </span>
              <bdi dir="ltr" className="dim">
                {figuresText(1000, code as Currency, 'paper')}
              </bdi>
              {i === 0 ? <Tag tone="line">{t.first}</Tag> : <span />}
              <RowTools list={value} at={i} name={code} onChange={onChange} staysBecause={reason} />
            </li>
          );
        })}
      </ol>
      {error && (
        <p className="form-field-error" role="alert">
          <Icon name="warning-circle" />
          {error}
        </p>
      )}
      {value.length < CURRENCIES_MAX && (
        <OneOfMany
          label={t.addCurrency}
          hint={t.addCurrencyHint}
          options={others.map((code) => ({ value: code, label: `${code} · ${nameOf(code)}` }))}
          value={null}
          onChange={(code) => onChange([...value, code])}
          emptyText={t.noCurrency}
        />
      )}
    </>
  );
}
