import type { BuildingInput, BuildingSetup, BuildingSetupUnit } from '@diyar/contract/building-setup';
import { type OpenStage, unitStatus } from '@diyar/contract/rules/deals';
import { inFloorOrder, inNaturalOrder } from '@diyar/contract/rules/natural-order';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { lockProject, refreshFigures } from '../projects/index.ts';
import {
  claimOf,
  hasDeals,
  isLive,
  type NewUnit,
  recordUnits,
  removeUnits,
  type UnitRow,
  writeRows,
} from '../units/index.ts';
import { checkRange, checkUnits } from './checks.ts';
import { plannedUnits } from './units.ts';

type ProjectRow = typeof projects.$inferSelect;

const readRows = (db: Db | Tx, projectId: number) =>
  db
    .select({ unit: units, claim: claimOf, hasDeals })
    .from(units)
    .where(and(eq(units.projectId, projectId), isLive))
    .orderBy(asc(units.position), asc(units.id));

type Row = { unit: UnitRow; claim: OpenStage | null; hasDeals: boolean };

/** On one of the building's floors; a unit without a floor, or on another one, is not drawn. */
const isPlaced = ({ floorsFrom, floorsTo }: ProjectRow, { floor }: UnitRow) =>
  floor !== null && floorsFrom !== null && floorsTo !== null && floorsFrom <= floor && floor <= floorsTo;

const present = ({ unit, claim, hasDeals }: Row): BuildingSetupUnit => ({
  id: unit.id,
  unitNumber: unit.unitNumber,
  kind: unit.kind,
  isListed: unit.isListed,
  awaitsDeal: unit.awaitsDeal,
  bedrooms: unit.bedrooms,
  bathrooms: unit.bathrooms,
  sizeSqm: unit.sizeSqm,
  status: unitStatus(claim, unit.isWithdrawn),
  hasDeals,
});

function presentSetup(project: ProjectRow, rows: readonly Row[]): BuildingSetup {
  const { floorsFrom, floorsTo, version, isLacasa } = project;
  const count = floorsFrom === null || floorsTo === null ? 0 : floorsTo - floorsFrom + 1;
  const floors = Array.from({ length: count }, (_, i) => {
    const floor = (floorsTo as number) - i;
    const onIt = rows.filter(({ unit }) => unit.floor === floor);
    return { floor, units: inFloorOrder(onIt, ({ unit }) => unit).map(present) };
  });
  const unplaced = inNaturalOrder(
    rows.filter(({ unit }) => !isPlaced(project, unit)),
    ({ unit }) => unit,
  ).map((row) => ({ ...present(row), floor: row.unit.floor }));
  return { floorsFrom, floorsTo, floors, unplaced, version, isLacasa };
}

/** The floors from the top down, and the units that stand on none. */
export async function readSetup(db: Db, projectId: number): Promise<BuildingSetup> {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (!project || project.deletedAt !== null) throw new AppError('notFound');
  return presentSetup(project, await readRows(db, projectId));
}

async function writeUnits(
  tx: Tx,
  actor: Actor | null,
  known: ReadonlyMap<number, UnitRow>,
  planned: readonly NewUnit[],
): Promise<void> {
  const written = await writeRows(tx, planned);
  await recordUnits(
    tx,
    actor,
    written.map((unit) => ({ id: unit.id, before: known.get(unit.id) ?? null, after: unit })),
  );
}

/**
 * What goes with this set-up: units that left the floors. Where the building itself goes, its listed units stay with
 * the project; a claimed one keeps the building, because only a tracker shows the claim.
 */
function leaving(project: ProjectRow, rows: readonly Row[], input: BuildingInput): UnitRow[] {
  const placed = rows.filter(({ unit }) => isPlaced(project, unit));
  if (input.floorsFrom === null) {
    const claimed = placed.find(({ claim }) => claim !== null);
    if (claimed) throw new AppError('unitHasDeals', { params: { label: claimed.unit.unitNumber } });
    return placed.filter(({ unit }) => !unit.isListed).map(({ unit }) => unit);
  }
  const sent = new Set(input.floors.flatMap((floor) => floor.units.map(({ id }) => id)));
  return placed.filter(({ unit }) => !sent.has(unit.id)).map(({ unit }) => unit);
}

/**
 * Makes the floors of a building, and the units on them, exactly these. A unit sent with its id is moved or renamed and
 * keeps its deals, one without is created, one that is left out is removed unless it ever had a deal. Units that stand
 * on no floor are not touched.
 */
export async function saveSetup(
  db: Db,
  actor: Actor | null,
  projectId: number,
  input: BuildingInput,
): Promise<BuildingSetup> {
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    if (input.version !== null && input.version !== project.version) throw new AppError('stale');
    const rows = await readRows(tx, projectId);
    const known = new Map(rows.map(({ unit }) => [unit.id, unit]));
    checkRange(project, input);
    const gone = leaving(project, rows, input);
    const staying = rows.flatMap(({ unit }) => (gone.includes(unit) ? [] : [unit]));
    checkUnits(input, staying);
    await removeUnits(tx, actor, gone);
    const { floorsFrom, floorsTo } = input;
    const [saved] = await tx
      .update(projects)
      .set({ floorsFrom, floorsTo, version: sql`${projects.version} + 1`, updatedBy: actor?.id ?? null })
      .where(eq(projects.id, projectId))
      .returning();
    if (!saved) throw new Error('update returned nothing');
    await writeUnits(tx, actor, known, plannedUnits(projectId, input, known));
    await recordChanges(tx, actor, {
      entity: 'project',
      id: projectId,
      action: 'building',
      before: { floorsFrom: project.floorsFrom, floorsTo: project.floorsTo },
      after: { floorsFrom, floorsTo },
    });
    await refreshFigures(tx, projectId);
    const { nameEn, nameAr } = project;
    await audit(tx, actor, 'projects.building', {
      entity: 'project',
      id: projectId,
      details: { nameEn, nameAr, floorsFrom, floorsTo },
      isLacasa: project.isLacasa,
    });
    return presentSetup(saved, await readRows(tx, projectId));
  });
}
