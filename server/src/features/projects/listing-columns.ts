import { searchColumn } from '@diyar/contract/rules/fold-text';
import { addressLine } from '@diyar/contract/rules/localized';
import { type FigureUnit, unitFigures } from '@diyar/contract/rules/unit-figures';
import { isOnOffer } from '@diyar/contract/rules/units';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { projects } from '../../db/schema.ts';
import type { AddressRow } from '../addresses/index.ts';
import { readFigureUnits } from '../units/index.ts';

/** The words people type for a type, in both languages: docs/product/projects-and-media.md#project-list-in-the-back-office. */
const TYPE_WORDS = {
  residential: 'residential apartments سكني سكنية شقق',
  commercial: 'commercial offices تجاري تجارية مكاتب',
} as const;

interface Words {
  nameEn: string;
  nameAr: string;
  kind: string;
}

/** What a list shows and finds of the names and the address. */
export function textColumns({ nameEn, nameAr }: Words, address: AddressRow) {
  const [addressEn, addressAr] = [addressLine(address, 'en'), addressLine(address, 'ar')];
  const { cityEn, cityAr } = address;
  return {
    cityEn,
    cityAr,
    cityKeyEn: searchColumn(cityEn),
    cityKeyAr: searchColumn(cityAr),
    addressEn,
    addressAr,
    searchEn: searchColumn(nameEn, addressEn, cityEn),
    searchAr: searchColumn(nameAr, addressAr, cityAr),
  };
}

function figureColumns(
  all: readonly FigureUnit[],
  { nameEn, nameAr, kind, cityEn, cityAr }: Words & { cityEn: string; cityAr: string },
) {
  const figures = unitFigures(all);
  const prices = all
    .flatMap((unit) => (isOnOffer(unit) && unit.price !== null ? [unit.price] : []))
    .sort((a, b) => a - b);
  return {
    fewestBedrooms: figures.bedroomsMin ?? 0,
    mostBedrooms: figures.bedroomsMax ?? 0,
    hasResidential: figures.types.includes('residential'),
    hasCommercial: figures.types.includes('commercial'),
    areaMin: figures.areaMin,
    areaMax: figures.areaMax,
    priceMin: prices[0] ?? null,
    priceMax: prices.at(-1) ?? null,
    offerPrices: prices,
    priceFrom: figures.priceFrom?.amount ?? null,
    priceFromCurrency: figures.priceFrom?.currency ?? null,
    unitCount: figures.unitsTotal,
    availableUnits: figures.unitsAvailable,
    searchAdmin: searchColumn(
      nameEn,
      nameAr,
      cityEn,
      cityAr,
      kind,
      ...figures.types.map((type) => TYPE_WORDS[type]),
    ),
  };
}

/** Brings what the project's row keeps of its units up to date: after a save, and when a unit is sold or no longer. */
export async function refreshFigures(tx: Tx, projectId: number): Promise<void> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
  if (!project) return;
  const figures = figureColumns(await readFigureUnits(tx, projectId), project);
  // Not a change anyone made to the project: its date stays.
  await tx
    .update(projects)
    .set({ ...figures, updatedAt: project.updatedAt })
    .where(eq(projects.id, projectId));
}
