import type {
  ContractTemplate,
  ContractTemplateInput,
  ContractTemplates,
  UseVersionInput,
} from '@diyar/contract/contracts';
import { EXAMPLE_FACTS } from '@diyar/contract/rules/contract-facts';
import { contractValues, namedField } from '@diyar/contract/rules/contract-fields';
import { WORD_TYPE } from '@diyar/contract/rules/file-types';
import { aliasedTable, and, asc, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { contracts, contractTemplates, contractVersions, files, projects, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { bytesOfFile, type FileRow, type Files, storeBytes } from '../files/index.ts';
import { invalidField } from '../ledger/index.ts';
import { checkDocx, fillDocx } from './docx/in-turn.ts';

const uploader = aliasedTable(users, 'uploader');

/** Every template with its versions, the newest of each first. */
export async function listTemplates(db: Db | Tx): Promise<ContractTemplates> {
  const rows = await db
    .select({
      template: contractTemplates,
      project: { id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr },
    })
    .from(contractTemplates)
    .leftJoin(projects, eq(projects.id, contractTemplates.projectId))
    .orderBy(asc(contractTemplates.name), asc(contractTemplates.id));
  const versions = await db
    .select({
      version: contractVersions,
      file: files,
      by: displayName(uploader),
      contracts: db.$count(contracts, eq(contracts.versionId, contractVersions.id)),
    })
    .from(contractVersions)
    .innerJoin(files, eq(files.id, contractVersions.fileId))
    .leftJoin(uploader, eq(uploader.id, contractVersions.createdBy))
    .orderBy(desc(contractVersions.version));
  const offered = await db
    .select({ id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr })
    .from(projects)
    .where(isNull(projects.deletedAt))
    .orderBy(asc(projects.nameEn), asc(projects.id));
  return {
    projects: offered,
    items: rows.map(
      ({ template: { id, name, lang }, project }): ContractTemplate => ({
        ...{ id, name, lang, project },
        versions: versions
          .filter(({ version }) => version.templateId === id)
          .map(({ version, file, by, contracts: made }) => ({
            id: version.id,
            version: version.version,
            isInUse: version.isInUse,
            fileName: file.originalName,
            size: file.size,
            fields: fieldsOf(version.used),
            problems: version.problems,
            contracts: made,
            at: version.createdAt.toISOString(),
            by,
          })),
      }),
    ),
  };
}

/** Each field once, in the order of the file. */
const fieldsOf = (used: (typeof contractVersions.$inferSelect)['used']) =>
  used
    .filter((one, i) => used.findIndex(({ loop, key }) => loop === one.loop && key === one.key) === i)
    .map(({ loop, key }) => namedField({ loop, key }));

export interface UploadedTemplate {
  bytes: Buffer;
  name: string;
}

async function addFile(
  { files: store, tx, actor }: { files: Files; tx: Tx; actor: Actor },
  templateId: number,
  { bytes, name }: UploadedTemplate,
  check: Awaited<ReturnType<typeof checkDocx>>,
): Promise<number> {
  const file = await storeBytes(store, tx, actor, { bytes, class: 'contract', mimeType: WORD_TYPE, name });
  const [last] = await tx
    .select({ version: max(contractVersions.version) })
    .from(contractVersions)
    .where(eq(contractVersions.templateId, templateId));
  const version = (last?.version ?? 0) + 1;
  await tx
    .insert(contractVersions)
    .values({ templateId, version, fileId: file.id, ...check, createdBy: actor.id });
  return version;
}

async function requireProject(tx: Tx, projectId: number | null): Promise<void> {
  if (projectId === null) return;
  const [found] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  if (!found) throw invalidField(['projectId'], 'invalidChoice');
}

/** The file is read before anything is written: a refused one leaves nothing. */
export async function addTemplate(
  db: Db,
  store: Files,
  actor: Actor,
  input: ContractTemplateInput,
  upload: UploadedTemplate,
): Promise<ContractTemplates> {
  const check = await checkDocx(actor.id, upload.bytes, input.lang);
  return db.transaction(async (tx) => {
    await requireProject(tx, input.projectId);
    const [template] = await tx
      .insert(contractTemplates)
      .values({ ...input, createdBy: actor.id })
      .returning();
    if (!template) throw new Error('insert returned nothing');
    await addFile({ files: store, tx, actor }, template.id, upload, check);
    await audit(tx, actor, 'contractTemplates.create', {
      entity: 'contractTemplate',
      id: template.id,
      details: { name: input.name },
    });
    return listTemplates(tx);
  });
}

/** Whoever changes a template waits for whoever changes it now. */
async function lockTemplate(tx: Tx, templateId: number) {
  const [template] = await tx
    .select()
    .from(contractTemplates)
    .where(eq(contractTemplates.id, templateId))
    .for('update');
  if (!template) throw new AppError('notFound');
  return template;
}

export async function requireTemplate(db: Db, templateId: number) {
  const [known] = await db.select().from(contractTemplates).where(eq(contractTemplates.id, templateId));
  if (!known) throw new AppError('notFound');
  return known;
}

export async function addVersion(
  db: Db,
  store: Files,
  actor: Actor,
  templateId: number,
  upload: UploadedTemplate,
): Promise<ContractTemplates> {
  const { lang } = await requireTemplate(db, templateId);
  const check = await checkDocx(actor.id, upload.bytes, lang);
  return db.transaction(async (tx) => {
    const { name } = await lockTemplate(tx, templateId);
    const version = await addFile({ files: store, tx, actor }, templateId, upload, check);
    await audit(tx, actor, 'contractTemplates.version', {
      entity: 'contractTemplate',
      id: templateId,
      details: { name, number: `v${version}` },
    });
    return listTemplates(tx);
  });
}

export const changeTemplate = (
  db: Db,
  actor: Actor,
  templateId: number,
  input: ContractTemplateInput,
): Promise<ContractTemplates> =>
  db.transaction(async (tx) => {
    await lockTemplate(tx, templateId);
    await requireProject(tx, input.projectId);
    await tx.update(contractTemplates).set(input).where(eq(contractTemplates.id, templateId));
    await audit(tx, actor, 'contractTemplates.update', {
      entity: 'contractTemplate',
      id: templateId,
      details: { name: input.name },
    });
    return listTemplates(tx);
  });

/** One version is in use, or none: contracts that were made stay what they are. */
export const useVersion = (
  db: Db,
  actor: Actor,
  templateId: number,
  { versionId }: UseVersionInput,
): Promise<ContractTemplates> =>
  db.transaction(async (tx) => {
    const { name } = await lockTemplate(tx, templateId);
    const [wanted] =
      versionId === null
        ? []
        : await tx
            .select({ version: contractVersions.version, problems: contractVersions.problems })
            .from(contractVersions)
            .where(and(eq(contractVersions.id, versionId), eq(contractVersions.templateId, templateId)));
    if (versionId !== null && !wanted) throw invalidField(['versionId'], 'invalidChoice');
    if (wanted && wanted.problems.length > 0) throw new AppError('templateNotReady');
    await tx
      .update(contractVersions)
      .set({ isInUse: false })
      .where(and(eq(contractVersions.templateId, templateId), sql`${contractVersions.isInUse}`));
    if (versionId !== null)
      await tx.update(contractVersions).set({ isInUse: true }).where(eq(contractVersions.id, versionId));
    await audit(tx, actor, wanted ? 'contractTemplates.use' : 'contractTemplates.retire', {
      entity: 'contractTemplate',
      id: templateId,
      details: { name, ...(wanted && { number: `v${wanted.version}` }) },
    });
    return listTemplates(tx);
  });

export interface VersionFile {
  template: typeof contractTemplates.$inferSelect;
  version: typeof contractVersions.$inferSelect;
  file: FileRow;
}

export async function readVersion(db: Db | Tx, versionId: number): Promise<VersionFile> {
  const [found] = await db
    .select({ template: contractTemplates, version: contractVersions, file: files })
    .from(contractVersions)
    .innerJoin(contractTemplates, eq(contractTemplates.id, contractVersions.templateId))
    .innerJoin(files, eq(files.id, contractVersions.fileId))
    .where(eq(contractVersions.id, versionId));
  if (!found) throw new AppError('notFound');
  return found;
}

/** With the values of the examples; fields that are not known stay as they stand in the file. */
export async function testContract(db: Db, store: Files, actor: Actor, versionId: number) {
  const { template, file } = await readVersion(db, versionId);
  const bytes = await bytesOfFile(store, file);
  return {
    name: `${template.name}-test.docx`,
    bytes: await fillDocx(actor.id, bytes, contractValues(EXAMPLE_FACTS, template.lang)),
  };
}
