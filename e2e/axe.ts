import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Axe = typeof axe;

/** A colour on its way to another is not what a reader sees. */
function endTransitions() {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
}

/** Axe in the page, which a second look at the same page finds there: loading it takes longer than most looks. */
async function run(page: Page, where: string, within: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(endTransitions);
  }
  const { violations } = await page.evaluate(
    ([selector, given]) => (window as unknown as { axe: Axe }).axe.run(selector, given),
    // Only violations are collected, which halves the time.
    [within, { ...options, resultTypes: ['violations'] } satisfies RunOptions] as const,
  );
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** What axe finds on the page, one line each. `within` limits it to an overlay on a page checked before. */
export const axeFindings = (page: Page, where: string, within = 'html') => run(page, where, within, {});

/** Only the text that is too faint for its background. */
export const contrastFindings = (page: Page, where: string, within = 'html') =>
  run(page, where, within, { runOnly: ['color-contrast'] });

/** As `axeFindings`, and the contrast of the other theme, which is all that depends on it. */
export async function axeFindingsInBothThemes(page: Page, where: string, within = 'html') {
  const found = await axeFindings(page, where, within);
  const theme = await otherTheme(page);
  const inOther = await contrastFindings(page, `${where}, ${theme}`, within);
  await otherTheme(page);
  return [...found, ...inOther];
}

/** As the button for the theme does (web/app/lib/theme.ts), where a page has none. */
const otherTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    dispatchEvent(new Event('diyar:theme'));
    return dataset.theme;
  });
