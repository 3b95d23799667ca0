import { lists } from '@diyar/contract/words/lists';
import type { Project } from '../contract/src/projects.ts';
import { ar as previewsAr } from '../web/app/features/previews/admin/texts.ts';
import { previewTexts } from '../web/app/features/project-pages/public/preview/preview-texts.ts';
import { axeFindings } from './axe.ts';
import { pair, payload, saveInBar, WORDS } from './editor-page.ts';
import { call, expect, test } from './fixtures.ts';

test('a draft is shown to others before it is saved or published, duplicated, and published', async ({
  page,
  browser,
  read,
  signInAs,
}) => {
  const [t, words] = [WORDS.ar, previewsAr];
  await read('ar');
  const token = await signInAs('admin');
  const nameEn = `Draft ${Date.now()}`;
  const project = await call<Project>(token, 'POST', '/admin/projects', {
    ...payload(nameEn),
    status: 'draft',
  });
  await page.goto(`admin/projects/${project.id}/edit`);
  const typed = `اسم لم يُحفظ ${project.id}`;
  await pair(page, t, t.editor.fields.name, 'ar').fill(typed);

  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('button', { name: words.make }).click();
  const link = await dialog.getByRole('textbox', { name: words.link }).inputValue();
  expect(await axeFindings(page, 'preview dialog', '[role=dialog]')).toEqual([]);

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  const answer = await other.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(other.getByRole('heading', { level: 1 })).toContainText(typed);
  await expect(other.getByText(previewTexts.ar.notYet)).toBeVisible();
  const name = other.locator('input[name=fullName]');
  await name.focus();
  await expect(name).not.toBeFocused();
  expect(await axeFindings(other, 'preview')).toEqual([]);

  await dialog
    .getByRole('button', { name: /^إبطال/ })
    .first()
    .click();
  await expect(dialog.getByText(words.none)).toBeVisible();
  expect((await other.reload())?.status()).toBe(410);
  await expect(other.getByText(previewTexts.ar.ended)).toBeVisible();
  await visitor.close();

  await dialog.getByRole('button', { name: t.ui.close }).click();
  await page
    .getByRole('radio', { name: new RegExp(`^${lists.ar.projectStatuses.active}`) })
    .check({ force: true });
  await saveInBar(page, t).click();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  expect(await call<Project>(token, 'GET', `/projects/${project.id}`)).toMatchObject({ nameAr: typed });

  await page.goto(`admin/projects/${project.id}`);
  await page.getByRole('button', { name: words.duplicate, exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: words.create }).click();
  await expect(form.getByRole('textbox', { name: words.nameAr })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: words.nameAr }).fill(`نسخة ${project.id}`);
  await form.getByRole('textbox', { name: words.nameEn }).fill(`Copy of ${nameEn}`);
  await form.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/admin\/projects\/\d+\/edit$/);
  await expect(pair(page, t, t.editor.fields.name, 'ar')).toHaveValue(`نسخة ${project.id}`);
  await expect(
    page.getByRole('radio', { name: new RegExp(`^${lists.ar.projectStatuses.draft}`) }),
  ).toBeChecked();
});
