import type { DealUnit } from '@diyar/contract/deal-unit';
import type { PaymentLine } from '@diyar/contract/rules/payments';
import { sql } from 'drizzle-orm';
import { deals, payments } from '../../db/schema.ts';

/** All units of the deal of the outer query, the first first. Outside of buildings units have no tracker's number. */
export const unitsOfDeal = sql<DealUnit[]>`(
  select coalesce(json_agg(json_build_object('id', coalesce(part.apartment_no, part.id), 'label', coalesce(nullif(part.unit_number, ''),
    part.label_en), 'kind', part.kind, 'floor', part.floor) order by claim.ordinal), '[]'::json)
  from deal_units claim join units part on part.id = claim.unit_id where claim.deal_id = ${deals.id}
)`;

/**
 * The payments on the deal of the outer query: read in the same statement, so that a buyer is never seen without the
 * payments or the reverse.
 */
export const paymentsOfDeal = sql<PaymentLine[]>`(
  select coalesce(json_agg(json_build_object(
    'amount', ${payments.amount}, 'currency', ${payments.currency}, 'status', ${payments.status}
  )), '[]'::json)
  from ${payments} where ${payments.dealId} = ${deals.id}
)`;
