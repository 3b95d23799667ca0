import type { RestoreKept } from '@diyar/contract/history';
import type { UnitId } from '@diyar/contract/rules/ids';
import { checkSheetUnit, isLockedWhenSold, unitNumberKey } from '@diyar/contract/rules/unit-sheet';
import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { auditIfChanged } from '../changes/index.ts';
import { claimFiles, existingFiles } from '../files/index.ts';
import { followUnits, lockProject } from '../projects/index.ts';
import {
  claimOf,
  isLive,
  recordUnits,
  type UnitImage,
  type UnitRow,
  writeMedia,
  writeRows,
} from '../units/index.ts';

type Values = Readonly<Record<string, unknown>>;

async function isNumberTaken(tx: Tx, { id, projectId }: UnitRow, number: string): Promise<boolean> {
  const others = await tx
    .select({ unitNumber: units.unitNumber })
    .from(units)
    .where(and(eq(units.projectId, projectId), ne(units.id, id), isLive));
  return others.some(({ unitNumber }) => unitNumberKey(unitNumber) === unitNumberKey(number));
}

/** What cannot be as it was, with the reason. */
async function keptOf(tx: Tx, unit: UnitRow, values: Values, isSold: boolean): Promise<RestoreKept[]> {
  const kept: RestoreKept[] = [];
  for (const field of Object.keys(values))
    if (isSold && isLockedWhenSold(field)) kept.push({ field, reason: 'sold' });
  if (typeof values.unitNumber === 'string' && (await isNumberTaken(tx, unit, values.unitNumber)))
    kept.push({ field: 'unitNumber', reason: 'number' });
  const cover = values.coverFileId as number | null | undefined;
  if (cover && (await existingFiles(tx, [cover])).size === 0)
    kept.push({ field: 'coverFileId', reason: 'gone' });
  return kept;
}

/** The pictures of that version, without those that are deleted for good. */
async function restoreImages(tx: Tx, actor: Actor, id: UnitId, images: readonly UnitImage[]) {
  const there = await existingFiles(
    tx,
    images.flatMap(({ fileId, posterFileId }) => [fileId, posterFileId]),
  );
  const left = images.filter(
    ({ fileId, posterFileId }) => there.has(fileId) && (posterFileId === null || there.has(posterFileId)),
  );
  await claimFiles(
    tx,
    'public',
    left.map(({ fileId }) => ({ fileId, kinds: ['image', 'video'] })),
  );
  await writeMedia(tx, actor, [id], [{ images: left.map((item) => ({ id: null, ...item })) }]);
  return left.length === images.length;
}

/** Gives a unit these values, as far as its deal and the other units of the project allow. */
export const restoreUnit = (db: Db, actor: Actor, id: UnitId, values: Values): Promise<RestoreKept[]> =>
  db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ projectId: units.projectId })
      .from(units)
      .where(and(eq(units.id, id), isLive));
    if (!owner) throw new AppError('notFound');
    const project = await lockProject(tx, owner.projectId);
    const [row] = await tx.select({ unit: units, claim: claimOf }).from(units).where(eq(units.id, id));
    if (!row) throw new AppError('notFound');
    const { unit, claim } = row;
    const kept = await keptOf(tx, unit, values, claim === 'sold');
    const { images, ...cells } = Object.fromEntries(
      Object.entries(values).filter(([field]) => !kept.some((one) => one.field === field)),
    );
    const after = { ...unit, ...cells, version: unit.version + 1, updatedAt: new Date() } as UnitRow;
    const problems = checkSheetUnit(after, project);
    if (Object.keys(problems).length > 0)
      throw new AppError('invalid', {
        issues: Object.entries(problems).map(([field, message]) => ({ path: [field], message })),
      });
    await writeRows(tx, [after]);
    await recordUnits(tx, actor, [{ id, before: unit, after }]);
    if (images && !(await restoreImages(tx, actor, id, images as UnitImage[])))
      kept.push({ field: 'images', reason: 'gone' });
    const { nameEn, nameAr, isLacasa } = project;
    const details = { nameEn, nameAr, unit: after.unitNumber };
    await auditIfChanged(tx, actor, 'units.bringBack', {
      entity: 'project',
      id: project.id,
      details,
      isLacasa,
    });
    await followUnits(tx, actor, project.id);
    return kept;
  });
