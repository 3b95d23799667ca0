import type { AuditEntry } from '@diyar/contract/changes';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime, dayHeading, fullMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { ChangedName, ChangedValue } from './change-line.tsx';
import { actionOf, changesOf, detailsOf, subjectOf } from './log-text.ts';

/** Who did what, when, by day. Read only. */
export function LogTable({ entries }: { entries: AuditEntry[] | undefined }) {
  const texts = useAdminTexts();
  const { changes: t, ui } = texts;
  const { lang } = useLanguage();
  const columns: Column<AuditEntry>[] = [
    {
      id: 'when',
      header: t.columns.when,
      kind: 'time',
      skeleton: '3em',
      cell: ({ at }) => (
        <time dateTime={at} title={fullMoment(at, lang)}>
          {clockTime(at, lang)}
        </time>
      ),
    },
    {
      id: 'who',
      header: t.columns.who,
      className: 'activity-log-who',
      skeleton: '7em',
      cell: ({ actorId, actorName, actor }) =>
        actorId === null && actorName === 'system' ? t.system : <bdi>{actor}</bdi>,
    },
    {
      id: 'what',
      header: t.columns.what,
      card: 'title',
      className: 'activity-log-what',
      skeleton: '10em',
      cell: (entry) => {
        const subject = subjectOf(entry, lang);
        return (
          <>
            <strong>{actionOf(entry, texts)}</strong>
            {subject !== '' && (
              <small>
                <bdi>{subject}</bdi>
              </small>
            )}
          </>
        );
      },
    },
    {
      id: 'details',
      header: t.columns.details,
      card: 'wide',
      className: 'activity-log-details',
      skeleton: '12em',
      cell: (entry) => <Changed entry={entry} />,
    },
  ];
  return (
    <DataTable
      label={t.title}
      className="activity-log-table"
      columns={columns}
      rows={entries}
      rowKey={(entry) => entry.id}
      groupOf={({ at }) => dayHeading(at, lang, { today: ui.today, yesterday: ui.yesterday })}
    />
  );
}

/** A save of a whole project opens. */
const SHOWN_FIRST = 5;

function Changed({ entry }: { entry: AuditEntry }) {
  const texts = useAdminTexts();
  const { changes: t } = texts;
  const { lang } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const lines = [...detailsOf(entry, texts, lang), ...changesOf(entry, texts, lang)];
  if (lines.length === 0) return <EmptyValue label={t.noDetails} />;
  const isShort = isOpen || lines.length <= SHOWN_FIRST + 1;
  return (
    <>
      <ul className="activity-log-changes">
        {(isShort ? lines : lines.slice(0, SHOWN_FIRST)).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one entry never move
          <li key={i}>
            <ChangedName line={line} />
            <ChangedValue line={line} />
          </li>
        ))}
      </ul>
      {lines.length > SHOWN_FIRST + 1 && (
        <TextButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? t.fewer : t.more(lines.length - SHOWN_FIRST)}
        </TextButton>
      )}
    </>
  );
}
