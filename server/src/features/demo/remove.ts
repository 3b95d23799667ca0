import { BUILT_IN_NAME } from '@diyar/contract/rules/brand';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { company, demo, messageCounts } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import type { Storage } from '../files/index.ts';
import { hasDemoPassword } from '../users/index.ts';
import { putBack, setAside } from './account.ts';
import { storeDump } from './sealed-dump.ts';
import { newestMigration } from './state.ts';
import { COMPANY_SEQUENCES, COMPANY_TABLES } from './tables.ts';

/** Nobody writes meanwhile: what is stored for the way back is what goes. */
export const holdAll = (tx: Tx) =>
  tx.execute(
    sql`lock table ${sql.join(
      COMPANY_TABLES.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )} in access exclusive mode`,
  );

/** As the migrations leave it, where the company is. */
async function emptyAll(tx: Tx, actorId: number): Promise<void> {
  const [here] = await tx
    .select({
      ...{ currencies: company.currencies, zone: company.zone },
      ...{ firstDay: company.firstDay, homeCountry: company.homeCountry },
    })
    .from(company);
  const counts = await tx.select().from(messageCounts);
  await setAside(tx, actorId);
  const tables = COMPANY_TABLES.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(tables, sql`, `)}`);
  for (const sequence of COMPANY_SEQUENCES)
    await tx.execute(sql`alter sequence ${sql.identifier(sequence)} restart`);
  await putBack(tx);
  await tx.insert(company).values({ nameEn: BUILT_IN_NAME.en, nameAr: BUILT_IN_NAME.ar, ...here });
  if (counts.length > 0) await tx.insert(messageCounts).values(counts.map((row) => ({ ...row, count: 0 })));
}

/** Everything of the demo goes, all of it or nothing, and the way back is stored: docs/own-company.md */
export const removeDemo = (db: Db, actor: Actor, storage: Storage): Promise<void> =>
  db.transaction(async (tx) => {
    // a second removal waits here, and finds none
    const [here] = await tx
      .select({ id: demo.id })
      .from(demo)
      .where(and(eq(demo.id, 1), isNull(demo.removedAt)))
      .for('update');
    if (!here) throw new AppError('noDemo');
    if (await hasDemoPassword(tx, actor.id)) throw new AppError('demoPassword');
    await holdAll(tx);
    const { key, seal } = await storeDump(tx, storage);
    await emptyAll(tx, actor.id);
    await tx.update(demo).set({
      ...{ removedAt: sql`now()`, removedBy: actor.id },
      ...{ dumpKey: key, dumpSeal: seal, dumpTables: await newestMigration(tx) },
    });
    await audit(tx, actor, 'demo.remove', { entity: 'company', id: 1 });
  });
