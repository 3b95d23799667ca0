import type { LeadDetail, LeadList } from '../contract/src/leads.ts';
import { addDays, dayOf, weekdayOf, weekStart } from '../contract/src/rules/company-hours.ts';
import type { CalendarAddress, Viewing } from '../contract/src/viewings.ts';
import { ar as handOver } from '../web/app/features/hand-over/admin/texts.ts';
import { ar as form } from '../web/app/features/messages/public/booking/texts.ts';
import { en } from '../web/app/features/viewings/admin/texts.ts';
import { ar as t } from '../web/app/features/viewings/admin/texts-ar.ts';
import { visitTexts } from '../web/app/features/viewings/public/visit-texts.ts';
import { axeFindings, axeFindingsByTheme } from './axe.ts';
import { API, call, DESKTOP, expect, PHONE, test } from './fixtures.ts';

/** A Tuesday in which no other test plans anything. */
const DAY = addDays(weekStart(dayOf(Date.now())), 31);
const [SALMA, HASHEM] = ['سلمى قنديل', 'هاشم زعيتر'];

const leadOf = async (token: string, name: string) =>
  (await call<LeadList>(token, 'GET', `/admin/leads?q=${encodeURIComponent(name)}`)).items[0];

test('a visitor from an advertisement wishes for a day; it is confirmed, told, moved; a clash has ways out', async ({
  page,
  context,
  read,
  signInAs,
}) => {
  test.slow();
  await read('ar');
  await page.setViewportSize(DESKTOP);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await page.goto('?utm_source=ig&utm_campaign=autumn');
  await page.goto('projects/olive-terraces');
  const booking = page.locator('#book');
  await booking.getByLabel(form.name).fill(SALMA);
  await booking.getByLabel(form.phone).fill('0591 777 301');
  await booking.getByLabel(form.wishDay).fill(DAY);
  await booking.getByLabel(form.wishPart).selectOption({ label: form.parts.afternoon });
  await booking.getByRole('button', { name: form.send }).click();
  await expect(booking.getByText(form.thanks)).toBeVisible();
  // two browsers at one time may ask for the same part of the day
  const second = {
    fullName: HASHEM,
    mobile: '0591 777 302',
    source: 'viewing',
    wishDay: DAY,
    wishPart: 'afternoon',
  };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${API}/public/messages`, { method: 'POST', headers, body: JSON.stringify(second) });

  const token = await signInAs('superadmin');
  await page.goto(`admin/viewings?week=${DAY}`);
  await page.getByRole('button', { name: t.of(t.confirm, SALMA) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '12:00', exact: true })).toBeChecked();
  expect(await axeFindingsByTheme(page, 'the plan', '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: t.planIt }).click();
  await expect(dialog.getByRole('textbox', { name: t.textLabel })).toHaveValue(/سلمى[\s\S]*12:00/);
  const ics = await dialog.getByRole('link', { name: t.ics }).getAttribute('href');
  expect(await (await fetch(String(ics))).text()).toContain('BEGIN:VCALENDAR');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: handOver.whatsApp }).click();
  await (await opened).close();
  await dialog.getByRole('button', { name: handOver.yes }).click();
  await expect(dialog.getByText(handOver.noted)).toBeVisible();
  await dialog.getByRole('button', { name: t.done }).last().click();
  const event = (time: string, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${time}.*${name}`) });
  await expect(event('12:00', SALMA)).toBeVisible();
  const lead = await leadOf(token, SALMA);
  expect(lead).toMatchObject({ channel: 'instagram', stage: 'viewing', unanswered: 0 });
  const detail = await call<LeadDetail>(token, 'GET', `/admin/leads/${lead?.id}`);
  expect(detail).toMatchObject({ campaign: 'autumn', landing: '/' });

  // the same hour again: who is busy until when, and somebody else at once
  await page.getByRole('button', { name: t.of(t.confirm, HASHEM) }).click();
  await dialog.getByRole('radio', { name: t.busyTime('12:00') }).check({ force: true });
  await expect(dialog.getByRole('alert')).toContainText('12:45');
  await dialog.getByRole('alert').getByRole('button').nth(1).click();
  await dialog.getByRole('button', { name: t.planIt }).click();
  await dialog.getByRole('button', { name: t.done }).last().click();
  await expect(event('12:00', HASHEM)).toBeVisible();

  await event('12:00', SALMA).click();
  await dialog.getByRole('button', { name: t.move }).click();
  await dialog.getByRole('radio', { name: '15:00', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: t.moveIt }).click();
  await expect(dialog.getByRole('textbox', { name: t.textLabel })).toHaveValue(/15:00/);
  await dialog.getByRole('button', { name: t.done }).last().click();
  await expect(event('15:00', SALMA)).toBeVisible();
  // the library's announcement of a pressed button lies outside
  expect(await axeFindingsByTheme(page, 'the week', '#main')).toEqual([]);
});

