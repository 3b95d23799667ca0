import { en as ledgerEn } from '../web/app/features/ledger/admin/texts.ts';
import { ar as ledgerAr } from '../web/app/features/ledger/admin/texts-ar.ts';
import { transferTexts } from '../web/app/features/papers/admin/transfer-texts.ts';
import { ar, en } from '../web/app/features/parties/admin/texts.ts';
import { ar as uiAr, en as uiEn } from '../web/app/i18n/admin/ui.ts';
import { axeFindings } from './axe.ts';
import { call, expect, expectFits, PHONE_VIEW, test } from './fixtures.ts';

type Ageing = { items: { deal: { id: number } | null }[] };
type Ledger = {
  overdue: { amount: number } | null;
  deal: { name: string; coBuyers: string };
  balance: { outstanding: number; charges: number };
  entries: { void: object | null; cheque: { state: string; number: string; drawer: string } | null }[];
};
type Parties = { parties: { name: string; share: number | null; idNumber: string }[] };

for (const { lang, device, viewport, theme } of PHONE_VIEW) {
  test.describe(`${lang}, ${device}`, () => {
    test.use({ viewport, colorScheme: theme });

    test('a deal gets a second buyer with shares and papers, then goes to somebody else', async ({
      page,
      read,
      signInAs,
    }) => {
      const [t, ledger, paper] =
        lang === 'ar' ? [ar, ledgerAr, transferTexts.ar] : [en, ledgerEn, transferTexts.en];
      const ui = lang === 'ar' ? uiAr : uiEn;
      await read(lang);
      const token = await signInAs('superadmin');
      const account = (id: number) => call<Ledger>(token, 'GET', `/admin/deals/${id}/ledger`);
      const owing = await call<Ageing>(token, 'GET', '/admin/money/ageing?of=all&size=100&sort=-notDue');
      const inDrawer = (one: Ledger) =>
        one.entries.filter(({ void: voided, cheque }) => !voided && cheque?.state === 'drawer');
      // one that owes nothing yet, with a cheque in the drawer; another for each view
      const fitting: number[] = [];
      for (const { deal } of owing.items) {
        if (!deal || fitting.length > 1) continue;
        const one = await account(deal.id);
        const isFree = (one.overdue?.amount ?? 0) === 0 && one.deal.coBuyers === '' && one.balance;
        if (isFree && inDrawer(one).length > 0) fitting.push(deal.id);
      }
      const id = fitting[device === 'phone' ? 0 : 1] ?? 0;
      const before = await account(id);

      await page.goto(`admin/deals/${id}`);
      await page.getByRole('button', { name: t.edit }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t.add }).click();
      const second = dialog.getByRole('group', { name: t.partyNo(2) });
      await second.getByLabel(ui.name, { exact: false }).first().fill('Suad Atta');
      await second.getByRole('button', { name: t.idKind }).click();
      await page.getByRole('option').nth(1).click();
      await second.getByLabel(t.idNumber).fill('12345678');
      await dialog.getByRole('button', { name: t.equal }).click();
      await expect(dialog.getByText(t.sharesAre100)).toBeVisible();
      await dialog.getByRole('button', { name: t.save }).click();
      // eight digits are refused at the field, and nothing is lost
      await expect(second.getByLabel(t.idNumber)).toHaveAttribute('aria-invalid', 'true');
      await second.getByLabel(t.idNumber).fill('900662184');
      expect(await axeFindings(page, 'the buyers', '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.saved)).toBeVisible();
      const saved = await call<Parties>(token, 'GET', `/admin/deals/${id}/parties`);
      expect(saved.parties).toMatchObject([
        { name: before.deal.name, share: 50 },
        { name: 'Suad Atta', share: 50, idNumber: '••••••184' },
      ]);
      await expect(page.getByText('••••••184')).toBeVisible();
      await page.getByRole('button', { name: t.look }).click();
      await expect(page.getByText('900662184')).toBeVisible();
      await expectFits(page);

      await page.getByRole('button', { name: t.handOver }).click();
      await dialog.getByLabel(ui.name, { exact: false }).first().fill('Fuad Hodali');
      await dialog.getByLabel(t.fee).fill('500');
      await dialog.getByRole('radio', { name: t.giveBack }).first().click();
      await expectFits(page);
      await dialog.getByRole('button', { name: t.transferNow }).click();
      await page.getByRole('button', { name: t.openPaper }).click();
      await expect(page.getByText(paper.from)).toBeVisible();
      await expect(page.getByText('Fuad Hodali')).toBeVisible();
      await expect(page.getByText('900662184')).toBeVisible();
      await expectFits(page);
      const after = await account(id);
      expect(after.deal).toMatchObject({ name: 'Fuad Hodali', coBuyers: '' });
      expect(after.balance.charges).toBe(before.balance.charges + 500);
      expect(inDrawer(after)).toHaveLength(inDrawer(before).length - 1);
      for (const { cheque } of inDrawer(after)) expect(cheque?.drawer).not.toBe('');
      await page.goBack();
      await expect(page.getByRole('heading', { name: ledger.titleOf('Fuad Hodali') })).toBeVisible();
      await expect(page.getByText(t.transfersTitle)).toBeVisible();
    });
  });
}
