import type { OpenStage } from '@diyar/contract/rules/deals';
import type { UnitInput } from '@diyar/contract/units';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { dealUnits, projects, quotes, quoteUnits, unitMedia, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Actor } from '../auth/index.ts';
import { recordChanges } from '../changes/index.ts';
import { type Claim, galleryClaims, galleryRows } from '../files/index.ts';
import { savedColumns } from './columns.ts';
import { statusColumns } from './status.ts';

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

type Before = { claim: OpenStage | null; isWithdrawn: boolean };

/**
 * 'Not available' withdraws a unit, unless a deal has made it so: clients send back whole forms, and a sold unit is
 * answered as not available.
 */
const isWithdrawn = ({ isAvailable }: UnitInput, before?: Before) =>
  !isAvailable && (before?.claim == null || before.isWithdrawn);

/** A field named as its column is stored in it. */
function toRow(projectId: number, input: UnitInput, position: number, before?: Before) {
  const { unitLabelEn, unitLabelAr, isAvailable, images, ...same } = input;
  return {
    ...same,
    id: input.id ?? undefined,
    projectId,
    position,
    unitNumber: input.unitNumber || String(position + 1),
    labelEn: unitLabelEn,
    labelAr: unitLabelAr,
    isWithdrawn: isWithdrawn(input, before),
    updatedAt: new Date(),
  };
}

/** Every saved column of a unit that is there already takes the new value. */
const replaced = Object.fromEntries(
  Object.entries(savedColumns).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
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

const { position: _, updatedAt: __, ...toldColumns } = savedColumns;
type Told = keyof typeof toldColumns;
type Snapshot = Pick<typeof units.$inferSelect, Told>;

/** What the history tells of a unit. */
const snapshotOf = (unit: Snapshot | null) =>
  unit && Object.fromEntries(Object.keys(toldColumns).map((field) => [field, unit[field as Told]]));

const unitChange = (id: number, before: Snapshot | null, after: Snapshot | null) => ({
  entity: 'unit' as const,
  id,
  action: before === null ? 'created' : after === null ? 'deleted' : 'edited',
  before: snapshotOf(before),
  // a new unit has nothing to go back to but its absence
  after: before === null && after ? { unitNumber: after.unitNumber } : snapshotOf(after),
});

/** A unit that ever had a deal is part of its record. */
export async function removeUnits(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const [claimed] = await tx
    .select({ label: units.unitNumber })
    .from(units)
    .where(
      and(
        inArray(units.id, [...ids]),
        inArray(units.id, tx.select({ id: dealUnits.unitId }).from(dealUnits)),
      ),
    )
    .limit(1);
  if (claimed) throw new AppError('unitHasDeals', { params: { label: claimed.label } });
  // a quote that loses a unit would offer the rest at another price
  await tx
    .update(quotes)
    .set({ withdrawnAt: new Date() })
    .where(
      and(
        isNull(quotes.withdrawnAt),
        inArray(
          quotes.id,
          tx
            .select({ id: quoteUnits.quoteId })
            .from(quoteUnits)
            .where(inArray(quoteUnits.unitId, [...ids])),
        ),
      ),
    );
  await tx.delete(units).where(inArray(units.id, [...ids]));
}

/**
 * Makes the listed units of a project exactly these, in this order. A unit that is sent with its id stays the same,
 * with what messages and deals say of it; one that is left out is removed, unless it ever had a deal. Unlisted units
 * stay as they are.
 */
export async function saveUnits(
  tx: Tx,
  actor: Actor | null,
  projectId: number,
  inputs: readonly UnitInput[],
): Promise<void> {
  const existing = await tx
    .select({ ...getTableColumns(units), claim: statusColumns.claim })
    .from(units)
    .where(and(eq(units.projectId, projectId), units.isListed));
  const before = new Map(existing.map((unit) => [unit.id, unit]));
  checkIds(inputs, new Set(before.keys()));
  const sent = new Set(inputs.map(({ id }) => id));
  const gone = existing.filter(({ id }) => !sent.has(id));
  await removeUnits(
    tx,
    gone.map(({ id }) => id),
  );
  const rows = inputs.map((input, position) =>
    toRow(projectId, input, position, input.id === null ? undefined : before.get(input.id)),
  );
  const ids = await write(tx, rows);
  await recordChanges(tx, actor, [
    ...gone.map((unit) => unitChange(unit.id, unit, null)),
    ...rows.map((row, i) => unitChange(ids[i] as number, before.get(row.id ?? 0) ?? null, row)),
  ]);
  await writeMedia(tx, ids, inputs);
  await numberUnits(tx, projectId);
}

/** Units of a building get the numbers that its tracker's calls name them by. */
export async function numberUnits(tx: Tx, projectId: number): Promise<void> {
  const building = tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNotNull(projects.floorsFrom)));
  await tx
    .update(units)
    .set({ apartmentNo: sql`nextval('units_apartment_no')` })
    .where(and(inArray(units.projectId, building), isNull(units.apartmentNo)));
}
