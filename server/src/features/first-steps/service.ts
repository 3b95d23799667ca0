import type { FirstSteps, SkipInput } from '@diyar/contract/first-steps';
import { isCounted, UNIT_KINDS } from '@diyar/contract/rules/deals';
import { FIRST_STEPS, type FirstStep, isSkippable, stepRight } from '@diyar/contract/rules/first-steps';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { company, projects, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';

const NAMED_PROJECTS = 3;
/** What was skipped can be taken up again for so long after everything else is done. */
const SKIPPED_FOR_MS = 7 * 24 * 60 * 60_000;

const exists = (from: string) => sql<boolean>`exists (select 1 from ${sql.raw(from)})`;
const counted = (from: string) => sql<number>`(select count(*)::int from ${sql.raw(from)})`;

const readCompany = async (db: Db) => {
  const [row] = await db
    .select({
      ...{
        nameEn: company.nameEn,
        nameAr: company.nameAr,
        phone: company.phone,
        skipped: company.skippedSteps,
      },
      hasAddress: sql<boolean>`${company.addressId} is not null`,
      hasLogo: sql<boolean>`${company.logoFileId} is not null`,
      hasPlace: exists(`changes where action = 'company.place'`),
      hasHours: exists(`changes where action = 'company.hours'`),
      hasPlans: exists('plan_templates'),
      hasDeals: exists(`deals where deleted_at is null and stage in ('reserved', 'sold')`),
      hasMovedIn: sql<boolean>`${company.movedInAt} is not null`,
      people: counted('users where deleted_at is null and is_active'),
      signedIn: counted('users where deleted_at is null and is_active and last_sign_in_at is not null'),
    })
    .from(company);
  if (!row) throw new Error('the company row is missing: the migrations insert it');
  return row;
};

/** The one that comes nearest to being published first. */
const readProjects = (db: Db) =>
  db
    .select({
      ...{ id: projects.id, slug: projects.slug, nameEn: projects.nameEn, nameAr: projects.nameAr },
      isActive: sql<boolean>`${projects.status} = 'active'`,
      hasCover: sql<boolean>`${projects.coverFileId} is not null`,
      hasPrice: sql<boolean>`${projects.priceFrom} is not null`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(projects)
    .where(isNull(projects.deletedAt))
    .orderBy(
      desc(sql`(${projects.status} = 'active')::int + (${projects.coverFileId} is not null)::int
        + (${projects.priceFrom} is not null)::int`),
      asc(projects.id),
    )
    .limit(NAMED_PROJECTS);

const readUnits = async (db: Db) => {
  const [row] = await db
    .select({
      units: sql<number>`count(*)::int`,
      withoutPrice: sql<number>`count(*) filter (where ${units.price} is null
        and ${inArray(units.kind, UNIT_KINDS.filter(isCounted))})::int`,
    })
    .from(units)
    .innerJoin(projects, and(eq(projects.id, units.projectId), isNull(projects.deletedAt)))
    .where(isNull(units.deletedAt));
  return row ?? { units: 0, withoutPrice: 0 };
};

/** What is true now, also backwards: a step whose data is gone is open again. Null when there is nothing left to do. */
export async function readFirstSteps(db: Db, actor: Actor): Promise<FirstSteps | null> {
  const [own, shown, stock] = await Promise.all([readCompany(db), readProjects(db), readUnits(db)]);
  const [nearest] = shown;
  const done: Record<FirstStep, boolean> = {
    company: (own.nameEn !== '' || own.nameAr !== '') && own.phone !== '' && own.hasAddress,
    logo: own.hasLogo,
    place: own.hasPlace,
    users: own.people > 1,
    project: nearest !== undefined,
    units: stock.units > 0,
    deals: own.hasDeals || own.hasMovedIn,
    hours: own.hasHours,
    plans: own.hasPlans,
    live: Boolean(nearest?.isActive && nearest.hasCover && nearest.hasPrice),
  };
  // who sells from a site that is shown has begun long ago
  if (done.live && own.hasDeals) return null;
  const open = FIRST_STEPS.filter((step) => !done[step]);
  const lastSkipped = Math.max(
    0,
    ...open.map((step) => Date.parse(own.skipped[step]?.at ?? '') || Number.POSITIVE_INFINITY),
  );
  if (open.length === 0 || lastSkipped < Date.now() - SKIPPED_FOR_MS) return null;
  return {
    steps: FIRST_STEPS.filter((step) => mayEnter(actor, stepRight(step))).map((key) => {
      const skipped = done[key] ? null : (own.skipped[key] ?? null);
      return { key, state: done[key] ? 'done' : skipped ? 'skipped' : 'open', skipped };
    }),
    facts: {
      companyName: { en: own.nameEn, ar: own.nameAr },
      ...{ people: own.people, signedIn: own.signedIn, ...stock },
      projects: shown.map(({ id, slug, nameEn, nameAr }) => ({ id, slug, nameEn, nameAr })),
      projectCount: nearest?.total ?? 0,
      nearest: nearest
        ? {
            id: nearest.id,
            isActive: nearest.isActive,
            hasCover: nearest.hasCover,
            hasPrice: nearest.hasPrice,
          }
        : null,
    },
  };
}

export async function skipStep(
  db: Db,
  actor: Actor,
  step: FirstStep,
  { isSkipped }: SkipInput,
): Promise<void> {
  if (!mayEnter(actor, stepRight(step))) throw new AppError('forbidden');
  if (isSkipped && !isSkippable(step))
    throw new AppError('invalid', { issues: [{ path: ['step'], message: 'invalidChoice' }] });
  await db.transaction(async (tx) => {
    const [before] = await tx.select({ skipped: company.skippedSteps }).from(company).for('update');
    if (!before || (before.skipped[step] !== undefined) === isSkipped) return;
    const { [step]: _, ...others } = before.skipped;
    const mark = { at: new Date().toISOString(), by: actor.fullName || actor.username };
    await tx.update(company).set({
      skippedSteps: isSkipped ? { ...others, [step]: mark } : others,
      updatedAt: sql`${company.updatedAt}`,
    });
    await audit(tx, actor, isSkipped ? 'firstSteps.skip' : 'firstSteps.takeUp', {
      entity: 'company',
      id: 1,
      details: { firstStep: step },
    });
  });
}
