import type { UnitInput } from '@diyar/contract/units';
import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { unitMedia, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Claim, galleryClaims, galleryRows } from '../files/index.ts';

/** A statement has at most 65,535 parameters, and a unit some twenty columns. */
const BATCH = 500;

export const unitClaims = (inputs: readonly UnitInput[]): Claim[] =>
  inputs.flatMap((unit, i) => [
    ...(unit.coverFileId === null
      ? []
      : [
          { fileId: unit.coverFileId, kinds: ['image', 'video'] as const, path: ['units', i, 'coverFileId'] },
        ]),
    ...galleryClaims(unit.images, ['units', i, 'images']),
  ]);

/** An id names a unit of this project, and each only once. */
function checkIds(inputs: readonly UnitInput[], known: ReadonlySet<number>): void {
  const seen = new Set<number>();
  for (const [i, { id }] of inputs.entries()) {
    if (id === null) continue;
    if (!known.has(id) || seen.has(id))
      throw new AppError('unknownReference', { issues: [{ path: ['units', i, 'id'], message: 'invalid' }] });
    seen.add(id);
  }
}

const toRow = (projectId: number, input: UnitInput, position: number) => ({
  id: input.id ?? undefined,
  projectId,
  position,
  unitNumber: input.unitNumber || String(position + 1),
  labelEn: input.unitLabelEn,
  labelAr: input.unitLabelAr,
  bedrooms: input.bedrooms,
  bathrooms: input.bathrooms,
  sizeSqm: input.sizeSqm,
  floor: input.floor,
  viewEn: input.viewEn,
  viewAr: input.viewAr,
  price: input.price,
  currency: input.currency,
  isAvailable: input.isAvailable,
  aboutEn: input.aboutEn,
  aboutAr: input.aboutAr,
  coverFileId: input.coverFileId,
  updatedAt: new Date(),
});

const KEPT = ['id', 'projectId', 'createdAt'];

/** Every column of a unit that is there already takes the new value. */
const replaced = Object.fromEntries(
  Object.entries(getTableColumns(units))
    .filter(([name]) => !KEPT.includes(name))
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

async function write(tx: Tx, rows: ReturnType<typeof toRow>[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const written = await tx
      .insert(units)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoUpdate({ target: units.id, set: replaced })
      .returning({ id: units.id, position: units.position });
    for (const { id, position } of written) ids[position] = id;
  }
  return ids;
}

async function writeMedia(tx: Tx, ids: number[], inputs: readonly UnitInput[]): Promise<void> {
  if (ids.length > 0) await tx.delete(unitMedia).where(inArray(unitMedia.unitId, ids));
  const rows = inputs.flatMap((input, i) =>
    galleryRows(input.images).map((item) => ({ unitId: ids[i] as number, ...item })),
  );
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.insert(unitMedia).values(rows.slice(at, at + BATCH));
}

/**
 * Makes the units of a project exactly these, in this order. A unit that is sent with its id keeps it, with what
 * messages and sold records say of it; one that is left out goes, and those no longer name it.
 */
export async function saveUnits(tx: Tx, projectId: number, inputs: readonly UnitInput[]): Promise<void> {
  const existing = await tx.select({ id: units.id }).from(units).where(eq(units.projectId, projectId));
  checkIds(inputs, new Set(existing.map(({ id }) => id)));
  const sent = inputs.flatMap(({ id }) => (id === null ? [] : [id]));
  await tx
    .delete(units)
    .where(and(eq(units.projectId, projectId), sent.length > 0 ? notInArray(units.id, sent) : undefined));
  const ids = await write(
    tx,
    inputs.map((input, position) => toRow(projectId, input, position)),
  );
  await writeMedia(tx, ids, inputs);
}
