import type { Apartment } from '@diyar/contract/lacasa';
import type { Db } from '../../db/client.ts';
import { lacasaApartments } from '../../db/schema.ts';

/** What stands on one floor, in its order. */
export interface BuildingFloor {
  floor: number;
  kind: Apartment['kind'];
  labels: readonly string[];
}

const numbered = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${String(from + i).padStart(2, '0')}`);

/** DECISIONS §5: four homes a floor above ground, nothing on the ground floor, storage and parking below. */
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

/** Builds the building where there is none yet. Two processes that start together build one. */
export async function ensureBuilding(
  db: Db,
  layout: readonly BuildingFloor[] = DEFAULT_BUILDING,
): Promise<void> {
  const [standing] = await db.select({ id: lacasaApartments.id }).from(lacasaApartments).limit(1);
  if (standing) return;
  const rows = layout.flatMap(({ floor, kind, labels }) =>
    labels.map((label, i) => ({ floor, kind, label, position: i + 1 })),
  );
  await db.insert(lacasaApartments).values(rows).onConflictDoNothing();
}
