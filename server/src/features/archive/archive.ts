import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Paper } from '@diyar/contract/papers';
import { companyDay } from '@diyar/contract/rules/dates';
import { asc } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { files, papers } from '../../db/schema.ts';
import type { Storage } from '../files/index.ts';
import { paperNumber, readPaper } from '../ledger/index.ts';
import { writeTables } from './write-tables.ts';

/** Null where the pages are not built, in development: papers are then data only. */
export type PaperHtml = ((paper: Paper, today: string) => string) | null;

const ABOUT = `\u{FEFF}What is in this archive
data/    every table of the company as CSV, UTF-8, as of one moment; dates in the company's time zone
files/   pictures, videos, plans, contracts and photos as they were uploaded; data/files.csv says what each is
papers/  receipts and vouchers as they were issued, to open in a browser and print
Passwords, second factors, sessions and secret addresses are not in it.

ما في هذا الأرشيف
data/    كل جداول الشركة بصيغة CSV كما هي في لحظة واحدة، والأوقات بتوقيت الشركة
files/   الصور والفيديو والمخططات والعقود كما رُفعت، ويقول data/files.csv ما كل ملف
papers/  سندات القبض والصرف كما صدرت، تُفتح في المتصفح وتُطبع
لا كلمات مرور فيه ولا جلسات ولا عناوين سرية.
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
}

/** What was uploaded, one after the other as it is sent: none is in memory. */
async function addFiles(zip: ZipFile, { db, storage, log }: Source): Promise<void> {
  const rows = await db
    .select({ id: files.id, key: files.storageKey, name: files.originalName })
    .from(files)
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

async function addPapers(zip: ZipFile, { db, actor, paperHtml }: Source): Promise<void> {
  if (!paperHtml) return;
  const rows = await db
    .select({ id: papers.id, kind: papers.kind, year: papers.year, number: papers.number })
    .from(papers)
    .orderBy(asc(papers.id));
  const today = companyDay();
  for (const { id, kind, year, number } of rows)
    zip.addReadStreamLazy(`papers/${kind}-${paperNumber(year, number)}.html`, {}, (give) => {
      readPaper(db, actor, id).then(
        (paper) => give(null, Readable.from([paperHtml(paper, today)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
}

/** Everything, as one zip that is written while it is sent. */
export async function archiveOf(
  source: Source,
): Promise<{ stream: NodeJS.ReadableStream; clean: () => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const clean = () => void rm(folder, { recursive: true, force: true }).catch(source.log);
  try {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(ABOUT), 'README.txt');
    for (const file of await writeTables(source.db, folder, source.zone))
      zip.addFile(join(folder, file), `data/${file}`);
    await addPapers(zip, source);
    await addFiles(zip, source);
    zip.end();
    return { stream: zip.outputStream, clean };
  } catch (error) {
    clean();
    throw error;
  }
}
