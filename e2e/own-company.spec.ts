import { en as steps } from '../web/app/features/first-steps/admin/texts.ts';
import { en as place } from '../web/app/features/place/admin/texts.ts';
import { en as system } from '../web/app/features/system/admin/texts.ts';
import { FIRST_ADMIN, startEmpty } from './empty-server.ts';
import { expect, test } from './fixtures.ts';

let server: Awaited<ReturnType<typeof startEmpty>>;
test.beforeAll(async () => {
  server = await startEmpty();
});
test.afterAll(() => server.stop());

test('a new company: a step is skipped, brought back and done by the data; everything comes out again', async ({
  page,
  read,
}) => {
  await read('en');
  const signedIn = await fetch(`${server.api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(FIRST_ADMIN),
  });
  const { token } = (await signedIn.json()) as { token: string };
  await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
  await page.goto(`${server.site}admin?lang=en`);
  const step = page.getByRole('listitem').filter({ hasText: steps.titles.logo });
  await step.getByRole('button', { name: steps.skipOf(steps.titles.logo) }).click();
  await expect(step).toContainText(steps.states.skipped);
  await step.getByRole('button', { name: steps.takeUp }).click();
  await expect(step.getByRole('link', { name: steps.actions.logo })).toBeVisible();

  const ofPlace = page.getByRole('listitem').filter({ hasText: steps.titles.place });
  await ofPlace.getByRole('link').click();
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: /Move .*JOD.* up/ }).click();
  await page.getByRole('button', { name: place.save }).click();
  await expect(page.getByRole('button', { name: place.save })).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(ofPlace).toContainText(steps.states.done);

  await page.goto(`${server.site}admin/system`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: system.makeArchive }).click();
  expect((await download).suggestedFilename()).toMatch(/^archive-.*\.zip$/);
});
