import type { AuditEntry } from '@diyar/contract/audit';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { actionOf, changesOf, detailsOf, subjectOf } from './audit-text.ts';

/** Who did what, when. Read only. */
export function AuditTable({ entries }: { entries: AuditEntry[] | undefined }) {
  const texts = useAdminTexts();
  const { audit: t } = texts;
  const { lang } = useLanguage();
  const columns: Column<AuditEntry>[] = [
    {
      id: 'when',
      header: t.columns.when,
      className: 'data-table-time audit-time',
      skeleton: '6em',
      cell: ({ at }) => <RelativeTime at={at} />,
    },
    {
      id: 'who',
      header: t.columns.who,
      className: 'audit-who',
      skeleton: '7em',
      cell: ({ actorId, actorName }) =>
        actorId === null && actorName === 'system' ? t.system : <bdi dir="ltr">{actorName}</bdi>,
    },
    {
      id: 'what',
      header: t.columns.what,
      className: 'audit-what',
      skeleton: '10em',
      cell: (entry) => <strong dir="auto">{actionOf(entry, t)}</strong>,
    },
    {
      id: 'subject',
      header: t.columns.subject,
      className: 'audit-subject',
      skeleton: '10em',
      cell: (entry) => {
        const subject = subjectOf(entry, lang);
        return subject ? <bdi>{subject}</bdi> : <EmptyValue label={t.noSubject} />;
      },
    },
    {
      id: 'details',
      header: t.columns.details,
      className: 'audit-details',
      skeleton: '12em',
      cell: (entry) => {
        const details = [...new Set([...detailsOf(entry, texts, lang), ...changesOf(entry, texts, lang)])];
        if (details.length === 0) return <EmptyValue label={t.noDetails} />;
        return (
          <ul>
            {details.map((detail) => (
              <li key={detail} dir="auto">
                {detail}
              </li>
            ))}
          </ul>
        );
      },
    },
  ];
  return (
    <DataTable
      label={t.title}
      className="audit-table"
      columns={columns}
      rows={entries}
      rowKey={(entry) => entry.id}
    />
  );
}
