import type { ClosedMonths } from '@diyar/contract/money-desk';
import type { MonthReport, MonthReportData } from '@diyar/contract/month-report';
import { mayEnter } from '@diyar/contract/rules/roles';
import { desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { closedMonths, monthReports, projects, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { JsonText } from '../../serve-calls.ts';
import { visibleProjects } from '../building-access/index.ts';
import { audit } from '../changes/index.ts';
import { closedUntil, companyDay, lastDayOf, lockMonths, reportMonths } from '../ledger/index.ts';
import { keepOwnerReport } from './insights/owner-report.ts';

/** Newest first: those that were closed, and those before them that have a report. */
export async function readMonths(db: Db): Promise<ClosedMonths> {
  const month = sql<string>`coalesce(${closedMonths.month}, ${monthReports.month})`;
  const rows = await db
    .select({
      month,
      by: displayName(),
      at: sql<Date>`coalesce(${closedMonths.closedAt}, ${monthReports.createdAt})`.mapWith(
        closedMonths.closedAt,
      ),
      report: monthReports.month,
    })
    .from(closedMonths)
    .fullJoin(monthReports, eq(monthReports.month, closedMonths.month))
    .leftJoin(users, eq(users.id, sql`coalesce(${closedMonths.closedBy}, ${monthReports.createdBy})`))
    .orderBy(desc(month));
  return {
    items: rows.map(({ month, by, at, report }) => ({
      month: month.slice(0, 7),
      by,
      at: at.toISOString(),
      hasReport: report !== null,
    })),
    closedUntil: await closedUntil(db),
  };
}

/** As it was stored. LACASA gets the rows of their buildings. */
export async function readMonthReport(db: Db, actor: Actor, month: string): Promise<JsonText<MonthReport>> {
  const isOfMonth = eq(monthReports.month, `${month}-01`);
  const [found] = await db
    .select({ isLater: monthReports.isLater, at: monthReports.createdAt, by: displayName() })
    .from(monthReports)
    .leftJoin(users, eq(users.id, monthReports.createdBy))
    .where(isOfMonth);
  if (!found) throw new AppError('notFound');
  const ofActor = visibleProjects(actor);
  const rows = sql`(select coalesce(jsonb_agg(line order by place), '[]'::jsonb)
    from jsonb_array_elements(${monthReports.data} -> 'rows') with ordinality as all_rows (line, place)
    where (line #>> '{building,id}')::int in (select ${projects.id} from ${projects} where ${ofActor}))`;
  const visible = ofActor
    ? sql`(${monthReports.data} || jsonb_build_object('rows', ${rows}))`
    : sql`${monthReports.data}`;
  const about: Omit<MonthReport, keyof MonthReportData> = {
    month,
    first: `${month}-01`,
    last: lastDayOf(month),
    closedBy: found.by,
    closedAt: found.at.toISOString(),
    isLater: found.isLater,
  };
  const hidden = mayEnter(actor, 'insights') ? '' : 'owner';
  const [report] = await db
    .select({ text: sql<string>`((${visible} - ${hidden}::text) || ${JSON.stringify(about)}::jsonb)::text` })
    .from(monthReports)
    .where(isOfMonth);
  if (!report) throw new AppError('notFound');
  return new JsonText(report.text);
}

/** Nothing is dated in this month, or before it, any more. A month that is not over cannot be closed. */
export async function closeMonth(db: Db, actor: Actor, month: string): Promise<ClosedMonths> {
  if (month >= companyDay().slice(0, 7))
    throw new AppError('invalid', { issues: [{ path: ['month'], message: 'dateInFuture' }] });
  await db.transaction(async (tx) => {
    // waits for entries that are being written, and lets no other begin
    await lockMonths(tx, 'closing');
    const until = await closedUntil(tx);
    // closed already, by itself or by a later one
    if (until !== null && month <= until.slice(0, 7)) return;
    await tx
      .insert(closedMonths)
      .values({ month: `${month}-01`, closedBy: actor.id })
      .onConflictDoNothing();
    await reportMonths(tx, actor, month, until);
    await keepOwnerReport(tx, actor, month);
    await audit(tx, actor, 'money.closeMonth', { entity: 'month', details: { month } });
  });
  return readMonths(db);
}
