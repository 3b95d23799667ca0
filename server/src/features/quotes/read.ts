import type {
  GoneQuote,
  OpenQuote,
  PublicQuote,
  Quote,
  QuoteList,
  QuotesQuery,
} from '@diyar/contract/quotes';
import type { ApartmentNo, LeadId, UnitId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import { textOfNames } from '@diyar/contract/rules/parties';
import { phoneKey } from '@diyar/contract/rules/phone';
import { type PlanStage, planLineOf } from '@diyar/contract/rules/stages';
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projects, quotes, secretAddresses, users } from '../../db/schema.ts';
import { searchCondition } from '../../db/search.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { visibleProjects } from '../building-access/index.ts';
import { companyDay, companyOnPaper, paperNumber, stagesOfProject } from '../ledger/index.ts';
import { addressOpener, findAddress } from '../secret-addresses/index.ts';

export type QuoteRow = typeof quotes.$inferSelect;

type QuotedUnit = OpenQuote['units'][number] & Quote['units'][number] & { unitId: UnitId };

/** The units of the quote of the outer query, the home first. */
const quotedUnits = sql<QuotedUnit[]>`(
  select coalesce(json_agg(json_build_object('unitId', part.id, 'id', coalesce(part.apartment_no, part.id), 'label',
    coalesce(nullif(part.unit_number, ''), part.label_en), 'kind', part.kind, 'floor', part.floor,
    'sizeSqm', part.size_sqm, 'bedrooms', part.bedrooms, 'amount', offered.amount) order by offered.ordinal), '[]'::json)
  from quote_units offered join units part on part.id = offered.unit_id where offered.quote_id = ${quotes.id}
)`;

/** Somebody else has a unit of the quote of the outer query, or it is not for sale any more. What is held for its buyer waits for them. */
const isTaken = sql<boolean>`exists (
  select 1 from quote_units offered join units part on part.id = offered.unit_id
  where offered.quote_id = ${quotes.id} and (part.is_withdrawn or exists (
    select 1 from deal_units claim join deals claiming on claiming.id = claim.deal_id
    where claim.unit_id = part.id and claim.open and (claiming.stage <> 'held' or claiming.hold_until > now())
      and claiming.id is distinct from ${quotes.dealId}
      and (claiming.stage <> 'held' or ${quotes.personId} is null
        or claiming.person_id is distinct from ${quotes.personId})
  ))
)`;

const columns = {
  quote: quotes,
  project: { id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr, slug: projects.slug },
  units: quotedUnits,
  isTaken,
  stages: stagesOfProject(sql`${quotes.projectId}`),
  sealed: secretAddresses.sealed,
  createdBy: displayName(),
  seller: users.fullName,
};

type Parts = {
  quote: QuoteRow;
  project: { id: number; nameEn: string; nameAr: string; slug: string };
  units: QuotedUnit[];
  isTaken: boolean;
  stages: PlanStage[];
  sealed: string | null;
  createdBy: string | null;
  seller: string | null;
};

const select = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select(columns)
    .from(quotes)
    .innerJoin(projects, and(eq(projects.id, quotes.projectId), isNull(projects.deletedAt)))
    .leftJoin(users, eq(users.id, quotes.createdBy))
    .leftJoin(secretAddresses, eq(secretAddresses.quoteId, quotes.id))
    .where(where)
    .$dynamic();

/** By the company's clock: a quote holds until the end of its day. */
export function stateOf({ withdrawnAt, dealId, validUntil }: QuoteRow, today = companyDay()): Quote['state'] {
  if (dealId !== null) return 'accepted';
  if (withdrawnAt !== null) return 'withdrawn';
  return validUntil < today ? 'ended' : 'open';
}

const numberOf = ({ year, number }: QuoteRow) => paperNumber(year, number);

function sumsOf({ quote, units }: Pick<Parts, 'quote' | 'units'>) {
  const prices = units.map(({ amount }) => amount);
  return { discount: quote.discount, total: sumAmounts([...prices, -quote.discount], quote.currency) };
}

/** With the days of stages as if the deal were made today. */
const planOf = ({ quote, stages }: Pick<Parts, 'quote' | 'stages'>) =>
  quote.plan.map((line) => planLineOf(line, stages, companyDay()));

/** Those that 0.2.0 makes beside this version have no address of their own until the next start. */
function present(parts: Parts, open: (sealed: string) => string): Quote {
  const { quote, project, units, createdBy } = parts;
  return {
    id: quote.id,
    number: numberOf(quote),
    state: stateOf(quote),
    building: { id: project.id, nameEn: project.nameEn, nameAr: project.nameAr },
    personId: quote.personId,
    name: quote.name,
    phone: quote.phone,
    coBuyers: quote.coBuyers,
    lang: quote.lang,
    currency: quote.currency,
    units: units.map(({ id, label, kind, floor, amount }) => ({ id, label, kind, floor, amount })),
    ...sumsOf(parts),
    plan: planOf(parts),
    validUntil: quote.validUntil,
    note: quote.note,
    path: `/quote/${parts.sealed === null ? quote.token : open(parts.sealed)}`,
    isTaken: parts.isTaken,
    agreedAt: quote.agreedAt?.toISOString() ?? null,
    dealId: quote.dealId,
    createdAt: quote.createdAt.toISOString(),
    createdBy,
  };
}

