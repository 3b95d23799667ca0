import type { ApartmentNo, DealId } from '@diyar/contract/rules/ids';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, files as fileTable, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../building-access/index.ts';
import { claimFile, type FileRow, type Files, signedLink, type Wanted } from '../files/index.ts';
import { type ApartmentState, readApartment } from './apartments.ts';
import { holdApartment, requireReserved, writing } from './change.ts';
import type { ContractLink } from './present.ts';
import { rewrite } from './reservations.ts';

export type Document = 'photo' | 'contract';

/** Both are private, each with its own file class. */
export const WANTED: Record<Document, Wanted> = {
  photo: { class: 'photo', kinds: ['image'] },
  contract: { class: 'contract', kinds: ['pdf', 'image'] },
};

/** The links of the answers; what the file is, whoever opens it is told then. */
export const contractLinks =
  (files: Files): ContractLink =>
  (id, actor) =>
    signedLink(files, actor, { id, mimeType: '' }).url;

/** Whose document is coming: asked before 200 MB are received, and held against once they are. */
export async function holderOf(db: Db, { building }: Scope, no: ApartmentNo): Promise<DealId> {
  const { deal } = await readApartment(db, building, no);
  if (!deal) throw new AppError('notReserved');
  return deal.id;
}

export const attach = (
  db: Db,
  scope: Scope,
  no: ApartmentNo,
  dealId: DealId,
  document: Document,
  file: FileRow,
): Promise<ApartmentState> =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, scope, no);
    const deal = requireReserved(held);
    if (deal.id !== dealId) throw new AppError('stale');
    await claimFile(tx, file.id, WANTED[document].class, WANTED[document].kinds);
    const isPhoto = document === 'photo';
    const columns = isPhoto ? { photoFileId: file.id } : { contractFileId: file.id };
    await rewrite(tx, held, deal, columns, isPhoto ? 'photoAdded' : 'contractAdded');
    return readApartment(tx, scope.building, no);
  });

/** The file of the present holder; 404 when there is none, or nobody. */
export async function documentOf(
  db: Db,
  { building }: Scope,
  no: ApartmentNo,
  document: Document,
): Promise<FileRow> {
  const column = document === 'photo' ? deals.photoFileId : deals.contractFileId;
  const [found] = await db
    .select({ file: fileTable })
    .from(units)
    .innerJoin(dealUnits, and(eq(dealUnits.unitId, units.id), dealUnits.open))
    .innerJoin(deals, eq(deals.id, dealUnits.dealId))
    .innerJoin(fileTable, eq(fileTable.id, column))
    .where(and(eq(units.projectId, building.id), eq(units.apartmentNo, no)));
  if (!found) throw new AppError('notFound');
  return found.file;
}
