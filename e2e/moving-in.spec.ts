import { mkdirSync } from 'node:fs';
import type { Project } from '../contract/src/projects.ts';
import { workbookOf } from '../server/src/testing/workbook.ts';
import { en as ledgerEn } from '../web/app/features/ledger/admin/texts.ts';
import { ar as ledgerAr } from '../web/app/features/ledger/admin/texts-ar.ts';
import { en as ownEn } from '../web/app/features/moving-in/admin/texts.ts';
import { ar as ownAr } from '../web/app/features/moving-in/admin/texts-ar.ts';
import { en as sharedEn } from '../web/app/features/sheet-files/admin/texts.ts';
import { ar as sharedAr } from '../web/app/features/sheet-files/admin/texts-ar.ts';
import { axeFindings } from './axe.ts';
import { payload } from './editor-page.ts';
import { call, DESKTOP_VIEW, expect, expectFits, test, walkTo } from './fixtures.ts';

const TEXTS = {
  ar: { ...sharedAr, ...ownAr, openingBalance: ledgerAr.kinds.opening },
  en: { ...sharedEn, ...ownEn, openingBalance: ledgerEn.kinds.opening },
};

const unit = (unitNumber: string) => ({
  ...{ unitNumber, unitLabelEn: `Apartment ${unitNumber}`, unitLabelAr: `شقة ${unitNumber}` },
  ...{ bedrooms: 2, bathrooms: 2, sizeSqm: 138, floor: 4, price: 120_000, currency: 'USD' },
});

/** As an office has it: a title above, its own words, a paid sum that can be read in two ways, a unit that is not there. */
const bookOf = (units: readonly string[]) =>
  workbookOf({
    الصفقات: [
      ['دفتر الصفقات'],
      ['الوحدة', 'المشتري', 'جوال', 'السعر', 'عملة', 'مقبوض', 'الوضع', 'طريقة الدفع'],
      [units[0] ?? '', 'هنادي سليمان', '0595026618', 120_000, '$', '45.000', 'محجوز', 'من الشيكات'],
      [units[1] ?? '', 'Rasha Nimer', '0563390071', 118_000, '$', 18_000, 'مباع', null],
      ['NOBODY-9', 'لؤي الكيلاني', '0595511820', 121_000, '$', null, 'محجوز', null],
    ],
    الشيكات: [
      ['رقم الشقة', 'البنك', 'رقم الشيك', 'استحقاق', 'مبلغ', 'حالة'],
      [units[0] ?? '', 'بنك السهل', `77${Date.now() % 1_000_000}`, '10/2/2027', 75_000, 'عنا'],
    ],
  });

const SHOTS = process.env.MOVING_SHOTS;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

for (const { lang, device, viewport, theme } of DESKTOP_VIEW)
  test(`${lang}, ${device}: from a workbook to the account of a deal`, async ({ page, read, signInAs }) => {
    const t = TEXTS[lang];
    const shot = (name: string) =>
      SHOTS ? page.screenshot({ path: `${SHOTS}/${name}-${lang}.png`, fullPage: true }) : undefined;
    await read(lang);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme });
    const token = await signInAs('superadmin');
    const numbers = [`Q${Date.now() % 100_000}-1`, `Q${Date.now() % 100_000}-2`];
    await call<Project>(token, 'POST', '/admin/projects', {
      ...payload(`Moved ${Date.now()}`),
      units: numbers.map(unit),
    });
    await page.goto('admin/moving-in');
    await expect(page.getByText(t.drop, { exact: true })).toBeVisible();
    expect(await axeFindings(page, 'file')).toEqual([]);
    await shot('1-file');
    await page.locator('input[type=file]').setInputFiles({
      name: 'دفتر.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await bookOf(numbers)),
    });
    const foot = page.locator('.form-foot-bar');
    await foot.getByRole('button', { name: t.toColumns }).click();
    await expect(page.locator('.import-match')).toHaveCount(2);
    await page.reload();
    await expectFits(page);
    await shot('2-columns');
    await foot.getByRole('button', { name: t.toCheck(4) }).click();

    // a sum of two readings, and a word, are decided where they stand
    const refused = page.locator('.import-check--refused');
    await expect(refused).toHaveCount(2);
    expect(await axeFindings(page, 'check')).toEqual([]);
    await expectFits(page);
    await shot('3-check');
    await refused
      .getByRole('button', {
        name: t.choose(lang === 'ar' ? 'المدفوع حتى الآن' : 'Paid so far', 3, '45,000'),
      })
      .click();
    await expect(refused).toHaveCount(1);
    await page.getByRole('button', { name: /عنا/ }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByText(t.wordsDecided)).toBeVisible();
    await foot.getByRole('button', { name: t.toBooks }).click();

    // the books have the refused deal as well
    const total = page.locator('.moving-in-books input').first();
    await total.fill('359,000');
    await total.press('Enter');
    await expect(page.getByText(t.refusedRows([{ kind: 'deals', row: 5 }]))).toBeVisible();
    await page.getByText(t.notCompared).click();
    expect(await axeFindings(page, 'books')).toEqual([]);
    await expectFits(page);
    await shot('4-books');
    await foot
      .getByRole('button', { name: t.bringIn(`${t.counted.deals(2)}${t.and}${t.counted.cheques(1)}`) })
      .click();
    await expect(page.getByText(t.openingsWritten(2))).toBeVisible();
    expect(await axeFindings(page, 'done', '#main')).toEqual([]);
    await expectFits(page);
    await shot('5-done');
    await page.getByRole('link', { name: 'هنادي سليمان' }).click();
    await expect(page.getByText(t.openingBalance).first()).toBeVisible();
    await expect(page.locator('main')).toContainText('75,000');
    await shot('6-account');

    // three rooms away, each says what the book says: 45,000 of 120,000 paid, and a cheque of 75,000
    await page.getByRole('link', { name: 'هنادي سليمان' }).first().click();
    await expect(page.locator('main')).toContainText('75,000');
    await shot('7-person');
    await walkTo(page, 'admin/moving-in');
    const taken = page.getByRole('button', { name: t.takeBackOf('دفتر.xlsx') }).first();
    await taken.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t.takeBackTitle)).toBeVisible();
    await expectFits(page);
    await shot('8-take-back');
    expect(await axeFindings(page, 'taking back', '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: t.takeBack, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(taken).toHaveCount(0);
    await shot('9-taken-back');
  });