export async function readQuote(db: Db | Tx, id: number): Promise<Quote> {
  const [found] = await select(db, eq(quotes.id, id));
  if (!found) throw new AppError('notFound');
  return present(found, await addressOpener(db));
}

function inState(state: QuotesQuery['state']): SQL | undefined {
  const [open, today] = [and(isNull(quotes.dealId), isNull(quotes.withdrawnAt)), companyDay()];
  if (state === 'accepted') return sql`${quotes.dealId} is not null`;
  if (state === 'withdrawn') return and(isNull(quotes.dealId), sql`${quotes.withdrawnAt} is not null`);
  if (state === 'ended') return and(open, sql`${quotes.validUntil} < ${today}`);
  return state === 'open' ? and(open, sql`${quotes.validUntil} >= ${today}`) : undefined;
}

async function countQuotes(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(quotes)
    .innerJoin(projects, and(eq(projects.id, quotes.projectId), isNull(projects.deletedAt)))
    .where(where);
  return counted?.total ?? 0;
}

const onUnit = (no: ApartmentNo): SQL =>
  sql`exists (select 1 from quote_units offered join units part on part.id = offered.unit_id
    where offered.quote_id = ${quotes.id} and part.apartment_no = ${no})`;

/** Newest first. */
export async function listQuotes(db: Db, actor: Actor, query: QuotesQuery): Promise<QuoteList> {
  const { buildingId, unit, state, q, page, size } = query;
  const where = and(
    visibleProjects(actor),
    buildingId === null ? undefined : eq(quotes.projectId, buildingId),
    unit === null ? undefined : onUnit(unit),
    inState(state),
    await searchCondition(db, { columns: [quotes.search], project: quotes.projectId }, q),
  );
  const [rows, total] = await Promise.all([
    select(db, where)
      .orderBy(desc(quotes.id))
      .limit(size)
      .offset((page - 1) * size),
    countQuotes(db, where),
  ]);
  const open = await addressOpener(db);
  return { items: rows.map((row) => present(row, open)), total, page, size };
}

/** Newest first. */
export async function quotesOfLead(db: Db, leadId: LeadId): Promise<Quote[]> {
  const rows = await select(db, eq(quotes.leadId, leadId)).orderBy(desc(quotes.id));
  const open = await addressOpener(db);
  return rows.map((row) => present(row, open));
}

/** Those that their buyers accepted, and that still hold without being a deal; the longest waiting first. */
export async function agreedQuotes(db: Db, actor: Actor, limit: number) {
  const where = and(inState('open'), isNotNull(quotes.agreedAt), visibleProjects(actor));
  const [rows, total] = await Promise.all([
    select(db, where).orderBy(asc(quotes.agreedAt), asc(quotes.id)).limit(limit),
    countQuotes(db, where),
  ]);
  const open = await addressOpener(db);
  return { items: rows.map((row) => ({ ...present(row, open), leadId: row.quote.leadId })), total };
}

/** By its address. */
export async function findQuote(db: Db, token: string): Promise<Parts> {
  const address = await findAddress(db, 'quote', token);
  const [found] = await select(
    db,
    address?.quoteId
      ? eq(quotes.id, address.quoteId)
      : and(eq(quotes.token, token), isNull(secretAddresses.id)),
  );
  if (!found) throw new AppError('notFound');
  return found;
}

/** A quote is accepted by its buyer with the last digits of the phone it was made for: what cannot be a phone has none. */
export const digitsAsked = ({ phone }: QuoteRow): string | null => phoneKey(phone)?.slice(-4) ?? null;

/** Null while it holds. */
export function endOf({ quote, isTaken }: Pick<Parts, 'quote' | 'isTaken'>): GoneQuote['state'] | null {
  const state = stateOf(quote);
  if (state === 'accepted') return 'done';
  if (state !== 'open') return state;
  return isTaken ? 'taken' : null;
}

/** For the buyer. */
export async function presentPublic(db: Db, found: Parts): Promise<PublicQuote> {
  const { quote, project, units, seller } = found;
  const end = endOf(found);
  const [home] = units;
  const shared = {
    number: numberOf(quote),
    lang: quote.lang,
    validUntil: quote.validUntil,
    building: { id: project.id, slug: project.slug, nameEn: project.nameEn, nameAr: project.nameAr },
  };
  if (end !== null)
    return {
      ...shared,
      state: end,
      unit: home
        ? {
            ...{ id: home.unitId, label: home.label, kind: home.kind },
            ...{ sizeSqm: home.sizeSqm, bedrooms: home.bedrooms },
          }
        : null,
      isFree: !found.isTaken,
    };
  return {
    ...shared,
    state: 'open',
    name: textOfNames([quote.name, quote.coBuyers].filter(Boolean)),
    currency: quote.currency,
    ...sumsOf(found),
    plan: planOf(found),
    note: quote.note,
    agreedAt: quote.agreedAt?.toISOString() ?? null,
    mayAgree: digitsAsked(quote) !== null,
    seller: seller ?? '',
    company: await companyOnPaper(db),
    units: units.map(({ unitId: id, label, kind, floor, sizeSqm, bedrooms, amount }) => ({
      ...{ id, label, kind, floor, sizeSqm, bedrooms, amount },
    })),
    issuedOn: companyDay(quote.createdAt),
  };
}

export const readPublicQuote = async (db: Db, token: string): Promise<PublicQuote> =>
  presentPublic(db, await findQuote(db, token));
