import type { PersonDeal } from '@diyar/contract/persons';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { useFigures } from '~/ui/admin/values/figures.tsx';

type Amount = NonNullable<PersonDeal['due']>;

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** Code before figure, left to right in both languages. */
export function Sum({ sum }: { sum: Amount | null }) {
  const { persons: t } = useAdminTexts();
  const figures = useFigures();
  // nothing was named, so there is nothing to print
  if (sum === null || (sum.amount === 0 && sum.currency === 'Unknown')) return <EmptyValue label="0" />;
  return (
    <span className="nowrap" dir="ltr">
      <small className="dim">{sum.currency === 'Unknown' ? t.noCurrency : sum.currency}</small>{' '}
      {sum.currency === 'Unknown' ? format.format(sum.amount) : figures(sum.amount, sum.currency)}
    </span>
  );
}
