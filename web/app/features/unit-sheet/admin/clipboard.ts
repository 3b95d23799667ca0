import type { Lang } from '@diyar/contract/rules/language';
import { cellText, type SheetField } from '@diyar/contract/rules/unit-sheet';
import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';

/**
 * The cells of a text that a spreadsheet has copied: columns are separated by tabs, rows by line ends. A cell with a
 * line end, a tab or a quote inside stands in quotes.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const end = text.length;
  while (at <= end) {
    let cell = '';
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      if (close !== null) {
        cell = text.slice(at + 1, close).replaceAll('""', '"');
        at = close + 1;
      }
    }
    const rest = /[^\t\r\n]*/y;
    rest.lastIndex = at;
    const [plain = ''] = rest.exec(text) ?? [];
    rows.at(-1)?.push(cell + plain);
    at += plain.length;
    if (at >= end) break;
    if (text[at] === '\t') at += 1;
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      if (at < end) rows.push([]);
      else break;
    }
  }
  return rows;
}

/** The place of the quote that ends the cell; null where none does, and the first one is only a character. */
function closingQuote(text: string, from: number): number | null {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] !== '"') return /^($|[\t\r\n])/.test(text.slice(at + 1, at + 2)) ? at : null;
    at += 1;
  }
  return null;
}

const quoted = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The cells of a unit as they are copied: also what was typed and not understood. */
export const copiedCell = (unit: UnitDraft, field: SheetField, lang: Lang): string =>
  unit.typed[field] ?? cellText(field, unit, lang);

export const blockText = (
  units: readonly UnitDraft[],
  fields: readonly (SheetField | null)[],
  lang: Lang,
): string =>
  units
    .map((unit) =>
      fields.map((field) => (field === null ? '' : quoted(copiedCell(unit, field, lang)))).join('\t'),
    )
    .join('\n');
