import { mkdirSync } from 'node:fs';
import { en as ledgerEn } from '../web/app/features/ledger/admin/texts.ts';
import { ar as ledgerAr } from '../web/app/features/ledger/admin/texts-ar.ts';
import { ar as plansAr, en as plansEn } from '../web/app/features/plan-templates/admin/texts.ts';
import { ar as lettersAr, en as lettersEn } from '../web/app/features/stages/admin/letters/texts.ts';
import { ar, en } from '../web/app/features/stages/admin/texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, expectFits, PHONE_VIEW, test, walkTo } from './fixtures.ts';
import { smallPicture } from './small-pictures.ts';

type Ageing = {
  items: { deal: { id: number; building: { id: number } | null } | null; outstanding: number }[];
};
type Stages = { items: { id: number; nameEn: string; pictures: object[] }[]; digest: string };
type Line = { dueOn: string | null; amount: number; covered: number; after?: object; waitsFor?: object };
type Account = { plan: Line[] };
type Letters = { items: { currency: string; open: number }[] };

const SHOTS = process.env.STAGE_SHOTS;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

for (const { lang, device, viewport, theme } of PHONE_VIEW) {
  test.describe(`${lang}, ${device}`, () => {
    test.use({ viewport, colorScheme: theme });

    test('from the stages of a building to a template, a plan and a payment that is due', async ({
      page,
      read,
      signInAs,
      expectConsoleErrors,
    }) => {
      const [t, plans, ledger] = lang === 'ar' ? [ar, plansAr, ledgerAr] : [en, plansEn, ledgerEn];
      const shot = (name: string) =>
        SHOTS ? page.screenshot({ path: `${SHOTS}/${name}-${lang}.png`, fullPage: true }) : undefined;
      await read(lang);
      const token = await signInAs('superadmin');
      const owing = await call<Ageing>(token, 'GET', '/admin/money/ageing?of=all&size=100&sort=-notDue');
      // a building of its own for each view
      const buildings = [...new Set(owing.items.flatMap(({ deal }) => deal?.building?.id ?? []))];
      const building = buildings[device === 'phone' ? 0 : 1] ?? 0;
      const deal = owing.items.find((one) => one.deal?.building?.id === building)?.deal?.id;
      const path = `/admin/projects/${building}/stages`;

      await page.goto(`admin/projects/${building}/stages`);
      await expect(page.getByText(t.emptyBody)).toBeVisible();
      await shot('1-empty');
      await page.getByRole('button', { name: t.usual }).click();
      await page.keyboard.press('Control+s');
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
      const stages = await call<Stages>(token, 'GET', path);
      const skeleton = stages.items[2];
      const name = lang === 'ar' ? 'العظم' : 'Skeleton';
      expect(skeleton?.nameEn).toBe('Skeleton');
      // by keys: the handle opens its menu
      for (const [way, place] of [
        [t.later, 4],
        [t.earlier, 3],
      ] as const) {
        await page.getByRole('button', { name: t.move(name), exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('menuitem', { name: way }).press('Enter');
        await expect(page.getByText(t.moved(name, place, stages.items.length))).toBeAttached();
      }
      await expectFits(page);
      // a tooltip of the handle is no part of the page
      await page.getByRole('button', { name: t.move(name), exact: true }).blur();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await shot('2-stages');
      expect(await axeFindings(page, 'the stages', '#main')).toEqual([]);

      if (device === 'phone') await addFivePictures();

      await walkTo(page, `admin/projects/${building}/plans`);
      await page.getByRole('button', { name: plans.add }).first().click();
      const form = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: plans.addStep }) })
        .last();
      await form
        .getByRole('textbox')
        .nth(0)
        .fill(lang === 'ar' ? 'بالمراحل' : 'By stages');
      await form
        .getByRole('textbox')
        .nth(1)
        .fill(lang === 'ar' ? 'By stages' : 'بالمراحل');
      const step = form.getByRole('listitem').nth(1);
      await step.getByRole('button', { name: plans.step }).click();
      await page.getByRole('option', { name: plans.steps.stage }).click();
      await step.getByRole('button', { name: plans.chooseStage }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await step.getByRole('textbox', { name: plans.daysAfter }).fill('14');
      await page.keyboard.press('Tab');
      await expectFits(page);
      await shot('3-template');
      await page.keyboard.press('Control+s');
      await expect(page.getByText(plans.saved, { exact: true })).toBeVisible();

      await walkTo(page, `admin/deals/${deal}`);
      await page
        .getByRole('button', { name: ledger.planEdit })
        .or(page.getByRole('button', { name: ledger.planMake, exact: true }))
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: ledger.planTemplate }).click();
      await page.getByRole('option', { name: lang === 'ar' ? 'بالمراحل' : 'By stages' }).click();
      await expectFits(page);
      await shot('4-plan-form');
      await dialog.getByRole('button', { name: ledger.planSave }).click();
      await expect(dialog).toBeHidden();
      const planned = await call<Account>(token, 'GET', `/admin/deals/${deal}/ledger`);
      expect(planned.plan.filter(({ waitsFor }) => waitsFor)).toHaveLength(1);
      // lines that are paid are shown on demand; which deal this is depends on what other tests sold
      if (planned.plan.some(({ amount, covered }) => covered >= amount))
        await page.getByRole('button', { name: ledger.planAll(3) }).click();
      await expect(page.locator('.account-plan > li')).toHaveCount(3);
      await shot('5-account');

      await walkTo(page, `admin/projects/${building}/stages`);
      await page.getByRole('button', { name: t.reachOf(name) }).click();
      await expect(page.getByRole('dialog').getByText(t.becomeDue)).toBeVisible();
      await shot('6-reach');
      expect(await axeFindings(page, 'what reaching does', '[role=dialog]')).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: t.reach }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: t.takeBackOf(name) })).toBeVisible();
      await shot('7-reached');
      const due = await call<Account>(token, 'GET', `/admin/deals/${deal}/ledger`);
      expect(due.plan.filter(({ waitsFor }) => waitsFor)).toHaveLength(0);
      expect(due.plan.find(({ after }) => after)?.dueOn).not.toBeNull();

      await page.getByRole('link', { name: t.lettersOf(name) }).click();
      const w = lang === 'ar' ? lettersAr : lettersEn;
      await expect(page.getByText(w.notTold)).toBeVisible();
      await expectFits(page);
      await shot('8-letters');
      expect(await axeFindings(page, 'the letters', '#main')).toEqual([]);
      await page.getByRole('link', { name: w.printAll(1) }).click();
      await expect(page.locator('.paper')).toHaveCount(1);
      await shot('9-letter');
      await page.evaluate(() => {
        window.print = () => {};
      });
      await page.getByRole('button', { name: lang === 'ar' ? 'طباعة' : 'Print', exact: true }).click();
      await page.getByRole('button', { name: w.itIs }).click();
      await expect(page.getByText(w.kept)).toBeVisible();
      const [letter] = (await call<Letters>(token, 'GET', `/admin/stages/${skeleton?.id}/letters`)).items;
      const { version, today } = await call<{ deal: { version: number }; today: string }>(
        token,
        'GET',
        `/admin/deals/${deal}/ledger`,
      ).then((found) => ({ version: found.deal.version, today: found.today }));
      const paid = { kind: 'payment', method: 'cash', on: today, version };
      const everything = due.plan.reduce((sum, line) => sum + line.amount - line.covered, 0);
      await call(token, 'POST', `/admin/deals/${deal}/entries`, {
        ...paid,
        ...{ amount: Math.floor(everything), currency: letter?.currency },
      });
      await page.goto(`admin/stages/${skeleton?.id}/letters`);
      await expect(page.getByText(`${w.printed} ·`)).toBeVisible();
      await shot('10-paid');

      /** On a slow line, and the third of them is refused once. */
      async function addFivePictures() {
        expectConsoleErrors(/ERR_CONNECTION_RESET/);
        // a phone at the edge of its network: five pictures take some eight seconds
        const line = await page.context().newCDPSession(page);
        const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 40_000 };
        await line.send('Network.emulateNetworkConditions', slow);
        let sent = 0;
        await page.route('**/api/files', (route) => {
          sent += 1;
          return sent === 3 ? route.abort('connectionreset') : route.continue();
        });
        const chosen = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: t.addPicturesTo(name) }).click();
        await (await chosen).setFiles(
          [1, 2, 3, 4, 5].map((n) => smallPicture(`floor-${n}.png`, 40 * n, 60_000)),
        );
        const failed = page.getByRole('region', { name: t.uploading });
        // each says how far it is, and nobody waits for all of them
        await expect(failed.getByRole('progressbar').first()).toBeVisible();
        await expect(failed.getByRole('alert')).toBeVisible();
        await expect(failed.getByRole('listitem')).toHaveCount(1);
        await expect(page.getByRole('list', { name: t.pictures(4) }).getByRole('listitem')).toHaveCount(4);
        await shot('2b-failed');
        await failed.getByRole('button').first().click();
        await expect(page.getByRole('list', { name: t.pictures(5) }).getByRole('listitem')).toHaveCount(5);
        await expect(failed).toHaveCount(0);
        await line.detach();
        await expectFits(page);
      }
    });
  });
}
