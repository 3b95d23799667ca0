import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations axe finds on the page, one line each. Only violations are collected, which halves the time; `legacy`
 * mode opens no second page, because there are no frames. `within` limits it to an overlay on a page checked before.
 */
export async function axeFindings(page: Page, where: string, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
