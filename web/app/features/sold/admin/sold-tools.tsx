import { useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { ClearFilters } from '~/ui/admin/tables/clear-filters.tsx';
import type { SoldParams } from './sold-params.ts';

/** Search, date-from and date-to, Clear. */
export function SoldTools({ params }: { params: SoldParams }) {
  const { sold: t } = useAdminTexts();
  const { view } = params;
  const [text, setText] = useSearchText(view.q, params.setQ);
  return (
    <div className="toolbar toolbar--fields">
      <SearchField label={t.search} value={text} onChange={setText} />
      <DayFilter label={t.from} value={view.from} onChange={(day) => params.setDay('from', day)} />
      <DayFilter label={t.to} value={view.to} onChange={(day) => params.setDay('to', day)} />
      <ClearFilters text={text} setText={setText} params={params} />
    </div>
  );
}

type DayProps = { label: string; value: string | null; onChange: (day: string | null) => void };

/** A year is typed digit by digit: 0001 and 0199 are intermediate values, not filters. */
function DayFilter({ label, value, onChange }: DayProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const take = (day: string | null) => {
    setTyped(day);
    if (day === null || day >= '1900') onChange(day);
  };
  return <DateField label={label} value={typed} onChange={take} />;
}
