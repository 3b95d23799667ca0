import type { InsightLeads, InsightsQuery } from '@diyar/contract/insights';
import { companyPlace } from '@diyar/contract/rules/place';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { startOfDay } from '../../../db/company-days.ts';
import { periodOf } from './sales.ts';
import { soldDeals } from './sold-deals.ts';

type Funnel = InsightLeads['total'];
type Row = Omit<Funnel, 'medianDays'> & {
  key: string | null;
  name: string | null;
  medianDays: string | null;
};

const BY = {
  total: sql`''`,
  sources: sql`lead.channel`,
  campaigns: sql`coalesce(lead.origin ->> 'utmCampaign', '')`,
  owners: sql`lead.owner_id::text`,
} satisfies Record<string, SQL>;

/** How far the leads of twelve months got until today; a lead that another one took over is not counted. */
export async function readLeads(db: Db, query: InsightsQuery): Promise<InsightLeads> {
  const { year } = periodOf(query);
  const day = (at: SQL) => sql`(${at} at time zone ${companyPlace().zone})::date`;
  const read = async (key: SQL) => {
    const { rows } = await db.execute<Row>(sql`
      select ${key} as key, max(coalesce(nullif(staff.full_name, ''), staff.username)) as name, count(*)::int as leads,
        (count(*) filter (where furthest in ('viewing', 'offer', 'won')))::int as viewings,
        (count(*) filter (where furthest in ('offer', 'won')))::int as offers,
        (count(*) filter (where furthest = 'won'))::int as won,
        percentile_cont(0.5) within group (order by ${day(sql`lead.closed_at`)} - ${day(sql`lead.created_at`)})
          filter (where furthest = 'won' and lead.closed_at is not null) as "medianDays"
      from leads lead left join users staff on staff.id = lead.owner_id
      where lead.deleted_at is null and lead.created_at >= ${startOfDay(year.from)}
        and lead.created_at < ${startOfDay(year.to, 1)}
        and ${query.buildingId === null ? sql`true` : sql`lead.project_id = ${query.buildingId}`}
      group by 1 order by leads desc, 1`);
    return rows.map(({ key, name, medianDays, ...row }) => ({
      key,
      name,
      funnel: { ...row, medianDays: medianDays === null ? null : Number(medianDays) },
    }));
  };
  // one after the other: the report of a month reads in a transaction
  const total = await read(BY.total);
  const sources = await read(BY.sources);
  const campaigns = await read(BY.campaigns);
  const owners = await read(BY.owners);
  const older = await db.execute<{ count: number }>(sql`${soldDeals(year, query.buildingId)}
    select count(*)::int as count from chosen join leads lead on lead.id = chosen.lead_id
    where lead.created_at < ${startOfDay(year.from)}`);
  return {
    year,
    total: total[0]?.funnel ?? { leads: 0, viewings: 0, offers: 0, won: 0, medianDays: null },
    sources: sources.map(({ key, funnel }) => ({ channel: key ?? '', ...funnel })),
    campaigns: campaigns.map(({ key, funnel }) => ({ campaign: key ?? '', ...funnel })),
    owners: owners.map(({ key, name, funnel }) => ({
      owner: key === null || name === null ? null : { id: Number(key), name },
      ...funnel,
    })),
    olderSales: older.rows[0]?.count ?? 0,
  };
}
