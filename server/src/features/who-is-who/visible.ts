import type { PersonId } from '@diyar/contract/rules/ids';
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, leads, persons, projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { ofTheirs, visibleProjects } from '../building-access/index.ts';

/** The deals that somebody who is bound to buildings may see, of all persons; undefined where they see all. */
export function visibleDeals(db: Db | Tx, actor: Actor): SQL | undefined {
  const building = visibleProjects(actor);
  if (building === undefined) return undefined;
  return inArray(
    deals.id,
    db
      .select({ id: dealUnits.dealId })
      .from(dealUnits)
      .innerJoin(units, eq(units.id, dealUnits.unitId))
      .innerJoin(projects, eq(projects.id, units.projectId))
      .where(and(eq(dealUnits.ordinal, 0), building)),
  );
}

/** Persons of their own; for somebody who is bound, those with a deal in their buildings. */
export function visiblePersons(db: Db | Tx, actor: Actor): SQL | undefined {
  const theirs = visibleDeals(db, actor);
  const withDeal =
    theirs &&
    inArray(
      persons.id,
      db
        .select({ id: deals.personId })
        .from(deals)
        .where(and(isNull(deals.deletedAt), theirs)),
    );
  return and(isNull(persons.mergedInto), withDeal);
}

/** Somebody for whom the user may make a deal or a quote: whom they see, or whose lead they have. */
export async function requirePerson(tx: Tx, actor: Actor | null, id: PersonId): Promise<void> {
  if (!actor?.isBound) return;
  const withLead = tx
    .select({ id: leads.personId })
    .from(leads)
    .where(and(isNull(leads.deletedAt), ofTheirs(actor, leads.projectId)));
  const [found] = await tx
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.id, id), or(visiblePersons(tx, actor), inArray(persons.id, withLead))));
  if (!found) throw new AppError('notFound');
}

/** The person of a lead, as somebody may know them: whoever is bound, by what was typed for the lead. */
export const leadPerson = (actor: Pick<Actor, 'isBound'> | null) => ({
  id: persons.id,
  name: actor?.isBound ? leads.name : persons.name,
  phone: actor?.isBound ? leads.phone : persons.phone,
});
