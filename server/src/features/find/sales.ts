import type { Found } from '@diyar/contract/find';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { cheques, deals, entries, leads, papers, persons, projects } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import { buyerSearch, ofTheirs } from '../building-access/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { isLiveLead } from '../lead-stages/index.ts';
import { paperNumber } from '../ledger/index.ts';
import { dealRef, dealsFor } from '../money-desk/index.ts';
import { leadPerson } from '../who-is-who/index.ts';
import type { Finder } from './find.ts';
import { NOTHING } from './records.ts';

type Building = { id: number; nameEn: string; nameAr: string } | null;
const placeOf = (building: Building) =>
  building && { id: building.id, nameEn: building.nameEn, nameAr: building.nameAr };

export const findDeals: Finder = async (db, actor, search, limit) => {
  const chosen = await db
    .select({ id: deals.id, stage: deals.stage, at: deals.createdAt, ref: dealRef, units: unitsOfDeal })
    .from(deals)
    .where(
      and(
        await dealsFor(db, actor),
        await searchCondition(db, { columns: [], deal: deals.id, buyer: buyerSearch(actor) }, search),
      ),
    )
    .orderBy(desc(deals.id))
    .limit(limit);
  return chosen.map(
    ({ id, stage, at, ref, units }): Found => ({
      ...NOTHING,
      kind: 'deal',
      id,
      nameEn: ref.name,
      nameAr: ref.name,
      detail: units.map(({ label }) => label).join(', '),
      project: placeOf(ref.building),
      state: stage,
      at: at.toISOString(),
    }),
  );
};

/** By its number, its bank and its drawer. */
export const findCheques: Finder = async (db, actor, search, limit) => {
  const rows = await db
    .select({ cheque: cheques, ref: dealRef })
    .from(cheques)
    .innerJoin(entries, eq(entries.id, cheques.entryId))
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .where(
      and(
        isNull(entries.voidedAt),
        await dealsFor(db, actor),
        await searchCondition(db, { columns: [cheques.search] }, search),
      ),
    )
    .orderBy(desc(cheques.entryId))
    .limit(limit);
  return rows.map(
    ({ cheque, ref }): Found => ({
      ...NOTHING,
      kind: 'cheque',
      id: cheque.entryId,
      nameEn: cheque.number,
      nameAr: cheque.number,
      detail: [cheque.bank, cheque.drawer || ref.name].filter(Boolean).join(' · '),
      project: placeOf(ref.building),
      dealId: ref.id,
      state: cheque.state,
    }),
  );
};

/** Receipts and payment vouchers. */
export const findPapers: Finder = async (db, actor, search, limit) => {
  const rows = await db
    .select({ paper: papers, ref: dealRef })
    .from(papers)
    .innerJoin(entries, eq(entries.id, papers.entryId))
    .innerJoin(deals, eq(deals.id, entries.dealId))
    .where(and(await dealsFor(db, actor), await searchCondition(db, { columns: [papers.search] }, search)))
    .orderBy(desc(papers.id))
    .limit(limit);
  return rows.map(({ paper, ref }): Found => {
    const number = paperNumber(paper.year, paper.number);
    return {
      ...NOTHING,
      kind: 'paper',
      id: paper.id,
      nameEn: number,
      nameAr: number,
      detail: paper.data.name,
      project: placeOf(ref.building),
      dealId: ref.id,
      state: paper.kind,
    };
  });
};

export const findLeads: Finder = async (db, actor, search, limit) => {
  const chosen = db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        isLiveLead,
        ofTheirs(actor, leads.projectId),
        await searchCondition(
          db,
          { columns: [leads.search], project: leads.projectId, unit: leads.unitId },
          search,
        ),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(limit)
    .as('chosen');
  const rows = await db
    .select({
      id: leads.id,
      stage: leads.stage,
      at: leads.createdAt,
      person: leadPerson(actor),
      project: { id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr },
    })
    .from(chosen)
    .innerJoin(leads, eq(leads.id, chosen.id))
    .innerJoin(persons, eq(persons.id, leads.personId))
    .leftJoin(projects, and(eq(projects.id, leads.projectId), sql`${projects.deletedAt} is null`))
    .orderBy(desc(leads.id));
  return rows.map(
    ({ id, stage, at, person: { name, phone }, project }): Found => ({
      ...NOTHING,
      kind: 'lead',
      id,
      nameEn: name,
      nameAr: name,
      detail: phone,
      project,
      state: stage,
      at: at.toISOString(),
    }),
  );
};
