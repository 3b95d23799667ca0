import type { Place } from '@diyar/contract/projects';
import { and, asc, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { remembered } from '../../db/remembered.ts';
import { projects } from '../../db/schema.ts';

const places = (db: Db) => {
  const total = count();
  return db
    .select({
      cityEn: sql<string>`min(${projects.cityEn})`,
      cityAr: sql<string>`min(${projects.cityAr})`,
      projects: total,
    })
    .from(projects)
    .where(
      and(
        isNull(projects.deletedAt),
        eq(projects.status, 'active'),
        or(ne(projects.cityKeyEn, ''), ne(projects.cityKeyAr, '')),
      ),
    )
    .groupBy(projects.cityKeyEn, projects.cityKeyAr)
    .orderBy(sql`${total} desc`, asc(projects.cityKeyEn), asc(projects.cityKeyAr));
};

/** DECISIONS §2 (places): the cities of public projects, each once however it was spelled, most projects first. */
export const listPlaces = (db: Db): Promise<Place[]> =>
  remembered(db, 'places', () => places(db).prepare('')).execute();
