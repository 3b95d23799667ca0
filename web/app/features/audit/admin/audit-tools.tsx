import { AUDIT_ENTITIES } from '@diyar/contract/audit';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { ClearFilters } from '~/ui/admin/tables/clear-filters.tsx';
import type { AuditParams } from './audit-params.ts';

export function AuditTools({ params }: { params: AuditParams }) {
  const { audit: t } = useAdminTexts();
  const { view } = params;
  const [text, setText] = useSearchText(view.q, params.setQ);
  const options = [
    { value: 'all' as const, label: t.everything },
    ...AUDIT_ENTITIES.map((value) => ({ value, label: t.entities[value] })),
  ];
  return (
    <div className="toolbar toolbar--fields">
      <SearchField label={t.search} value={text} onChange={setText} />
      <Select
        label={t.about}
        options={options}
        value={view.entity ?? 'all'}
        onChange={(entity) => params.filter({ entity: entity === 'all' ? null : entity })}
      />
      <DateField label={t.from} value={view.from} onChange={(from) => params.filter({ from })} />
      <DateField label={t.to} value={view.to} onChange={(to) => params.filter({ to })} />
      <ClearFilters text={text} setText={setText} params={params} />
    </div>
  );
}
