import type {
  BuyerGate,
  BuyerGone,
  BuyerPage,
  BuyerPaper,
  BuyerSheet,
  BuyerUnit,
} from '@diyar/contract/buyer-page';
import type { DealLedger } from '@diyar/contract/ledger';
import { buyersLanguage } from '@diyar/contract/rules/buyers-language';
import type { DealId } from '@diyar/contract/rules/ids';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, messages, projects, secretAddresses, unitMedia, units } from '../../db/schema.ts';
import { readHours } from '../company/index.ts';
import { galleryQuery, presentGalleryItem } from '../files/index.ts';
import { companyOnPaper, readLedger, readPaper } from '../ledger/index.ts';
import { lastTransferOf, partiesOf } from '../parties/index.ts';
import { readProgress } from '../stages/index.ts';
import { enter } from './gate.ts';

/** Shown of each unit. */
const PICTURES = 3;
const QUESTIONS = 5;

/** Once in ten minutes: a visit, not each of its pages. */
async function noteOpening(db: Db, id: number): Promise<void> {
  await db
    .update(secretAddresses)
    .set({ lastReadAt: sql`now()`, openings: sql`${secretAddresses.openings} + 1` })
    .where(
      and(
        eq(secretAddresses.id, id),
        or(
          isNull(secretAddresses.lastReadAt),
          sql`${secretAddresses.lastReadAt} < now() - interval '10 minutes'`,
        ),
      ),
    );
}

async function unitsOf(db: Db, dealId: DealId): Promise<BuyerUnit[]> {
  const rows = await db
    .select({
      id: units.id,
      label: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
      kind: units.kind,
      floor: units.floor,
      sizeSqm: units.sizeSqm,
      bedrooms: units.bedrooms,
    })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(dealUnits.dealId, dealId))
    .orderBy(asc(dealUnits.ordinal));
  const ids = rows.map(({ id }) => id);
  const pictures = ids.length === 0 ? [] : await galleryQuery(db, unitMedia, inArray(unitMedia.unitId, ids));
  return rows.map(({ id, ...unit }) => ({
    ...unit,
    pictures: pictures
      .filter(({ ownerId, position }) => ownerId === id && position >= 0)
      .slice(0, PICTURES)
      .map(presentGalleryItem),
  }));
}

/** Receipts and vouchers of the present buyers, newest first: what was issued before they came is the earlier one's. */
const papersOf = ({ entries }: DealLedger, since: Date | null): BuyerPaper[] =>
  entries
    .flatMap(({ paper, on, amount, currency, createdAt, void: voided }) =>
      paper === null || (since !== null && new Date(createdAt) < since)
        ? []
        : [{ ...paper, on, amount, currency, isVoid: voided !== null }],
    )
    .toSorted((a, b) => (a.on === b.on ? b.id - a.id : a.on < b.on ? 1 : -1));

/** Those of this page alone, by the key under which they were written. */
export const questionKey = (dealId: DealId): string => `buyer:${dealId}:`;

async function questionsOf(db: Db, dealId: DealId): Promise<BuyerPage['questions']> {
  const rows = await db
    .select({ at: messages.createdAt, body: messages.body, answeredAt: messages.answeredAt })
    .from(messages)
    .where(
      and(
        eq(messages.source, 'buyer'),
        isNull(messages.deletedAt),
        sql`starts_with(${messages.idempotencyKey}, ${questionKey(dealId)})`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(QUESTIONS);
  return rows.map(({ at, body, answeredAt }) => ({
    ...{ at: at.toISOString(), body },
    isAnswered: answeredAt !== null,
  }));
}

/** Cancelled, expired, or in the trash: there is nothing of the buyer's to show. */
export async function isGone(db: Db, dealId: DealId): Promise<boolean> {
  const [deal] = await db
    .select({ stage: deals.stage, deletedAt: deals.deletedAt })
    .from(deals)
    .where(eq(deals.id, dealId));
  return !deal || deal.deletedAt !== null || deal.stage === 'cancelled' || deal.stage === 'expired';
}

/** `isVisit`: a person opened it, not a browser that fetches ahead. */
export async function readBuyerPage(
  db: Db,
  token: string,
  key: string | null,
  isVisit: boolean,
): Promise<BuyerPage | BuyerGate | BuyerGone> {
  const entered = await enter(db, token, key);
  if ('state' in entered) return entered;
  const { dealId, address } = entered;
  if (await isGone(db, dealId)) return { state: 'gone', why: 'cancelled' };
  // what staff read, and the statement is made of
  const ledger = await readLedger(db, null, dealId);
  const { building } = ledger.deal;
  const [project] = building
    ? await db.select({ slug: projects.slug }).from(projects).where(eq(projects.id, building.id))
    : [];
  const page: BuyerPage = {
    state: 'open',
    lang: buyersLanguage(ledger.deal.name),
    names: (await partiesOf(db, dealId)).map(({ name }) => name).filter(Boolean),
    building: building && {
      slug: project?.slug ?? '',
      nameEn: building.nameEn,
      nameAr: building.nameAr,
    },
    units: await unitsOf(db, dealId),
    ledger,
    company: await companyOnPaper(db),
    hours: await readHours(db),
    papers: papersOf(ledger, (await lastTransferOf(db, dealId))?.at ?? null),
    progress: building && (await readProgress(db, building.id, 1)),
    questions: await questionsOf(db, dealId),
  };
  if (isVisit) await noteOpening(db, address.id);
  return page;
}

/** One of its papers, by its number in our tables, or the statement. Null for any other number: also of somebody else's. */
export async function readBuyerSheet(
  db: Db,
  token: string,
  key: string | null,
  which: number | 'statement',
): Promise<BuyerSheet | null> {
  const entered = await enter(db, token, key);
  if ('state' in entered) return null;
  if (await isGone(db, entered.dealId)) return null;
  const ledger = await readLedger(db, null, entered.dealId);
  const lang = buyersLanguage(ledger.deal.name);
  if (which === 'statement') return { kind: 'statement', lang, ledger, company: await companyOnPaper(db) };
  const since = (await lastTransferOf(db, entered.dealId))?.at ?? null;
  if (!papersOf(ledger, since).some(({ id }) => id === which)) return null;
  return { kind: 'paper', lang, paper: await readPaper(db, null, which) };
}
