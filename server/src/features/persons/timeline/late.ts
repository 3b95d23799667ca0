import type { PersonId } from '@diyar/contract/rules/ids';
import { planProgress } from '@diyar/contract/rules/plans';
import { and, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import type { Db } from '../../../db/client.ts';
import { deals } from '../../../db/schema.ts';
import { balanceOfDeal, companyDay, linesOfDeal, placeOf, planOfDeal } from '../../ledger/index.ts';
import { dealsOf } from './sources.ts';

/** In the order of `planOfDeal`. */
const lineIds = sql<number[]>`(select coalesce(json_agg(line.id order by ${placeOf(sql`line`)}), '[]'::json)
  from plan_lines line where line.deal_id = "deals"."id")`;

/** The lines of plans that are late, with what of each is not paid: what the account of the deal says. */
export async function lateLines(db: Db, actor: Actor, person: PersonId): Promise<Map<number, number>> {
  const today = companyDay();
  const isDue = sql`exists (select from plan_lines line where line.deal_id = "deals"."id" 
    and (line.due_on < ${today}::date or line.stage_id is not null))`;
  const rows = await db
    .select({ deal: deals, lines: linesOfDeal, plan: planOfDeal, ids: lineIds })
    .from(deals)
    .where(and(dealsOf(db, actor, person), inArray(deals.stage, ['reserved', 'sold']), isDue));
  return new Map(
    rows.flatMap(({ ids, plan, ...money }) => {
      const balance = balanceOfDeal(money);
      if (!balance) return [];
      const lines = plan.map((line, i) => ({ ...line, id: ids[i] }));
      return planProgress(lines, balance, today).flatMap(({ id, isLate, amount, covered }) => {
        // in thousandths: 0.3 − 0.1 is not 0.2
        return isLate && id !== undefined
          ? [[id, Math.round((amount - covered) * 1000) / 1000] as const]
          : [];
      });
    }),
  );
}
