import { AUDIT_ENTITIES } from '@diyar/contract/changes';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSearchText } from '~/lib/admin/list-params.ts';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { ClearFilters } from '~/ui/admin/tables/clear-filters.tsx';
import { useColleagues } from './log-api.ts';
import type { AuditParams } from './log-params.ts';

export function LogTools({ params }: { params: AuditParams }) {
  const { changes: t } = useAdminTexts();
  const { view } = params;
  const [text, setText] = useSearchText(view.q, params.setQ);
  const options = [
    { value: 'all' as const, label: t.everything },
    ...AUDIT_ENTITIES.map((value) => ({ value, label: t.entities[value] })),
  ];
  const colleagues = useColleagues();
  const people = [
    { value: 'all', label: t.everybody },
    ...(colleagues.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
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
      <Select
        label={t.who}
        options={people}
        value={String(view.actorId ?? 'all')}
        onChange={(person) => params.filter({ person: person === 'all' ? null : person })}
      />
      <DateField label={t.from} value={view.from} onChange={(from) => params.filter({ from })} />
      <DateField label={t.to} value={view.to} onChange={(to) => params.filter({ to })} />
      <ClearFilters text={text} setText={setText} params={params} />
    </div>
  );
}
