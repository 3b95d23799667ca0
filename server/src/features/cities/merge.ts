import type { City, MergePlacesInput, Place, PlacesMerged } from '@diyar/contract/cities';
import { and, asc, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { addresses, projects } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { refreshFigures, textColumns } from '../projects/index.ts';
import { isCity, readCities } from './service.ts';

/**
 * Every spelling of a city in the addresses of projects, whoever sees them; then what the company lists and no project
 * has.
 */
export async function listSpelledPlaces(db: Db): Promise<Place[]> {
  const total = count();
  const used = await db
    .select({ cityEn: projects.cityEn, cityAr: projects.cityAr, projects: total })
    .from(projects)
    .where(and(isNull(projects.deletedAt), or(ne(projects.cityEn, ''), ne(projects.cityAr, ''))))
    .groupBy(projects.cityEn, projects.cityAr)
    .orderBy(desc(total), asc(projects.cityEn), asc(projects.cityAr));
  const others = (await readCities(db)).filter((city) => !used.some((place) => isCity(place, city)));
  return [...used, ...others.map(({ en, ar }) => ({ cityEn: en, cityAr: ar, projects: 0 }))];
}

const spelling = ({ cityEn, cityAr }: City) => [cityEn, cityAr].filter(Boolean).join(' / ');

/** The projects with exactly this spelling, locked in one order, so that two merges wait instead of failing. */
const projectsIn = (tx: Tx, { cityEn, cityAr }: City) =>
  tx
    .select()
    .from(projects)
    .where(and(isNull(projects.deletedAt), eq(projects.cityEn, cityEn), eq(projects.cityAr, cityAr)))
    .orderBy(asc(projects.id))
    .for('update');

/**
 * Gives every project of one spelling the other one, with all that is derived from it. Each gets a new version, so that
 * an editor that is open does not bring the old spelling back.
 */
export async function mergePlaces(
  db: Db,
  actor: Actor | null,
  { from, to }: MergePlacesInput,
): Promise<PlacesMerged> {
  if (from.cityEn === to.cityEn && from.cityAr === to.cityAr) return { projects: 0 };
  return db.transaction(async (tx) => {
    const found = await projectsIn(tx, from);
    if (found.length === 0) throw new AppError('notFound');
    for (const project of found) {
      if (project.addressId === null) continue;
      const [address] = await tx
        .update(addresses)
        .set(to)
        .where(eq(addresses.id, project.addressId))
        .returning();
      if (!address) continue;
      const words = textColumns(project, address);
      await tx
        .update(projects)
        .set({ ...words, updatedBy: actor?.id ?? null, version: sql`${projects.version} + 1` })
        .where(eq(projects.id, project.id));
      await refreshFigures(tx, project.id);
      await recordChanges(tx, actor, {
        entity: 'project',
        id: project.id,
        action: 'places.merge',
        before: from,
        after: to,
      });
    }
    await audit(tx, actor, 'places.merge', {
      entity: 'project',
      details: { from: spelling(from), to: spelling(to), projects: found.length },
    });
    return { projects: found.length };
  });
}
