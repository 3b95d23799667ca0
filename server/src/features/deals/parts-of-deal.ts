import type { DealUnit } from '@diyar/contract/deal-unit';
import { sql } from 'drizzle-orm';

/** All units of the deal of the outer query, the first first. Outside of buildings units have no tracker's number. */
export const unitsOfDeal = sql<DealUnit[]>`(
  select coalesce(json_agg(json_build_object('id', coalesce(part.apartment_no, part.id), 'label', coalesce(nullif(part.unit_number, ''),
    part.label_en), 'kind', part.kind, 'floor', part.floor) order by claim.ordinal), '[]'::json)
  from deal_units claim join units part on part.id = claim.unit_id where claim.deal_id = "deals"."id"
)`;
