import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations axe finds on the page, one line each. Only violations are collected, which halves the time; `legacy`
 * mode opens no second page, because there are no frames. `within` limits it to an overlay on a page checked before.
 */
export const axeFindings = (page: Page, where: string, within = 'html') =>
  findings(new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] }), where);

/** Only the text that is too faint for its background. */
export const contrastFindings = (page: Page, where: string) =>
  findings(new AxeBuilder({ page }).withRules('color-contrast'), where);

async function findings(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
