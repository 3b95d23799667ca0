import { ar as t } from '../web/app/features/auth/public/texts.ts';
import { call, expect, IS_LONG, ORIGIN, test, tokenOf } from './fixtures.ts';

async function fillIn(page: import('@playwright/test').Page, username: string, password: string) {
  await page.getByLabel(t.username).fill(username);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

test.describe('in Arabic', () => {
  test.beforeEach(({ read }) => read('ar'));

  test('anonymous at /admin/users signs in and is back at /admin/users', async ({ page }) => {
    await page.goto('admin/users');
    await expect(page).toHaveURL(/\/login/);
    await fillIn(page, 'superadmin', 'superadmin-demo');
    await expect(page).toHaveURL(/\/admin\/users$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('ADMIN lands on /admin, LACASA on its dashboard, and neither gets further', async ({
    page,
    expectConsoleErrors,
  }) => {
    // the event stream ends with the session
    expectConsoleErrors(/401/);
    await page.goto('login');
    await fillIn(page, 'admin', 'admin-demo');
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto('admin/users');
    await expect(page).toHaveURL(/\/admin$/);
    await page.evaluate(() => {
      localStorage.removeItem('token');
      sessionStorage.clear();
    });
    await page.goto('admin/login');
    await fillIn(page, 'lacasa', 'lacasa-demo');
    await expect(page).toHaveURL(/\/admin\/lacasa\/dashboard$/);
    for (const elsewhere of ['admin', 'admin/users']) {
      await page.goto(elsewhere);
      await expect(page).toHaveURL(/\/admin\/lacasa\/dashboard$/);
    }
  });

  test('empty fields and a wrong password are said where they are, nothing typed is lost', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/401/);
    await page.goto('login');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    const messages = ['اسم المستخدم مطلوب', 'كلمة المرور مطلوبة'];
    for (const message of messages) await expect(page.getByText(message)).toBeVisible();
    await fillIn(page, 'admin', 'abc');
    await expect(page.getByText('4 أحرف على الأقل')).toBeVisible();
    await fillIn(page, 'admin', 'not the one');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(t.username)).toHaveValue('admin');
  });
});

// which addresses are inside: contract/src/rules/return-path.test.ts
test('the page somebody came from is only ever inside this site', async ({ page }) => {
  await page.goto(`login?from=${encodeURIComponent('//elsewhere.example')}`);
  await fillIn(page, 'admin', 'admin-demo');
  await expect(page).toHaveURL(`${ORIGIN}/diyar/admin`);
});

// what a refused call does to the session: web/app/lib/session/store.test.ts
const HEARS = ['the live events', ...(IS_LONG ? ['nothing until the next click'] : [])];
for (const hears of HEARS) {
  test(`a user disabled in one browser is out in the other, which hears ${hears}`, async ({
    page,
    browser,
    signInAs,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/401|ERR_FAILED/);
    const live = hears === 'the live events';
    if (!live) await page.route('**/api/admin/events', (route) => route.abort());
    const username = `leaving-${Date.now()}`;
    const owner = await tokenOf('superadmin');
    const user = await call<{ id: number }>(owner, 'POST', '/admin/users', {
      username,
      password: 'leaving soon',
      role: 'SUPERADMIN',
    });
    await page.goto('login');
    await fillIn(page, username, 'leaving soon');
    await expect(page).toHaveURL(/\/admin$/);

    const other = await browser.newPage();
    await signInAs('superadmin', other);
    await other.goto(`${ORIGIN}/diyar/admin/users`);
    await other.getByRole('switch', { name: new RegExp(username) }).click({ force: true });
    await expect
      .poll(
        async () =>
          (await call<{ items: { isActive: boolean }[] }>(owner, 'GET', `/admin/users?q=${username}`))
            .items[0]?.isActive,
      )
      .toBe(false);
    await other.close();

    const ended = page.getByText('انتهت الجلسة').first();
    if (!live) {
      await expect(ended).toBeHidden();
      await page.locator('a[href$="/admin/projects"]:visible').first().click();
    }
    await expect(ended).toBeVisible();
    await call(owner, 'DELETE', `/admin/users/${user.id}`);
  });
}

test('a token that expires while the page is open asks for the password and keeps what was typed', async ({
  page,
}) => {
  const owner = await tokenOf('superadmin');
  const [header, payload, signature] = owner.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  // The page reads the expiry from the token; no call is made before it has passed.
  const soon = { ...claims, exp: Math.floor(Date.now() / 1000) + 600 };
  const dying = [header, Buffer.from(JSON.stringify(soon)).toString('base64url'), signature].join('.');
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${owner}` } }),
  );
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('once')) sessionStorage.setItem('token', token);
    sessionStorage.setItem('once', 'yes');
  }, dying);
  await page.clock.install();
  await page.goto('admin/users?lang=en');
  await page.getByRole('button', { name: 'New user' }).click();
  await page.getByLabel('Full name').fill('Somebody half typed');
  await page.clock.fastForward(600_000);
  const again = page.getByRole('dialog', { name: 'Session expired' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/**');
  await again.getByLabel('Password', { exact: true }).fill('superadmin-demo');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody half typed');
});

test('both ways to an account open a dialog that says whom to call', async ({ page }) => {
  await page.goto('login?lang=en');
  // presses before the scripts are there: e2e/before-hydration.spec.ts
  await page.getByLabel('Username').click();
  await page.locator('html[data-ready]').waitFor();
  for (const name of ['Forgot password?', 'Request one']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toContainText(/administrator/);
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
