import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { DealId, UnitId } from '@diyar/contract/rules/ids';
import type { ChequeState, EntryKind } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { asc, eq } from 'drizzle-orm';
import { cheques, deals, dealUnits, entries, planLines, projects, units } from '../../db/schema.ts';
import { projectPayload } from '../../testing/project-payload.ts';
import { testApp } from '../../testing/test-app.ts';
import { ensureBuilding } from '../buildings/index.ts';

/** '2026-11-15' moved by so many days. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

type DealFields = Partial<typeof deals.$inferInsert>;
type ChequeFields = Partial<typeof cheques.$inferInsert> & { amount?: number; currency?: Currency };

/** LaCasa, a second building that LACASA does not see, and deals as rows. */
export async function deskApp() {
  const app = await testApp();
  await ensureBuilding(app.db);
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  const made = await app.as('ADMIN').post('/admin/projects', projectPayload({ nameEn: 'Other Tower' }));
  const otherId: number = made.json().id;
  await app.as('ADMIN').put(`/admin/projects/${otherId}/building`, {
    floorsFrom: 1,
    floorsTo: 1,
    floors: [
      {
        floor: 1,
        units: Array.from({ length: 40 }, (_, i) => ({ unitNumber: `T-${100 + i}`, kind: 'parking' })),
      },
    ],
  });
  const lacasaId = lacasa?.id ?? 0;
  // rows come in any order otherwise
  const all = await app.db
    .select({ id: units.id, projectId: units.projectId })
    .from(units)
    .orderBy(asc(units.floor), asc(units.id));
  const free = new Map<number, UnitId[]>();
  function emptyBuildings() {
    for (const id of [lacasaId, otherId])
      free.set(
        id,
        all.filter(({ projectId }) => projectId === id).map((unit) => unit.id),
      );
  }
  emptyBuildings();
  function freeUnit(buildingId: number): UnitId {
    const unitId = free.get(buildingId)?.shift();
    if (unitId === undefined) throw new Error('the building is full');
    return unitId;
  }

  async function deal(fields: DealFields = {}, buildingId = lacasaId): Promise<DealId> {
    const { name = 'هنادي سليمان', phone = '0599 502 661' } = fields;
    const [row] = await app.db
      .insert(deals)
      .values({
        stage: 'reserved',
        name,
        phone,
        currency: 'USD',
        search: peopleColumn(phone, name),
        ...fields,
      })
      .returning({ id: deals.id });
    if (!row) throw new Error('no deal was made');
    const unitId = freeUnit(buildingId);
    await app.db.insert(dealUnits).values({ dealId: row.id, unitId, open: fields.stage !== 'cancelled' });
    return row.id;
  }

  async function entry(
    dealId: DealId,
    kind: EntryKind,
    amount: number,
    more: Partial<typeof entries.$inferInsert> = {},
  ): Promise<number> {
    const moves = kind === 'payment' || kind === 'refund';
    const [row] = await app.db
      .insert(entries)
      .values({
        dealId,
        kind,
        amount,
        currency: 'USD',
        onDay: '2026-01-10',
        method: moves ? 'cash' : null,
        ...more,
      })
      .returning({ id: entries.id });
    return row?.id ?? 0;
  }

  async function cheque(dealId: DealId, fields: ChequeFields = {}): Promise<number> {
    const { amount = 1000, currency = 'USD', ...rest } = fields;
    const entryId = await entry(dealId, 'payment', amount, { currency, method: 'cheque' });
    const { bank = 'بنك الكرمل', number = String(880_000 + entryId), drawer = '' } = rest;
    await app.db.insert(cheques).values({
      entryId,
      bank,
      number,
      drawer,
      dueOn: '2026-12-01',
      stateOn: '2026-01-10',
      search: searchColumn(number, bank, drawer),
      ...rest,
    });
    return entryId;
  }

  const plan = (dealId: DealId, ...lines: [dueOn: string, amount: number][]) =>
    app.db.insert(planLines).values(lines.map(([dueOn, amount]) => ({ dealId, dueOn, amount })));

  const stateOf = async (entryId: number): Promise<ChequeState | undefined> =>
    (await app.db.select().from(cheques).where(eq(cheques.entryId, entryId)))[0]?.state;

  return {
    ...app,
    lacasa: app.as('LACASA'),
    superadmin: app.as('SUPERADMIN'),
    lacasaId,
    otherId,
    freeUnit,
    /** Every unit is free again, once the deals are gone. */
    emptyBuildings,
    deal,
    entry,
    cheque,
    plan,
    stateOf,
  };
}

export type DeskApp = Awaited<ReturnType<typeof deskApp>>;
