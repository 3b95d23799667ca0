import AxeBuilder from '@axe-core/playwright';
import { expect, LANGS, test } from './fixtures.ts';

const PUBLIC = ['', 'properties', 'login', 'privacy', 'no-such-page'];

for (const lang of LANGS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing: ${lang}, ${theme}`, async ({ page, read, signInAs, expectConsoleErrors }) => {
      test.setTimeout(180_000);
      expectConsoleErrors(/404/);
      await read(lang);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const findings = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html.slice(0, 120)}`);
      };
      for (const path of PUBLIC) expect.soft(await findings(path)).toEqual([]);
      await signInAs('superadmin');
      await page.goto('admin/users');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
}
