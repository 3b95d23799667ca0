import type { PersonId } from '@diyar/contract/rules/ids';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

/** They name the person and no more: a mark that two are not the same, keys of addresses, mails about what is here. */
export const NOT_OF_PERSON = [
  'deal_sums',
  'distinct_persons',
  'ended_addresses',
  'secret_addresses',
] as const;

/** The person and everybody who was merged into them, whichever of them is named. */
export async function samePersons(db: Db, id: PersonId): Promise<PersonId[]> {
  const { rows } = await db.execute<{ id: PersonId }>(sql`
    with recursive up as (
      select id, merged_into from persons where id = ${id}
      union select p.id, p.merged_into from persons p join up on p.id = up.merged_into
    ), same as (
      select id from up union select p.id from persons p join same on p.merged_into = same.id
    ) select id from same order by id`);
  if (rows.length === 0) throw new AppError('notFound');
  return rows.map((row) => row.id);
}

/** Which rows of which tables are about them; of a record without a person decides its lead. */
export function rowsOfPersons(persons: readonly PersonId[]): Record<string, SQL> {
  const ids = sql.raw(persons.map(Number).join(', '));
  const leads = sql`(select id from leads where person_id in (${ids}))`;
  const deals = sql`(select id from deals where person_id in (${ids}))`;
  const entries = sql`(select id from entries where deal_id in ${deals})`;
  const theirs = sql`(t.person_id in (${ids}) or t.person_id is null and t.lead_id in ${leads})`;
  const own = (table: string) =>
    sql`(select t.id from ${sql.identifier(table)} t where ${table === 'viewings' ? sql`t.lead_id in ${leads}` : theirs})`;
  const ofEntity = (entity: string, found: SQL) =>
    sql`t.entity = ${sql.raw(`'${entity}'`)} and t.entity_id in ${found}`;
  return {
    listed_persons: sql`t.person_id in (${ids})`,
    persons: sql`t.id in (${ids})`,
    leads: sql`t.person_id in (${ids})`,
    lead_entries: sql`t.lead_id in ${leads}`,
    messages: theirs,
    viewings: sql`t.lead_id in ${leads}`,
    quotes: theirs,
    quote_units: sql`t.quote_id in ${own('quotes')}`,
    deals: sql`t.person_id in (${ids})`,
    deal_units: sql`t.deal_id in ${deals}`,
    deal_parties: sql`t.person_id in (${ids})`,
    transfers: sql`(t.from_person_id in (${ids}) or t.to_person_id in (${ids}))`,
    plan_lines: sql`t.deal_id in ${deals}`,
    stage_letters: sql`t.deal_id in ${deals}`,
    contracts: sql`t.deal_id in ${deals}`,
    told_buyers: sql`t.deal_id in ${deals}`,
    entries: sql`t.deal_id in ${deals}`,
    entry_rates: sql`t.entry_id in ${entries}`,
    cheques: sql`t.entry_id in ${entries}`,
    cheque_steps: sql`t.entry_id in ${entries}`,
    papers: sql`t.entry_id in ${entries}`,
    files: sql`t.id in (select unnest(array[photo_file_id, contract_file_id]) from deals where person_id in (${ids})
      union select unnest(array[file_id, scan_file_id]) from contracts where deal_id in ${deals})`,
    // field by field; a headline may name whoever they were compared with
    changes: sql`t.field <> '' and (${sql.join(
      [
        ofEntity('person', sql`(${ids})`),
        ofEntity('lead', leads),
        ofEntity('message', own('messages')),
        ofEntity('viewing', own('viewings')),
        ofEntity('quote', own('quotes')),
        ofEntity('deal', deals),
      ],
      sql` or `,
    )})`,
  };
}
