import type { MovingIn } from '@diyar/contract/moving-in';
import { RUNNING_KINDS } from '@diyar/contract/rules/running-sheets';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

type Row = MovingIn['imports'][number];

/** What was brought in before, each with its way back. */
export function Earlier({ imports }: { imports: readonly Row[] }) {
  const { movingIn: t, sheetFiles, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const [asked, setAsked] = useState<string | null>(null);
  if (imports.length === 0) return null;
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: t.earlierHeads.file,
      maxWidth: '260px',
      cell: ({ id, name }) => (
        <Link className="clip" dir="auto" to={`?import=${id}&step=done`}>
          {name || t.pasted}
        </Link>
      ),
    },
    {
      id: 'what',
      header: t.earlierHeads.what,
      card: 'wide',
      cell: (row) =>
        RUNNING_KINDS.flatMap((kind) => (row[kind] > 0 ? t.counted[kind](row[kind]) : [])).join(t.and),
    },
    { id: 'when', header: t.earlierHeads.when, kind: 'time', cell: ({ at }) => <RelativeTime at={at} /> },
    { id: 'by', header: t.earlierHeads.by, cell: ({ by }) => <bdi>{by}</bdi> },
    {
      id: 'until',
      header: sheetFiles.takeBack,
      cell: ({ until, takenBackAt }) =>
        takenBackAt !== null ? (
          <Tag tone="line">{t.takenBackOn(dayOfMoment(takenBackAt, lang))}</Tag>
        ) : until === null ? null : (
          t.untilShort(dayOfMoment(until, lang))
        ),
    },
    {
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      card: 'end',
      cell: ({ id, name, until }) =>
        until !== null && (
          <Button
            size="s"
            icon="arrow-u-up-left"
            aria-label={t.takeBackOf(name || t.pasted)}
            onPress={() => setAsked(id)}
          >
            {sheetFiles.takeBack}
          </Button>
        ),
    },
  ];
  return (
    <section>
      <header className="section-head">
        <h2>{t.earlier}</h2>
      </header>
      <DataTable label={t.earlier} columns={columns} rows={imports} rowKey={({ id }) => id} />
      <TakeBackDialog importId={asked} onClose={() => setAsked(null)} />
    </section>
  );
}
