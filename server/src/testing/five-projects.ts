import { type ProjectOver, projectCalls, unitPayload } from './project-payload.ts';
import type { TestApp } from './test-app.ts';

/**
 * Olive Terraces (featured, Ramallah, homes), Jasmine Court (Nablus, homes, one on offer), City Gate Offices
 * (Al-Bireh, offices), Old Quarry (archived) and Plans Only (no units yet), saved in this order.
 */
export async function saveFiveProjects(app: TestApp): Promise<void> {
  const { admin, create } = projectCalls(() => app);
  const save = async (over: ProjectOver) => {
    const answer = await create(over);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };
  const olive = await save({
    nameEn: 'Olive Terraces',
    nameAr: 'شُرُفات الزيتون',
    units: [
      unitPayload({ bedrooms: 2, sizeSqm: 90, price: 100_000, currency: 'USD' }),
      unitPayload({ bedrooms: 4, sizeSqm: 160, price: 250_000.5, currency: 'USD' }),
    ],
  });
  await admin().patch(`/projects/${olive.id}/feature`, { featured: true });
  await save({
    nameEn: 'Jasmine Court',
    nameAr: 'ساحة الياسمين',
    address: { cityEn: 'Nablus', cityAr: 'نابلس', streetEn: 'Rafidia 50% off_road', streetAr: 'شارع رفيديا' },
    units: [
      unitPayload({ bedrooms: 1, sizeSqm: 48, price: 60_000, currency: 'ILS' }),
      unitPayload({ bedrooms: 3, sizeSqm: 120, price: 70_000, currency: 'ILS', isAvailable: false }),
    ],
  });
  await save({
    nameEn: 'City Gate Offices',
    nameAr: 'مكاتب بوّابة المدينة',
    address: { cityEn: 'Al-Bireh', cityAr: 'البيرة', streetEn: 'Al-Irsal', streetAr: 'شارع الإرسال' },
    units: [unitPayload({ bedrooms: 0, sizeSqm: 300 })],
  });
  await save({ nameEn: 'Old Quarry', nameAr: 'المحجر القديم', status: 'archived', units: [unitPayload()] });
  await save({
    nameEn: 'Plans Only',
    nameAr: 'مخططات',
    address: { cityEn: 'ramallah ', cityAr: 'رام اللّه' },
  });
}
