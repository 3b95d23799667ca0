import { foldText } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import type { PlanStage } from '@diyar/contract/rules/stages';
import type { StageLetter, StageLetters, ToldInput } from '@diyar/contract/stages';
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, projects, stageLetters, stages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { openBuilding } from '../building-access/index.ts';
import { audit } from '../changes/index.ts';
import { buyersSince, unitsOfDeal } from '../deals/index.ts';
import { companyDay, companyOnPaper, invalidField, readStagesOf } from '../ledger/index.ts';
import { buyerPaths } from '../secret-addresses/index.ts';
import { dealsOfStage, linesOfStage } from './reach.ts';

const NEVER = new Date(0);

async function stageFor(db: Db | Tx, actor: Actor, stageId: number) {
  const [found] = await db.select({ projectId: stages.projectId }).from(stages).where(eq(stages.id, stageId));
  if (!found) throw new AppError('notFound');
  // whoever is bound sees the letters of their buildings
  const { building } = await openBuilding(db, actor, found.projectId);
  const stage = (await readStagesOf(db, building.id)).find(({ id }) => id === stageId);
  if (!stage) throw new AppError('notFound');
  return { building, stage };
}

/**
 * The buyers whose lines follow the stage, once it is reached. What is paid of the lines follows from the ledger; what was
 * told of another day of the stage was told of something else.
 */
export const readLetters = async (db: Db | Tx, actor: Actor, stageId: number): Promise<StageLetters> =>
  lettersAt(db, await stageFor(db, actor, stageId));

type At = { building: { id: number; nameEn: string; nameAr: string }; stage: PlanStage };

async function lettersAt(db: Db | Tx, { building, stage }: At, of?: DealId): Promise<StageLetters> {
  const stageId = stage.id;
  const today = companyDay();
  const { reachedOn } = stage;
  const concerned = reachedOn === null ? [] : await dealsOfStage(db, stageId, of);
  const ids = concerned.map(({ deal }) => deal.id);
  const told =
    reachedOn === null
      ? []
      : await db
          .select()
          .from(stageLetters)
          .where(and(eq(stageLetters.stageId, stageId), eq(stageLetters.reachedOn, reachedOn)));
  const units =
    ids.length === 0
      ? []
      : await db.select({ id: deals.id, units: unitsOfDeal }).from(deals).where(inArray(deals.id, ids));
  const pages = await buyerPaths(db, ids);
  const since = await buyersSince(db, ids);
  // the earlier buyers were told, not those of now
  const toldThem = (at: Date | null | undefined, id: DealId) =>
    at && at > (since.get(id) ?? NEVER) ? at.toISOString() : null;
  const items = concerned.flatMap((one): StageLetter[] => {
    const { deal } = one;
    const lines = linesOfStage(one, stage, today);
    if (deal.currency === null || lines.length === 0) return [];
    const letter = told.find(({ dealId }) => dealId === deal.id);
    const { currency } = deal;
    const sum = (amounts: number[]) => sumAmounts(amounts, currency);
    return [
      {
        dealId: deal.id,
        name: deal.name,
        phone: deal.phone,
        units: (units.find(({ id }) => id === deal.id)?.units ?? []).map(({ label }) => label).join(', '),
        currency,
        lines: lines.map(({ label, dueOn, amount, covered }) => ({
          ...{ label, dueOn, amount, covered },
          open: sum([amount, -covered]),
        })),
        amount: sum(lines.map(({ amount }) => amount)),
        covered: sum(lines.map(({ covered }) => covered)),
        open: sum(lines.flatMap(({ amount, covered }) => [amount, -covered])),
        isLate: lines.some(({ isLate }) => isLate),
        ...(pages.has(deal.id) && { buyerPath: pages.get(deal.id) }),
        handedAt: toldThem(letter?.handedAt, deal.id),
        printedAt: toldThem(letter?.printedAt, deal.id),
      },
    ];
  });
  return {
    stage,
    building: { id: building.id, nameEn: building.nameEn, nameAr: building.nameAr },
    company: await companyOnPaper(db),
    items: items.sort((a, b) => foldText(a.name).localeCompare(foldText(b.name)) || a.dealId - b.dealId),
    today,
  };
}

/** Somebody handed these letters to WhatsApp, or has them on paper. Telling again is the newest time. */
export const tellLetters = (
  db: Db,
  actor: Actor,
  stageId: number,
  { how, dealIds }: ToldInput,
): Promise<StageLetters> =>
  db.transaction(async (tx) => {
    const { stage, building, items } = await readLetters(tx, actor, stageId);
    const { reachedOn } = stage;
    if (reachedOn === null) throw new AppError('stale');
    const unknown = dealIds.findIndex((asked) => items.every(({ dealId }) => dealId !== asked));
    if (unknown >= 0) throw invalidField(['dealIds', unknown], 'invalidChoice');
    const now = sql`clock_timestamp()`;
    const said =
      how === 'whatsapp' ? { handedAt: now, handedBy: actor.id } : { printedAt: now, printedBy: actor.id };
    await tx
      .insert(stageLetters)
      .values([...new Set<DealId>(dealIds)].map((dealId) => ({ dealId, stageId, reachedOn, ...said })))
      .onConflictDoUpdate({
        target: [stageLetters.dealId, stageLetters.stageId, stageLetters.reachedOn],
        set: said,
      });
    await audit(tx, actor, 'stages.told', {
      entity: 'project',
      id: building.id,
      details: {
        name: stage.nameAr || stage.nameEn,
        building: building.nameAr || building.nameEn,
        count: dealIds.length,
      },
    });
    return readLetters(tx, actor, stageId);
  });

/** When they were told last, by WhatsApp or on paper. */
const toldAt = sql<Date>`greatest(${stageLetters.handedAt}, ${stageLetters.printedAt})`.mapWith(
  stageLetters.handedAt,
);
const toldAfter = (since: Date | null) =>
  since ? or(gt(stageLetters.handedAt, since), gt(stageLetters.printedAt, since)) : undefined;

/** What the buyers of a deal were told after a moment, or ever, by letters that still stand; newest first. */
export const lettersTold = (db: Db, dealId: DealId, since: Date | null) =>
  db
    .select({ stageId: stages.id, nameEn: stages.nameEn, nameAr: stages.nameAr, at: toldAt })
    .from(stageLetters)
    // of another day of the stage it was another letter, which was withdrawn with it
    .innerJoin(stages, and(eq(stages.id, stageLetters.stageId), eq(stages.reachedOn, stageLetters.reachedOn)))
    .where(and(eq(stageLetters.dealId, dealId), toldAfter(since)))
    .orderBy(desc(toldAt), desc(stages.id));

/** One of them, with what of it is open today. */
export async function letterOf(db: Db, dealId: DealId, stageId: number): Promise<StageLetters | null> {
  const [of] = await db
    .select({ id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(eq(stages.id, stageId));
  const stage = of && (await readStagesOf(db, of.id)).find(({ id }) => id === stageId);
  if (!stage) return null;
  const letters = await lettersAt(db, { building: of, stage }, dealId);
  return letters.items.length > 0 ? letters : null;
}
