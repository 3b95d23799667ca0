import AxeBuilder from '@axe-core/playwright';
import { expect, LANGS, PHONE, test } from './fixtures.ts';

const PUBLIC = ['', 'login', 'privacy', 'terms', 'no-such-page'];
const ADMIN = ['admin', 'admin/messages', 'admin/company', 'admin/users'];

for (const lang of LANGS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing: ${lang}, ${theme}`, async ({ page, read, signInAs, expectConsoleErrors }) => {
      test.setTimeout(420_000);
      expectConsoleErrors(/404/);
      await read(lang);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const findings = async (path: string) => {
        await page.goto(path);
        // the back office keeps a stream open, so its network is never idle: what it loads is waited for instead
        if (path.startsWith('admin')) {
          await expect(page.locator('main h2, main table, main .empty').first()).toBeVisible();
          await expect(page.locator('main [aria-busy="true"], main .sk')).toHaveCount(0);
        } else await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations.map(
          ({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        );
      };
      for (const path of PUBLIC) expect(await findings(path)).toEqual([]);
      await signInAs('superadmin');
      for (const path of ADMIN) expect(await findings(path)).toEqual([]);
      await page.setViewportSize(PHONE);
      for (const path of [...PUBLIC, ...ADMIN]) expect(await findings(path)).toEqual([]);
    });
  }
}
