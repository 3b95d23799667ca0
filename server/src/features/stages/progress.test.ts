import type { Project } from '@diyar/contract/projects';
import type { BuildingStages } from '@diyar/contract/stages';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { changes, stagePictures, stages } from '../../db/schema.ts';
import { publicReads } from '../../public-reads.ts';
import { projectCalls, projectPayload } from '../../testing/project-payload.ts';
import { storePicture } from '../../testing/stored-files.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let project: Project;
let path: string;
beforeAll(async () => {
  app = await testApp();
  project = await created({ nameEn: 'Growing' });
  path = `/admin/projects/${project.id}/stages`;
});
afterAll(() => app.close());
const { admin, created } = projectCalls(() => app);
const read = async (): Promise<BuildingStages> => (await admin().get(path)).json();
async function save(more: object): Promise<BuildingStages> {
  const { items, digest } = await read();
  const answer = await admin().put(path, { items, digest, ...more });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const seen = (page?: number) =>
  publicReads({ db: app.db, config: loadConfig({}, 'test') })('127.0.0.1').progress(project.id, page);

test('visitors see stages and pictures where staff say so, and only then', async () => {
  expect((await save({ showsProgress: true })).showsProgress).toBe(true);
  // nothing to show
  expect(await seen()).toBeNull();
  await save({
    showsProgress: 'false',
    items: [
      { id: null, nameEn: 'Skeleton', nameAr: 'العظم', plannedOn: '2026-05-20' },
      { id: null, nameEn: 'Roof', nameAr: '', plannedOn: '2027-03-17' },
      { id: null, nameEn: '', nameAr: 'التسليم', plannedOn: null },
    ],
  });
  const [skeleton, roof] = (await read()).items;
  await app.db
    .update(stages)
    .set({ reachedOn: '2026-06-02' })
    .where(eq(stages.id, skeleton?.id ?? 0));
  const files = [await storePicture(app.app), await storePicture(app.app), await storePicture(app.app)];
  for (const [i, [stage, takenOn]] of [
    [skeleton?.id, '2026-04-01'],
    [roof?.id, '2026-07-01'],
    [skeleton?.id, '2026-06-01'],
  ].entries())
    await admin().post(`/admin/stages/${stage}/pictures`, { fileId: files[i], takenOn, captionEn: `${i}` });
  expect(await seen()).toBeNull();

  // a save that does not say so leaves it as it is
  expect((await save({})).showsProgress).toBe(false);
  await save({ showsProgress: true });
  expect((await save({})).showsProgress).toBe(true);
  const shown = await seen();
  expect(shown?.stages).toEqual([
    { nameEn: 'Skeleton', nameAr: 'العظم', reachedOn: '2026-06-02', expectedIn: null },
    { nameEn: 'Roof', nameAr: '', reachedOn: null, expectedIn: '2027-03' },
    { nameEn: '', nameAr: 'التسليم', reachedOn: null, expectedIn: null },
  ]);
  expect(shown?.pictures.map(({ takenOn, captionEn, nameEn }) => [takenOn, captionEn, nameEn])).toEqual([
    ['2026-07-01', '1', 'Roof'],
    ['2026-06-01', '2', 'Skeleton'],
    ['2026-04-01', '0', 'Skeleton'],
  ]);
  // the day on which something is planned stays in the office
  expect(JSON.stringify(shown)).not.toContain('2027-03-17');
  const told = await app.db
    .select({ old: changes.old, new: changes.new })
    .from(changes)
    .where(and(eq(changes.entityId, project.id), eq(changes.field, 'showsProgress')))
    .orderBy(changes.id);
  expect(told.map(({ old, new: now }) => [old, now])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ]);

  await save({ showsProgress: false });
  expect(await seen()).toBeNull();
});

test('another save of the switch in between is refused; a page has so many pictures', async () => {
  const before = await read();
  await save({ showsProgress: true });
  const late = await admin().put(path, { ...before, showsProgress: false });
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale']);
  const [stage] = before.items;
  for (let i = 0; i < 23; i++)
    await app.db.insert(stagePictures).values({
      stageId: stage?.id ?? 0,
      fileId: await storePicture(app.app),
      takenOn: `2025-01-${String(i + 1).padStart(2, '0')}`,
    });
  const [first, second, third] = [await seen(), await seen(2), await seen(3)];
  expect([first?.pictures.length, first?.hasOlder]).toEqual([24, true]);
  expect(second).toMatchObject({
    hasOlder: false,
    pictures: [{ takenOn: '2025-01-02' }, { takenOn: '2025-01-01' }],
  });
  expect(third?.pictures).toEqual([]);
});

test('a project in the trash shows nothing', async () => {
  expect(await seen()).not.toBeNull();
  await admin().put(`/admin/projects/${project.id}`, projectPayload({ nameEn: 'Growing' }));
  expect((await admin().delete(`/admin/projects/${project.id}`)).statusCode).toBeLessThan(300);
  expect(await seen()).toBeNull();
});
