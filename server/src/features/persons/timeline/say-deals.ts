import { type DealId, dealId } from '@diyar/contract/rules/ids';
import { MONEY_KINDS } from '@diyar/contract/rules/ledger';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  changes,
  cheques,
  deals,
  dealUnits,
  entries,
  papers,
  planLines,
  projects,
  units,
  users,
} from '../../../db/schema.ts';
import { displayName, namedChange } from '../../../db/user-names.ts';
import { unitsOfDeal } from '../../deals/index.ts';
import { companyDay, paperNumber, readPlanStages } from '../../ledger/index.ts';
import type { Said } from './entries.ts';

const place = { nameEn: projects.nameEn, nameAr: projects.nameAr };

/** Deals with their units and the building of the first. */
async function readDeals(db: Db, ids: readonly DealId[]) {
  const rows = await db
    .select({ deal: deals, labels: unitsOfDeal, place, by: displayName() })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .leftJoin(projects, eq(projects.id, units.projectId))
    .leftJoin(users, eq(users.id, deals.createdBy))
    .where(inArray(deals.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ deal, labels, place, by }) => {
      const names = labels.map(({ label }) => label).join(', ') || deal.title;
      return [deal.id, { deal, by: by ?? '', named: { dealId: deal.id, units: names, place } }];
    }),
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export async function saySteps(db: Db, ids: number[]): Promise<Said> {
  const first = await db.select(namedChange).from(changes).where(inArray(changes.id, ids));
  const beside = await db
    .select({ batch: changes.batch, entityId: changes.entityId, field: changes.field, new: changes.new })
    .from(changes)
    .where(
      and(
        inArray(
          changes.batch,
          first.map(({ batch }) => batch),
        ),
        eq(changes.entity, 'deal'),
        ne(changes.field, ''),
      ),
    );
  const known = await readDeals(
    db,
    first.map(({ entityId }) => dealId(entityId ?? 0)),
  );
  return new Map(
    first.flatMap(({ id, batch, entityId, action, actorId, actorName }) => {
      const deal = known.get(dealId(entityId ?? 0));
      const told = (field: string) =>
        text(
          beside.find((row) => row.batch === batch && row.entityId === entityId && row.field === field)?.new,
        );
      return deal
        ? [
            [
              id,
              {
                ...{
                  kind: 'step' as const,
                  id,
                  hasTime: true,
                  by: actorId === null ? '' : actorName,
                  ...deal.named,
                  step: action,
                },
                ...{ until: told('holdUntil') || null, reason: told('reason') },
              },
            ] as const,
          ]
        : [];
    }),
  );
}

/** Deals whose history does not begin with a step. */
export async function sayDeals(db: Db, ids: number[]): Promise<Said> {
  const known = await readDeals(db, ids as DealId[]);
  return new Map(
    [...known].map(([id, { deal, by, named }]) => [
      id,
      {
        ...{ kind: 'step', id, hasTime: false, by, ...named, step: deal.stage, reason: deal.endReason },
        until: deal.stage === 'held' ? (deal.holdUntil?.toISOString() ?? null) : null,
      },
    ]),
  );
}

export async function sayContracts(db: Db, ids: number[]): Promise<Said> {
  const known = await readDeals(db, ids as DealId[]);
  return new Map(
    [...known].map(([id, { named }]) => [id, { kind: 'contract', id, hasTime: true, by: '', ...named }]),
  );
}

export async function sayDue(db: Db, ids: number[], late: ReadonlyMap<number, number>): Promise<Said> {
  const rows = await db.select().from(planLines).where(inArray(planLines.id, ids));
  const stages = await readPlanStages(
    db,
    rows.flatMap(({ stageId }) => stageId ?? []),
  );
  const known = await readDeals(
    db,
    rows.map((line) => line.dealId),
  );
  return new Map(
    rows.flatMap(({ id, label, ...line }) => {
      const deal = known.get(line.dealId);
      if (!deal?.deal.currency) return [];
      const stage = stages.find(({ id }) => id === line.stageId);
      const after = stage && { after: { ...stage, days: line.daysAfter ?? 0 } };
      const amount = { amount: late.get(id) ?? line.amount, currency: deal.deal.currency };
      return [
        [
          id,
          { kind: 'due' as const, id, hasTime: false, by: '', ...deal.named, ...amount, label, ...after },
        ] as const,
      ];
    }),
  );
}

export async function sayMoney(db: Db, ids: number[]): Promise<Said> {
  const rows = await db
    .select({
      entry: entries,
      cheque: cheques.state,
      paper: { id: papers.id, kind: papers.kind, year: papers.year, number: papers.number },
      by: displayName(),
    })
    .from(entries)
    .leftJoin(cheques, eq(cheques.entryId, entries.id))
    .leftJoin(papers, eq(papers.entryId, entries.id))
    .leftJoin(users, eq(users.id, entries.createdBy))
    .where(and(inArray(entries.id, ids), inArray(entries.kind, MONEY_KINDS)));
  const known = await readDeals(
    db,
    rows.map(({ entry }) => entry.dealId),
  );
  return new Map(
    rows.flatMap(({ entry, cheque, paper, by }) => {
      const { id, amount, currency, method, onDay, createdAt } = entry;
      const deal = known.get(entry.dealId);
      if (!deal) return [];
      return [
        [
          id,
          {
            ...{ kind: entry.kind as (typeof MONEY_KINDS)[number], id, by: by ?? '', ...deal.named },
            ...{ amount, currency, method, cheque, isVoid: entry.voidedAt !== null },
            hasTime: companyDay(createdAt) === onDay,
            paper: paper && { id: paper.id, kind: paper.kind, number: paperNumber(paper.year, paper.number) },
          },
        ] as const,
      ];
    }),
  );
}
