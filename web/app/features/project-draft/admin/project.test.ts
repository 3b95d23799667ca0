import { ProjectInput } from '@diyar/contract/project-input';
import { expect, test } from 'vitest';
import { sameValue } from '~/lib/admin/same-value.ts';
import { copyEnglish } from './copy-english.ts';
import { nextSlug, projectPayload } from './payload.ts';
import { missingOf, problemsOf, tabOf } from './problems.ts';
import { allPending, newProject, ProjectDraft, projectDraftOf, storedIn } from './project.ts';
import { chosen, project, publicFile, unit } from './sample.testing.ts';

const draft = () => projectDraftOf(project());

test('the same project yields the same draft, and it survives serialisation', () => {
  expect(sameValue(draft(), draft())).toBe(true);
  expect(ProjectDraft.parse(JSON.parse(JSON.stringify(draft())))).toEqual(draft());
});

test('a unit without a price is offered the currency that the others are in', () => {
  const units = [unit(1, { price: 90_000, currency: 'USD' }), unit(2, { price: null, currency: null })];
  expect(projectDraftOf(project({ units })).units.map(({ currency }) => currency)).toEqual(['USD', 'USD']);
});

test('reading and sending back changes nothing', () => {
  const source = project();
  const read = ProjectInput.parse(projectPayload(draft(), source));
  expect(read).toMatchObject({
    slug: 'olive-terraces',
    status: 'active',
    nameEn: source.nameEn,
    descriptionAr: source.descriptionAr,
    coverFileId: 1,
    building: source.building,
    launchDate: '2025-03-15',
    handoverDate: null,
    features: source.features,
    version: 4,
  });
  expect(read.address).toMatchObject({ lat: 31.90917, lng: 35.18462, streetAr: 'شارع الطيرة' });
  expect(read.units?.map(({ id }) => id)).toEqual([1, 2]);
});

test('Next and Save require both names and both streets', () => {
  expect(missingOf(newProject())).toEqual(['nameEn', 'nameAr', 'streetEn', 'streetAr']);
  expect(missingOf({ ...draft(), nameAr: '  ' })).toEqual(['nameAr']);
  expect(missingOf(draft())).toEqual([]);
});

test('problems are found before anything is sent, with the tab to fix them', () => {
  const bad = draft();
  bad.address = { ...bad.address, googleMapsUrl: 'maps', coordinates: '95, 35' };
  const problems = problemsOf(bad, project());
  expect(problems).toEqual([
    { path: 'address.googleMapsUrl', issue: 'invalidUrl' },
    { path: 'address.lat', issue: 'max:90' },
  ]);
  expect([...problems, { path: 'units.1.price' }].map(tabOf)).toEqual(['info', 'info', 'structure']);
  expect(problemsOf(draft(), project())).toEqual([]);
});

test.each([
  ['31.9, 35.1', { lat: 31.9, lng: 35.1 }],
  ['31.9 35.1', { lat: 31.9, lng: 35.1 }],
  ['٣١٫٩، ٣٥٫١', { lat: 31.9, lng: 35.1 }],
  ['', { lat: null, lng: null }],
])('coordinates as people paste them: %s', (coordinates, place) => {
  const one = draft();
  const payload = projectPayload({ ...one, address: { ...one.address, coordinates } }, null);
  expect(ProjectInput.parse(payload).address).toMatchObject(place);
});

test('half a coordinate is invalid', () => {
  const one = draft();
  const half = { ...one, address: { ...one.address, coordinates: '31.9' } };
  expect(problemsOf(half, null)).toEqual([{ path: 'address.lng', issue: 'required' }]);
});

test('the slug follows the English name, and stays while the name stays', () => {
  const base = { ...project(), slug: 'olive-terraces-2' };
  expect(nextSlug(draft(), base)).toBe('olive-terraces-2');
  expect(nextSlug({ nameEn: 'Olive Terraces!' }, base)).toBe('olive-terraces-2');
  expect(nextSlug({ nameEn: 'Stone Court' }, base)).toBe('stone-court');
  expect(nextSlug({ nameEn: "Rana's Court" }, null)).toBe('ranas-court');
});

test('copy from English fills only what is empty', () => {
  const one = { ...newProject(), nameEn: 'Court', nameAr: 'حوش', descriptionEn: 'Quiet.' };
  const copied = copyEnglish({ ...one, address: { ...one.address, streetEn: 'Main Street' } });
  expect(copied).toMatchObject({ nameAr: 'حوش', descriptionAr: 'Quiet.' });
  expect(copied.address).toMatchObject({ streetAr: 'Main Street', countryAr: 'فلسطين' });
});

test('an upload is recorded wherever its file is used', () => {
  const one = draft();
  one.media = [...one.media, chosen('a')];
  one.units = one.units.map((unit, i) => (i === 0 ? { ...unit, media: [chosen('b')] } : unit));
  expect(allPending(one).map(({ key }) => key)).toEqual(['a', 'b']);
  const stored = { ...publicFile(99), posterFileId: null, poster: null };
  const after = storedIn(one, 'b', stored);
  expect(allPending(after).map(({ key }) => key)).toEqual(['a']);
  expect(after.units[1]).toBe(one.units[1]);
  expect(allPending(storedIn(after, 'b', null))).toHaveLength(2);
});
