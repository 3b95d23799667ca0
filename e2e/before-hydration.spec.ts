import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { LeadList } from '../contract/src/leads.ts';
import { ar } from '../web/app/i18n/admin/ui.ts';
import { call, expect, ORIGIN, PHONE, test } from './fixtures.ts';
import { hydrated } from './project-page.ts';

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openHeld(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

const names = (page: Page) => page.locator('.list-results .card h3').allInnerTexts();
const beds = (page: Page, count: number) => page.locator(`label:has(input[name=beds][value="${count}"])`);

const FILTERS: [what: string, act: (page: Page) => Promise<unknown>, query: RegExp, found: string[]][] = [
  ['a choice', (page) => beds(page, 4).click(), /[?&]beds=4$/, ['Olive Terraces', 'Sunrise Villas']],
  [
    'a list',
    (page) => page.locator('select[name=city]').selectOption('Birzeit'),
    /[?&]city=Birzeit$/,
    ['Jasmine Court'],
  ],
  [
    'what is typed',
    (page) => page.locator('input[name=q]').pressSequentially('olive'),
    /[?&]q=olive$/,
    ['Olive Terraces'],
  ],
  [
    'what is pasted, beside a choice',
    async (page) => {
      await page.locator('input[name=areaMin]').focus();
      await page.keyboard.insertText('٣٠٠');
      await beds(page, 4).click();
    },
    /[?&]beds=4&areaMin=300$/,
    ['Sunrise Villas'],
  ],
];

for (const [what, act, query, found] of FILTERS) {
  test(`${what} in the filters before hydration takes effect after it`, async ({ page }) => {
    const release = await openHeld(page, 'properties?lang=en');
    await act(page);
    const fields = () =>
      page.locator('.list-filters').evaluate((form: HTMLFormElement) => [...new FormData(form)].map(String));
    const entered = await fields();
    await release();
    await expect(page).toHaveURL(query);
    await expect.poll(() => names(page)).toEqual(found);
    expect(await fields()).toEqual(entered);
    // a step like any other
    await page.goBack();
    await expect(page).toHaveURL(/properties/);
    await expect.poll(() => names(page)).toHaveLength(6);
  });
}

test('on a phone the filters open and filter before hydration, and stay open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await openHeld(page, 'properties?lang=en');
  await page.locator('.list-filter-btn').click();
  await beds(page, 4).click();
  await release();
  await expect(page).toHaveURL(/[?&]beds=4$/);
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
});

for (const [path, name, text] of [
  ['', 'name', 'message'],
  ['projects/olive-terraces', 'fullName', 'content'],
] as const) {
  test(`/${path}: what is written into the form before hydration is stored like the rest`, async ({
    page,
  }) => {
    const release = await openHeld(page, `${path}?lang=en`);
    await page.locator(`[name=${name}]`).fill('Rana');
    await page.locator(`[name=${text}]`).fill('Is it still free?');
    await release();
    // in another tab's language or after a reload: the browser brings nothing back here, our draft does
    await page.goto(`${path}?lang=ar`);
    await hydrated(page);
    await expect(page.locator(`[name=${name}]`)).toHaveValue('Rana');
    await expect(page.locator(`[name=${text}]`)).toHaveValue('Is it still free?');
  });
}

test('a message that is sent before hydration tells where the visitor came from', async ({
  page,
  signInAs,
}) => {
  const name = `Early ${Date.now()}`;
  await page.goto('?utm_source=ig&utm_campaign=autumn');
  await openHeld(page, 'projects/olive-terraces?lang=en');
  await page.locator('#book [name=fullName]').fill(name);
  await page.locator('#book [name=mobile]').fill('0591 777 401');
  await page.locator('#book [type=submit]').click();
  await expect(page).toHaveURL(/[?&]sent=/);
  const token = await signInAs('superadmin');
  const { items } = await call<LeadList>(token, 'GET', `/admin/leads?q=${encodeURIComponent(name)}`);
  expect(items[0]).toMatchObject({ channel: 'instagram' });
});

test('back at the list, its fields say what the address says', async ({ page }) => {
  const release = await openHeld(page, 'properties?lang=en');
  await page.locator('input[name=q]').fill('olive');
  await beds(page, 4).click();
  await page.evaluate((to) => location.assign(to), `${ORIGIN}/diyar/privacy`);
  await expect(page).toHaveURL(/privacy/);
  await page.goBack();
  await release();
  await expect(page).toHaveURL(/properties\?lang=en$/);
  await expect(page.locator('input[name=q]')).toHaveValue('');
  await expect(page.locator('input[name=beds][value=""]')).toBeChecked();
});

test('the back office has nothing to press before hydration: the browser alone knows who is signed in', async ({
  request,
}) => {
  for (const path of ['admin', 'admin/company', 'admin/projects/1/edit', 'admin/messages', 'admin/account']) {
    const body = (await (await request.get(path)).text()).split('<body')[1] ?? '';
    expect(body).toContain(ar.loading);
    expect(body.match(/<(?:a|button|input|select|textarea|summary)[\s>]|tabindex=/g), path).toBeNull();
  }
});

test('sign-in: each press before hydration counts, in order, and the form is sent', async ({ page }) => {
  const release = await openHeld(page, 'login?lang=en');
  const password = page.locator('input[name=password]');
  const eye = page.locator('button[aria-controls=password]');
  await eye.click();
  await eye.click();
  await page.locator('input[name=remember]').uncheck();
  await page.locator('input[name=name]').fill('admin');
  await password.fill('admin-demo');
  await release();
  await expect(password).toHaveAttribute('type', 'password');
  await eye.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('admin-demo');
  await expect(page.locator('input[name=remember]')).not.toBeChecked();

  const releaseAgain = await openHeld(page, 'login?lang=en');
  await page.locator('input[name=name]').fill('admin');
  await password.fill('admin-demo');
  await password.press('Enter');
  await releaseAgain().catch(() => undefined);
  await expect(page).toHaveURL(/\/admin$/);
});

test('sign-in: where the scripts did not arrive, the next press loads the page anew', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED|Failed to fetch/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('login?lang=en');
  const send = page.locator('form [type=submit]').first();
  await send.click();
  await page.unroute(/\.js$/);
  await send.click();
  await hydrated(page);
  await send.click();
  await expect(page.locator('form [aria-invalid]').first()).toBeVisible();
});

test('on a slow network a filter pressed while the page still arrives takes effect', async ({ page }) => {
  // then only a press starts the scripts
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const { promise, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(ORIGIN + url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const cut = type.startsWith('text/html') ? body.indexOf('</form>') : 0;
    response.write(body.subarray(0, cut));
    if (cut > 0) await promise;
    response.end(body.subarray(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/diyar/properties?lang=en`, { waitUntil: 'commit' });
    await beds(page, 4).click();
    sendRest();
    await expect(page).toHaveURL(/[?&]beds=4$/);
    await expect.poll(() => names(page)).toHaveLength(2);
  } finally {
    sendRest();
    server.closeAllConnections();
    server.close();
  }
});
