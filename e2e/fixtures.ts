import { test as base, expect, type Page } from '@playwright/test';
import type { Role } from '../contract/src/rules/roles.ts';

export { expect };

export const LANGS = ['ar', 'en'] as const;
export type Lang = (typeof LANGS)[number];
/** For what does not depend on the language: texts of both languages have the same keys, and the compiler checks it. */
export const ONE_LANGUAGE: readonly Lang[] = ['ar'];
/** `npm run test:long` */
export const IS_LONG = process.env.LONG === 'yes';
/** For ways of a minute: `npm run test:long` goes them in both languages, `npm test` in one. */
export const LONG_WAYS: readonly Lang[] = IS_LONG ? LANGS : ONE_LANGUAGE;
/** The demo's accounts are named after their roles. */
export type Account = Lowercase<Role>;

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };
/** Each language, each width and each theme once, not every combination. */
export const VIEWS = [
  { lang: 'ar', device: 'phone', viewport: PHONE, theme: 'light' },
  { lang: 'en', device: 'desktop', viewport: DESKTOP, theme: 'dark' },
] as const;

/** For what other tests show in the other view: both in `npm run test:long`, one in `npm test`. */
const viewOrBoth = (device: (typeof VIEWS)[number]['device']) =>
  VIEWS.filter((view) => IS_LONG || view.device === device);
export const PHONE_VIEW = viewOrBoth('phone');
export const DESKTOP_VIEW = viewOrBoth('desktop');

/** `test.use(MOTION)`: for readers who did not ask for less movement. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface Fixtures {
  /** Sets the visitor's language. */
  read: (lang: Lang) => Promise<void>;
  /** Signs in through the API and stores the token as the sign-in screen does. */
  signInAs: (account: Account, page?: Page) => Promise<string>;
  /** Console errors that a test causes on purpose. */
  expectConsoleErrors: (pattern: RegExp) => void;
}

/**
 * To another page of the back office, within the document, as the browser's own buttons go: loading it anew takes a
 * second of work. What is under test must not be the loading. The two pages have titles of their own.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  const before = { url: new URL(page.url()), title: await page.title() };
  const to = new URL(path, `${before.url.origin}/diyar/`);
  await page.evaluate((href) => {
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to.href);
  if (to.pathname !== before.url.pathname) await expect(page).not.toHaveTitle(before.title);
}

/** What lies further down is loaded with the first sign of work, or after some seconds (web/app/ui/admin/lazy-part.tsx). */
export const beginToWork = (page: Page) => page.mouse.move(2, 2);

export const ORIGIN = `http://127.0.0.1:${process.env.E2E_PORT ?? 4310}`;
export const API = `${ORIGIN}/api`;

export async function tokenOf(username: string, password = `${username}-demo`): Promise<string> {
  const answer = await fetch(`${API}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/** An API call with a role, for test setup. */
export async function call<Answer>(
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(API + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? null : await answer.json()) as Answer;
}

/** What visitors send is limited by their address, and all tests share one machine. */
export const ownAddress = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});

/** Every test fails on a console error, unless it expects it. Each has an address of its own. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first argument
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
  read: async ({ context }, use) => {
    await use(async (lang) => {
      // a frame of another site has no storage
      await context.addInitScript((value) => self === top && localStorage.setItem('lang_v2', value), lang);
      await context.addCookies([{ name: 'lang_v2', value: lang, url: new URL(API).origin }]);
    });
  },
  signInAs: async ({ page: own }, use) => {
    await use(async (account, page = own) => {
      const token = await tokenOf(account);
      await page.context().addInitScript((value) => {
        if (sessionStorage.getItem('signed-in-once')) return;
        sessionStorage.setItem('signed-in-once', 'yes');
        sessionStorage.setItem('token', value);
      }, token);
      return token;
    });
  },
  expectConsoleErrors: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      // a Content Security Policy violation is an error too
      await page.context().addInitScript(() => {
        if (self === top)
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            console.error(`the policy refuses ${violatedDirective}: ${blockedURI}`),
          );
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use((pattern) => {
        expected.push(pattern);
      });
      const surprising = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (surprising.length > 0)
        throw new Error(`the browser's console has errors:\n${surprising.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Nothing is wider than the window. The parts that are made for phones come a moment after it became one. */
export const expectFits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
