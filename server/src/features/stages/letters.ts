import { foldText } from '@diyar/contract/rules/fold-text';
import type { DealId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import type { StageLetter, StageLetters, ToldInput } from '@diyar/contract/stages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals, stageLetters, stages } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { openBuilding } from '../building-access/index.ts';
import { audit } from '../changes/index.ts';
import { unitsOfDeal } from '../deals/index.ts';
import { companyDay, companyOnPaper, invalidField, readStagesOf } from '../ledger/index.ts';
import { buyerPaths } from '../secret-addresses/index.ts';
import { dealsOfStage, linesOfStage } from './reach.ts';

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
export async function readLetters(db: Db | Tx, actor: Actor, stageId: number): Promise<StageLetters> {
  const { building, stage } = await stageFor(db, actor, stageId);
  const today = companyDay();
  const { reachedOn } = stage;
  const concerned = reachedOn === null ? [] : await dealsOfStage(db, stageId);
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
        handedAt: letter?.handedAt?.toISOString() ?? null,
        printedAt: letter?.printedAt?.toISOString() ?? null,
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
    const now = new Date();
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
