import { stampText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';

/** A calendar day, without a time. */
export type DayCell = { day: string };
/** An amount with the decimals of its currency. */
export type AmountCell = { amount: number; decimals: number };
export type Cell = string | number | Date | DayCell | AmountCell | null;

export interface Column<Row> {
  header: Record<Lang, string>;
  /** In characters, for the sheet. */
  width: number;
  cell: (row: Row, lang: Lang) => Cell;
}

/** A list to export: its columns, and its rows as they are read. */
export interface Table<Row> {
  /** Part of the file's name. */
  name: string;
  title: Record<Lang, string>;
  columns: readonly Column<Row>[];
  rows: AsyncIterable<Row>;
}

/** Local time in the zone: '2026-07-30 14:05'. */
export function clockIn(zone: string): (at: Date) => string {
  return (at) => stampText(at, zone);
}
