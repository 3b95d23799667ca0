import type { Project } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import type { UnitBatch } from '@diyar/contract/unit-batches';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortMoment } from '~/lib/admin/dates.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { actionName, dayOf } from './batch-text.ts';
import { useBatches } from './batches-api.ts';
import '~/features/sheet-files/admin/import.css';
import { unitsPath } from '~/features/projects/admin/units-path.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** Imports and saves that changed units, each with its way back (docs/product/unit-imports.md#taking-back). */
export function ChangesScreen({ project }: { project: Project }) {
  const { unitImports: t, projects } = useAdminTexts();
  const { lang } = useLanguage();
  const list = useListParams();
  const query = useBatches(project.id, list.view.page);
  const [asked, setAsked] = useState<string | null>(null);
  const importPath = `/admin/projects/${project.id}/import`;
  return (
    <Page
      title={t.changesTitle}
      parent={{ label: nameOf(project, lang, projects.untitled), to: unitsPath(project.id) }}
      actions={
        <LinkButton variant="primary" icon="file-xls" to={importPath}>
          {t.import}
        </LinkButton>
      }
    >
      <p className="note import-note">{t.changesIntro}</p>
      <ListView
        list={list}
        query={query}
        empty={<EmptyState title={t.changesNone}>{t.changesNoneBody}</EmptyState>}
      >
        {(batches) => <BatchTable batches={batches} onTakeBack={setAsked} />}
      </ListView>
      <TakeBackDialog projectId={project.id} batch={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}

type TableProps = { batches: UnitBatch[] | undefined; onTakeBack: (batch: string) => void };

function BatchTable({ batches, onTakeBack }: TableProps) {
  const { unitImports: t, sheetFiles, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<UnitBatch>[] = [
    {
      id: 'what',
      header: t.batchHeads.what,
      maxWidth: '280px',
      skeleton: '10em',
      cell: (batch) => (
        <span className="two-lines">
          <strong>{actionName(batch, t)}</strong>
          {batch.name && (
            <small className="clip" dir="auto">
              {batch.name}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'when',
      header: t.batchHeads.when,
      kind: 'time',
      skeleton: '6em',
      cell: ({ at }) => <RelativeTime at={at} />,
    },
    {
      id: 'by',
      header: t.batchHeads.by,
      skeleton: '6em',
      cell: ({ actorName }) => <bdi>{actorName}</bdi>,
    },
    {
      id: 'counts',
      header: t.batchHeads.counts,
      card: 'wide',
      skeleton: '8em',
      cell: ({ created, changed, deleted }) => t.counts(created, changed, deleted),
    },
    {
      id: 'until',
      header: t.batchHeads.until,
      skeleton: '7em',
      cell: ({ until, takenBackAt }) =>
        takenBackAt === null ? (
          <time dateTime={until} title={fullMoment(until, lang)}>
            {t.untilShort(dayOf(until, lang))}
          </time>
        ) : (
          <Tag tone="line">{t.takenBackOn(dayOf(takenBackAt, lang))}</Tag>
        ),
    },
    {
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      card: 'end',
      skeleton: '5em',
      cell: (batch) =>
        batch.takenBackAt === null && (
          <Button
            size="s"
            icon="arrow-u-up-left"
            aria-label={t.takeBackLabel(
              actionName(batch, t),
              shortMoment(batch.at, lang, { today: ui.today, yesterday: ui.yesterday }),
            )}
            onPress={() => onTakeBack(batch.batch)}
          >
            {sheetFiles.takeBack}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label={t.changesTitle}
      className="import-batches"
      columns={columns}
      rows={batches}
      rowKey={({ batch }) => batch}
    />
  );
}
