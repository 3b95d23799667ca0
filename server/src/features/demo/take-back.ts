import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { demo } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { loadTables } from '../backup/index.ts';
import { audit } from '../changes/index.ts';
import type { Storage } from '../files/index.ts';
import { loadPlace } from '../place/index.ts';
import { putOver, setAside } from './account.ts';
import { holdAll } from './remove.ts';
import { withDump } from './sealed-dump.ts';
import { wayBackOf } from './state.ts';
import { COMPANY_TABLES } from './tables.ts';

/** The demo as it was; what was entered since goes. The account that does it stays as it is now. */
export async function takeDemoBack(db: Db, actor: Actor, storage: Storage): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(demo).where(eq(demo.id, 1)).for('update');
    await holdAll(tx);
    const wayBack = row ? await wayBackOf(tx, row, actor) : 'none';
    if (wayBack === 'deals') throw new AppError('demoHasDeals');
    if (wayBack !== 'open' || !row?.dumpKey || !row.dumpSeal) throw new AppError('demoGone');
    await setAside(tx, actor.id);
    const sealed = { key: row.dumpKey, seal: row.dumpSeal };
    const isThere = await withDump(tx, storage, sealed, (lines) => loadTables(tx, lines, COMPANY_TABLES));
    if (!isThere) throw new AppError('demoGone');
    await putOver(tx, actor.id);
    await tx
      .update(demo)
      .set({ removedAt: null, removedBy: null, dumpKey: null, dumpSeal: null, dumpTables: null });
    await audit(tx, actor, 'demo.takeBack', { entity: 'company', id: 1 });
  });
  await loadPlace(db);
}
