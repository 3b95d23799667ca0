import type { Browser } from '@playwright/test';
import { signIn } from './bench-server.ts';
import { countRequests, type Loaded, shownAfter, slowDown } from './pages-line.ts';

const SUPERADMIN = { username: 'superadmin', password: 'superadmin-demo' };

export type Screen = { path: string; rows: string };
export type Visits = { first: number; second: number; loaded: Loaded };

/** A project and a building of the demo. */
export async function idsOf(api: string): Promise<{ project: number; building: number }> {
  const authorization = `Bearer ${await signIn(api, SUPERADMIN)}`;
  const firstOf = async (path: string) => {
    const answer = await fetch(`${api}/api${path}`, { headers: { authorization } });
    return ((await answer.json()) as { items: { id: number }[] }).items[0]?.id ?? 0;
  };
  return { project: await firstOf('/admin/projects?size=1'), building: await firstOf('/admin/buildings') };
}

/** One user's first visit of a screen with an empty cache, and the second with what the browser kept. */
export async function visitScreen(
  browser: Browser,
  origin: string,
  api: string,
  screen: Screen,
): Promise<Visits> {
  const token = await signIn(api, SUPERADMIN);
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('role', 'SUPERADMIN');
  }, token);
  const visit = async () => {
    const page = await context.newPage();
    const session = await slowDown(page);
    const loaded = countRequests(session);
    await page.goto(`${origin}/diyar/admin${screen.path}`, { waitUntil: 'commit' });
    const shown = await shownAfter(page, screen.rows);
    // what the screen asks for after its rows
    await page.waitForTimeout(3000);
    await page.close();
    return { shown, loaded };
  };
  const first = await visit();
  const second = await visit();
  await context.close();
  return { first: first.shown, second: second.shown, loaded: first.loaded };
}
