import type { HeroInput, HeroItem } from '@diyar/contract/hero';
import type { RestoreKept } from '@diyar/contract/history';
import type { RecordedFields } from '@diyar/contract/rules/activity';
import { slotPosition } from '@diyar/contract/rules/hero';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { files, heroMedia } from '../../db/schema.ts';
import { staleError } from '../../db/stale-error.ts';
import { AppError } from '../../errors.ts';
import { auditIfChanged, recordChanges } from '../changes/index.ts';
import { claimFile, existingFiles, mediaColumns } from '../files/index.ts';
import { presentSlot, slotColumns } from './present.ts';

const slots = (db: Db | Tx, where?: SQL) =>
  db
    .select({ slot: slotColumns, file: mediaColumns })
    .from(heroMedia)
    .innerJoin(files, eq(files.id, heroMedia.fileId))
    .where(where)
    .orderBy(asc(heroMedia.id));

/** The filled slots, by number. */
export const listHero = async (db: Db | Tx): Promise<HeroItem[]> => (await slots(db)).map(presentSlot);

/** What the history tells of a slot; null while it is empty. */
export async function readSlot(tx: Tx, id: number) {
  const [row] = await tx.select().from(heroMedia).where(eq(heroMedia.id, id)).for('update');
  if (!row) return null;
  const { fileId, captionEn, captionAr, focalX, focalY } = row;
  return { fileId, captionEn, captionAr, focalX, focalY } satisfies RecordedFields<'hero'>;
}
type Slot = Awaited<ReturnType<typeof readSlot>>;

/** Somebody else saved or emptied the slot since this version of it was read. */
async function refuseStale(tx: Tx, id: number, version: number | null | undefined): Promise<void> {
  if (!version) return;
  const [row] = await tx.select().from(heroMedia).where(eq(heroMedia.id, id)).for('update');
  if (row?.updatedAt.getTime() !== version) throw await staleError(tx, 'hero', id);
}

async function recorded(
  tx: Tx,
  actor: Actor | null,
  action: 'hero.save' | 'hero.delete',
  id: number,
  before: Slot,
) {
  await recordChanges(tx, actor, { entity: 'hero', id, action, before, after: await readSlot(tx, id) });
  await auditIfChanged(tx, actor, action, { entity: 'hero', id, details: { slot: id } });
}

/** Fills or updates the slot. */
export const saveHeroSlot = (
  db: Db,
  actor: Actor | null,
  id: number,
  { fileId, position: _, version, ...words }: HeroInput,
): Promise<HeroItem> =>
  db.transaction(async (tx) => {
    await refuseStale(tx, id, version);
    const change = fileId === undefined ? words : { ...words, fileId };
    const before = await readSlot(tx, id);
    if (fileId === undefined) {
      if (!before) throw new AppError('invalid', { issues: [{ path: ['fileId'], message: 'required' }] });
      await tx
        .update(heroMedia)
        .set({ ...change, updatedAt: new Date() })
        .where(eq(heroMedia.id, id));
    } else {
      await claimFile(tx, fileId, 'public', ['image'], ['fileId']);
      await tx
        .insert(heroMedia)
        .values({ id, position: slotPosition(id), ...words, fileId })
        .onConflictDoUpdate({ target: heroMedia.id, set: { ...change, updatedAt: new Date() } });
    }
    await recorded(tx, actor, 'hero.save', id, before);
    const [found] = await slots(tx, eq(heroMedia.id, id));
    if (!found) throw new Error('the saved slot cannot be read');
    return presentSlot(found);
  });

/** The sweep removes the picture later if nothing refers to it. */
export const removeHeroSlot = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await readSlot(tx, id);
    if (!before) throw new AppError('notFound');
    await tx.delete(heroMedia).where(eq(heroMedia.id, id));
    await recorded(tx, actor, 'hero.delete', id, before);
  });

/** Fills or empties the slot as it was; a picture that is deleted for good stays away. */
export async function restoreSlot(
  db: Db,
  actor: Actor,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<RestoreKept[]> {
  const { fileId, captionEn, captionAr, focalX, focalY } = values as Partial<NonNullable<Slot>>;
  if (fileId === null) {
    await removeHeroSlot(db, actor, id);
    return [];
  }
  if (fileId !== undefined && (await existingFiles(db, [fileId])).size === 0)
    return [{ field: 'fileId', reason: 'gone' }];
  // an empty slot had neither words nor a focal point
  const words = {
    captionEn: captionEn ?? undefined,
    captionAr: captionAr ?? undefined,
    focalX: focalX ?? undefined,
    focalY: focalY ?? undefined,
  };
  await saveHeroSlot(db, actor, id, { ...words, fileId, position: null });
  return [];
}
