import type { InsightLeads } from '@diyar/contract/insights';
import type { FunnelStage } from '@diyar/contract/rules/leads';
import { useChannelName } from '~/features/leads/admin/lead-name.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Bar } from '../ahead/figure.tsx';
import { CountLink } from './figure-link.tsx';
import { useFunnel } from './insights-api.ts';
import { type Asked, addressWith } from './insights-params.ts';
import { Section } from './section.tsx';

type Funnel = InsightLeads['total'];
/** `filter` narrows the list of leads to the row; null where no filter says it. */
type Row = Funnel & { key: string; name: string; filter: Record<string, string | number> | null };

const STEPS = [
  { name: 'leads', reached: null },
  { name: 'viewings', reached: 'viewing' },
  { name: 'offers', reached: 'offer' },
  { name: 'won', reached: 'won' },
] as const satisfies readonly { name: keyof Funnel; reached: FunnelStage | null }[];

/** From lead to sale by source, campaign and owner: every table has the same total. */
export function LeadsSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const query = useFunnel(asked);
  return (
    <Section title={t.funnel} note={t.funnelNote} query={query} isEmpty={({ total }) => total.leads === 0}>
      {(data) => <Funnels data={data} asked={asked} />}
    </Section>
  );
}

function Funnels({ data, asked }: { data: InsightLeads; asked: Asked }) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const channelName = useChannelName();
  const total: Row = { ...data.total, key: 'total', name: t.together, filter: {} };
  const tables: { title: string; rows: Row[] }[] = [
    {
      title: t.bySource,
      rows: data.sources.map(({ channel, ...row }) => ({
        ...row,
        key: channel,
        name: channelName(channel) || channel,
        filter: { channel },
      })),
    },
    {
      title: t.byCampaign,
      rows: data.campaigns.map(({ campaign, ...row }) => ({
        ...row,
        key: campaign,
        name: campaign || t.noCampaign,
        filter: null,
      })),
    },
    {
      title: t.byOwner,
      rows: data.owners.map(({ owner, ...row }) => ({
        ...row,
        key: String(owner?.id),
        name: owner?.name ?? t.noOwner,
        filter: owner && { owner: owner.id },
      })),
    },
  ];
  return (
    <>
      {tables
        .filter(({ rows }) => rows.some(({ key }) => key !== '' && key !== 'null'))
        .map(({ title, rows }) => (
          <FunnelTable key={title} title={title} rows={[...rows, total]} data={data} asked={asked} />
        ))}
      {data.olderSales > 0 && <p className="note">{t.olderSales(data.olderSales)}</p>}
    </>
  );
}

type Props = { title: string; rows: Row[]; data: InsightLeads; asked: Asked };

function FunnelTable({ title, rows, data, asked }: Props) {
  const { moneyDeskInsights: t } = useAdminTexts();
  const most = Math.max(...rows.slice(0, -1).map(({ leads }) => leads), 1);
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: title,
      cell: ({ name, key }) => (key === 'total' ? <strong>{name}</strong> : <bdi>{name}</bdi>),
    },
    ...STEPS.map(
      ({ name, reached }): Column<Row> => ({
        id: name,
        header: t.steps[name],
        kind: 'number',
        card: 'wide',
        isNamedOnCard: true,
        cell: (row) => (
          <span className="insights-cell">
            {row.filter ? (
              <CountLink
                value={row[name]}
                to={addressWith('/admin/leads', {
                  tab: 'all',
                  since: data.year.from,
                  until: data.year.to,
                  reached,
                  project: asked.buildingId,
                  ...row.filter,
                })}
              />
            ) : (
              formatNumber(row[name])
            )}
            {name === 'leads' && row.key !== 'total' && <Bar share={row.leads / most} kind="cheques" />}
          </span>
        ),
      }),
    ),
    {
      id: 'share',
      header: t.ofHundred,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      cell: ({ leads, won }) => (leads === 0 ? '–' : ((won / leads) * 100).toFixed(1)),
    },
    {
      id: 'days',
      header: t.medianDays,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      cell: ({ medianDays }) => (medianDays === null ? '–' : formatNumber(Math.round(medianDays))),
    },
  ];
  return <DataTable label={title} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
