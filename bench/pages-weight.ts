import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession } from '@playwright/test';
import { countRequests, slowDown } from './pages-line.ts';

/** A public page, and what can be opened on it: by a press on each of these, one after the other. */
export type Weighed = { name: string; path: string; opens: string[] };

/** Bytes of script as they came over the line; what is inside the page as brotli makes it. */
export type Weight = { run: number; fetched: number; opened: number };

/** By then a page has fetched, or begun to run, what it does without a press. */
const AT_REST_MS = 8000;
const OPENED_MS = 1500;

const fileOf = (url: string) => /[^/]+\.js(?=\?|$)/.exec(url)?.[0] ?? '';

type Parsed = { id: string; url: string };

/** The bytes of the scripts inside the document. */
async function insideOf(session: CDPSession, parsed: Parsed[], document: string): Promise<number> {
  let bytes = 0;
  for (const { id, url } of parsed) {
    if (fileOf(url) || !url.startsWith(document)) continue;
    const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId: id });
    bytes += brotliCompressSync(scriptSource).length;
  }
  return bytes;
}

/** Which scripts run before any press, which are only fetched, and all of them when everything was opened. */
export async function weigh(
  browser: Browser,
  origin: string,
  { path, opens }: Weighed,
  lang: string,
): Promise<Weight> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const loaded = countRequests(session);
    const parsed: Parsed[] = [];
    session.on('Debugger.scriptParsed', ({ scriptId, url }) => parsed.push({ id: scriptId, url }));
    await session.send('Debugger.enable');
    await page.goto(`${origin}/diyar/${path}?lang=${lang}`, { waitUntil: 'load' });
    await page.waitForTimeout(AT_REST_MS);
    const inside = await insideOf(session, parsed, `${origin}/diyar/${path}`);
    const files = new Set(parsed.map(({ url }) => fileOf(url)));
    const run = [...files].reduce((sum, file) => sum + (loaded.scripts.get(file) ?? 0), 0);
    const fetched = loaded.script - run;
    for (const selector of opens) {
      await page.locator(selector).first().click();
      await page.waitForTimeout(OPENED_MS);
    }
    return { run: inside + run, fetched, opened: inside + loaded.script };
  } finally {
    await context.close();
  }
}

/** The longest task of the same HTML without its scripts, on a slow line and a processor four times slower. */
export async function longestWithoutScripts(browser: Browser, url: string, options: object): Promise<number> {
  const context = await browser.newContext({ ...options, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(`globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      }).observe({ type: 'longtask', buffered: true });`);
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script(?: id="[^"]*")?>.*?<\/script>/gs, '');
      await route.fulfill({ response, body });
    });
    await slowDown(page, 4);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(4000);
    return await page.evaluate<number>('longest');
  } finally {
    await context.close();
  }
}
