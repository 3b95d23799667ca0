import { mapFacts } from '@diyar/contract/rules/facts';
import { OPTIONAL_FACTS, REQUIRED_FACTS } from '@diyar/contract/rules/unit-facts';
import type { SheetField, SheetValues } from '@diyar/contract/rules/unit-sheet';
import type { UnitRow } from '../units/index.ts';

export const sheetValuesOf = (unit: UnitRow): SheetValues => ({
  unitNumber: unit.unitNumber,
  unitLabelAr: unit.labelAr,
  unitLabelEn: unit.labelEn,
  kind: unit.kind,
  ...mapFacts(REQUIRED_FACTS, (_, name) => unit[name]),
  ...mapFacts(OPTIONAL_FACTS, (_, name) => unit[name]),
  price: unit.price,
  currency: unit.currency,
  isListed: unit.isListed,
  viewAr: unit.viewAr,
  viewEn: unit.viewEn,
  aboutAr: unit.aboutAr,
  aboutEn: unit.aboutEn,
  internalNotes: unit.internalNotes,
});

/** The same as columns. */
export function columnsOf({ unitLabelAr, unitLabelEn, ...same }: SheetValues) {
  return { ...same, labelAr: unitLabelAr, labelEn: unitLabelEn };
}

/** Spreadsheets end lines in their own way and cannot hold some characters. */
const comparable = (value: unknown) =>
  typeof value === 'string'
    ? value
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are meant
        .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
        .trim()
    : value;

export const isSame = (field: SheetField, a: SheetValues, b: SheetValues): boolean =>
  comparable(a[field]) === comparable(b[field]);
