import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { leadEntries, leads, listedPersons } from '../../db/schema.ts';
import { nameOf } from '../../db/user-names.ts';
import { changeLead, lockLead, openLead } from '../lead-stages/index.ts';
import { personOf } from '../who-is-who/index.ts';
import type { CheckedRow } from './check.ts';
import type { Context } from './context.ts';

const typedIn = ({ reading }: CheckedRow) => ({
  ...{ name: reading.values.buyer ?? '', phone: reading.values.phone ?? '' },
});

/** Each is found by who-is-who's rules or made; what the list says of them is kept beside. */
export async function writePersons(
  tx: Tx,
  importId: string,
  rows: readonly CheckedRow[],
): Promise<PersonId[]> {
  const written: PersonId[] = [];
  for (const row of rows) {
    const typed = typedIn(row);
    const personId = await personOf(tx, typed);
    if (personId === null) throw new Error('a refused row was written');
    await tx.insert(listedPersons).values({ importId, personId, ...typed });
    written.push(personId);
  }
  return written;
}

/** Opened as one that staff add, with its stage, owner and note. */
export async function writeLeads(
  tx: Tx,
  actor: Actor,
  rows: readonly CheckedRow[],
  context: Context,
): Promise<{ ids: LeadId[]; persons: PersonId[] }> {
  const [ids, persons]: [LeadId[], PersonId[]] = [[], []];
  for (const row of rows) {
    const { source = '', owner, leadStage, note } = row.reading.values;
    const typed = typedIn(row);
    const personId = await personOf(tx, typed);
    if (personId === null) throw new Error('a refused row was written');
    const { id, existed } = await openLead(tx, actor, {
      ...{ ...typed, personId, email: '', channel: source, origin: null, at: new Date(), isMessage: false },
      ...{ projectId: row.building?.id ?? null, unitId: row.units[0]?.id ?? null },
    });
    // two spellings of one person in one file: the first has opened it
    if (existed) continue;
    const lead = await lockLead(tx, id);
    if (!lead) throw new Error('a lead that was opened is there');
    const ownerId = owner ? context.staffCalled(owner)?.id : undefined;
    await changeLead(tx, actor, lead, {
      ...(ownerId && { ownerId }),
      ...(leadStage && { stage: leadStage }),
    });
    if (note)
      await tx.insert(leadEntries).values({
        ...{ leadId: id, kind: 'note', text: note, at: new Date() },
        ...{ byId: actor.id, byName: nameOf(actor) },
      });
    ids.push(id);
    persons.push(personId);
  }
  return { ids, persons };
}

/** As they stand once everything is written. */
export const leadVersions = (tx: Tx, ids: readonly LeadId[]) =>
  ids.length === 0
    ? []
    : tx
        .select({ id: leads.id, version: leads.version })
        .from(leads)
        .where(inArray(leads.id, [...ids]));
