import type { System } from '@diyar/contract/system';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

type Backup = System['backups']['newest'][number];

const stateOf = ({ problem, provenAt }: Backup) =>
  problem !== '' ? 'damaged' : provenAt ? 'whole' : 'unproven';
const TONES = { whole: 'ok', unproven: 'line', damaged: 'bad' } as const;

export function BackupsTable({ backups }: { backups: Backup[] | undefined }) {
  const { system: t } = useAdminTexts();
  const columns: Column<Backup>[] = [
    {
      id: 'made',
      header: t.backup.made,
      skeleton: '7em',
      cell: ({ madeAt }) => <RelativeTime at={madeAt} />,
    },
    {
      id: 'proven',
      header: t.backup.proven,
      card: 'end',
      isNamedOnCard: true,
      skeleton: '7em',
      cell: ({ provenAt }) => (provenAt ? <RelativeTime at={provenAt} /> : t.notProven),
    },
    {
      id: 'state',
      header: t.backup.state,
      card: 'wide',
      skeleton: '6em',
      cell: (backup) => (
        <>
          <Tag tone={TONES[stateOf(backup)]}>{t.states[stateOf(backup)]}</Tag>
          {backup.problem && (
            <span className="system-detail">
              <bdi dir="ltr">{backup.problem}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'name',
      header: t.backup.name,
      card: 'hidden',
      skeleton: '12em',
      cell: ({ name }) => <bdi dir="ltr">{name}</bdi>,
    },
  ];
  return <DataTable label={t.backups} columns={columns} rows={backups} rowKey={({ name }) => name} />;
}
