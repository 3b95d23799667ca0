import type { PersonDeal } from '@diyar/contract/persons';
import { formatIn } from '~/features/deals/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';

type Amount = NonNullable<PersonDeal['due']>;

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** Code before figure, left to right in both languages. */
export function Sum({ sum }: { sum: Amount | null }) {
  const { persons: t } = useAdminTexts();
  // nothing was named, so there is nothing to print
  if (sum === null || (sum.amount === 0 && sum.currency === 'Unknown')) return <EmptyValue label="0" />;
  return (
    <span className="nowrap" dir="ltr">
      <small className="dim">{sum.currency === 'Unknown' ? t.noCurrency : sum.currency}</small>{' '}
      {sum.currency === 'Unknown' ? format.format(sum.amount) : formatIn(sum.amount, sum.currency)}
    </span>
  );
}
