import type { PersonId } from '@diyar/contract/rules/ids';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, dealUnits, leads, persons, projects, quotes, units } from '../../db/schema.ts';
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

/** Whoever is bound knows those with a deal, a lead or a quote in their buildings. */
function isKnownTo(db: Db | Tx, actor: Actor): SQL | undefined {
  if (!actor.isBound) return undefined;
  const withLead = db
    .select({ id: leads.personId })
    .from(leads)
    .where(and(isNull(leads.deletedAt), ofTheirs(actor, leads.projectId)));
  const withQuote = db
    .select({ id: quotes.personId })
    .from(quotes)
    .innerJoin(projects, eq(projects.id, quotes.projectId))
    .where(visibleProjects(actor));
  return or(
    visiblePersons(db, actor),
    mayEnter(actor, 'leads') ? inArray(persons.id, withLead) : undefined,
    inArray(persons.id, withQuote),
  );
}

/** The person at an address, where the user may see them: whoever was merged is who they were merged into. */
export async function seenPerson(
  db: Db | Tx,
  actor: Actor,
  id: PersonId,
): Promise<typeof persons.$inferSelect> {
  const [person] = await db.select().from(persons).where(eq(persons.id, id));
  if (person && person.mergedInto !== null) return seenPerson(db, actor, person.mergedInto);
  if (person) await requirePerson(db, actor, id);
  if (!person) throw new AppError('notFound');
  return person;
}

/** Somebody whom the user may see, or make a deal or a quote for. */
export async function requirePerson(db: Db | Tx, actor: Actor | null, id: PersonId): Promise<void> {
  if (!actor?.isBound) return;
  const [found] = await db
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.id, id), isKnownTo(db, actor)));
  if (!found) throw new AppError('notFound');
}

/** The person of a lead, as somebody may know them: whoever is bound, by what was typed for the lead. */
export const leadPerson = (actor: Pick<Actor, 'isBound'> | null) => ({
  id: persons.id,
  name: actor?.isBound ? leads.name : persons.name,
  phone: actor?.isBound ? leads.phone : persons.phone,
});
