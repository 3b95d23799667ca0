import type { DealId, PersonId } from '@diyar/contract/rules/ids';
import { type IdKind, isIdentityOf, partiesOfText } from '@diyar/contract/rules/parties';
import { phoneKey } from '@diyar/contract/rules/phone';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { dealParties, deals, persons } from '../../db/schema.ts';
import { findPerson, holdPhone, knownPerson, makePerson, sameOnPhone, type Typed } from './person.ts';
import { settlePersons } from './settle.ts';

/** A buyer of a deal. What their paper says is '' where nobody typed it. */
export interface Party {
  /** From 1: the first is the deal's own buyer. */
  position: number;
  /** Null where nobody is named yet, and for a name that an older version wrote until the start. */
  personId: PersonId | null;
  name: string;
  phone: string;
  /** With two decimals, of a hundred; null where nobody divided. */
  share: string | null;
  legalName: string;
  idKind: IdKind | null;
  /** The whole number: for papers, and for those who write contracts. */
  idNumber: string;
  address: string;
  email: string;
  /** Whose paper the person has by another name, which is not shown beside this one. */
  otherPaper: string | null;
}

type PersonRow = typeof persons.$inferSelect;

const NO_PAPER = { legalName: '', idKind: null, idNumber: '', address: '', email: '' };

/** The rows of these persons and of everybody who was merged into them, each under who they are now. */
async function rowsOf(db: Db | Tx, ids: readonly PersonId[]): Promise<Map<PersonId, PersonRow[]>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const living = db
    .select({ id: sql<PersonId>`coalesce(${persons.mergedInto}, ${persons.id})` })
    .from(persons)
    .where(inArray(persons.id, wanted));
  const rows = await db
    .select()
    .from(persons)
    .where(or(inArray(persons.id, living), inArray(persons.mergedInto, living)))
    .orderBy(asc(sql`${persons.mergedInto} is not null`), asc(persons.id));
  return Map.groupBy(rows, (row) => row.mergedInto ?? row.id);
}

/**
 * Of a person, and those who were merged into them, whose paper is that of a name. None is shown beside a name that it
 * was not typed for, whatever call wrote the name.
 */
const paperOf = (rows: readonly PersonRow[], name: string): PersonRow | undefined =>
  rows.find((row) => isIdentityOf(row, name));

export const hasPaper = ({ legalName, idNumber, address, email }: PersonRow): boolean =>
  [legalName, idNumber, address, email].some((text) => text !== null);

/** What stands on the paper of each of these persons, as long as they go by the name. */
async function readPapers(db: Db | Tx, of: readonly { personId: PersonId | null; name: string }[]) {
  const byLiving = await rowsOf(
    db,
    of.flatMap(({ personId }) => personId ?? []),
  );
  const livingOf = new Map([...byLiving].flatMap(([living, rows]) => rows.map(({ id }) => [id, living])));
  return of.map(({ personId, name }) => {
    const living = personId === null ? null : (livingOf.get(personId) ?? personId);
    const rows = living === null ? [] : (byLiving.get(living) ?? []);
    const row = paperOf(rows, name);
    return {
      living,
      /** Whose paper they have by another name. */
      other: row ? null : (rows.find(hasPaper) ?? null),
      paper: row
        ? {
            legalName: row.legalName ?? '',
            idKind: row.idKind,
            idNumber: row.idNumber ?? '',
            address: row.address ?? '',
            email: row.email ?? '',
          }
        : NO_PAPER,
    };
  });
}

/** The buyers of each of these deals, in order; none of a deal that is nobody's. */
async function partiesOfDeals(db: Db | Tx, dealIds: readonly DealId[]): Promise<Map<DealId, Party[]>> {
  if (dealIds.length === 0) return new Map();
  const { id, personId, name, phone, coBuyers, partiesText, share } = deals;
  const [firsts, further] = [
    await db
      .select({ id, personId, name, phone, coBuyers, partiesText, share })
      .from(deals)
      .where(inArray(deals.id, [...dealIds])),
    await db
      .select()
      .from(dealParties)
      .where(inArray(dealParties.dealId, [...dealIds]))
      .orderBy(asc(dealParties.dealId), asc(dealParties.position)),
  ];
  const rowsOfDeal = Map.groupBy(further, ({ dealId }) => dealId);
  const all = firsts.flatMap((deal) => {
    const rows = rowsOfDeal.get(deal.id) ?? [];
    const isRead = deal.coBuyers === deal.partiesText;
    const typed = isRead ? null : partiesOfText(deal.coBuyers, rows);
    const others = typed
      ? typed.parties.map(({ name: called, row, share: part }) => ({
          ...{ personId: row?.personId ?? null, name: called, phone: row?.phone ?? '', share: part },
        }))
      : rows.map((row) => ({ personId: row.personId, name: row.name, phone: row.phone, share: row.share }));
    if (deal.name === '' && deal.phone === '' && others.length === 0) return [];
    const first = {
      ...{ personId: deal.personId, name: deal.name, phone: deal.phone },
      share: typed && !typed.keepsShares ? null : deal.share,
    };
    return [first, ...others].map((party, i) => ({ dealId: deal.id, position: i + 1, ...party }));
  });
  const papers = await readPapers(db, all);
  const parties = all.map(({ share: part, ...party }, i) => ({
    ...party,
    ...(papers[i]?.paper ?? NO_PAPER),
    otherPaper: papers[i]?.other ? papers[i].other.legalName || papers[i].other.name : null,
    personId: papers[i]?.living ?? party.personId,
    share: part === null ? null : part.toFixed(2),
  }));
  return new Map(
    [...Map.groupBy(parties, ({ dealId }) => dealId)].map(([of, list]) => [
      of,
      list.map(({ dealId: _, ...party }) => party),
    ]),
  );
}

