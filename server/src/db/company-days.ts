import { DEFAULT_ZONE } from '@diyar/contract/limits';
import { type SQL, sql } from 'drizzle-orm';

/** The first moment of a day by the company's clock, or of a day some days later. */
export const startOfDay = (day: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${DEFAULT_ZONE})`;
