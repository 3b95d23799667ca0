import type { OpenStage } from '@diyar/contract/rules/deals';
import type { UnitId } from '@diyar/contract/rules/ids';
import type { UnitInput } from '@diyar/contract/units';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { unitMedia, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { recordChanges } from '../changes/index.ts';
import { type Claim, galleryClaims, galleryRows } from '../files/index.ts';
import { removeUnits } from './remove.ts';
import { differs, isLive, placeOf, recordUnits, type UnitRow, writeRows } from './rows.ts';
import { statusColumns } from './status.ts';

/** A statement has at most 65,535 parameters. */
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
function checkIds(inputs: readonly UnitInput[], known: ReadonlyMap<UnitId, Before>): void {
  const seen = new Set<UnitId>();
  for (const [i, { id }] of inputs.entries()) {
    if (id === null) continue;
    if (!known.has(id) || seen.has(id))
      throw new AppError('unknownReference', { issues: [{ path: ['units', i, 'id'], message: 'invalid' }] });
    seen.add(id);
  }
}

type Before = UnitRow & { claim: OpenStage | null };

/**
 * 'Not available' withdraws a unit, unless a deal has made it so: clients send back whole forms, and a sold unit is
 * answered as not available.
 */
const isWithdrawn = ({ isAvailable }: UnitInput, before?: Before) =>
  !isAvailable && (before?.claim == null || before.isWithdrawn);

/** A field named as its column is stored in it. */
function toRow(projectId: number, input: UnitInput, position: number, before?: Before) {
  const { unitLabelEn, unitLabelAr, isAvailable, images, ...same } = input;
  const withdrawn = isWithdrawn(input, before);
  return {
    ...same,
    id: input.id ?? undefined,
    projectId,
    position,
    kind: input.kind ?? before?.kind ?? 'apartment',
    isListed: input.isListed ?? before?.isListed ?? true,
    place: before?.place ?? 0,
    version: before?.version ?? 1,
    unitNumber: input.unitNumber || String(position + 1),
    labelEn: unitLabelEn,
    labelAr: unitLabelAr,
    isWithdrawn: withdrawn,
    // who offers a unit says that nobody has it
    awaitsDeal: withdrawn && (input.awaitsDeal ?? before?.awaitsDeal ?? false),
    internalNotes: input.internalNotes ?? before?.internalNotes ?? '',
    updatedAt: new Date(),
  };
}
type Row = ReturnType<typeof toRow>;

/** What the tracker shows of a unit that changes its floor, number or kind is another version. */
function placed(rows: readonly Row[], before: ReadonlyMap<UnitId, Before>): Row[] {
  return rows.map((row) => {
    const was = row.id === undefined ? undefined : before.get(row.id);
    const isMoved = row.floor !== null && row.floor !== (was?.floor ?? null);
    const isOther =
      was &&
      (isMoved ||
        was.unitNumber !== row.unitNumber ||
        was.kind !== row.kind ||
        was.isWithdrawn !== row.isWithdrawn);
    return {
      ...row,
      place: placeOf(row, was),
      version: row.version + (isOther ? 1 : 0),
    };
  });
}

/** A picture of a unit, without what follows from its place in the list. */
export type UnitImage = Omit<typeof unitMedia.$inferSelect, 'id' | 'unitId' | 'ordinal'>;

/** Pictures of one unit each, in their order, as the history tells them. */
async function readImages(tx: Tx, ids: readonly UnitId[]) {
  const rows = await tx
    .select()
    .from(unitMedia)
    .where(inArray(unitMedia.unitId, [...ids]))
    .orderBy(asc(unitMedia.position), asc(unitMedia.ordinal));
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId);
  return (id: UnitId) => (byUnit.get(id) ?? []).map(({ id: _, unitId: __, ordinal: ___, ...image }) => image);
}

/** Replaces the pictures of units; what changed of units that were there is recorded. */
export async function writeMedia(
  tx: Tx,
  actor: Actor | null,
  ids: readonly UnitId[],
  inputs: readonly Pick<UnitInput, 'images'>[],
  isNew: (id: UnitId) => boolean = () => false,
): Promise<void> {
  if (ids.length === 0) return;
  const before = await readImages(tx, ids);
  await tx.delete(unitMedia).where(inArray(unitMedia.unitId, [...ids]));
  const rows = inputs.flatMap((input, i) => {
    const unitId = ids[i] as UnitId;
    return galleryRows(input.images, before(unitId)).map((item) => ({ unitId, ...item }));
  });
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.insert(unitMedia).values(rows.slice(at, at + BATCH));
  const after = await readImages(tx, ids);
  await recordChanges(
    tx,
    actor,
    ids
      .filter((id) => !isNew(id))
      .map((id) => ({
        entity: 'unit' as const,
        id,
        action: 'edited',
        before: { images: before(id) },
        after: { images: after(id) },
      })),
  );
}

/** Writes those that are new or another than before; answers the id of each. */
async function writeChanged(
  tx: Tx,
  rows: readonly Row[],
  before: ReadonlyMap<UnitId, Before>,
): Promise<UnitId[]> {
  const isSame = (row: Row) => {
    const was = row.id === undefined ? undefined : before.get(row.id);
    return was !== undefined && was.position === row.position && !differs(was, row);
  };
  const written = await writeRows(
    tx,
    rows.filter((row) => !isSame(row)),
  );
  const ids = rows.map(({ id }) => id as UnitId);
  for (const { id, position } of written) ids[position] = id;
  return ids;
}

/**
 * Makes the units of a project exactly these, in this order. A unit that is sent with its id stays the same, with what
 * messages and deals say of it; one that is left out is removed, unless it ever had a deal. `which` are meant: those on
 * the site, so that unlisted ones stay as they are, or all.
 */
export async function saveUnits(
  tx: Tx,
  actor: Actor | null,
  projectId: number,
  inputs: readonly UnitInput[],
  which: 'listed' | 'all' = 'listed',
): Promise<void> {
  const existing: Before[] = await tx
    .select({ ...getTableColumns(units), claim: statusColumns.claim })
    .from(units)
    .where(and(eq(units.projectId, projectId), isLive));
  const meant = existing.filter(({ isListed }) => which === 'all' || isListed);
  const before = new Map(meant.map((unit) => [unit.id, unit]));
  checkIds(inputs, before);
  const sent = new Set(inputs.map(({ id }) => id));
  const gone = meant.filter(({ id }) => !sent.has(id));
  await removeUnits(tx, actor, gone);
  const rows = placed(
    inputs.map((input, position) =>
      toRow(projectId, input, position, input.id === null ? undefined : before.get(input.id)),
    ),
    new Map(existing.map((unit) => [unit.id, unit])),
  );
  const ids = await writeChanged(tx, rows, before);
  await recordUnits(
    tx,
    actor,
    rows.map((row, i) => ({
      id: ids[i] as UnitId,
      before: (row.id === undefined ? undefined : before.get(row.id)) ?? null,
      after: row,
    })),
  );
  await writeMedia(tx, actor, ids, inputs, (id) => !before.has(id));
}
