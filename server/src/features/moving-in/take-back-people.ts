import type { RunningTakeBack } from '@diyar/contract/moving-in';
import type { DealId, LeadId, PersonId } from '@diyar/contract/rules/ids';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { leads, listedPersons, persons } from '../../db/schema.ts';
import { recordChanges } from '../changes/index.ts';
import type { ImportRecord } from './store.ts';

type Kept = RunningTakeBack['kept'][number];

/** Of the outer query: somebody wrote, planned, quoted or sold since. */
const isWorkedOn = sql<boolean>`exists (select from messages sent where sent.lead_id = "leads"."id")
  or exists (select from viewings planned where planned.lead_id = "leads"."id")
  or exists (select from quotes made where made.lead_id = "leads"."id")
  or exists (select from deals made where made.lead_id = "leads"."id")
  or exists (select from leads joined where joined.merged_into = "leads"."id")
  or (select count(*) from lead_entries entry where entry.lead_id = "leads"."id"
      and entry.created_at > "leads"."created_at" + interval '1 minute') > 0`;

/** Leads as they were opened go; others stay. */
export async function planLeads(db: Db | Tx, { broughtIn }: ImportRecord) {
  const wanted = new Map((broughtIn?.leads ?? []).map(({ id, version }) => [id, version]));
  if (wanted.size === 0) return { going: [] as LeadId[], kept: [] as Kept[] };
  const rows = await db
    .select({ id: leads.id, name: leads.name, version: leads.version, isWorkedOn })
    .from(leads)
    .where(inArray(leads.id, [...wanted.keys()]))
    .orderBy(asc(leads.id));
  const isKept = (row: (typeof rows)[number]) => row.isWorkedOn || row.version !== wanted.get(row.id);
  return {
    going: rows.flatMap((row) => (isKept(row) ? [] : [row.id])),
    kept: rows
      .filter(isKept)
      .map(({ id, name }): Kept => ({ kind: 'leads', id, name, units: '', reason: 'changed' })),
  };
}

/** What the list said of them goes in any case; whoever has something else by now stays, and is named. */
export async function planPersons(
  db: Db | Tx,
  { id }: ImportRecord,
  going: { leads: readonly LeadId[]; deals: readonly DealId[] },
) {
  const among = (ids: readonly number[]) => sql.raw(`(${[0, ...ids].join()})`);
  const rows = await db
    .select({
      ...{ id: persons.id, name: persons.name },
      inUse: sql<boolean>`exists (select from deals own where own.person_id = "persons"."id" and own.id not in ${among(going.deals)})
        or exists (select from messages own where own.person_id = "persons"."id")
        or exists (select from quotes own where own.person_id = "persons"."id")
        or exists (select from leads own where own.person_id = "persons"."id" and own.id not in ${among(going.leads)})
        or "persons"."merged_into" is not null
        or exists (select from persons own where own.merged_into = "persons"."id")`,
      wasMade: sql<boolean>`"persons"."created_at" >= ${listedPersons.createdAt}`,
    })
    .from(listedPersons)
    .innerJoin(persons, eq(persons.id, listedPersons.personId))
    .where(eq(listedPersons.importId, id))
    .orderBy(asc(listedPersons.id));
  return {
    rows: rows.length,
    // somebody who was here before is no news
    kept: rows
      .filter(({ inUse, wasMade }) => inUse && wasMade)
      .map(
        ({ id: personId, name }): Kept => ({
          ...{ kind: 'persons', id: personId, name, units: '', reason: 'inUse' },
        }),
      ),
  };
}

export async function removePeople(
  tx: Tx,
  actor: Actor,
  { id }: ImportRecord,
  going: readonly LeadId[],
): Promise<PersonId[]> {
  const said = await tx
    .delete(listedPersons)
    .where(eq(listedPersons.importId, id))
    .returning({ id: listedPersons.personId });
  const gone =
    going.length === 0
      ? []
      : await tx
          .delete(leads)
          .where(and(inArray(leads.id, [...going])))
          .returning({ id: leads.id, name: leads.name, personId: leads.personId });
  await recordChanges(
    tx,
    actor,
    gone.map((lead) => ({
      ...{ entity: 'lead' as const, id: lead.id, action: 'removed' as const, after: null },
      before: { stage: 'new' as const },
    })),
  );
  return [...said.map((one) => one.id), ...gone.map(({ personId }) => personId)];
}
