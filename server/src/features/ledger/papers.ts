import type { Paper, PaperCompany, PaperData } from '@diyar/contract/papers';
import { amountInWords } from '@diyar/contract/rules/amount-words';
import { brandNames, isOwnBrand, logoPath } from '@diyar/contract/rules/brand';
import { searchColumn } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import { balanceOfLedger } from '@diyar/contract/rules/ledger';
import { textOfNames } from '@diyar/contract/rules/parties';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  addresses,
  cheques,
  company,
  dealUnits,
  entries,
  entryRates,
  files,
  papers,
  secretAddresses,
  units,
  users,
} from '../../db/schema.ts';
import { displayName, nameOf } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { urlOf } from '../files/index.ts';
import { vault } from '../secrets/index.ts';
import { companyDay } from './days.ts';
import { type DealMoney, readMoney, requireVisible } from './deal.ts';
import { nextNumber, paperNumber } from './numbers.ts';
import type { EntryRow } from './write.ts';

const onPaper = alias(files, 'on_paper');

const line = (parts: (string | null | undefined)[], comma: string) => parts.filter(Boolean).join(comma);

/** The company as it stands on top of a paper. */
export async function companyOnPaper(db: Db | Tx): Promise<PaperCompany> {
  const [row] = await db
    .select({ company, address: addresses, logo: files.storageKey, paperLogo: onPaper.storageKey })
    .from(company)
    .leftJoin(addresses, eq(addresses.id, company.addressId))
    .leftJoin(files, eq(files.id, company.logoFileId))
    .leftJoin(onPaper, eq(onPaper.id, company.logoPaperFileId));
  if (!row) throw new Error('no company');
  const { address: at } = row;
  const { nameEn, nameAr, phone, email, licence, bankEn, bankAr, iban } = row.company;
  return {
    name: { en: nameEn || nameAr, ar: nameAr || nameEn },
    address: {
      en: line([at?.streetEn, at?.blockEn, at?.cityEn, at?.countryEn], ', '),
      ar: line([at?.streetAr, at?.blockAr, at?.cityAr, at?.countryAr], '، '),
    },
    phone,
    email,
    licence,
    ...logoOnPaper(row),
    ...((bankEn || bankAr || iban) && {
      bank: { name: { en: bankEn || bankAr, ar: bankAr || bankEn }, iban },
    }),
  };
}

type LogoRow = { company: typeof company.$inferSelect; logo: string | null; paperLogo: string | null };

/** Nothing is said of the built-in mark, as in papers of earlier versions. */
function logoOnPaper({ company: own, logo, paperLogo }: LogoRow): Pick<PaperCompany, 'logo'> {
  if (paperLogo) return { logo: logoPath(urlOf(paperLogo), 'logo.webp') };
  if (logo) return { logo: logoPath(urlOf(logo), 'paper.webp') };
  return isOwnBrand(brandNames(own), false) ? { logo: '' } : {};
}

async function unitLabels(tx: Tx, dealId: DealId): Promise<string> {
  const rows = await tx
    .select({ number: units.unitNumber, label: units.labelEn })
    .from(dealUnits)
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(dealUnits.dealId, dealId))
    .orderBy(asc(dealUnits.ordinal));
  return rows.map(({ number, label }) => number || label).join(', ');
}

/** The cheque in whose place this one was handed in. */
async function replacedCheque(tx: Tx, { id }: EntryRow): Promise<Pick<PaperData, 'replaces'>> {
  const [replaced] = await tx
    .select({ bank: cheques.bank, number: cheques.number })
    .from(cheques)
    .where(eq(cheques.replacedBy, id));
  return replaced ? { replaces: replaced } : {};
}

interface Beside extends Pick<PaperData, 'company' | 'units' | 'cashier' | 'replaces'> {
  cheque?: Pick<typeof cheques.$inferSelect, 'bank' | 'number' | 'dueOn' | 'drawer'> | undefined;
  rate?: { rate: number | null; countsFor: number } | undefined;
}

/** What a paper says of an entry, with the balance after it. */
export function paperData(
  entry: Pick<EntryRow, 'onDay' | 'amount' | 'currency' | 'method' | 'bank' | 'note'>,
  money: Pick<DealMoney, 'lines'> & {
    building: { nameEn: string; nameAr: string } | null;
    deal: Pick<DealMoney['deal'], 'name' | 'coBuyers' | 'phone' | 'title' | 'currency' | 'stage'>;
  },
  { company, units, cashier, cheque, rate, ...replaces }: Beside,
): PaperData {
  const { deal, building, lines } = money;
  const { amount, currency } = entry;
  const whole = deal.currency && balanceOfLedger(lines, deal.currency);
  return {
    company,
    name: textOfNames([deal.name, deal.coBuyers].filter(Boolean)),
    phone: deal.phone,
    building: {
      en: building ? building.nameEn || building.nameAr : '',
      ar: building ? building.nameAr || building.nameEn : '',
    },
    units: units || deal.title,
    on: entry.onDay,
    amount,
    currency,
    inWords: { en: amountInWords(amount, currency, 'en'), ar: amountInWords(amount, currency, 'ar') },
    method: entry.method ?? 'cash',
    bank: entry.bank,
    cheque: cheque
      ? { bank: cheque.bank, number: cheque.number, dueOn: cheque.dueOn, drawer: cheque.drawer }
      : null,
    rate: rate?.rate ?? null,
    countsFor: currency === deal.currency ? amount : (rate?.countsFor ?? null),
    note: entry.note,
    cashier,
    balance: whole,
    isCancelled: deal.stage === 'cancelled',
    fees: whole?.fees ?? 0,
    ...replaces,
  };
}

