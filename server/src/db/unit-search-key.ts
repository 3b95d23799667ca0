import { UNIT_KEY_LETTERS } from '@diyar/contract/rules/unit-words';
import { sql } from 'drizzle-orm';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Number and labels of a unit as `unitKey` reads them. Written out, because the index has the same expression and the
 * planner compares them.
 */
export const UNIT_SEARCH_KEY = `translate(lower('|' || "unit_number" || '|' || "label_en" || '|' || "label_ar"), ${quoted(
  UNIT_KEY_LETTERS.from,
)}, ${quoted(UNIT_KEY_LETTERS.to)})`;

export const unitSearchKey = <T>() => sql<T>`${sql.raw(UNIT_SEARCH_KEY)}`;
