import type { Person } from '@diyar/contract/persons';
import type { PersonId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, desc, eq, isNull, max } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { messages, persons, projects, quotes } from '../../db/schema.ts';
import { ofTheirs, visibleProjects } from '../building-access/index.ts';
import { readMerges, readOthers, seenPerson } from '../who-is-who/index.ts';
import { knownAs } from './choose.ts';
import { isVisibleTo, presentDeal, readDeals, rolesOf, sumLate, sumOwed } from './deals.ts';
import { endsOf, nextLineOf, usesOf } from './ends.ts';
import { leadsOf, nextOf, presentLead } from './head.ts';

const SPELLINGS_SHOWN = 50;

const spellings = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/** What was typed in messages, quotes and leads that the reader may see, newest first. */
async function typedElsewhere(
  db: Db,
  actor: Actor,
  id: PersonId,
): Promise<{ name: string; phone: string }[]> {
  const [sent, quoted] = await Promise.all([
    mayEnter(actor, 'messages')
      ? db
          .select({ name: messages.senderName, phone: messages.phone, last: max(messages.id) })
          .from(messages)
          .where(
            and(eq(messages.personId, id), isNull(messages.deletedAt), ofTheirs(actor, messages.projectId)),
          )
          .groupBy(messages.senderName, messages.phone)
          .orderBy(desc(max(messages.id)))
          .limit(SPELLINGS_SHOWN)
      : [],
    mayEnter(actor, 'buildings')
      ? db
          .selectDistinct({ name: quotes.name, phone: quotes.phone })
          .from(quotes)
          .innerJoin(projects, eq(projects.id, quotes.projectId))
          .where(and(eq(quotes.personId, id), visibleProjects(actor)))
          .limit(SPELLINGS_SHOWN)
      : [],
  ]);
  return [...sent, ...quoted];
}

/** Those who were merged into a person are still known by their names. */
const joinedTo = (db: Db, actor: Actor, id: PersonId) =>
  actor.isBound
    ? []
    : db.select({ name: persons.name, phone: persons.phone }).from(persons).where(eq(persons.mergedInto, id));

/** Whoever is bound sees persons only as far as their buildings go. */
export async function readPerson(db: Db, actor: Actor, address: PersonId): Promise<Person> {
  const person = await seenPerson(db, actor, address);
  const { id } = person;
  const [allDeals, own, typed, joined, called] = await Promise.all([
    readDeals(db, [id]),
    leadsOf(db, actor, id),
    typedElsewhere(db, actor, id),
    joinedTo(db, actor, id),
    actor.isBound ? [] : db.select(knownAs).from(persons).where(eq(persons.id, id)),
  ]);
  const seesMoney = mayEnter(actor, 'money');
  const visible = allDeals.filter(isVisibleTo(actor));
  const shown = visible.map((parts) => presentDeal(parts, seesMoney));
  // whoever is bound knows them by what was typed in their buildings
  const all = [...called, ...shown, ...own.map(({ lead }) => lead), ...typed, ...joined];
  const names = spellings(all.map(({ name }) => name));
  const phones = spellings(all.map(({ phone }) => phone));
  const [next, ends, uses, others, merges] = await Promise.all([
    nextOf(db, actor, id, own),
    endsOf(db, actor, id, shown, visible.map(nextLineOf)),
    usesOf(db, actor, id, shown),
    mayEnter(actor, 'personMerging')
      ? readOthers(
          db,
          person,
          own.map(({ lead }) => lead.email),
        )
      : [],
    mayEnter(actor, 'personMerging') ? readMerges(db, id) : [],
  ]);
  return {
    id,
    ...{ name: names[0] ?? '', phone: phones[0] ?? '', names, phones },
    createdAt: person.createdAt.toISOString(),
    roles: rolesOf(
      shown,
      own.some(({ lead }) => isOpenStage(lead.stage)),
    ),
    deals: shown,
    owes: seesMoney ? sumOwed(shown) : null,
    late: seesMoney ? sumLate(shown) : null,
    leads: own.map(presentLead),
    ...{ next, ends, others, merges, uses },
  };
}
