import type { HeroInput, HeroItem } from '@diyar/contract/hero';
import { slotPosition } from '@diyar/contract/rules/hero';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { files, heroMedia } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { bumpContent } from '../content/index.ts';
import { notify } from '../events/index.ts';
import { claimFile, mediaColumns } from '../files/index.ts';
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

async function recorded(tx: Tx, actor: Actor | null, action: string, id: number): Promise<void> {
  await audit(tx, actor, action, { entity: 'hero', id, details: { slot: id } });
  await notify(tx, 'company', 'updated');
}

/** Fills or updates the slot. */
export const saveHeroSlot = (
  db: Db,
  actor: Actor | null,
  id: number,
  { fileId, position: _, ...words }: HeroInput,
): Promise<HeroItem> =>
  db.transaction(async (tx) => {
    const change = fileId === undefined ? words : { ...words, fileId };
    if (fileId === undefined) {
      const [held] = await tx
        .select({ id: heroMedia.id })
        .from(heroMedia)
        .where(eq(heroMedia.id, id))
        .for('update');
      if (!held) throw new AppError('invalid', { issues: [{ path: ['fileId'], message: 'required' }] });
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
    await recorded(tx, actor, 'hero.save', id);
    const [found] = await slots(tx, eq(heroMedia.id, id));
    if (!found) throw new Error('the saved slot cannot be read');
    await bumpContent(tx);
    return presentSlot(found);
  });

/** The sweep removes the picture later if nothing refers to it. */
export const removeHeroSlot = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.delete(heroMedia).where(eq(heroMedia.id, id)).returning({ id: heroMedia.id });
    if (gone.length === 0) throw new AppError('notFound');
    await recorded(tx, actor, 'hero.delete', id);
    await bumpContent(tx);
  });
