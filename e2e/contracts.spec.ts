import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { docxOf } from '../server/src/testing/docx.ts';
import { unzip } from '../server/src/testing/unzip.ts';
import { ar as templatesAr, en as templatesEn } from '../web/app/features/contracts/admin/templates/texts.ts';
import { ar, en } from '../web/app/features/contracts/admin/texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, expectFits, PHONE_VIEW, test, walkTo } from './fixtures.ts';

type Ageing = { items: { deal: { id: number; name: string; building: { id: number } | null } | null }[] };
type Account = {
  plan: { amount: number }[];
  balance: Record<'charges' | 'discounts' | 'writtenOff', number> | null;
};

const SHOTS = process.env.CONTRACT_SHOTS;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

/** A row of a table for each payment, as Word writes it, with a field that was cut. */
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((text) => `<w:tc><w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>${text}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`;
const LAWYERS = docxOf({
  body: `<w:p><w:r><w:t>عقد {رقم ال</w:t></w:r><w:r><w:t>عقد} مع {المشتري}</w:t></w:r></w:p><w:tbl>${row('{#الدفعات}{م}', '{المبلغ}{/الدفعات}')}</w:tbl>`,
});
const WRONG = docxOf({ body: '<w:p><w:r><w:t>{المشتري} {الثمنن} {باب}</w:t></w:r></w:p>' });

for (const { lang, device, viewport, theme } of PHONE_VIEW) {
  test.describe(`${lang}, ${device}`, () => {
    test.use({ viewport, colorScheme: theme });

    test("from the lawyer's file to a contract, in two presses from the account", async ({
      page,
      read,
      signInAs,
    }) => {
      const [t, templates] = lang === 'ar' ? [ar, templatesAr] : [en, templatesEn];
      const shot = (name: string) =>
        SHOTS
          ? page.screenshot({ path: `${SHOTS}/${name}-${lang}-${device}.png`, fullPage: true })
          : undefined;
      await read(lang);
      const token = await signInAs('superadmin');
      const owing = await call<Ageing>(token, 'GET', '/admin/money/ageing?of=all&size=100');
      const accounts = await Promise.all(
        owing.items
          .flatMap(({ deal }) => (deal?.building && deal.name ? [deal] : []))
          .slice(0, 30)
          .map(async (deal) => ({
            deal,
            account: await call<Account>(token, 'GET', `/admin/deals/${deal.id}/ledger`),
          })),
      );
      // each view has a deal of its own, with a plan
      const [found] = accounts
        .filter(({ account }) => account.balance?.writtenOff === 0)
        .slice(device === 'phone' ? 0 : 1);
      if (!found?.account.balance) throw new Error('nobody owes anything');
      const { deal } = found;
      const { charges, discounts } = found.account.balance;
      const first = Math.floor((charges - discounts) / 2);
      const account = await call<Account>(token, 'PUT', `/admin/deals/${deal.id}/plan`, {
        lines: [
          { dueOn: '2026-01-15', amount: first },
          { dueOn: '2027-06-15', amount: Math.round((charges - discounts - first) * 1000) / 1000 },
        ],
      });
      const name = `${lang} ${device}`;

      await page.goto('admin/contracts');
      await page.getByRole('button', { name: templates.upload }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: `${name}.docx`, mimeType: '', buffer: WRONG });
      await expect(dialog.getByRole('textbox', { name: templates.name })).toHaveValue(name);
      await dialog.getByRole('button', { name: templates.add, exact: true }).click();
      const section = page.getByRole('region', { name });
      await expect(section.getByText('{الثمنن}')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(section.getByText(templates.problems.near('{الثمن}'))).toBeVisible();
      await shot('1-problems');
      expect(await axeFindings(page, 'the templates', '#main')).toEqual([]);
      await expectFits(page);
      await section.getByRole('button', { name: templates.newVersion }).click();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'v2.docx', mimeType: '', buffer: LAWYERS });
      await dialog.getByRole('button', { name: templates.add, exact: true }).click();
      await section.getByRole('button', { name: templates.use(2) }).click();
      await expect(section.getByText(templates.inUse, { exact: true })).toBeVisible();
      await shot('2-in-use');

      await page.goto('admin/contracts/fields');
      await expect(page.getByText('{buyer}', { exact: true })).toBeVisible();
      await shot('3-fields');
      expect(await axeFindings(page, 'the fields', '#main')).toEqual([]);
      await expectFits(page);

      await walkTo(page, `admin/deals/${deal.id}`);
      // the template of the other view is offered too
      await page.getByRole('button', { name: t.chooseTemplate }).click();
      await page.getByRole('option', { name: new RegExp(name) }).click();
      await shot('4-account');
      await page.getByRole('button', { name: t.make }).click();
      const word = page.getByRole('button', { name: /Word/ }).first();
      const [made] = await Promise.all([page.waitForEvent('download'), word.click()]);
      const text = (unzip(await readFile(await made.path())).get('word/document.xml') ?? '').replace(
        /<[^>]*>|\u200E/g,
        ' ',
      );
      expect(text).toContain(deal.name);
      for (const { amount } of account.plan)
        expect(text).toContain(amount.toLocaleString('en', { minimumFractionDigits: 2 }));
      await shot('5-made');
      expect(await axeFindings(page, 'the account with a contract', '#main')).toEqual([]);
      await expectFits(page);
      await page.getByRole('button', { name: new RegExp(t.sign) }).click();
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
      await shot('6-sign');
      await dialog.getByRole('button', { name: t.signSubmit, exact: true }).click();
      await expect(page.getByText(t.states.signed, { exact: true }).first()).toBeVisible();
      await shot('7-signed');
    });
  });
}
