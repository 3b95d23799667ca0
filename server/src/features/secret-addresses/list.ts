import type { AddressesQuery, SecretAddress, SecretAddressList } from '@diyar/contract/secret-addresses';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import {
  deals,
  leads,
  persons,
  previews,
  projects,
  quotes,
  secretAddresses,
  users,
  viewings,
} from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { companyDay, paperNumber } from '../ledger/index.ts';
import { isAlive } from './service.ts';

const owner = alias(users, 'owner');
const maker = alias(users, 'maker_of');

/** Of what was previewed, which may be in no table. */
const projectName = (field: 'nameEn' | 'nameAr') =>
  sql<string>`${previews.content} -> 'project' ->> ${sql.raw(`'${field}'`)}`;

const columns = {
  address: secretAddresses,
  maker: displayName(maker),
  owner: displayName(owner),
  quote: { name: quotes.name, year: quotes.year, number: quotes.number, validUntil: quotes.validUntil },
  preview: {
    // first, because it is never null where there is one
    endsAt: previews.endsAt,
    projectId: previews.projectId,
    nameEn: projectName('nameEn'),
    nameAr: projectName('nameAr'),
  },
  visitor: persons.name,
  buyer: deals.name,
};

/** Of both its addresses. */
const isItsViewing = sql`${viewings.id} = coalesce(${secretAddresses.viewingId}, ${secretAddresses.visitId})`;

/** Those that somebody could open now. */
const works = () =>
  and(
    isAlive,
    sql`case ${secretAddresses.kind}
      when 'quote' then ${quotes.withdrawnAt} is null and ${quotes.dealId} is null
        and ${quotes.validUntil} >= ${companyDay()} and ${projects.deletedAt} is null
      when 'preview' then ${previews.withdrawnAt} is null and ${previews.endsAt} > now()
      when 'buyer' then ${deals.stage} in ('reserved', 'sold') and ${deals.deletedAt} is null
      when 'visit' then ${viewings.status} = 'planned' and ${viewings.endsAt} > now()
      else true end`,
  );

const from = (db: Db) =>
  db
    .select(columns)
    .from(secretAddresses)
    .leftJoin(maker, eq(maker.id, secretAddresses.makerId))
    .leftJoin(owner, eq(owner.id, secretAddresses.userId))
    .leftJoin(quotes, eq(quotes.id, secretAddresses.quoteId))
    .leftJoin(projects, eq(projects.id, quotes.projectId))
    .leftJoin(previews, eq(previews.id, secretAddresses.previewId))
    .leftJoin(viewings, isItsViewing)
    .leftJoin(leads, eq(leads.id, viewings.leadId))
    .leftJoin(persons, eq(persons.id, leads.personId))
    .leftJoin(deals, eq(deals.id, secretAddresses.dealId));

type Row = Awaited<ReturnType<typeof from>>[number];
type Shown = Pick<SecretAddress, 'nameEn' | 'nameAr' | 'number' | 'subjectId' | 'endsOn'>;

const named = (name: string): Shown => ({
  nameEn: name,
  nameAr: name,
  number: '',
  subjectId: null,
  endsOn: null,
});

function shownBy({ address, owner: ownerName, quote, preview, visitor, buyer }: Row): Shown {
  if (quote && address.quoteId !== null)
    return {
      ...named(quote.name),
      number: paperNumber(quote.year, quote.number),
      subjectId: address.quoteId,
      endsOn: quote.validUntil,
    };
  if (preview) {
    const { nameEn, nameAr, projectId: subjectId, endsAt } = preview;
    return { ...named(''), nameEn, nameAr, subjectId, endsOn: companyDay(endsAt) };
  }
  if (address.dealId !== null) return { ...named(buyer ?? ''), subjectId: address.dealId };
  return named((address.viewingId === null && address.visitId === null ? ownerName : visitor) ?? '');
}

/** Newest first. */
export async function listAddresses(
  db: Db,
  { kind, page, size }: AddressesQuery,
): Promise<SecretAddressList> {
  const where = and(works(), kind && eq(secretAddresses.kind, kind));
  const [rows, [counted]] = await Promise.all([
    from(db)
      .where(where)
      .orderBy(desc(secretAddresses.createdAt), desc(secretAddresses.id))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ total: count() })
      .from(secretAddresses)
      .leftJoin(quotes, eq(quotes.id, secretAddresses.quoteId))
      .leftJoin(projects, eq(projects.id, quotes.projectId))
      .leftJoin(previews, eq(previews.id, secretAddresses.previewId))
      .leftJoin(viewings, isItsViewing)
      .leftJoin(deals, eq(deals.id, secretAddresses.dealId))
      .where(where),
  ]);
  const items = rows.map((row) => ({
    id: row.address.id,
    kind: row.address.kind,
    ...shownBy(row),
    maker: row.maker,
    createdAt: row.address.createdAt.toISOString(),
    lastReadAt: row.address.lastReadAt?.toISOString() ?? null,
  }));
  return { items, total: counted?.total ?? 0, page, size };
}
