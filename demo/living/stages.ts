import { DAY_OF_STAGE_LINES } from '@diyar/contract/rules/stages';
import { addDays, daysBetween, openDay } from './calendar.ts';
import type { Deal } from './deal.ts';
import type { Place, World } from './world.ts';

/** Projects whose construction is told. */
const BUILT = ['al-bireh-heights', 'olive-terraces'];
/** When each step was to be done, as a part of the time from the launch to the handover, and how many days late it was. */
const STEPS = [
  { nameAr: 'الحفر والأساسات', nameEn: 'Foundations', at: 0.18, late: 12 },
  { nameAr: 'الهيكل', nameEn: 'Structure', at: 0.55, late: 27 },
  { nameAr: 'الواجهات الحجرية', nameEn: 'Stone facades', at: 0.78, late: -6 },
  { nameAr: 'التشطيب', nameEn: 'Interior finishing', at: 0.93, late: 0 },
  { nameAr: 'التسليم', nameEn: 'Handover', at: 1, late: 0 },
];

/** The steps of a project, those before today reached; the id of the last one. */
function buildStages(world: World, { id: projectId, nameEn, nameAr, opensOn }: Place, handoverOn: string) {
  const { rows, journal, staff, today } = world;
  const days = daysBetween(opensOn, handoverOn);
  const begun = world.at(openDay(addDays(opensOn, 7)));
  journal.write(
    begun,
    staff.admin,
    [],
    ['stages.save', { entity: 'project', id: projectId, details: { nameEn, nameAr, count: STEPS.length } }],
  );
  for (const [position, { at, late, ...names }] of STEPS.entries()) {
    const plannedOn = addDays(opensOn, Math.round(days * at));
    const reached = openDay(addDays(plannedOn, late));
    const reachedOn = reached < today ? reached : null;
    rows.stages.push({
      id: world.id('stages'),
      ...{ projectId, position, ...names, plannedOn, reachedOn, createdAt: begun },
    });
    if (reachedOn === null) continue;
    const details = { name: names.nameAr, building: nameAr || nameEn, on: reachedOn, count: 0 };
    journal.write(
      world.at(reachedOn),
      staff.admin,
      [],
      ['stages.reach', { entity: 'project', id: projectId, details }],
    );
  }
  return rows.stages.at(-1)?.id ?? null;
}

/** What is to be paid at the handover follows its stage, whenever that is. */
export function followStages(world: World, deals: readonly Deal[]): void {
  for (const slug of BUILT) {
    const place = world.place(slug);
    const { handoverOn } = place;
    const stageId = handoverOn && buildStages(world, place, handoverOn);
    if (!stageId) continue;
    for (const { row } of deals.filter((deal) => deal.place === place && deal.row.stage !== 'cancelled')) {
      const lines = world.rows.planLines.filter(({ dealId }) => dealId === row.id);
      if (!lines.some(({ dueOn }) => dueOn === handoverOn)) continue;
      for (const [position, line] of lines.entries())
        Object.assign(line, {
          position,
          ...(line.dueOn === handoverOn && { dueOn: DAY_OF_STAGE_LINES, stageId, daysAfter: 0 }),
        });
    }
  }
}

export const placesBuilt = (world: World): number[] => BUILT.map((slug) => world.place(slug).id);
