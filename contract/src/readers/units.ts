import { UNIT_STATUSES, type UnitStatus } from '../rules/deals.ts';
import { mapFacts } from '../rules/facts.ts';
import { unitId } from '../rules/ids.ts';
import { asCurrency, firstCurrency } from '../rules/money.ts';
import { OPTIONAL_FACTS, REQUIRED_FACTS, type UnitFact, type UnitFacts } from '../rules/unit-facts.ts';
import type { Unit } from '../units.ts';
import { readMedia, readPublicFile } from './files.ts';
import { type ReadList, readList } from './list.ts';
import { isObject, type Loose, pick, pickBoolean, pickIdOf, pickList, pickNumber, pickText } from './pick.ts';

function readFact(from: Loose, { whole, otherNames }: UnitFact, name: string): number | null {
  const number = pickNumber(from, name, ...otherNames);
  return number !== null && whole ? Math.trunc(number) : number;
}

const readFacts = (from: Loose): UnitFacts => ({
  ...mapFacts(REQUIRED_FACTS, (fact, name) => Math.max(0, readFact(from, fact, name) ?? 0)),
  ...mapFacts(OPTIONAL_FACTS, (fact, name) => readFact(from, fact, name)),
});

function readPrice(from: Loose): Pick<Unit, 'price' | 'currency'> {
  const price = pickNumber(from, 'price');
  if (price === null || price < 0) return { price: null, currency: null };
  const named = pickText(from, 'currency', 'priceCurrency').toUpperCase();
  return { price, currency: asCurrency(named) ?? firstCurrency() };
}

/** A server that knows no status says it by its two switches. */
export const readStatus = (from: Loose, isAvailable: boolean, isSold: boolean): UnitStatus =>
  UNIT_STATUSES.find((status) => status === from.status) ??
  (isSold ? 'sold' : isAvailable ? 'available' : 'withdrawn');

export function readUnit(answer: unknown): Unit | null {
  if (!isObject(answer)) return null;
  const id = pickIdOf(unitId, answer, 'id', 'unitId');
  if (id === null) return null;
  const unitNumber = pickText(answer, 'unitNumber', 'number');
  const label = pickText(answer, 'unitLabel', 'label', 'name') || unitNumber;
  const images = readMedia(pickList(answer, 'images', 'media', 'gallery', 'photos'));
  const cover = readPublicFile(pick(answer, 'cover')) ?? readPublicFile(coverOf(answer));
  const isAvailable = pickBoolean(answer, 'isAvailable', 'available') ?? true;
  const isSold = pickBoolean(answer, 'isSold', 'sold') ?? false;
  return {
    id,
    unitNumber,
    unitLabelEn: pickText(answer, 'unitLabelEn', 'labelEn') || label,
    unitLabelAr: pickText(answer, 'unitLabelAr', 'labelAr') || label,
    ...readFacts(answer),
    status: readStatus(answer, isAvailable, isSold),
    isAvailable,
    isSold,
    viewEn: pickText(answer, 'viewEn', 'view'),
    viewAr: pickText(answer, 'viewAr', 'view'),
    ...readPrice(answer),
    aboutEn: pickText(answer, 'aboutEn', 'descriptionEn', 'about', 'description'),
    aboutAr: pickText(answer, 'aboutAr', 'descriptionAr', 'about', 'description'),
    cover,
    images,
  };
}

/** The cover as three flat fields. */
export const coverOf = (from: Loose): Loose => ({
  url: pick(from, 'coverUrl'),
  fileId: pick(from, 'coverFileId'),
  mimeType: pick(from, 'coverMimeType', 'coverMime'),
});

export const readUnits = (answer: unknown): ReadList<Unit> => readList(answer, readUnit);
