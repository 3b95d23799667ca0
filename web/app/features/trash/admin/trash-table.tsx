import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { TrashItem } from '@diyar/contract/trash';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { daysLeft, nameOf } from './trash-text.ts';

/** Below this the day is in the colour of what needs attention. */
const SOON_DAYS = 14;

type Props = {
  items: TrashItem[] | undefined;
  onRestore: (item: TrashItem) => void;
  /** Only what the reader deleted: no column says who. */
  isOwn: boolean;
  /** Being restored. */
  busyWith: TrashItem | undefined;
};

export function TrashTable({ items, onRestore, isOwn, busyWith }: Props) {
  const { trash: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<TrashItem>[] = [
    {
      id: 'what',
      header: t.columns.what,
      maxWidth: '360px',
      skeleton: '12em',
      cell: (item) => (
        <span className="two-lines">
          <strong className="clip" dir="auto">
            {isolateNumbers(nameOf(item, lang)) || t.untitled}
          </strong>
          {item.detail && (
            <small className="clip" dir="auto">
              {isolateNumbers(item.detail)}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'kind',
      header: t.columns.kind,
      skeleton: '5em',
      cell: ({ kind }) => <Tag tone="line">{t.kindOf[kind]}</Tag>,
    },
    {
      id: 'by',
      header: t.columns.by,
      skeleton: '6em',
      cell: ({ deletedBy }) =>
        deletedBy ? <bdi dir="ltr">{deletedBy}</bdi> : <EmptyValue label={t.unknown} />,
    },
    {
      id: 'when',
      header: t.columns.when,
      kind: 'time',
      skeleton: '5em',
      cell: ({ deletedAt }) => <RelativeTime at={deletedAt} />,
    },
    {
      id: 'left',
      header: t.columns.left,
      card: 'end',
      className: 'trash-left',
      skeleton: '4em',
      cell: (item) => (
        <time
          dateTime={item.removedAt}
          title={fullMoment(item.removedAt, lang)}
          data-soon={daysLeft(item) < SOON_DAYS || undefined}
        >
          {t.until(shortDay(item.removedAt.slice(0, 10), lang))}
        </time>
      ),
    },
    {
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      skeleton: '6em',
      cell: (item) => (
        <Button
          size="s"
          icon="arrow-u-up-left"
          aria-label={t.restoreOf(nameOf(item, lang))}
          isPending={item === busyWith}
          onPress={() => onRestore(item)}
        >
          {t.restore}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label={t.title}
      columns={isOwn ? columns.filter(({ id }) => id !== 'by') : columns}
      rows={items}
      rowKey={({ kind, id }) => `${kind}-${id}`}
    />
  );
}
