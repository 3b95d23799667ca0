import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DealLedger } from '@diyar/contract/ledger';
import type { Paper, PaperCompany } from '@diyar/contract/papers';
import { companyDay } from '@diyar/contract/rules/dates';
import { and, asc, isNull, sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, files, papers } from '../../db/schema.ts';
import type { Storage } from '../files/index.ts';
import { companyOnPaper, paperNumber, readLedger, readPaper } from '../ledger/index.ts';
import { type Chosen, type WithNumbers, writeTables } from './write-tables.ts';

/** Null where the pages are not built, in development: papers are then data only. */
export type PaperHtml = {
  paper: (paper: Paper, today: string) => string;
  statement: (of: { ledger: DealLedger; company: PaperCompany }) => string;
} | null;

const ABOUT = `\u{FEFF}What is in this archive
data/    every table of the company as CSV, UTF-8, as of one moment; dates in the company's time zone
files/   pictures, videos, plans, contracts and photos as they were uploaded; data/files.csv says what each is
papers/  receipts and vouchers as they were issued, to open in a browser and print
Passwords, second factors, sessions and secret addresses are not in it; numbers of identity papers only if they were asked for.

ما في هذا الأرشيف
data/    كل جداول الشركة بصيغة CSV كما هي في لحظة واحدة، والأوقات بتوقيت الشركة
files/   الصور والفيديو والمخططات والعقود كما رُفعت، ويقول data/files.csv ما كل ملف
papers/  سندات القبض والصرف كما صدرت، تُفتح في المتصفح وتُطبع
لا كلمات مرور فيه ولا جلسات ولا عناوين سرية، ولا أرقام وثائق الهوية إلا إن طُلبت.
`;

const ABOUT_PERSON = `\u{FEFF}All that is stored about one person
data/        the person, leads with notes, messages, viewings, quotes, deals with plan and payments, and what was changed; CSV, UTF-8
statements/  the account of each deal, papers/ receipts and vouchers as they were issued: to open in a browser and print
files/       contracts and photos of the deals

كل ما هو محفوظ عن شخص واحد
data/        الشخص والعملاء المحتملون بملاحظاتهم والرسائل والمعاينات وعروض الأسعار والصفقات بخططها ودفعاتها وما تغيّر منها، بصيغة CSV
statements/  كشف حساب كل صفقة، papers/ السندات كما صدرت: تُفتح في المتصفح وتُطبع
files/       عقود الصفقات وصورها
`;

/** A name that every system can unpack. */
const fileName = (id: number, original: string) =>
  `${id}-${
    original
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}.-]+/gu, '_')
      .slice(-80) || 'file'
  }`;

interface Source {
  db: Db;
  actor: Actor;
  storage: Storage;
  paperHtml: PaperHtml;
  zone: string;
  log: (error: unknown) => void;
  /** Of one person only. */
  chosen?: Chosen;
  numbers: WithNumbers;
}

/** Rows of a table, by their ids. */
const chosenIn = ({ chosen }: Source, table: 'files' | 'papers' | 'deals') =>
  chosen &&
  sql`${sql.identifier(table)}.id in (select t.id from ${sql.identifier(table)} t where ${chosen[table]})`;

/** What was uploaded, one after the other as it is sent: none is in memory. */
async function addFiles(zip: ZipFile, source: Source): Promise<void> {
  const { db, storage, log } = source;
  const rows = await db
    .select({ id: files.id, key: files.storageKey, name: files.originalName })
    .from(files)
    .where(chosenIn(source, 'files'))
    .orderBy(asc(files.id));
  // pictures and videos are packed already
  for (const { id, key, name } of rows)
    zip.addReadStreamLazy(`files/${fileName(id, name)}`, { compress: false }, (give) => {
      storage.open(key).then(
        (object) => (object ? give(null, object.stream()) : skip(id, give)),
        (error: unknown) => {
          log(error);
          skip(id, give);
        },
      );
    });
}

/** A file that is gone does not keep the rest from coming out: it is empty, and its row says what it was. */
const skip = (id: number, give: (error: null, stream: NodeJS.ReadableStream) => void) =>
  give(null, Readable.from([`file ${id} is missing in the storage\n`]));

async function addPapers(zip: ZipFile, source: Source): Promise<void> {
  const { db, actor, paperHtml } = source;
  if (!paperHtml) return;
  const rows = await db
    .select({ id: papers.id, kind: papers.kind, year: papers.year, number: papers.number })
    .from(papers)
    .where(chosenIn(source, 'papers'))
    .orderBy(asc(papers.id));
  const today = companyDay();
  for (const { id, kind, year, number } of rows)
    zip.addReadStreamLazy(`papers/${kind}-${paperNumber(year, number)}.html`, {}, (give) => {
      readPaper(db, actor, id).then(
        (paper) => give(null, Readable.from([paperHtml.paper(paper, today)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
}

/** The account of each deal of a person as it stands today. */
async function addStatements(zip: ZipFile, source: Source): Promise<void> {
  const { db, actor, paperHtml } = source;
  if (!paperHtml || !source.chosen) return;
  const rows = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(isNull(deals.deletedAt), chosenIn(source, 'deals')))
    .orderBy(asc(deals.id));
  const company = await companyOnPaper(db);
  for (const { id } of rows)
    zip.addReadStreamLazy(`statements/deal-${id}.html`, {}, (give) => {
      readLedger(db, actor, id).then(
        (ledger) => give(null, Readable.from([paperHtml.statement({ ledger, company })])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
}

/** Everything, or everything about one person, as one zip that is written while it is sent. */
export async function archiveOf(
  source: Source,
): Promise<{ stream: NodeJS.ReadableStream; clean: () => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const clean = () => void rm(folder, { recursive: true, force: true }).catch(source.log);
  try {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(source.chosen ? ABOUT_PERSON : ABOUT), 'README.txt');
    for (const file of await writeTables(source.db, folder, source.zone, source))
      zip.addFile(join(folder, file), `data/${file}`);
    await addPapers(zip, source);
    await addStatements(zip, source);
    await addFiles(zip, source);
    zip.end();
    return { stream: zip.outputStream, clean };
  } catch (error) {
    clean();
    throw error;
  }
}
