import type { FirstSteps } from '@diyar/contract/first-steps';
import { DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import { FIRST_STEPS } from '@diyar/contract/rules/first-steps';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { company, files, projects } from '../../db/schema.ts';
import { insertReservation } from '../../testing/deals.ts';
import { projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { testAppForThisTest } from '../../testing/test-app.ts';

const start = async () => {
  const app = await testAppForThisTest();
  const read = async (role: 'SUPERADMIN' | 'ADMIN' = 'SUPERADMIN'): Promise<FirstSteps | null> =>
    (await app.as(role).get('/admin/dashboard')).json().firstSteps;
  const states = async () =>
    Object.fromEntries((await read())?.steps.map(({ key, state }) => [key, state]) ?? []);
  return { app, read, states, owner: app.as('SUPERADMIN') };
};

test('each step is done by what is true, and open again when it no longer is', async () => {
  const { app, read, states, owner } = await start();
  // the accounts of the tests are several people already
  expect(await states()).toMatchObject({
    company: 'open',
    place: 'open',
    users: 'done',
    project: 'open',
    units: 'open',
    live: 'open',
  });
  expect((await read())?.facts).toMatchObject({ projectCount: 0, units: 0, nearest: null });

  await owner.put('/company', {
    ...{ nameEn: 'Bait Al-Noor', nameAr: 'بيت النور', phone: '+962 6 555 0142' },
    address: { en: { city: 'Amman' }, ar: { city: 'عمّان' } },
  });
  const { used: _, ...place } = (await owner.get('/admin/company/place')).json();
  await owner.put('/admin/company/place', { ...place, currencies: ['JOD', 'USD', 'ILS'] });
  await owner.put('/admin/company/hours', { ...DEFAULT_HOURS, sat: null });
  const project = projectPayload({
    nameEn: 'Noor Tower',
    units: [unitPayload({ price: 90_000, currency: 'JOD' }), unitPayload({ price: null })],
  });
  const { id } = (await owner.post('/projects', project)).json();
  expect(await states()).toMatchObject({
    company: 'done',
    place: 'done',
    hours: 'done',
    project: 'done',
    units: 'done',
  });
  expect((await read())?.facts).toMatchObject({
    companyName: { en: 'Bait Al-Noor' },
    projects: [{ id, nameEn: 'Noor Tower' }],
    units: 2,
    withoutPrice: 1,
  });
  await owner.delete(`/admin/projects/${id}`);
  expect(await states()).toMatchObject({ project: 'open', units: 'open' });
  expect(
    (await app.as('ADMIN').get('/admin/dashboard'))
      .json()
      .firstSteps.steps.map(({ key }: { key: string }) => key),
  ).toEqual(FIRST_STEPS.filter((step) => step !== 'users' && step !== 'deals'));
});

test('a step is skipped and taken up again, by those whose step it is; going live is not skipped', async () => {
  const { app, read, states, owner } = await start();
  const skip = (step: string, isSkipped = true, who = owner) =>
    who.put(`/admin/first-steps/${step}`, { isSkipped });
  expect((await skip('logo')).statusCode).toBe(204);
  expect((await read())?.steps.find(({ key }) => key === 'logo')).toMatchObject({
    state: 'skipped',
    skipped: { by: expect.any(String), at: expect.any(String) },
  });
  await skip('logo', false);
  expect(await states()).toMatchObject({ logo: 'open' });
  expect((await skip('users', true, app.as('ADMIN'))).statusCode).toBe(403);
  expect((await skip('hours', true, app.as('SALES'))).statusCode).toBe(403);
  expect((await skip('live')).statusCode).toBe(422);
  expect((await skip('dancing')).statusCode).toBe(400);
});

test('it is gone when all is done, a week after the rest was skipped, and for who sells already', async () => {
  const { app, read, owner } = await start();
  const { id, units } = (
    await owner.post(
      '/projects',
      projectPayload({ status: 'active', units: [unitPayload({ price: 90_000, currency: 'JOD' })] }),
    )
  ).json();
  const [file] = await app.db
    .insert(files)
    .values({ class: 'public', storageKey: 'x', sha256: 'x', mimeType: 'image/jpeg', size: 1 })
    .returning({ id: files.id });
  await app.db
    .update(projects)
    .set({ coverFileId: file?.id ?? null })
    .where(eq(projects.id, id));
  for (const step of FIRST_STEPS.filter((one) => one !== 'live'))
    await owner.put(`/admin/first-steps/${step}`, { isSkipped: true });
  expect((await read())?.steps.filter(({ state }) => state === 'open')).toEqual([]);
  const [{ skipped }] = (await app.db.select({ skipped: company.skippedSteps }).from(company)) as [
    { skipped: Record<string, { at: string; by: string }> },
  ];
  const old = Object.fromEntries(
    Object.entries(skipped).map(([key, one]) => [
      key,
      { ...one, at: new Date(Date.now() - 8 * 86_400_000).toISOString() },
    ]),
  );
  await app.db.update(company).set({ skippedSteps: old });
  expect(await read()).toBeNull();
  await app.db.update(company).set({ skippedSteps: {} });
  expect(await read()).not.toBeNull();
  await insertReservation(app.db, {}, units[0].id);
  expect(await read()).toBeNull();
});
