import { isDeepStrictEqual } from 'node:util';
import type { Contract, ContractInput, DealContracts, ShownInput } from '@diyar/contract/contracts';
import { buyersLanguage } from '@diyar/contract/rules/buyers-language';
import type { ContractFacts } from '@diyar/contract/rules/contract-facts';
import {
  type ContractValues,
  changedValues,
  contractValues,
  missingFields,
  namedField,
  withGaps,
} from '@diyar/contract/rules/contract-fields';
import { WORD_TYPE } from '@diyar/contract/rules/file-types';
import type { DealId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { both } from '@diyar/contract/words/both';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { contracts, contractTemplates, contractVersions, deals, files, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { buyersSince } from '../deals/index.ts';
import { bytesOfFile, claimFile, type FileRow, type Files, storeBytes } from '../files/index.ts';
import {
  companyDay,
  type DealMoney,
  expectedNumber,
  holdMoney,
  invalidField,
  isEnded,
  nextNumber,
  paperNumber,
  readMoney,
  recordMoney,
  requireVersion,
  requireVisibleDeal,
} from '../ledger/index.ts';
import { partiesOf } from '../parties/index.ts';
import { fairQueue } from '../sheet-files/index.ts';
import { fillDocx } from './docx/in-turn.ts';
import { factsOf } from './facts.ts';
import { readVersion, type VersionFile } from './templates.ts';

type ContractRow = typeof contracts.$inferSelect;
type Shown = { row: ContractRow; file: FileRow; by: string | null; shownBy: string | null };

/** The last signed one counts until another is signed; before that the last one that was made. */
function stateOf(row: ContractRow, newestFirst: readonly ContractRow[]): Contract['state'] {
  const later = newestFirst.filter(({ id }) => id > row.id);
  if (row.signedOn === null) return later.length > 0 ? 'superseded' : 'made';
  return later.some(({ signedOn }) => signedOn !== null) ? 'superseded' : 'signed';
}

/** One that counts, and was made for those who are the buyers now: after others there is none until one is made. */
const isOfPresent = (
  row: ContractRow,
  newestFirst: readonly ContractRow[],
  since: Date | undefined,
): boolean => stateOf(row, newestFirst) !== 'superseded' && (since === undefined || row.createdAt > since);

const presentContract = (
  { row, file, by, shownBy }: Shown,
  all: readonly ContractRow[],
  facts: ContractFacts,
  since: Date | undefined,
): Contract => {
  const mayBeShown = isOfPresent(row, all, since);
  const number = paperNumber(row.year, row.number);
  const now = contractValues({ ...facts, number, on: row.onDay }, row.lang);
  return {
    id: row.id,
    number,
    on: row.onDay,
    state: stateOf(row, all),
    template: row.template,
    version: row.templateVersion,
    lang: row.lang,
    fileName: file.originalName,
    size: file.size,
    sha256: file.sha256,
    signedOn: row.signedOn,
    hasScan: row.scanFileId !== null,
    changed: changedValues(row.used, row.values, now).map(namedField),
    mayBeShown,
    shown:
      mayBeShown && row.shownToBuyers && row.shownAt
        ? { copy: row.shownToBuyers, at: row.shownAt.toISOString(), by: shownBy }
        : null,
    at: row.createdAt.toISOString(),
    by,
  };
};

/** Those in use for the deal's project or for all; its own project's first, of these those in the buyer's language. */
async function offeredFor(db: Db | Tx, projectId: number | null, buyer: string) {
  const rows = await db
    .select({ template: contractTemplates, version: contractVersions })
    .from(contractVersions)
    .innerJoin(contractTemplates, eq(contractTemplates.id, contractVersions.templateId))
    .where(
      and(
        contractVersions.isInUse,
        projectId === null
          ? isNull(contractTemplates.projectId)
          : or(isNull(contractTemplates.projectId), eq(contractTemplates.projectId, projectId)),
      ),
    )
    .orderBy(asc(contractTemplates.projectId), asc(contractTemplates.name), asc(contractTemplates.id));
  const theirs = buyersLanguage(buyer);
  const place = ({ template: { projectId: own, lang } }: (typeof rows)[number]) =>
    (own === null ? 2 : 0) + (lang === theirs ? 0 : 1);
  return rows.toSorted((a, b) => place(a) - place(b));
}

const showing = alias(users, 'showing');

const rowsOf = (db: Db | Tx, dealId: DealId): Promise<Shown[]> =>
  db
    .select({ row: contracts, file: files, by: displayName(), shownBy: displayName(showing) })
    .from(contracts)
    .innerJoin(files, eq(files.id, contracts.fileId))
    .leftJoin(users, eq(users.id, contracts.createdBy))
    .leftJoin(showing, eq(showing.id, contracts.shownBy))
    .where(eq(contracts.dealId, dealId))
    .orderBy(desc(contracts.id));

async function present(db: Db | Tx, money: DealMoney): Promise<DealContracts> {
  const today = companyDay();
  const { deal, building } = money;
  const rows = await rowsOf(db, deal.id);
  const facts = await factsOf(db, money, { number: null, on: today });
  const valuesIn = new Map<Lang, ContractValues>();
  const valuesOf = (lang: Lang) => {
    const known = valuesIn.get(lang) ?? contractValues(facts, lang);
    valuesIn.set(lang, known);
    return known;
  };
  const parties = await partiesOf(db, deal.id);
  const personOf = (at: number | null) => parties[(at ?? 1) - 1]?.personId ?? null;
  const all = rows.map(({ row }) => row);
  const since = (await buyersSince(db, [deal.id])).get(deal.id);
  return {
    dealId: deal.id,
    dealVersion: deal.version,
    isOpen: !isEnded(deal),
    projectId: building?.id ?? null,
    templates: (await offeredFor(db, building?.id ?? null, deal.name)).map(({ template, version }) => ({
      templateId: template.id,
      versionId: version.id,
      version: version.version,
      name: template.name,
      lang: template.lang,
      missing: missingFields(version.used, valuesOf(template.lang)).map((field) => ({
        ...namedField(field),
        personId: field.key === 'share' || field.place !== 'parties' ? null : personOf(field.at),
      })),
      fields: new Set(version.used.map(({ loop, key }) => `${loop} ${key}`)).size,
    })),
    contracts: rows.map((shown) => presentContract(shown, all, facts, since)),
    isSigned: deal.contractFileId !== null || all.some(({ signedOn }) => signedOn !== null),
    today,
  };
}

export async function readContracts(db: Db, actor: Actor, dealId: DealId): Promise<DealContracts> {
  await requireVisibleDeal(db, actor, dealId);
  return present(db, await readMoney(db, dealId));
}

/** A template of another project is as little there as one that is retired. */
async function requireOffered(db: Db | Tx, versionId: number, money: DealMoney): Promise<VersionFile> {
  const found = await readVersion(db, versionId);
  const { template, version } = found;
  const isTheirs = template.projectId === null || template.projectId === money.building?.id;
  if (!version.isInUse || !isTheirs) throw new AppError('templateNotReady');
  return found;
}

/** What a contract of the deal would say with the number that is expected next. */
async function prepare(db: Db | Tx, money: DealMoney, input: ContractInput, number: number) {
  if (isEnded(money.deal)) throw new AppError('dealEnded');
  const found = await requireOffered(db, input.versionId, money);
  const today = companyDay();
  const year = Number(today.slice(0, 4));
  const on = input.on ?? today;
  const printed = paperNumber(year, number);
  const facts = await factsOf(db, money, { number: printed, on });
  const values = contractValues(facts, found.template.lang);
  if (missingFields(found.version.used, values).length > 0) throw new AppError('contractGaps');
  return { ...found, year, on, printed, values };
}

/** Of one process one at a time: the file is filled with the number that is next, and nobody waits for it with a lock. */
const inTurn = fairQueue(1);
/** Of several processes another may take the number meanwhile. */
const TRIES = 5;

const thisYear = () => Number(companyDay().slice(0, 4));

/** The number is taken together with the file that says it: who fails takes none, and there are no gaps. */
export const makeContract = (
  db: Db,
  store: Files,
  actor: Actor,
  dealId: DealId,
  input: ContractInput,
): Promise<DealContracts> =>
  inTurn(actor.id, async () => {
    await requireVisibleDeal(db, actor, dealId);
    for (let tries = 0; tries < TRIES; tries++) {
      const number = await expectedNumber(db, 'contract', thisYear());
      const draft = await prepare(db, await readMoney(db, dealId), input, number);
      const source = await bytesOfFile(store, draft.file);
      const bytes = await fillDocx(actor.id, source, draft.values);
      const made = await writeContract(db, store, actor, dealId, input, { ...draft, number, bytes });
      if (made) return made;
    }
    throw new AppError('stale');
  });

type Draft = Awaited<ReturnType<typeof prepare>> & { number: number; bytes: Buffer };

class Overtaken extends Error {}

/** Null where the deal says something else by now, or the number is taken: then nothing was written. */
const writeContract = (
  db: Db,
  store: Files,
  actor: Actor,
  dealId: DealId,
  input: ContractInput,
  draft: Draft,
): Promise<DealContracts | null> =>
  db
    .transaction(async (tx) => {
      const money = await holdMoney(tx, actor, dealId);
      requireVersion(money, input.version);
      const { year, printed, template, version, on, values } = await prepare(tx, money, input, draft.number);
      const number = await nextNumber(tx, 'contract', year);
      const isSame = number === draft.number && printed === draft.printed;
      if (!isSame || !isDeepStrictEqual(values, draft.values)) throw new Overtaken();
      const made = await storeBytes(store, tx, actor, {
        bytes: draft.bytes,
        class: 'contract',
        mimeType: WORD_TYPE,
        name: `contract-${printed}.docx`,
      });
      await tx.insert(contracts).values({
        ...{ year, number, dealId, versionId: version.id, onDay: on, values },
        ...{ template: template.name, templateVersion: version.version, lang: template.lang },
        ...{ used: version.used, fileId: made.id, createdBy: actor.id },
        // with the deal held, so that it is before or after a transfer
        createdAt: sql`clock_timestamp()`,
      });
      await recordMoney(tx, actor, money, { action: 'contractMade', after: { contractNumber: printed } });
      return present(tx, await readMoney(tx, dealId));
    })
    .catch((error: unknown) => {
      if (error instanceof Overtaken) return null;
      throw error;
    });

/** The word for a draft stands where the number would be, and above everything; gaps are dotted lines. */
export async function draftContract(
  db: Db,
  store: Files,
  actor: Actor,
  dealId: DealId,
  versionId: number,
): Promise<{ name: string; bytes: Buffer }> {
  await requireVisibleDeal(db, actor, dealId);
  const money = await readMoney(db, dealId);
  const { template, file } = await requireOffered(db, versionId, money);
  const facts = await factsOf(db, money, { number: null, on: companyDay() });
  const values = withGaps(contractValues(facts, template.lang));
  const word = both('draft')[template.lang];
  return {
    name: `${template.name}-${word}.docx`,
    bytes: await fillDocx(actor.id, await bytesOfFile(store, file), values, { word, lang: template.lang }),
  };
}

async function findContract(db: Db | Tx, contractId: number) {
  const [found] = await db.select().from(contracts).where(eq(contracts.id, contractId));
  if (!found?.dealId) throw new AppError('notFound');
  return { row: found, dealId: found.dealId };
}

/** Of a contract its file, or the scan of the signed one. */
export async function fileOfContract(
  db: Db,
  actor: Actor,
  contractId: number,
  which: 'fileId' | 'scanFileId',
): Promise<FileRow> {
  const { row, dealId } = await findContract(db, contractId);
  await requireVisibleDeal(db, actor, dealId);
  const id = row[which];
  const [file] = id === null ? [] : await db.select().from(files).where(eq(files.id, id));
  if (!file) throw new AppError('notFound');
  return file;
}

export const SCAN = { class: 'contract', kinds: ['pdf', 'image'] } as const;

/** Before 200 MB are received. */
export async function requireSignable(db: Db, actor: Actor, contractId: number): Promise<void> {
  const { dealId } = await findContract(db, contractId);
  await requireVisibleDeal(db, actor, dealId);
}

/** The scan is the contract of its deal from then on, as the calls of the deal have it. */
export const signContract = (
  db: Db,
  actor: Actor,
  contractId: number,
  signedOn: string,
  scan: FileRow,
): Promise<DealContracts> =>
  db.transaction(async (tx) => {
    const { row, dealId } = await findContract(tx, contractId);
    const money = await holdMoney(tx, actor, dealId);
    if (signedOn > companyDay()) throw invalidField(['signedOn'], 'dateInFuture');
    const all = await rowsOf(tx, dealId);
    const isOutdated = all.some((one) => one.row.id > row.id && one.row.signedOn !== null);
    if (isOutdated) throw new AppError('stale');
    await claimFile(tx, scan.id, SCAN.class, SCAN.kinds);
    await tx.update(contracts).set({ signedOn, scanFileId: scan.id }).where(eq(contracts.id, contractId));
    await tx.update(deals).set({ contractFileId: scan.id }).where(eq(deals.id, dealId));
    await recordMoney(tx, actor, money, {
      action: 'contractSigned',
      before: { signedOn: row.signedOn, contractFileId: money.deal.contractFileId },
      after: { signedOn, contractFileId: scan.id, contractNumber: paperNumber(row.year, row.number) },
      context: ['contractNumber'],
    });
    return present(tx, await readMoney(tx, dealId));
  });

/** What the buyers open on their page. It is said for one contract: a later one begins with nothing. */
export const showContract = (
  db: Db,
  actor: Actor,
  contractId: number,
  { copy }: ShownInput,
): Promise<DealContracts> =>
  db.transaction(async (tx) => {
    const { row, dealId } = await findContract(tx, contractId);
    const money = await holdMoney(tx, actor, dealId);
    const all = (await rowsOf(tx, dealId)).map((one) => one.row);
    const since = (await buyersSince(tx, [dealId])).get(dealId);
    const isTheirs = isOfPresent(row, all, since);
    const isThere = copy !== 'scan' || row.scanFileId !== null;
    if (copy !== null && !(isTheirs && isThere)) throw new AppError('stale');
    if (copy !== row.shownToBuyers) {
      const said =
        copy === null ? { shownAt: null, shownBy: null } : { shownAt: new Date(), shownBy: actor.id };
      await tx
        .update(contracts)
        .set({ shownToBuyers: copy, ...said })
        .where(eq(contracts.id, contractId));
      await audit(tx, actor, copy === null ? 'buyerPages.hideContract' : 'buyerPages.showContract', {
        entity: 'deal',
        id: dealId,
        details: { name: money.deal.name, number: paperNumber(row.year, row.number) },
      });
    }
    return present(tx, await readMoney(tx, dealId));
  });

/** The contracts that a deal's buyers were allowed to open, newest first, each as the file that was chosen. */
export async function contractsForBuyers(db: Db, dealId: DealId) {
  const rows = (await rowsOf(db, dealId)).map(({ row }) => row);
  const since = (await buyersSince(db, [dealId])).get(dealId);
  return rows
    .filter((row) => row.shownToBuyers !== null && isOfPresent(row, rows, since))
    .flatMap(({ id, year, number, onDay, signedOn, shownToBuyers, fileId, scanFileId }) => {
      const shown = shownToBuyers === 'scan' ? scanFileId : fileId;
      return shown === null
        ? []
        : [{ id, number: paperNumber(year, number), on: signedOn ?? onDay, fileId: shown }];
    });
}
