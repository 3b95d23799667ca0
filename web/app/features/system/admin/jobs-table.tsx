import type { System } from '@diyar/contract/system';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

type Job = System['jobs'][number];

export function JobsTable({ jobs }: { jobs: Job[] }) {
  const { system: t } = useAdminTexts();
  const columns: Column<Job>[] = [
    { id: 'name', header: t.job.name, cell: ({ name }) => t.jobNames[name] },
    {
      id: 'ran',
      header: t.job.ran,
      card: 'end',
      cell: ({ ranAt }) => (ranAt ? <RelativeTime at={ranAt} /> : t.never),
    },
    {
      id: 'state',
      header: t.job.state,
      card: 'wide',
      cell: ({ failures, problem }) => (
        <>
          <Tag tone={failures > 0 ? 'bad' : 'ok'}>{failures > 0 ? t.jobFailed(failures) : t.jobOk}</Tag>
          {failures > 0 && (
            <span className="system-detail">
              <bdi dir="ltr">{problem}</bdi>
            </span>
          )}
        </>
      ),
    },
  ];
  return <DataTable label={t.jobs} columns={columns} rows={jobs} rowKey={({ name }) => name} />;
}
