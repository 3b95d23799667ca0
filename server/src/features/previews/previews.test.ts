import type { Preview } from '@diyar/contract/previews';
import type { Project } from '@diyar/contract/projects';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, contentVersion, files, previews, projects, units } from '../../db/schema.ts';
import { projectCalls, projectPayload, unitPayload } from '../../testing/project-payload.ts';
import { storePicture } from '../../testing/stored-files.ts';
import { testApp } from '../../testing/test-app.ts';
import { readPreview, sweepPreviews } from './index.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let project: Project;
beforeAll(async () => {
  app = await testApp();
  project = await created({ nameEn: 'Saved Name', status: 'draft', units: [unitPayload()] });
});
afterAll(() => app.close());

const { admin, created } = projectCalls(() => app);
const preview = (body: object) => admin().post('/admin/previews', body);
const made = async (body: object): Promise<Preview> => {
  const answer = await preview(body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
const open = ({ path }: Preview) => readPreview(app.db, path.replace('/preview/', ''));
const unsaved = (more: object = {}) =>
  projectPayload({ nameEn: 'Typed Name', status: 'draft', version: 1, ...more });
const DAY = 86_400_000;

test('what is typed is shown as the site would show it, and nothing of it is saved', async () => {
  const picture = await storePicture(app.app);
  const stored = async () => [
    await app.db.select().from(projects),
    await app.db.select().from(units),
    await app.db.select().from(contentVersion),
    // but for the line of the log that there is a link
    await app.db.select().from(changes).where(ne(changes.action, 'previews.create')),
  ];
  const before = await stored();
  const link = await made({
    projectId: project.id,
    project: unsaved({
      coverFileId: picture,
      units: [
        unitPayload({ id: project.units[0]?.id, price: 90_000, currency: 'USD', floor: 1 }),
        unitPayload({ unitNumber: 'B-2', floor: 2 }),
        unitPayload({ unitNumber: 'B-3', isAvailable: false }),
      ],
    }),
  });
  expect(link.path).toMatch(/^\/preview\/[\w-]{32}$/);
  expect(Date.parse(link.endsAt) - Date.parse(link.createdAt)).toBeCloseTo(7 * DAY, -4);
  const shown = await open(link);
  if (shown === null || shown === 'ended') throw new Error('not shown');
  expect(shown.project).toMatchObject({
    nameEn: 'Typed Name',
    cover: { fileId: picture },
    priceFrom: { amount: 90_000, currency: 'USD' },
  });
  // a withdrawn unit is drawn, and not offered
  expect(shown.project.units.map(({ unitNumber }) => unitNumber)).toEqual(['1', 'B-2']);
  expect(shown.places.map(({ floor }) => floor)).toEqual([2, 1]);
  expect(await stored()).toEqual(before);
  // the picture outlives the sweep of unused files, which takes those that were never shown after a day
  const [file] = await app.db.select().from(files).where(eq(files.id, picture));
  expect(file?.wasShown).toBe(true);
});

test('a project that was never saved has one too', async () => {
  const count = async () => (await app.db.select().from(projects)).length;
  const before = await count();
  const link = await made({ projectId: null, project: unsaved({ version: null }) });
  expect(link.projectId).toBeNull();
  expect(await open(link)).toMatchObject({ project: { nameEn: 'Typed Name' } });
  expect(await count()).toBe(before);
});

test('it keeps what it showed when the project changes', async () => {
  const link = await made({ projectId: project.id, project: unsaved() });
  await admin().put(
    `/admin/projects/${project.id}`,
    projectPayload({ nameEn: 'Third Name', status: 'draft' }),
  );
  expect(await open(link)).toMatchObject({ project: { nameEn: 'Typed Name' } });
});

test('what cannot be saved has no preview, and says why at the field', async () => {
  const refused = await preview({ projectId: project.id, project: unsaved({ nameEn: ' ' }) });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'project.i18n.en.name']);
  expect((await preview({ projectId: 999_999, project: unsaved() })).statusCode).toBe(404);
});

test('withdrawn or over, it says so; gone for good a month later', async () => {
  const [kept, withdrawn, over] = [
    await made({ projectId: project.id, project: unsaved() }),
    await made({ projectId: project.id, project: unsaved() }),
    await made({ projectId: project.id, project: unsaved() }),
  ];
  const ids = async () =>
    (await admin().get(`/admin/projects/${project.id}/previews`)).json().items.map(({ id }: Preview) => id);
  expect((await ids()).slice(0, 3)).toEqual([over.id, withdrawn.id, kept.id]);
  expect((await admin().delete(`/admin/previews/${withdrawn.id}`)).statusCode).toBe(204);
  expect((await admin().delete(`/admin/previews/${withdrawn.id}`)).statusCode).toBe(404);
  await app.db
    .update(previews)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(previews.id, over.id));
  expect([await open(withdrawn), await open(over)]).toEqual(['ended', 'ended']);
  expect((await ids())[0]).toBe(kept.id);
  expect(await readPreview(app.db, 'x'.repeat(32))).toBeNull();
  await sweepPreviews(app.db, new Date(Date.now() + 31 * DAY));
  expect(await open(over)).toBeNull();
  expect(await open(kept)).not.toBeNull();
});