test('on a phone, in English: the days as lists; the calendar address is made, replaced and removed', async ({
  page,
  read,
  signInAs,
}) => {
  await read('en');
  await page.setViewportSize(PHONE);
  const token = await signInAs('admin');
  await page.goto('admin/viewings');
  await expect(page.getByRole('navigation', { name: en.days }).getByRole('link')).toHaveCount(7);
  expect(await axeFindings(page, 'the days')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.getByRole('button', { name: en.calendar }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.makeAddress }).click();
  const field = dialog.getByRole('textbox', { name: en.address });
  await expect(field).toHaveValue(/\/api\/calendars\/[\w-]{20,}\/viewings\.ics$/);
  const old = await field.inputValue();
  expect((await fetch(old)).headers.get('content-type')).toContain('text/calendar');
  expect(await axeFindings(page, 'the address', '[role=dialog]')).toEqual([]);

  await dialog.getByRole('button', { name: en.replace }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(en.oldStops);
  await question.getByRole('button', { name: en.replace }).click();
  await expect(field).not.toHaveValue(old);
  expect((await fetch(old)).status).toBe(404);
  const { path } = await call<CalendarAddress>(token, 'GET', '/admin/calendar');
  expect(await field.inputValue()).toBe(`${API}${path}`);

  await dialog.getByRole('button', { name: en.revoke }).click();
  await question.getByRole('button', { name: en.revoke }).click();
  await expect(dialog.getByText(en.noAddress)).toBeVisible();
});

test('the visitor sees, moves and cancels the viewing on a page of their own, without scripts; staff are told', async ({
  page,
  browser,
  read,
  signInAs,
}) => {
  const token = await signInAs('superadmin');
  const name = 'Lamis Visits';
  const headers = { 'content-type': 'application/json' };
  const asked = { fullName: name, mobile: '0591777318', content: 'May I see it?' };
  await fetch(`${API}/public/messages`, { method: 'POST', headers, body: JSON.stringify(asked) });
  const lead = await leadOf(token, name);
  const { items: staff } = await call<{ items: { id: number }[] }>(token, 'GET', '/admin/leads/staff');
  // a day of its own: nobody else plans for this member of staff then
  const day = [9, 10, 11].map((n) => addDays(dayOf(Date.now()), n)).find((one) => weekdayOf(one) !== 'fri');
  const { visitPath } = await call<Viewing>(token, 'POST', '/admin/viewings', {
    leadId: lead?.id,
    staffId: staff.at(-1)?.id,
    startsAt: `${day}T09:00`,
  });
  const w = visitTexts.ar;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const visitor = await context.newPage();
  await visitor.goto(`.${visitPath}?lang=ar`);
  await expect(visitor.locator('.visit-when')).toContainText('09:00');
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await visitor.getByRole('link', { name: w.another }).click();
  const group = visitor.locator('details', { has: visitor.locator(`input[value^="${day}"]`) });
  await group.locator('summary').click();
  await group.getByRole('radio', { name: '14:15' }).check();
  await visitor.getByRole('button', { name: w.move }).click();
  await expect(visitor.locator('.visit-when')).toContainText('14:15');

  await read('en');
  await page.setViewportSize(DESKTOP);
  await page.goto(`admin/viewings?week=${day}`);
  await expect(page.getByRole('button', { name: new RegExp(`^14:15.*${name}`) })).toBeVisible();
  await visitor.getByRole('link', { name: w.cancel }).click();
  await visitor.getByRole('button', { name: w.cancelNow }).click();
  await expect(visitor.getByRole('heading', { name: w.cancelled })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^14:15.*${name}`) })).toBeHidden();
  expect((await visitor.goto(`.${visitPath}?lang=en`))?.status()).toBe(410);
  await context.close();
  const detail = await call<LeadDetail>(token, 'GET', `/admin/leads/${lead?.id}`);
  const told = detail.timeline.filter((event) => event.kind === 'message' && event.source === 'visit');
  expect(told).toHaveLength(2);
});

test.describe('from another time zone', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('a viewing has the company’s hour in the week and on the lead’s sheet, and the zone is named', async ({
    page,
    read,
    signInAs,
  }) => {
    await read('en');
    await page.setViewportSize(DESKTOP);
    const token = await signInAs('superadmin');
    await page.goto('admin/viewings');
    await expect(page.locator('header').getByText('Palestine time')).toBeVisible();
    const event = page.locator('.viewings-event--planned').last();
    const hour = await event.locator('b').innerText();
    const name = await event.locator('strong').innerText();
    await page.goto(`admin/leads?lead=${(await leadOf(token, name))?.id}`);
    await expect(page.getByText(`at ${hour} Palestine time`).first()).toBeVisible();
  });
});
