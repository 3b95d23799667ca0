import type { Locator, Page } from '@playwright/test';
import type { Project } from '../contract/src/projects.ts';
import { ar as fileWordsAr, en as fileWordsEn } from '../web/app/features/media/admin/texts.ts';
import { ar as editorWordsAr, en as editorWordsEn } from '../web/app/features/project-editor/admin/texts.ts';
import { ar as listWordsAr, en as listWordsEn } from '../web/app/features/projects/admin/texts.ts';
import { ar as unitWordsAr, en as unitWordsEn } from '../web/app/features/unit-sheet/admin/unit/texts.ts';
import { ar as uiWordsAr, en as uiWordsEn } from '../web/app/i18n/admin/ui.ts';
import { call, type Lang } from './fixtures.ts';
import { smallPicture } from './small-pictures.ts';

export const media = (path: string) => new URL(`../demo/media/${path}`, import.meta.url).pathname;

/** Four files with different names. */
export const PICTURES = ['gate.png', 'roof.png', 'side.png', 'stairs.png'].map((name, i) =>
  smallPicture(name, 60 + i * 40),
);

export const WORDS = {
  ar: { list: listWordsAr, editor: editorWordsAr, files: fileWordsAr, units: unitWordsAr, ui: uiWordsAr },
  en: { list: listWordsEn, editor: editorWordsEn, files: fileWordsEn, units: unitWordsEn, ui: uiWordsEn },
} as const;
export type Texts = (typeof WORDS)['ar'];

/** A field of a language pair by its accessible name: label and language. */
export const pair = (page: Page, t: Texts, label: string, of: Lang) =>
  page.getByRole(label === t.editor.fields.city ? 'combobox' : 'textbox', {
    name: new RegExp(`^${label}.+${of === 'en' ? t.ui.english : t.ui.arabic}`),
  });

export async function fillRequired(page: Page, t: Texts, nameEn: string, nameAr: string) {
  await pair(page, t, t.editor.fields.name, 'en').fill(nameEn);
  await pair(page, t, t.editor.fields.name, 'ar').fill(nameAr);
  await pair(page, t, t.editor.fields.street, 'en').fill('Olive Lane');
  await pair(page, t, t.editor.fields.street, 'ar').fill('زقاق الزيتون');
}

/** A number field by its label; an optional one has a suffix. */
export const numberOf = (box: Locator, label: string) =>
  box.getByRole('textbox', { name: new RegExp(`^${label}`) });

export const choose = (page: Page, files: Parameters<Locator['setInputFiles']>[0]) =>
  page.locator('main input[type=file]').first().setInputFiles(files);
export const tiles = (page: Page) => page.locator('.media-list > .media-tile');
export const saveInBar = (page: Page, t: Texts) =>
  page.locator('.page-bar').getByRole('button', { name: t.ui.save });
export const next = (page: Page) => page.locator('.form-foot-bar').getByRole('button').last();
export const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** The lines of the sheet, without its head. */
export const unitRows = (page: Page) => page.locator('[role=grid] [role=rowgroup] [role=row]');
/** Opens the dialog of a unit of the sheet. */
export const openUnit = (page: Page, nth: number) =>
  unitRows(page).nth(nth).locator('[data-col=open]').click();
/** There is 'Save, open next' as well. */
export const saveUnit = (page: Page, t: Texts) =>
  page.getByRole('dialog').getByRole('button', { name: t.ui.save, exact: true }).click();

export async function setCount(page: Page, t: Texts, count: number) {
  const field = page.getByRole('textbox', { name: t.units.countLabel });
  await field.fill(String(count));
  await field.press('Tab');
}

/** The project of that name. */
export async function projectNamed(token: string, name: string): Promise<Project> {
  const { items } = await call<{ items: { id: number }[] }>(
    token,
    'GET',
    `/admin/projects?q=${encodeURIComponent(name)}`,
  );
  if (!items[0] || items.length > 1) throw new Error(`${items.length} projects are called ${name}`);
  return call<Project>(token, 'GET', `/admin/projects/${items[0].id}`);
}

/** The required fields. */
export const payload = (nameEn: string) => ({
  i18n: { en: { name: nameEn }, ar: { name: `مشروع ${nameEn}` } },
  address: { streetEn: 'Olive Lane', streetAr: 'زقاق الزيتون', cityEn: 'Ramallah', cityAr: 'رام الله' },
});
