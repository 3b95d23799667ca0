import type { Database } from '../server/src/db/client.ts';
import { addresses, files, projects, units } from '../server/src/db/schema.ts';
import { sql } from '../server/src/db/sql.ts';
import { newKey } from '../server/src/features/files/keys.ts';
import { refreshFigures } from '../server/src/features/projects/listing-columns.ts';

const BATCH = 500;
const CITIES = [
  ['Ramallah', 'رام الله'],
  ['Al-Bireh', 'البيرة'],
  ['Birzeit', 'بيرزيت'],
  ['Nablus', 'نابلس'],
  ['Jericho', 'أريحا'],
] as const;

/** A file row as an upload creates it; no benchmark reads the bytes. */
const coverOf = (n: number) => ({
  class: 'public' as const,
  storageKey: newKey(true, 'jpg'),
  sha256: String(n).padStart(64, '0'),
  mimeType: 'image/jpeg',
  size: 400_000,
  width: 2400,
  height: 1600,
  placeholder: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAsABUB8JZQAAudcAAD+8qYAAAA=',
  variants: 'ready' as const,
  variantFormats: ['avif' as const, 'webp' as const, 'jpeg' as const],
});

const unitOf = (projectId: number, n: number) => ({
  projectId,
  position: n,
  unitNumber: `U-${n}`,
  unitLabelEn: `Unit ${n}`,
  unitLabelAr: `وحدة ${n}`,
  bedrooms: projectId % 7 === 0 ? 0 : 1 + ((projectId + n) % 5),
  bathrooms: 2,
  sizeSqm: 60 + ((projectId * 13 + n * 17) % 180),
  isWithdrawn: (projectId + n) % 3 === 0,
  price: 60_000 + ((projectId * 997 + n * 4_001) % 240_000),
  currency: 'USD' as const,
});

/** Projects of ten units each in five cities, every fourth featured, each with a cover in all sizes. */
export async function fillProjects({ db }: Database, total: number): Promise<void> {
  for (let first = 0; first < total; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, total - first) }, (_, i) => first + i);
    const places = await db
      .insert(addresses)
      .values(
        numbers.map((n) => {
          const [cityEn, cityAr] = CITIES[n % CITIES.length] ?? CITIES[0];
          return { cityEn, cityAr, streetEn: `Street ${n % 90}`, streetAr: `شارع ${n % 90}` };
        }),
      )
      .returning();
    const covers = await db.insert(files).values(numbers.map(coverOf)).returning({ id: files.id });
    const made = await db
      .insert(projects)
      .values(
        numbers.map((n, i) => ({
          slug: `olive-${n}`,
          nameEn: `Olive ${n}`,
          nameAr: `زيتون ${n}`,
          isFeatured: n % 4 === 0,
          addressId: places[i]?.id ?? null,
          coverFileId: covers[i]?.id ?? null,
        })),
      )
      .returning({ id: projects.id });
    await db
      .insert(units)
      .values(made.flatMap(({ id }) => Array.from({ length: 10 }, (_, n) => unitOf(id, n))));
    await db.transaction(async (tx) => {
      for (const { id } of made) await refreshFigures(tx, id);
    });
  }
  await db.execute(sql`
    update projects set city_en = a.city_en, city_ar = a.city_ar, city_key_en = lower(a.city_en), city_key_ar = a.city_ar,
      search_en = lower(name_en || ' ' || a.street_en || ' ' || a.city_en), search_ar = name_ar || ' ' || a.street_ar || ' ' || a.city_ar
    from addresses a where a.id = address_id`);
  await db.execute(sql`vacuum analyze projects, project_listing`);
}
