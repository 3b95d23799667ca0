import { instantAt } from '@diyar/contract/rules/company-hours';
import type { TillLine } from '@diyar/contract/till';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client.ts';
import { paperNumber } from '../../ledger/index.ts';

type Row = Pick<TillLine, 'side' | 'entryId' | 'name' | 'units' | 'currency'> & {
  at: string;
  amount: string;
  paper: { id: number; kind: 'receipt' | 'voucher'; year: number; number: number } | null;
};

/** Of the entry: which closing counts it, and which counts its void. */
const MOVES = [
  {
    closing: sql`entry.till_closing_id`,
    at: sql`entry.created_at`,
    where: sql`true`,
    side: sql`case entry.kind when 'refund' then 'paidOut' else 'received' end`,
  },
  {
    closing: sql`entry.void_till_closing_id`,
    at: sql`entry.voided_at`,
    where: sql`entry.voided_at is not null`,
    side: sql`case entry.kind when 'refund' then 'voidedRefunds' else 'voidedReceipts' end`,
  },
];

/** Cash of a cashier that no closing counts yet, newest first: docs/product/till.md */
export async function openLines(
  db: Db | Tx,
  cashierId: number,
  from: string | null = null,
): Promise<TillLine[]> {
  const after = from === null ? null : instantAt(from, '00:00').toISOString();
  const parts = MOVES.map(
    ({ closing, at, where, side }): SQL => sql`
      select entry.id as "entryId", ${side} as side, ${at} as at, entry.amount, entry.currency,
        coalesce(paper.data ->> 'name', deal.name) as name, coalesce(paper.data ->> 'units', deal.title) as units,
        case when paper.id is not null then json_build_object('id', paper.id, 'kind', paper.kind,
          'year', paper.year, 'number', paper.number) end as paper
      from entries entry join deals deal on deal.id = entry.deal_id
      left join papers paper on paper.entry_id = entry.id
      where entry.created_by = ${cashierId} and entry.method = 'cash' and ${closing} is null and ${where}
        and ${after === null ? sql`true` : sql`${at} >= ${after}`}`,
  );
  const { rows } = await db.execute<Row>(
    sql`select * from (${sql.join(parts, sql` union all `)}) moved order by at desc, "entryId" desc, side`,
  );
  return rows.map(({ paper, ...row }) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    amount: Number(row.amount),
    paper: paper && { id: paper.id, kind: paper.kind, number: paperNumber(paper.year, paper.number) },
  }));
}
