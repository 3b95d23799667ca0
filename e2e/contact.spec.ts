import type { Page } from '@playwright/test';
import { call, DESKTOP_VIEW, expect, type Lang, test, tokenOf } from './fixtures.ts';
import { hydrated, stubMaps } from './project-page.ts';

const WORDS = {
  en: {
    send: 'Send message',
    badPhone: 'Please enter a valid phone number.',
    noName: 'Please enter your name.',
    noMessage: 'Please write a message.',
    invalid: 'Please check the marked fields, then send again.',
  },
  ar: {
    send: 'أرسل الرسالة',
    sending: 'جارٍ الإرسال…',
    sent: 'أُرسلت',
    thanks: 'وصلتنا رسالتك',
    badPhone: 'رقم الهاتف غير صحيح. أدخل سبعة أرقام على الأقل.',
    noName: 'أدخل اسمك.',
    noMessage: 'اكتب رسالتك.',
    invalid: 'يرجى إدخال بيانات صحيحة في الحقول المشار إليها ثم إعادة الإرسال.',
    failed: 'تعذّر إرسال رسالتك.',
    notCreated: 'لم تُسجَّل رسالتك على الخادم.',
    stillHere: 'ما كتبته ما زال هنا.',
    all: 'كل المشاريع',
  },
} as const satisfies Record<Lang, Record<string, string>>;

const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);

async function fill(page: Page, name: string, phone = '059-123 (4567)') {
  await field(page, 'name').fill(name);
  await field(page, 'phone').fill(phone);
  await field(page, 'email').fill('reader@example.com');
  await field(page, 'message').fill('When may I visit?');
}

/** The number of stored messages of this name. */
async function arrived(name: string): Promise<{ source: string }[]> {
  const token = await tokenOf('admin');
  const { items } = await call<{ items: { senderName: string; source: string }[] }>(
    token,
    'GET',
    `/admin/messages?q=${encodeURIComponent(name)}`,
  );
  return items.filter(({ senderName }) => senderName === name);
}

/** A unique name. */
const nameOf = (lang: Lang, what: string) => `${what} ${lang} ${process.pid}${Date.now() % 100_000}`;

for (const { lang, device, viewport } of DESKTOP_VIEW) {
  const t = WORDS[lang];
  const send = (page: Page) => page.locator('#contact').getByRole('button', { name: t.send });
  test(`what is wrong is said at the field: ${lang}, ${device}`, async ({ page, read }) => {
    await stubMaps(page);
    await read(lang);
    await page.setViewportSize(viewport);
    await page.goto('');
    await hydrated(page);
    await send(page).click();
    const contact = page.locator('#contact');
    await expect(contact.getByRole('alert')).toHaveText(t.invalid);
    for (const text of [t.noName, t.badPhone, t.noMessage])
      await expect(contact.getByText(text, { exact: true })).toBeVisible();
    await expect(field(page, 'name')).toBeFocused();
    await fill(page, 'Reader', '12345');
    await send(page).click();
    await expect(contact.getByText(t.badPhone, { exact: true })).toBeVisible();
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'message')).toHaveValue('When may I visit?');
    await field(page, 'phone').fill('not a number');
    await send(page).click();
    await expect(contact.getByText(t.badPhone, { exact: true })).toBeVisible();
  });
}

test.describe('in Arabic', () => {
  const t = WORDS.ar;
  test.beforeEach(async ({ read, page }) => {
    await stubMaps(page);
    await read('ar');
  });
  const send = (page: Page) => page.locator('#contact').getByRole('button', { name: t.send });

  test('sending, sent; a double click sends one', async ({ page }) => {
    const name = nameOf('ar', 'Double');
    let calls = 0;
    const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/public/messages', async (route) => {
      calls += 1;
      await seen;
      await route.continue();
    });
    await page.goto('');
    await hydrated(page);
    await fill(page, name, '٠٥٩٩١٢٣٤٥٦');
    await send(page).dblclick();
    const sending = page.locator('#contact').getByRole('button', { name: t.sending });
    await expect(sending).toBeDisabled();
    answer();
    await expect(page.locator('#contact').getByRole('status')).toContainText(t.thanks);
    await expect(page.locator('#contact').getByRole('button', { name: t.sent })).toBeDisabled();
    expect(calls).toBe(1);
    expect(await arrived(name)).toMatchObject([{ source: 'contact' }]);
  });

  test('a filled trap shows as sent, and no call is made', async ({ page }) => {
    let calls = 0;
    await page.route('**/public/messages', (route) => {
      calls += 1;
      return route.continue();
    });
    await page.goto('');
    await hydrated(page);
    await fill(page, 'Robot');
    await field(page, 'website').fill('https://example.com', { force: true });
    await send(page).click();
    await expect(page.locator('#contact').getByRole('status')).toContainText(t.thanks);
    expect(calls).toBe(0);
  });

  test('a failure keeps what was typed, says what the server said, and a retry stores one', async ({
    page,
    expectConsoleErrors,
  }) => {
    // logged by the browser and by the page
    expectConsoleErrors(/ApiError|NotCreated|not created|Failed to load resource/);
    const name = nameOf('ar', 'Retry');
    const keys: unknown[] = [];
    await page.route('**/public/messages', async (route) => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: unknown }).idempotencyKey);
      if (keys.length === 1) return route.fulfill({ status: 201, json: {} });
      if (keys.length === 2)
        return route.fulfill({ status: 503, json: { message: 'The office is closed', code: 'x' } });
      // stored, but the answer is lost
      if (keys.length === 3) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await page.goto('');
    await hydrated(page);
    await fill(page, name);
    // typed text survives a change of language and back
    await page.goto(`?lang=ar`);
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('When may I visit?');
    const alert = page.locator('#contact').getByRole('alert');
    await send(page).click();
    await expect(alert).toContainText(t.notCreated);
    await expect(alert).toContainText(t.stillHere);
    await expect(field(page, 'name')).toHaveValue(name);
    await send(page).click();
    await expect(alert).toContainText('The office is closed');
    await send(page).click();
    await expect(alert).toContainText(t.failed);
    await expect(field(page, 'message')).toHaveValue('When may I visit?');
    await send(page).click();
    await expect(page.locator('#contact').getByRole('status')).toContainText(t.thanks);
    expect(new Set(keys).size).toBe(1);
    expect(await arrived(name)).toHaveLength(1);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the page is whole; the form posts, says what is wrong, keeps what was typed, and thanks', async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/422/);
      const name = nameOf('ar', 'Post');
      await page.goto('');
      await expect(page.locator('.hero').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#projects').getByRole('article')).toHaveCount(4);
      await expect(page.locator('#projects').getByRole('link', { name: t.all, exact: true })).toBeVisible();
      for (const part of ['#company p', '.contact-section-office p', '.contact-section-office a', '.reach a'])
        await expect(page.locator(part).first()).toBeVisible();
      // controls that need scripts are hidden
      await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
      await fill(page, name, '12');
      await send(page).click();
      await expect(page.locator('#contact').getByText(t.badPhone, { exact: true })).toBeVisible();
      await expect(field(page, 'name')).toHaveValue(name);
      await expect(field(page, 'message')).toHaveValue('When may I visit?');
      await field(page, 'phone').fill('0599 123 456');
      await send(page).click();
      await expect(page.locator('#contact').getByText(t.thanks)).toBeVisible();
      await expect(page).toHaveURL(/sent=1/);
      expect(await arrived(name)).toHaveLength(1);
    });
  });
});
