import type { DealId, LeadId, PersonId } from '@diyar/contract/rules/ids';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { leads } from '../../db/schema.ts';
import {
  moveLead,
  noMoves,
  personOfEdited,
  recordMoves,
  settlePersons,
  type Typed,
} from '../who-is-who/index.ts';
import { watchBuyers } from './other-buyers.ts';

type Deal = Typed & { id: DealId; personId: PersonId | null; leadId: LeadId | null };

/** What is stored of it beside its words. */
type Written = { personId?: PersonId | null; leadId?: null; buyerSearch?: string };

/** Whose deal it is when its name or phone was typed again. The lead goes along with a person, not with another buyer. */
export async function editedDeal(tx: Tx, actor: Actor | null, deal: Deal, typed: Typed): Promise<Written> {
  if (typed.name === deal.name && typed.phone === deal.phone) return {};
  await watchBuyers(tx, actor, deal.id);
  const buyerSearch = peopleColumn(typed.phone, typed.name);
  const { personId, isSame } = await personOfEdited(tx, deal, typed);
  settlePersons(tx, [deal.personId, personId]);
  if (personId === deal.personId) return { buyerSearch };
  if (deal.leadId === null || deal.personId === null) return { personId, buyerSearch };
  if (!isSame || personId === null) return { personId, buyerSearch, leadId: null };
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, deal.leadId), eq(leads.personId, deal.personId)))
    .for('update');
  if (lead) {
    const moves = noMoves();
    await moveLead(tx, moves, lead, personId);
    await recordMoves(tx, actor, moves);
  }
  return { personId, buyerSearch };
}
