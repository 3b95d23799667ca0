import type { PersonDeal } from '@diyar/contract/persons';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { Money } from '~/ui/admin/values/money.tsx';

type Amount = NonNullable<PersonDeal['due']>;

/** What is owed; an amount that was typed without a currency says so. */
export function Sum({ sum }: { sum: Amount | null }) {
  const { persons: t } = useAdminTexts();
  // nothing was named, so there is nothing to print
  if (sum === null || (sum.amount === 0 && sum.currency === 'Unknown')) return <EmptyValue label="0" />;
  if (sum.currency !== 'Unknown') return <Money amount={sum.amount} currency={sum.currency} />;
  return (
    <span className="nowrap">
      <small className="dim">{t.noCurrency}</small> <Money amount={sum.amount} currency={null} />
    </span>
  );
}
