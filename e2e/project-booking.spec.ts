import { call, DESKTOP_VIEW, expect, type Lang, PHONE_VIEW, test, tokenOf } from './fixtures.ts';
import { hydrated, labelOf, projectOf, WORDS } from './project-page.ts';

const SLUG = 'olive-terraces';
const PATH = `properties/${SLUG}`;

type Inbox = {
  items: { senderName: string; body: string; source: string; unit: { id: number } | null; project: object }[];
};

/** The messages of this sender in the inbox. */
async function received(name: string) {
  const token = await tokenOf('admin');
  const { items } = await call<Inbox>(token, 'GET', `/admin/messages?q=${encodeURIComponent(name)}`);
  return items.filter((message) => message.senderName === name);
}

let made = 0;
/** A unique name, to find it in the inbox. */
const someone = (lang: Lang) => `${lang === 'ar' ? 'رنا الخطيب' : 'Rana Khatib'} ${process.pid}${made++}`;

for (const { lang, device, viewport } of PHONE_VIEW) {
  const t = WORDS[lang];
  test(`a viewing is requested for the selected unit: ${lang}, ${device}`, async ({ page, read }) => {
    await read(lang);
    const name = someone(lang);
    const unit = (await projectOf(SLUG)).units[1];
    if (!unit) throw new Error('the demo has units');
    await page.setViewportSize(viewport);
    await page.goto(`${PATH}?choose=${unit.id}`);
    await hydrated(page);
    if (device === 'phone') await page.locator('.foot-bar').getByRole('button', { name: t.book }).click();
    const form = page.locator('#book');
    await expect(form.getByRole('heading', { name: t.book })).toBeVisible();
    await expect(form).toContainText(t.selected);
    await expect(form.locator('.booking-unit')).toContainText(labelOf(unit, lang));
    // WhatsApp opens a message that names the project and the unit, beside call and mail
    const chat = await form.locator('a[href^="https://wa.me/"]').getAttribute('href');
    const message = new URL(chat ?? '').searchParams.get('text');
    for (const part of [t.hello, labelOf(unit, lang), t.project, `unit=${unit.id}`])
      expect(message).toContain(part);
    for (const way of ['tel:+', 'mailto:']) await expect(form.locator(`a[href^="${way}"]`)).toBeVisible();
    await form.getByLabel(t.name).fill(name);
    await form.getByLabel(t.phone).fill('٠٥٩٩ ٢١٤ ٨٧٠');
    await form.getByLabel(t.message).fill('Saturday morning');
    // twice, before the answer arrives
    await form.getByRole('button', { name: t.send }).dblclick();
    await expect(form.getByRole('status').filter({ hasText: t.thanks })).toBeVisible();
    const messages = await received(name);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      body: 'Saturday morning',
      source: 'viewing',
      unit: { id: unit.id },
      project: { slug: SLUG },
    });
    await form.getByRole('button', { name: t.again }).click();
    await expect(form.getByLabel(t.name)).toHaveValue('');
    await expect(form.locator('.booking-unit--none')).toBeVisible();
  });
}

test.describe('in Arabic', () => {
  const t = WORDS.ar;
  test.beforeEach(({ read }) => read('ar'));

  test('name and phone are required, at their fields and in one line', async ({ page }) => {
    await page.goto(PATH);
    await hydrated(page);
    const form = page.locator('#book');
    await form.getByRole('button', { name: t.send }).click();
    await expect(form).toContainText(t.noName);
    await expect(form).toContainText(t.badPhone);
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel(t.name)).toBeFocused();
    await form.getByLabel(t.name).fill('Rana');
    await form.getByLabel(t.phone).fill('12-34');
    await form.getByRole('button', { name: t.send }).click();
    await expect(form).not.toContainText(t.noName);
    await expect(form.getByLabel(t.phone)).toBeFocused();
    await expect(form.getByLabel(t.phone)).toHaveAttribute('aria-invalid', 'true');
  });

  test('a lost answer: nothing typed is lost, and trying again stores one message', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to load resource|ApiError|Request failed/);
    const name = someone('ar');
    let lost = 0;
    await page.route(/\/public\/messages$/, async (route) => {
      // stored by the server, but the answer is lost
      if (lost++ === 0) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    const alerts: string[] = [];
    page.on('dialog', (dialog) => alerts.push(dialog.message()));
    await page.goto(PATH);
    await hydrated(page);
    const form = page.locator('#book');
    await form.getByLabel(t.name).fill(name);
    await form.getByLabel(t.phone).fill('0599 214 870');
    await form.getByLabel(t.message).fill('A long message');
    await form.getByRole('button', { name: t.send }).click();
    await expect(form).toContainText(t.stillHere);
    await expect(form.getByLabel(t.message)).toHaveValue('A long message');
    await form.getByRole('button', { name: t.retry }).click();
    await expect(form).toContainText(t.thanks);
    expect(await received(name)).toHaveLength(1);
    expect(alerts).toEqual([]);
  });

  test('who fills the hidden field is thanked, and no call is made', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await page.goto(PATH);
    await hydrated(page);
    const form = page.locator('#book');
    await form.getByLabel(t.name).fill('Machine');
    await form.locator('[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await form.getByRole('button', { name: t.send }).click();
    await expect(form).toContainText(t.thanks);
    expect(calls).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, device, viewport } of DESKTOP_VIEW) {
    const t = WORDS[lang];
    test(`the form is an ordinary one: same rules, same thanks: ${lang}, ${device}`, async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/422/);
      const name = someone(lang);
      const [unit] = (await projectOf(SLUG)).units;
      await page.setViewportSize(viewport);
      await page.goto(`${PATH}?choose=${unit?.id}&lang=${lang}`);
      if (device === 'phone') await page.locator('.foot-bar').getByRole('button', { name: t.book }).click();
      const form = page.locator('#book');
      await form.getByLabel(t.name).fill(name);
      await form.getByLabel(t.phone).fill('12');
      await form.getByLabel(t.message).fill('Saturday');
      const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await form.getByRole('button', { name: t.send }).click();
      expect((await refused).status()).toBe(422);
      await expect(form).toContainText(t.badPhone);
      await expect(form.getByLabel(t.name)).toHaveValue(name);
      await expect(form.getByLabel(t.message)).toHaveValue('Saturday');
      await form.getByLabel(t.phone).fill('0599214870');
      await form.getByRole('button', { name: t.send }).click();
      await expect(form).toContainText(t.thanks);
      // a reload of the thank-you page sends nothing
      await page.reload();
      await expect(form).toContainText(t.thanks);
      const messages = await received(name);
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({ body: 'Saturday', source: 'viewing', unit: { id: unit?.id } });
    });
  }

  test('a second press on the button is the same message', async ({ request }) => {
    const name = someone('en');
    const form = { fullName: name, mobile: '0599214870', content: 'Twice', website: '', unitId: '' };
    const answers = await Promise.all([1, 2].map(() => request.post(`${PATH}?lang=en`, { form })));
    for (const answer of answers)
      expect(await answer.text()).toContain(WORDS.en.thanks.replace("'", '&#x27;'));
    expect(await received(name)).toHaveLength(1);
  });
});
