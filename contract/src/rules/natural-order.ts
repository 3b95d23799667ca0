import { foldText } from './fold-text.ts';
import { inLatinLetters } from './unit-words.ts';

export type Part = string | number;

/** 'A-10', 'a 10' and 'أ١٠' are the letter a and the number ten. */
export const partsOf = (number: string): Part[] =>
  (inLatinLetters(foldText(number)).match(/\d+|\p{L}+/gu) ?? []).map((part) =>
    /^\d/.test(part) ? Number(part) : part,
  );

export function compareParts(a: readonly Part[], b: readonly Part[]): number {
  if (a.length === 0 || b.length === 0) return Number(a.length === 0) - Number(b.length === 0);
  for (const [i, one] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (one === other) continue;
    if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return a.length - b.length;
}

interface Numbered {
  unitNumber: string;
}
interface Placed extends Numbered {
  floor: number | null;
  /** Where it stands on its floor, from the entrance; 0 where nobody has said it. */
  place: number;
}

/** A-2 before A-10; what has no number comes last, and what is the same stays in its order. `of` is the unit of a row. */
export function inNaturalOrder<Row>(rows: readonly Row[], of: (row: Row) => Numbered): Row[] {
  return rows
    .map((row) => ({ row, text: of(row).unitNumber, parts: partsOf(of(row).unitNumber) }))
    .sort((a, b) => compareParts(a.parts, b.parts) || (a.text === b.text ? 0 : a.text < b.text ? -1 : 1))
    .map(({ row }) => row);
}

export const isNaturalOrder = <Row>(rows: readonly Row[], of: (row: Row) => Numbered): boolean => {
  const natural = inNaturalOrder(rows, of);
  return rows.every((row, i) => row === natural[i]);
};

/**
 * One floor as it is drawn. Places that follow the numbers are no other order than the natural one, and further units
 * stand among them by their number; where somebody has placed the units otherwise, further ones follow.
 */
export function inFloorOrder<Row>(rows: readonly Row[], of: (row: Row) => Placed): Row[] {
  const placed = rows.filter((row) => of(row).place > 0).sort((a, b) => of(a).place - of(b).place);
  if (isNaturalOrder(placed, of)) return inNaturalOrder(rows, of);
  const others = rows.filter((row) => of(row).place === 0);
  return [...placed, ...inNaturalOrder(others, of)];
}

/** The floors one after the other in the order in which they come, each as it is drawn. */
export const byFloorOrder = <Row>(rows: readonly Row[], of: (row: Row) => Placed): Row[] =>
  [...Map.groupBy(rows, (row) => of(row).floor).values()].flatMap((floor) => inFloorOrder(floor, of));
