import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it stands, one line each; nothing else is collected, which takes it half the time, nor
 * is a second page opened to gather what frames say (`legacy`): there are none. `within` is for what lies over a page that has been looked at already.
 */
export async function axeFindings(page: Page, where: string, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
