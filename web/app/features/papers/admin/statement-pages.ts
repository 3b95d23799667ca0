import type { StatementLine } from '@diyar/contract/rules/statement';

/** Millimetres for lines on a page; the first page has the heads, too. */
const FIRST_PAGE = 190;
const NEXT_PAGE = 218;
/** Of a line of the table, and of each further line of text in it. */
const ROW = 7.9;
const FURTHER = 5.1;
/** Letters in one line of the column of entries, on the safe side. */
const LETTERS = 36;

export type StatementPage<Line = StatementLine> = { lines: Line[]; brought: number | null };

/**
 * Breaks a statement into pages itself, because only then the balance can be carried over: a style sheet repeats the
 * head of a table but knows no figures.
 */
export function statementPages<Line extends { balance: number }>(
  lines: readonly Line[],
  textsOf: (line: Line) => readonly string[],
): StatementPage<Line>[] {
  const height = (line: Line) =>
    ROW - FURTHER + FURTHER * textsOf(line).reduce((sum, text) => sum + Math.ceil(text.length / LETTERS), 0);
  const pages: StatementPage<Line>[] = [{ lines: [], brought: null }];
  let left = FIRST_PAGE;
  for (const line of lines) {
    const last = pages.at(-1);
    if (!last) break;
    const needs = height(line);
    if (needs > left && last.lines.length > 0) {
      pages.push({ lines: [line], brought: last.lines.at(-1)?.balance ?? 0 });
      left = NEXT_PAGE - needs;
    } else {
      last.lines.push(line);
      left -= needs;
    }
  }
  return pages;
}
