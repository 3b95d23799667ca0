import type {
  AnswerTemplate,
  AnswerTemplateInput,
  AnswerTemplates,
  AnswerTemplateUpdate,
} from '@diyar/contract/answer-templates';
import type { LogAction } from '@diyar/contract/rules/activity';
import { ANSWER_KINDS, unknownFields } from '@diyar/contract/rules/answer-template';
import { asc, eq, max, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { answerTemplates } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';

type Row = typeof answerTemplates.$inferSelect;

const present = ({ id, version, kind, nameEn, nameAr, bodyEn, bodyAr }: Row): AnswerTemplate => ({
  id,
  version,
  kind,
  nameEn,
  nameAr,
  bodyEn,
  bodyAr,
});

/** By kind, in the order of the kinds, then as they were made. */
export async function listTemplates(db: Db): Promise<AnswerTemplates> {
  const rows = await db
    .select()
    .from(answerTemplates)
    .orderBy(asc(answerTemplates.position), asc(answerTemplates.id));
  const byKind = rows.toSorted((a, b) => ANSWER_KINDS.indexOf(a.kind) - ANSWER_KINDS.indexOf(b.kind));
  return { items: byKind.map(present) };
}

/** A field that nothing fills would reach the visitor in braces. */
function requireFields(input: AnswerTemplateInput): void {
  const issues = (['bodyEn', 'bodyAr'] as const)
    .filter((field) => unknownFields(input[field]).length > 0)
    .map((field) => ({ path: [field], message: 'unknownAnswerField' }));
  if (issues.length > 0) throw new AppError('invalid', { issues });
}

const told = (
  tx: Tx,
  actor: Actor,
  action: Extract<LogAction, `answerTemplates.${string}`>,
  { id, nameEn, nameAr }: Row,
) => audit(tx, actor, action, { entity: 'answerTemplate', id, details: { name: nameAr || nameEn } });

export const addTemplate = (db: Db, actor: Actor, input: AnswerTemplateInput): Promise<AnswerTemplate> =>
  db.transaction(async (tx) => {
    requireFields(input);
    const [last] = await tx.select({ position: max(answerTemplates.position) }).from(answerTemplates);
    const [made] = await tx
      .insert(answerTemplates)
      .values({ ...input, position: (last?.position ?? 0) + 1 })
      .returning();
    if (!made) throw new Error('insert returned nothing');
    await told(tx, actor, 'answerTemplates.create', made);
    return present(made);
  });

async function lockTemplate(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(answerTemplates).where(eq(answerTemplates.id, id)).for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

export const saveTemplate = (
  db: Db,
  actor: Actor,
  id: number,
  { version, ...input }: AnswerTemplateUpdate,
): Promise<AnswerTemplate> =>
  db.transaction(async (tx) => {
    requireFields(input);
    const before = await lockTemplate(tx, id);
    if (before.version !== version) throw new AppError('stale');
    const [after] = await tx
      .update(answerTemplates)
      .set({ ...input, version: sql`${answerTemplates.version} + 1` })
      .where(eq(answerTemplates.id, id))
      .returning();
    if (!after) throw new Error('update returned nothing');
    await told(tx, actor, 'answerTemplates.update', after);
    return present(after);
  });

export const removeTemplate = (db: Db, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockTemplate(tx, id);
    await tx.delete(answerTemplates).where(eq(answerTemplates.id, id));
    await told(tx, actor, 'answerTemplates.delete', row);
  });
