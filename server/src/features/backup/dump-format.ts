/**
 * A dump is lines of JSON. A row is an object, as PostgreSQL writes it; an array is a marker between rows:
 *   ["diyar", 2, { migrations, at }]   ["table", name]   … rows …   ["ids", sequence, last]   ["end", rows]
 * Rows are never parsed: no number is rounded and no timestamp loses its microseconds. A value of jsonb stands in an
 * array of its own, because the null of JSON is a value and that of SQL is none.
 */
export const FORMAT = 2;

export type Mark =
  | ['diyar', number, { migrations: string[]; at: string }]
  | ['table', string]
  | ['ids', string, number]
  | ['end', number];

export const isRow = (line: string): boolean => line.startsWith('{');

export const markOf = (line: string): Mark => {
  try {
    const mark: unknown = JSON.parse(line);
    if (Array.isArray(mark)) return mark as Mark;
  } catch {
    // the error below
  }
  throw new Error('this is not a dump of ours: a line is neither a row nor a mark');
};
