import { lists } from '@diyar/contract/words/lists';
import type { Page } from '@playwright/test';
import { ar as handOver } from '../web/app/features/hand-over/admin/texts.ts';
import { ar as answers, en as answersEn } from '../web/app/features/leads/admin/answers/texts.ts';
import { en as sheetEn } from '../web/app/features/leads/admin/lead/texts.ts';
import { ar as sheet } from '../web/app/features/leads/admin/lead/texts-ar.ts';
import { en } from '../web/app/features/leads/admin/texts.ts';
import { ar } from '../web/app/features/leads/admin/texts-ar.ts';
import { ar as messages } from '../web/app/features/messages/admin/texts.ts';
import { ar as ui } from '../web/app/i18n/admin/ui.ts';
import { axeFindings, axeFindingsByTheme } from './axe.ts';
import { API, expect, PHONE, test } from './fixtures.ts';

let sent = 0;
/** A visitor whom nobody knows, so that every test has a lead of its own. */
async function write(name: string, message: string, about: object = {}): Promise<string> {
  sent += 1;
  const unique = `${name} ${Date.now()}${sent}`;
  const answer = await fetch(`${API}/public/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: unique,
      phone: `059${String(Date.now() + sent).slice(-7)}`,
      message,
      ...about,
    }),
  });
  expect(answer.status).toBe(201);
  return unique;
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

test('in Arabic: take, answer with a prepared text, note, next step, lost and back', async ({
  page,
  context,
  read,
  signInAs,
}) => {
  const name = await write('ليان سمارة', 'مرحبًا، هل بقيت شقق بثلاث غرف؟');
  await read('ar');
  await signInAs('admin');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto(`admin/leads?tab=unowned&q=${encodeURIComponent(name)}`);
  await rows(page)
    .getByRole('button', { name: ar.takeOf(name) })
    .click();
  // nobody else owns it, so the tab is empty now; it offers to look further
  await page.getByRole('button', { name: ar.searchAll }).click();
  await rows(page)
    .getByRole('button', { name: ar.openOf(name) })
    .click();
  const pane = page.getByRole('complementary', { name: sheet.label(name) });
  await expect(page).toHaveURL(/lead=\d+/);

  const answer = pane.getByRole('region', { name: answers.title });
  await expect(answer.locator('mark').first()).toBeVisible();
  await expect(answer.getByRole('radio', { name: answers.languages.ar })).toBeChecked();
  const opened = context.waitForEvent('page');
  await answer.getByRole('link', { name: handOver.whatsApp }).click();
  await (await opened).close();
  await pane.getByRole('button', { name: handOver.yes }).click();
  const timeline = pane.getByRole('list').last();
  await expect(timeline).toContainText(sheet.events.whatsapp);
  await expect(timeline).toContainText(sheet.answeredAt);

  await pane.getByRole('textbox', { name: sheet.note }).fill('تريد موقفًا');
  await pane.getByRole('button', { name: sheet.add, exact: true }).click();
  await expect(timeline.getByRole('listitem').first()).toContainText('تريد موقفًا');

  await pane.getByRole('button', { name: ar.setStep }).click();
  await pane.getByRole('textbox', { name: sheet.stepText }).fill('إرسال المخطط');
  await pane.getByRole('button', { name: sheet.days.tomorrow, exact: true }).click();
  await pane.getByRole('button', { name: ui.save, exact: true }).click();
  await expect(rows(page).first()).toContainText(ar.tomorrow);
  expect(await axeFindingsByTheme(page, 'leads with a sheet')).toEqual([]);

  await pane.getByRole('button', { name: ar.more }).click();
  await page.getByRole('menuitem', { name: sheet.closeLost }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: sheet.close, exact: true }).click();
  await expect(dialog).toContainText(sheet.whyMissing);
  await dialog.getByText(lists.ar.lostReasons.budget).click();
  await dialog.getByRole('button', { name: sheet.close, exact: true }).click();
  await expect(pane).toContainText(sheet.closedLost);
  await pane.getByRole('button', { name: sheet.reopen }).click();
  await expect(pane.getByRole('radio', { name: lists.ar.leadStages.contacted })).toBeChecked();

  // the message of the inbox knows its lead
  await page.goto(`admin/messages?q=${encodeURIComponent(name)}`);
  await expect(rows(page).first()).toBeVisible();
  await rows(page)
    .getByRole('button', { name: messages.openOf(name) })
    .click();
  const message = page.getByRole('complementary', { name: messages.contact });
  await expect(message.getByRole('region', { name: answers.leadTitle })).toContainText('إرسال المخطط');
  expect(await axeFindings(page, 'a message with its lead')).toEqual([]);
});

test('in English on a phone: the list, the sheet, a stage by keyboard; the board by tap and by keys', async ({
  page,
  read,
  signInAs,
}) => {
  const name = await write('Omar Haddad', 'Is the corner office free?');
  await page.setViewportSize(PHONE);
  await read('en');
  await signInAs('superadmin');
  await page.goto(`admin/leads?q=${encodeURIComponent(name)}`);
  await rows(page)
    .getByRole('button', { name: en.openOf(name) })
    .click();
  const pane = page.getByRole('complementary', { name: sheetEn.label(name) });
  await pane.getByRole('radio', { name: lists.en.leadStages.new }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('radio', { name: lists.en.leadStages.contacted })).toBeChecked();
  await expect(pane).toContainText(sheetEn.events.stage(lists.en.leadStages.contacted));
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide).toBeLessThanOrEqual(0);
  expect(await axeFindings(page, 'the sheet on a phone')).toEqual([]);

  await page.goto(`admin/leads?view=board&q=${encodeURIComponent(name)}`);
  await page.getByRole('radio', { name: lists.en.leadStages.contacted }).click();
  await page.getByRole('button', { name: en.moveOf(name) }).click();
  await page.getByRole('menuitem', { name: lists.en.leadStages.viewing }).click();
  await page.getByRole('radio', { name: lists.en.leadStages.viewing }).click();
  const card = page.getByRole('link', { name });
  await card.focus();
  await page.keyboard.press('4');
  await expect(page.getByRole('status').filter({ hasText: lists.en.leadStages.offer })).toBeAttached();
  await page.getByRole('radio', { name: lists.en.leadStages.offer }).click();
  await card.focus();
  await page.keyboard.press('z');
  await page.getByRole('radio', { name: lists.en.leadStages.viewing }).click();
  await expect(card).toBeVisible();
  expect(await axeFindings(page, 'the board on a phone')).toEqual([]);

  await page.goto('admin/leads/templates');
  await expect(page.getByRole('heading', { name: answersEn.templatesTitle })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeFindings(page, 'prepared answers')).toEqual([]);
});