export const partiesOf = async (db: Db | Tx, dealId: DealId): Promise<Party[]> =>
  (await partiesOfDeals(db, [dealId])).get(dealId) ?? [];

/**
 * The person of a further buyer. A couple shares a phone: where it is that of somebody who buys beside them, it finds
 * only who is known by the same name.
 */
export async function personOfParty(
  tx: Tx,
  typed: Typed,
  known: PersonId | null,
  beside: readonly PersonId[] = [],
): Promise<PersonId> {
  if (known !== null) return knownPerson(tx, known, typed);
  if (phoneKey(typed.phone) === null) return makePerson(tx, typed);
  await holdPhone(tx, typed.phone);
  const found = await findPerson(tx, typed);
  if (found && !beside.includes(found.id)) return knownPerson(tx, found.id, typed);
  const same = await sameOnPhone(tx, typed);
  return same && !beside.includes(same.id) ? knownPerson(tx, same.id, typed) : makePerson(tx, typed);
}

/** The names in the text of further buyers become parties: those who were there stay, with what is known of them. */
export async function readCoBuyers(tx: Tx, dealId: DealId): Promise<void> {
  const { coBuyers, partiesText } = deals;
  const [deal] = await tx
    .select({ coBuyers, partiesText, share: deals.share })
    .from(deals)
    .where(and(eq(deals.id, dealId), ne(coBuyers, partiesText)));
  if (!deal) return;
  const rows = await tx
    .select()
    .from(dealParties)
    .where(eq(dealParties.dealId, dealId))
    .orderBy(asc(dealParties.position));
  const { keepsShares, parties } = partiesOfText(deal.coBuyers, rows);
  const made: { name: string; phone: string; personId: PersonId | null; share: number | null }[] = [];
  for (const { name, row, share } of parties)
    made.push({
      ...{ name, phone: row?.phone ?? '', share },
      personId: row?.personId ?? (await makePerson(tx, { name, phone: '' })),
    });
  await writeParties(tx, dealId, {
    share: keepsShares ? deal.share : null,
    further: made,
    text: deal.coBuyers,
  });
  settlePersons(
    tx,
    rows.map(({ personId }) => personId),
  );
}

/** From now on these are the further buyers of the deal, and this is how the older calls name them. */
export async function writeParties(
  tx: Tx,
  dealId: DealId,
  {
    share,
    further,
    text,
  }: {
    share: number | null;
    further: readonly { name: string; phone: string; personId: PersonId | null; share: number | null }[];
    text: string;
  },
): Promise<void> {
  await tx.delete(dealParties).where(eq(dealParties.dealId, dealId));
  if (further.length > 0)
    await tx.insert(dealParties).values(further.map((party, i) => ({ ...party, dealId, position: i + 2 })));
  await tx
    .update(deals)
    .set({ share, coBuyers: text, partiesText: text, updatedAt: sql`${deals.updatedAt}` })
    .where(eq(deals.id, dealId));
}

const BATCH = 200;

/** At the start: what older versions wrote as a text alone. Does nothing once it is done. */
export async function readAllCoBuyers(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: deals.id })
      .from(deals)
      .where(ne(deals.coBuyers, deals.partiesText))
      .orderBy(asc(deals.id))
      .limit(BATCH);
    for (const { id } of rows)
      await db.transaction(async (tx) => {
        await tx.select({ id: deals.id }).from(deals).where(eq(deals.id, id)).for('update');
        await readCoBuyers(tx, id);
      });
    if (rows.length < BATCH) return;
  }
}
