import type { Page } from '@playwright/test';
import type { LeadList } from '../contract/src/leads.ts';
import { ar as findAr, en as findEn } from '../web/app/features/find/admin/texts.ts';
import { ar as doorsAr, en as doorsEn } from '../web/app/features/path/admin/doors/texts.ts';
import { en as pathEn } from '../web/app/features/path/admin/texts.ts';
import { ar as pathAr } from '../web/app/features/path/admin/texts-ar.ts';
import { ar as uiAr, en as uiEn } from '../web/app/i18n/admin/ui.ts';
import { call, expect, type Lang, tokenOf } from './fixtures.ts';

export const WORDS = {
  ar: { t: pathAr, doors: doorsAr, find: findAr, ui: uiAr },
  en: { t: pathEn, doors: doorsEn, find: findEn, ui: uiEn },
};

export type Tracked = { id: number; unitId: number; label: string; status: string };
export const STEPS = ['quote', 'hold', 'reserve'] as const;

let made = 0;
export const unique = () => `${Date.now()}${made++}`;

const unitInput = (
  unitNumber: string,
  floor: number | null,
  price: number,
  currency: string,
  more: object,
) => ({
  ...{ unitNumber, unitLabelEn: unitNumber, unitLabelAr: unitNumber },
  ...{ sizeSqm: 135, bedrooms: 3, bathrooms: 2, floor, price, currency, isListed: true },
  ...more,
});

/** A project of the test's own with a plan that the site offers, and somebody who asked about its first unit. */
export async function project(lang: Lang, hasFloors: boolean) {
  const token = await tokenOf('superadmin');
  const stamp = unique();
  const mark = `${lang === 'ar' ? 'R' : 'L'}${stamp.slice(-4)}`;
  const label = (n: number) => (hasFloors ? `${mark}-${n}` : `V${mark}-${n}`);
  const name = `Path ${stamp}`;
  const { id } = await call<{ id: number }>(token, 'POST', '/admin/projects', {
    ...{ status: 'active', i18n: { en: { name }, ar: { name } } },
    address: { streetEn: 'Main', streetAr: 'الرئيسي' },
    units: hasFloors
      ? [
          unitInput(label(403), 4, 148_000, 'USD', { kind: 'apartment' }),
          unitInput(label(503), 5, 151_000, 'USD', { kind: 'apartment' }),
          unitInput(label(405), 4, 139_000, 'USD', { kind: 'apartment', sizeSqm: 121 }),
        ]
      : [unitInput(label(5), null, 214_500.5, 'JOD', { kind: 'villa', sizeSqm: 320 })],
  });
  if (hasFloors) {
    const building = await call<{ version: number; floors: object[] }>(
      token,
      'GET',
      `/admin/projects/${id}/building`,
    );
    await call(token, 'PUT', `/admin/projects/${id}/building`, { ...building, floorsFrom: 1, floorsTo: 6 });
  }
  await call(token, 'PUT', `/admin/projects/${id}/plan-templates`, {
    items: [
      {
        ...{ nameEn: 'Two years', nameAr: 'سنتان', isPublic: true },
        steps: [
          { step: 'signing', percent: 15, count: 1, everyMonths: 1 },
          { step: 'monthly', percent: 85, count: 24, everyMonths: 1 },
        ],
      },
    ],
  });
  const units = async () =>
    (
      await call<{ items: { apartments: Tracked[] }[] }>(token, 'GET', `/admin/buildings/${id}/floors`)
    ).items.flatMap(({ apartments }) => apartments);
  const wanted = (await units()).find((one) => one.label === label(hasFloors ? 403 : 5));
  if (!wanted) throw new Error('the unit is not for sale');
  const person = lang === 'ar' ? `يارا ${stamp}` : `Yara ${stamp}`;
  const phone = `056${stamp.slice(-7)}`;
  const message = lang === 'ar' ? 'هل ما زالت متاحة؟' : 'Is it still free?';
  const about = { projectId: id, unitId: wanted.unitId };
  await call(token, 'POST', '/public/messages', { name: person, phone, message, ...about });
  const { items } = await call<LeadList>(token, 'GET', `/admin/leads?q=${phone}`);
  const lead = items[0];
  if (!lead) throw new Error('the message opened no lead');
  return { token, id, name, units, wanted, label: wanted.label, person, phone, lead };
}

/** Every form names the unit that was asked for: in its head and on its button. */
export async function expectFor(page: Page, lang: Lang, label: string, step: (typeof STEPS)[number]) {
  const { t } = WORDS[lang];
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.path-unit-head strong')).toHaveText(label);
  const name = step === 'hold' ? t.holdFor(label, 48) : t.submit[step](label);
  await expect(sheet.getByRole('button', { name })).toBeVisible();
  return sheet;
}

export async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
