import type { Lang } from '@diyar/contract/rules/language';
import type { SheetField } from '@diyar/contract/rules/unit-sheet';

export type ColumnId = 'select' | SheetField | 'status' | 'open';

/** `size` is a track of the grid: every row has the same. Figures stand in left-to-right cells with one edge. */
export type Column = { id: ColumnId; size: string; isFigure?: boolean };

const LABELS: Record<Lang, Column> = {
  ar: { id: 'unitLabelAr', size: 'minmax(124px, 1.1fr)' },
  en: { id: 'unitLabelEn', size: 'minmax(128px, 1.1fr)' },
};

/** The reader's language first. Kinds and listing only where the server knows them. */
export function columnsFor(lang: Lang, hasSheet: boolean): Column[] {
  const labels = lang === 'ar' ? [LABELS.ar, LABELS.en] : [LABELS.en, LABELS.ar];
  return [
    { id: 'select', size: '40px' },
    ...labels,
    { id: 'unitNumber', size: '76px' },
    ...(hasSheet ? [{ id: 'kind', size: '88px' } as const] : []),
    { id: 'floor', size: '60px', isFigure: true },
    { id: 'bedrooms', size: '58px', isFigure: true },
    { id: 'bathrooms', size: '58px', isFigure: true },
    { id: 'sizeSqm', size: '66px', isFigure: true },
    { id: 'price', size: '104px', isFigure: true },
    { id: 'currency', size: '68px' },
    { id: 'status', size: 'minmax(130px, 1.4fr)' },
    ...(hasSheet ? [{ id: 'isListed', size: '72px' } as const] : []),
    { id: 'open', size: '40px' },
  ];
}

/** The field that a column edits; the others are read, or are buttons. */
export const fieldOf = (id: ColumnId | undefined): SheetField | null =>
  id === undefined || id === 'select' || id === 'status' || id === 'open' ? null : id;