/** The buyers' page of a deal, sealed, where the company wants its code on papers; null without one. */
async function codeOf(db: Db | Tx, dealId: DealId): Promise<string | null> {
  const [row] = await db
    .select({ sealed: secretAddresses.sealed })
    .from(secretAddresses)
    .innerJoin(company, eq(company.buyerCodes, true))
    .where(eq(secretAddresses.dealId, dealId));
  return row?.sealed ?? null;
}

const pathIn = async (db: Db | Tx, sealed: string | null) =>
  sealed === null ? {} : { buyerPath: `/my/${(await vault(db, 'address')).open(sealed)}` };

/** For a statement, which is of today. */
export const codePath = async (db: Db | Tx, dealId: DealId) => pathIn(db, await codeOf(db, dealId));

/**
 * A receipt for a payment, a voucher for a refund, with all that it says: what is printed later is this row. The number
 * comes last, because it holds up everybody else who issues a paper.
 */
export async function issuePaper(
  tx: Tx,
  actor: Actor | null,
  entry: EntryRow,
  money: DealMoney,
): Promise<void> {
  const { deal } = money;
  const [cheque] = await tx.select().from(cheques).where(eq(cheques.entryId, entry.id));
  const [rate] = await tx.select().from(entryRates).where(eq(entryRates.entryId, entry.id));
  const kind = entry.kind === 'refund' ? ('voucher' as const) : ('receipt' as const);
  const data = paperData(entry, money, {
    company: await companyOnPaper(tx),
    units: await unitLabels(tx, deal.id),
    cashier: actor ? nameOf(actor) : '',
    cheque,
    rate,
    ...(await replacedCheque(tx, entry)),
  });
  const year = Number(companyDay().slice(0, 4));
  const number = await nextNumber(tx, kind, year);
  await tx.insert(papers).values({
    kind,
    year,
    number,
    entryId: entry.id,
    data,
    sealed: await codeOf(tx, deal.id),
    search: searchColumn(paperNumber(year, number), deal.name, deal.phone),
    // with the deal held, so that it is before or after a transfer
    createdAt: sql`clock_timestamp()`,
  });
}

/** The papers of a deal that were issued after a moment, or all, newest first. */
export async function papersSince(db: Db, dealId: DealId, since: Date | null) {
  const rows = await db
    .select({
      ...{ id: papers.id, kind: papers.kind, year: papers.year, number: papers.number },
      ...{ on: entries.onDay, amount: entries.amount, currency: entries.currency },
      voidedAt: entries.voidedAt,
    })
    .from(papers)
    .innerJoin(entries, eq(entries.id, papers.entryId))
    .where(and(eq(entries.dealId, dealId), since ? gt(papers.createdAt, since) : undefined))
    .orderBy(desc(papers.id));
  return rows.map(({ year, number, voidedAt, ...paper }) => ({
    ...paper,
    number: paperNumber(year, number),
    isVoid: voidedAt !== null,
  }));
}

export async function readPaper(db: Db, actor: Actor | null, id: number): Promise<Paper> {
  const [found] = await db
    .select({ paper: papers, entry: entries, voidedBy: displayName() })
    .from(papers)
    .innerJoin(entries, eq(entries.id, papers.entryId))
    .leftJoin(users, eq(users.id, entries.voidedBy))
    .where(eq(papers.id, id));
  if (!found) throw new AppError('notFound');
  const { paper, entry, voidedBy } = found;
  requireVisible(actor, await readMoney(db, entry.dealId));
  return {
    id: paper.id,
    kind: paper.kind,
    number: paperNumber(paper.year, paper.number),
    dealId: entry.dealId,
    entryId: entry.id,
    issuedAt: paper.createdAt.toISOString(),
    data: paper.data,
    // the one that it was issued with, also when it is printed again
    ...(await pathIn(db, paper.sealed)),
    void:
      entry.voidedAt && entry.voidedOn
        ? { on: entry.voidedOn, at: entry.voidedAt.toISOString(), by: voidedBy, reason: entry.voidReason }
        : null,
  };
}
