import { apartmentNo } from '@diyar/contract/rules/ids';
import { projects, units } from '../db/schema.ts';
import type { testApp } from './test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** A building with two flats on its ground floor. */
export async function aBuilding(app: App, slug = 'tower') {
  const [project] = await app.db
    .insert(projects)
    .values({
      slug,
      nameEn: `Tower ${slug}`,
      nameAr: 'البرج',
      searchAdmin: `tower ${slug} البرج`,
      floorsFrom: 0,
      floorsTo: 3,
    })
    .returning();
  if (!project) throw new Error('insert returned nothing');
  const [flat, other] = await app.db
    .insert(units)
    .values(
      ['A-304', 'A-305'].map((unitNumber, i) => ({
        projectId: project.id,
        unitNumber,
        labelEn: unitNumber,
        labelAr: unitNumber,
        floor: 0,
        price: 95_000,
        currency: 'USD' as const,
        apartmentNo: apartmentNo(project.id * 1000 + i),
      })),
    )
    .returning();
  if (!flat || !other) throw new Error('insert returned nothing');
  return { project, flat, other };
}

/** Sends a message as a visitor, each from an address of their own, and answers its row in the inbox. */
export function visitor(app: () => App) {
  let address = 0;
  return async (payload: Record<string, unknown> = {}) => {
    address++;
    const sent = await app().anonymous.post(
      '/public/messages',
      { name: 'Layan Samara', phone: '0598124471', message: 'Hello', ...payload },
      { remoteAddress: `10.1.${address >> 8}.${address & 255}` },
    );
    if (sent.statusCode !== 201) throw new Error(`${sent.statusCode} ${sent.body}`);
    return (await app().as('ADMIN').get(`/admin/messages/${sent.json().id}`)).json();
  };
}
