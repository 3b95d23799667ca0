import { dayOf } from '@diyar/contract/rules/company-hours';
import type { DealId, LeadId, PersonId } from '@diyar/contract/rules/ids';
import { isOpenStage, later } from '@diyar/contract/rules/leads';
import { and, asc, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { deals, dealUnits, leads, quotes, units } from '../../db/schema.ts';
import { answerLead } from './answer.ts';
import { changeLead, isLiveLead, type LeadRow, lockLead, takingFree } from './rows.ts';

/** The lead that a deal or quote about a project belongs to: about that project, else about nothing in particular. */
async function leadAbout(tx: Tx, personId: PersonId, projectId: number | null): Promise<LeadId | null> {
  const [found] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.personId, personId),
        isLiveLead,
        ne(leads.stage, 'won'),
        projectId === null
          ? isNull(leads.projectId)
          : or(eq(leads.projectId, projectId), isNull(leads.projectId)),
      ),
    )
    .orderBy(
      sql`${leads.projectId} is null`,
      // a lost one that comes to a deal after all was not lost
      sql`${leads.stage} = 'lost'`,
      desc(leads.createdAt),
    )
    .limit(1);
  return found?.id ?? null;
}

async function lift(
  tx: Tx,
  actor: Actor | null,
  lead: LeadRow,
  stage: 'viewing' | 'offer' | 'won',
): Promise<void> {
  const from = lead.stage === 'lost' ? 'new' : lead.stage;
  await changeLead(tx, actor, lead, { stage: later(from, stage), ...takingFree(actor, lead) });
}

/** A viewing, a deal or a quote lifts its lead; nothing moves it back. */
export async function liftLead(
  tx: Tx,
  actor: Actor | null,
  leadId: LeadId,
  stage: 'viewing' | 'offer' | 'won',
): Promise<void> {
  const lead = await lockLead(tx, leadId);
  if (lead) await lift(tx, actor, lead, stage);
}

/**
 * What was quoted to the buyer of these units has become their deal, wherever it was reserved; with that the wish to
 * reserve of a quote that they accepted is fulfilled.
 */
async function takeUpQuotes(
  tx: Tx,
  actor: Actor | null,
  dealId: DealId,
  personId: PersonId | null,
): Promise<void> {
  if (personId === null) return;
  const [quoted] = await tx
    .select({ id: quotes.id, leadId: quotes.leadId, agreedAt: quotes.agreedAt })
    .from(quotes)
    .where(
      and(
        eq(quotes.personId, personId),
        isNull(quotes.dealId),
        isNull(quotes.withdrawnAt),
        gte(quotes.validUntil, dayOf(Date.now())),
        sql`not exists (select 1 from quotes known where known.deal_id = ${dealId})`,
        sql`not exists (select 1 from quote_units offered where offered.quote_id = "quotes"."id" and not exists (
          select 1 from deal_units part where part.deal_id = ${dealId} and part.unit_id = offered.unit_id))`,
      ),
    )
    // the one that they accepted, else the newest
    .orderBy(sql`${quotes.agreedAt} is null`, desc(quotes.id))
    .limit(1)
    // somebody who is accepting another one waits for these units
    .for('update', { skipLocked: true });
  if (!quoted) return;
  await tx.update(quotes).set({ dealId }).where(eq(quotes.id, quoted.id));
  const lead = actor && quoted.agreedAt && quoted.leadId ? await lockLead(tx, quoted.leadId) : null;
  if (actor && lead) await answerLead(tx, actor, lead, new Date());
}

/**
 * The lead follows its deal: made is an offer, sold is won. A sale that was cancelled is not won any more, or the
 * funnel would count a buyer who is none.
 */
export async function followDeal(tx: Tx, actor: Actor | null, dealId: DealId): Promise<void> {
  const [deal] = await tx
    .select({
      stage: deals.stage,
      personId: deals.personId,
      leadId: deals.leadId,
      deletedAt: deals.deletedAt,
      projectId: units.projectId,
    })
    .from(deals)
    .leftJoin(dealUnits, eq(dealUnits.dealId, deals.id))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(deals.id, dealId))
    .orderBy(asc(dealUnits.ordinal))
    .limit(1);
  if (!deal) return;
  if (deal.stage === 'reserved' || deal.stage === 'sold')
    await takeUpQuotes(tx, actor, dealId, deal.personId);
  const isOpen = deal.deletedAt === null && ['held', 'reserved', 'sold'].includes(deal.stage);
  let { leadId } = deal;
  if (leadId === null && isOpen && deal.personId !== null) {
    leadId = await leadAbout(tx, deal.personId, deal.projectId);
    if (leadId !== null)
      await tx
        .update(deals)
        .set({ leadId, updatedAt: sql`${deals.updatedAt}` })
        .where(eq(deals.id, dealId));
  }
  const lead = leadId === null ? null : await lockLead(tx, leadId);
  if (!lead) return;
  if (isOpen) return lift(tx, actor, lead, deal.stage === 'sold' ? 'won' : 'offer');
  if (lead.stage === 'won' && !(await hasSale(tx, lead.id)))
    await changeLead(tx, actor, lead, { stage: 'offer' });
}

async function hasSale(tx: Tx, leadId: LeadId): Promise<boolean> {
  const [sale] = await tx
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.leadId, leadId), eq(deals.stage, 'sold'), isNull(deals.deletedAt)))
    .limit(1);
  return sale !== undefined;
}

/** A quote that was made for somebody with a lead is an offer. */
export async function followQuote(
  tx: Tx,
  actor: Actor | null,
  quote: { id: number; projectId: number; personId: PersonId | null },
): Promise<void> {
  if (quote.personId === null) return;
  const leadId = await leadAbout(tx, quote.personId, quote.projectId);
  const lead = leadId === null ? null : await lockLead(tx, leadId);
  if (!lead || !isOpenStage(lead.stage)) return;
  await tx.update(quotes).set({ leadId: lead.id }).where(eq(quotes.id, quote.id));
  await lift(tx, actor, lead, 'offer');
}
