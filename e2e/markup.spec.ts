import type { Page } from '@playwright/test';
import { startEmpty } from './empty-server.ts';
import { beginToWork, expect, LONG_WAYS, test, walkTo } from './fixtures.ts';
import { attack, fillWithMarkup, shortAttack, shown } from './markup-content.ts';

let server: Awaited<ReturnType<typeof startEmpty>>;
let made: Awaited<ReturnType<typeof fillWithMarkup>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startEmpty();
  made = await fillWithMarkup(server.api);
});
test.afterAll(() => server?.stop());

const RAN = 'markup ran';
test.beforeEach(async ({ page }) => {
  // markup that runs logs an error, and every console error or CSP violation fails the test
  await page.addInitScript((ran) => {
    Object.assign(window, { ran: (field?: string) => console.error(`${ran}: ${field}`) });
  }, RAN);
});

/** Visible text, field values and accessible names. */
const everyWord = (page: Page) =>
  page.evaluate(() => {
    // not innerText: content below the first view has none until it is laid out
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style'))
        texts.push(walker.currentNode.nodeValue ?? '');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const named = [...document.querySelectorAll('[aria-label], [alt], [title]')];
    return [
      document.title,
      ...texts,
      ...fields.map(({ value }) => value),
      ...named.flatMap((one) => ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name) ?? '')),
    ].join('\n');
  });

async function look(page: Page, fields: readonly string[]) {
  for (const field of fields) await expect.poll(() => everyWord(page), field).toContain(shown(field));
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
}

for (const lang of LONG_WAYS)
  test(`${lang}: what visitors see`, async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/404/);
    const open = async (path: string, fields: string[]) => {
      const answer = await page.goto(`${server.site + path + (path.includes('?') ? '&' : '?')}lang=${lang}`);
      expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
      await look(page, fields);
    };
    const own = (...names: string[]) => names.map((name) => `${name}.${lang}`);
    await open('', own('company.name', 'company.about', 'company.street', 'company.city', 'project', 'hero'));
    await open('properties', own('project'));
    await open(`properties?q=${encodeURIComponent(attack('q'))}&city=${encodeURIComponent(attack('city'))}`, [
      'q',
    ]);
    await open(`properties/${made.slug}`, own('project', 'description', 'street', 'city', 'feature', 'unit'));
    await page.locator('[href*="unit="], [data-unit]').first().click();
    await look(page, own('unit.about'));
    await open(`nowhere/${encodeURIComponent(attack('path'))}`, []);
    await open('privacy', own('company.name'));
    await open(`login?from=${encodeURIComponent('javascript:ran("from")')}`, []);
  });

test('what staff see', async ({ page, expectConsoleErrors }) => {
  test.setTimeout(120_000);
  // the holder has no photo
  expectConsoleErrors(/404/);
  await page.addInitScript((token) => sessionStorage.setItem('token', token), made.token);
  const open = async (path: string, fields: string[]) => {
    await walkTo(page, `admin${path}`);
    await look(page, fields);
  };
  await page.goto(`${server.site}admin?lang=en`);
  await beginToWork(page);
  await look(page, ['project.en', 'sender', 'message', 'unit.en']);
  await open('/company', [
    'company.name.en',
    'company.name.ar',
    'company.about.en',
    'company.about.ar',
    'company.country.en',
    'company.block.ar',
  ]);
  await open('/projects', ['project.en', 'city.en', 'street.en']);
  await open(`/projects/${made.project}`, ['project.en', 'project.ar', 'description.en', 'street.ar']);
  await open(`/projects/${made.project}/edit`, ['project.en', 'project.ar', 'street.en', 'street.ar']);
  await open(`/messages?open=${made.message}`, ['sender', 'message', 'project.en', 'unit.en']);
  await open(`/messages?q=${encodeURIComponent(attack('q'))}`, ['q']);
  await open('/users', ['user']);
  await open('/selled', ['apartment', 'buyer', 'notes']);
  await page.getByRole('row').nth(1).getByRole('button').last().click();
  await expect(page.getByRole('alertdialog')).toContainText(shown('apartment'));
  await open('/lacasa/dashboard', ['holder']);
  await open(`/lacasa/floors?apartment=${made.apartment}&debug=1`, ['holder']);
  await page.getByRole('button', { name: 'Show history' }).click();
  await look(page, ['holder']);
  await open(`/deals/${made.deal}`, ['holder', 'payment', 'bank']);
  expect(await everyWord(page)).toContain(shortAttack);
  await open(`/deals/${made.deal}/statement`, ['holder', 'bank']);
  await open(`/papers/${made.paper}`, ['holder', 'payment']);
  await made.remove();
  await open('/trash', ['project.en', 'sender', 'message', 'apartment', 'buyer', 'user']);
  await open(`/trash?q=${encodeURIComponent(attack('q'))}`, ['q']);
  await open('/audit', ['project.en', 'apartment', 'buyer']);
  await open(`/audit?q=${encodeURIComponent(attack('q'))}`, ['q']);
});
