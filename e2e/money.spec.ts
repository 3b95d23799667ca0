import { ar as cheques } from '../web/app/features/money-desk/admin/cheques/texts.ts';
import { ar as t } from '../web/app/features/money-desk/admin/texts.ts';
import { axeFindings } from './axe.ts';
import { call, expect, test } from './fixtures.ts';

type Cheque = { entryId: number; number: string; state: string; dueOn: string };
const chequesOf = (token: string, group: string) =>
  call<{ items: Cheque[] }>(token, 'GET', `/admin/money/cheques?group=${group}&size=100`);

test('a deposit list is printed and deposited, and one of its cheques comes back', async ({
  page,
  context,
  read,
  signInAs,
}) => {
  await read('ar');
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const token = await signInAs('superadmin');
  const [first, second] = (await chequesOf(token, 'later')).items;
  if (!first || !second) throw new Error('the demo has too few cheques');

  await page.goto('admin/money');
  const group = page.getByRole('region', { name: t.groups.later });
  await group.getByRole('button', { name: t.showLater, exact: true }).click();
  // the first month is open by itself
  if (first.dueOn.slice(0, 7) !== second.dueOn.slice(0, 7))
    await group.locator('.cheque-questions-month button[aria-expanded="false"]').first().click();
  for (const { number } of [first, second]) {
    const box = group.getByRole('checkbox', { name: number });
    await box.focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('p');
  await page.getByRole('dialog').getByRole('textbox').first().fill('بنك الكرمل 4471');
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('button', { name: cheques.print }).click();
  const paper = await opened;
  await expect(paper.locator('html[data-printed]')).toHaveCount(1);
  await expect(paper.getByRole('cell', { name: first.number })).toBeVisible();
  await expect(paper.getByText('بنك الكرمل 4471')).toBeVisible();
  expect(await axeFindings(paper, 'the deposit list')).toEqual([]);
  await paper.close();

  expect(await axeFindings(page, 'the desk with a printed list')).toEqual([]);
  await page.getByRole('button', { name: t.markDeposited }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.markDeposited }).click();
  await expect(page.getByText(t.deposited(2))).toBeVisible();

  await page.getByRole('link', { name: cheques.questions.deposited }).click();
  const row = page.getByRole('row').filter({ hasText: first.number });
  await row.getByRole('button', { name: t.moreOf(first.number) }).click();
  await page.getByRole('menuitem', { name: t.steps.returned }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t.whyReturned }).fill('رصيد غير كافٍ');
  await dialog.getByRole('button', { name: t.steps.returned }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: cheques.questions.returned }).click();
  await expect(row).toBeVisible();
  const states = (await chequesOf(token, 'all')).items.map(({ entryId, state }) => [entryId, state]);
  expect(states).toContainEqual([first.entryId, 'returned']);
  expect(states).toContainEqual([second.entryId, 'deposited']);
});
