import { FLOOR_MAX, FLOOR_MIN } from '@diyar/contract/limits';
import type { UnitKind } from '@diyar/contract/rules/deals';
import { foldText } from '@diyar/contract/rules/fold-text';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { addresses, projects, units } from '../../db/schema.ts';
import { refreshFigures } from '../projects/index.ts';
import { unitsOf } from '../units/index.ts';

/** What stands on one floor, in its order. */
export interface BuildingFloor {
  floor: number;
  kind: UnitKind;
  labels: readonly string[];
}

const numbered = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${String(from + i).padStart(2, '0')}`);

/** Four homes a floor above ground, nothing on the ground floor, storage and parking below. */
export const DEFAULT_BUILDING: readonly BuildingFloor[] = [
  ...[1, 2, 3, 4, 5, 6].map((floor) => ({
    floor,
    kind: 'apartment' as const,
    labels: [1, 2, 3, 4].map((door) => `A-${floor}0${door}`),
  })),
  { floor: -1, kind: 'storage', labels: numbered('S', 1, 6) },
  { floor: -2, kind: 'parking', labels: numbered('P', 1, 8) },
  { floor: -3, kind: 'parking', labels: numbered('P', 9, 16) },
];

const FLOORS = { isLacasa: true, floorsFrom: FLOOR_MIN, floorsTo: FLOOR_MAX };

/** The project that is the building: the live one called lacasa, or a new one that only the tracker shows. */
async function makeBuilding(tx: Tx): Promise<number> {
  const [named] = await tx
    .update(projects)
    .set({ ...FLOORS, updatedAt: sql`${projects.updatedAt}` })
    .where(and(eq(projects.slug, 'lacasa'), isNull(projects.deletedAt)))
    .returning({ id: projects.id });
  if (named) return named.id;
  const names = { streetEn: 'LaCasa', streetAr: 'لاكاسا' };
  const [address] = await tx.insert(addresses).values(names).returning({ id: addresses.id });
  const [made] = await tx
    .insert(projects)
    .values({
      ...FLOORS,
      slug: 'lacasa',
      status: 'archived',
      nameEn: names.streetEn,
      nameAr: names.streetAr,
      addressEn: names.streetEn,
      addressAr: names.streetAr,
      addressId: address?.id ?? null,
    })
    .returning({ id: projects.id });
  if (!made) throw new Error('insert returned nothing');
  return made.id;
}

const nextNumber = sql`nextval('units_apartment_no')`;

const numberKey = (label: string) => foldText(label).replace(/[^\p{L}\p{N}]/gu, '');

/** Gives units that stand in the layout their place; the others of the layout are added, not listed on the site. */
async function placeUnits(tx: Tx, projectId: number, layout: readonly BuildingFloor[]): Promise<void> {
  const standing = await unitsOf(tx, projectId);
  const known = new Map(standing.map((unit) => [numberKey(unit.unitNumber), unit]));
  let position = Math.max(0, ...standing.map((unit) => unit.position)) + 1000;
  for (const { floor, kind, labels } of layout)
    for (const [i, label] of labels.entries()) {
      const unit = known.get(numberKey(label));
      const place = { kind, floor, place: i + 1 };
      if (unit)
        await tx
          .update(units)
          .set({ ...place, apartmentNo: nextNumber })
          .where(eq(units.id, unit.id));
      else
        await tx.insert(units).values({
          ...place,
          projectId,
          position: position++,
          unitNumber: label,
          labelEn: label,
          labelAr: label,
          bedrooms: 0,
          bathrooms: 0,
          sizeSqm: 0,
          isListed: false,
        });
    }
}

/** Builds the building where there is none yet. Two processes that start together build one. */
export const ensureBuilding = (db: Db, layout: readonly BuildingFloor[] = DEFAULT_BUILDING): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lacasa.building'))`);
    const [standing] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.isLacasa, true));
    if (standing) return;
    const projectId = await makeBuilding(tx);
    await placeUnits(tx, projectId, layout);
    await refreshFigures(tx, projectId);
  });
