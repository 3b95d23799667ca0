import { foldText } from '@diyar/contract/rules/fold-text';
import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { phoneKey } from '@diyar/contract/rules/phone';
import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { changes, persons, quotes } from '../../db/schema.ts';

interface Erased {
  ids: readonly PersonId[];
  leadIds: readonly LeadId[];
  phoneKeys: readonly string[];
  /** Folded: their own, and those they wrote with. */
  nameKeys: ReadonlySet<string>;
}

/**
 * The quotes of these persons. One that was made before anybody knew them has no lead: it is found as a person is, by
 * the phone, and by the name where somebody else shares the phone.
 */
async function quotesOf(tx: Tx, { ids, leadIds, phoneKeys, nameKeys }: Erased): Promise<number[]> {
  const found = await tx
    .select({
      id: quotes.id,
      name: quotes.name,
      phone: quotes.phone,
      leadId: quotes.leadId,
      personId: quotes.personId,
    })
    .from(quotes)
    .where(
      or(
        inArray(quotes.leadId, [...leadIds]),
        inArray(quotes.personId, [...ids]),
        phoneKeys.length === 0 ? undefined : and(isNull(quotes.leadId), ne(quotes.phone, '')),
      ),
    );
  const sharing = await tx
    .select({ phoneKey: persons.phoneKey })
    .from(persons)
    .where(
      and(
        inArray(persons.phoneKey, ['', ...phoneKeys]),
        isNull(persons.mergedInto),
        notInArray(persons.id, [...ids]),
      ),
    );
  const shared = new Set(sharing.map((person) => person.phoneKey));
  const isTheirs = ({ leadId, personId, phone, name }: (typeof found)[number]) => {
    if (leadId !== null && leadIds.includes(leadId)) return true;
    if (personId !== null) return ids.includes(personId);
    const key = phoneKey(phone);
    return key !== null && phoneKeys.includes(key) && (!shared.has(key) || nameKeys.has(foldText(name)));
  };
  return found.filter(isTheirs).map(({ id }) => id);
}

/** What a quote is still found by. */
const withoutPerson = sql<string>`lower(concat_ws(' ', ${quotes.year} || '-' || lpad(${quotes.number}::text, 4, '0'),
  (select string_agg(coalesce(nullif(part.unit_number, ''), part.label_en), ' ') from quote_units offered
    join units part on part.id = offered.unit_id where offered.quote_id = ${quotes.id})))`;

/** Offer and number stay; whom it was made for does not, on the buyer's page and in the history of the quote either. */
export async function eraseFromQuotes(tx: Tx, erased: Erased): Promise<void> {
  const ids = await quotesOf(tx, erased);
  if (ids.length === 0) return;
  await tx
    .update(quotes)
    .set({ name: '', phone: '', coBuyers: '', note: '', search: withoutPerson })
    .where(inArray(quotes.id, ids));
  const ofThem = and(eq(changes.entity, 'quote'), inArray(changes.entityId, ids));
  await tx
    .update(changes)
    .set({ old: null, new: null })
    .where(and(ofThem, eq(changes.field, 'name')));
  await tx
    .update(changes)
    .set({ new: sql`${changes.new} - 'name'`, search: sql`lower(${changes.new} ->> 'number')` })
    .where(and(ofThem, eq(changes.field, '')));
}
