import { companyPlace } from '@diyar/contract/rules/place';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The first moment of a day by the company's clock, or of a day some days later. */
export const startOfDay = (day: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${companyPlace().zone})`;

/** From the one day to the other, both included; null is open. */
export const withinDays = (at: SQLWrapper, from: string | null, to: string | null): SQL | undefined =>
  and(
    from === null ? undefined : sql`${at} >= ${startOfDay(from)}`,
    to === null ? undefined : sql`${at} < ${startOfDay(to, 1)}`,
  );
