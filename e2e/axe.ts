import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { IS_LONG } from './fixtures.ts';

type Axe = typeof axe;
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A colour on its way to another is not what a reader sees. */
function endTransitions() {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
}

/** Axe takes joined Arabic letters for the picture of an icon font, and leaves such a word out of what it compares. */
function readArabic() {
  const options = { pixelThreshold: 2, occurrenceThreshold: 3 };
  (window as unknown as { axe: Axe }).axe.configure({
    checks: [{ id: 'label-content-name-mismatch', options }],
  });
}

/** Axe in the page, which a second look at the same page finds there: loading it takes longer than most looks. */
async function load(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(SOURCE);
  await page.evaluate(readArabic);
  await page.evaluate(endTransitions);
}

async function run(page: Page, where: string, within: string, options: RunOptions): Promise<string[]> {
  await load(page);
  const { violations } = await page.evaluate(
    ([selector, given]) => (window as unknown as { axe: Axe }).axe.run(selector, given),
    // Only violations are collected, which halves the time.
    [within, { ...options, resultTypes: ['violations'] } satisfies RunOptions] as const,
  );
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/**
 * What axe finds on the page, one line each. `within` limits it to an overlay on a page checked before. Contrast takes
 * two thirds of a look: `npm test` leaves it to `axeFindingsByTheme`, and so to every page at rest
 * (accessibility.spec.ts); `npm run test:long` looks for it everywhere.
 */
export const axeFindings = (page: Page, where: string, within = 'html') =>
  run(page, where, within, IS_LONG ? {} : { rules: { 'color-contrast': { enabled: false } } });

/** Only the text that is too faint for its background. */
const contrastFindings = (page: Page, where: string, within = 'html') =>
  run(page, where, within, { runOnly: ['color-contrast'] });

/** Every other place, by its name, so that a failure can be repeated. */
const isDarksTurn = (where: string) =>
  [...where].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0;

/**
 * As `axeFindings`, with contrast. It is all that depends on the theme: `npm test` looks at a place in one of them,
 * `npm run test:long` in both.
 */
export async function axeFindingsByTheme(page: Page, where: string, within = 'html') {
  const found: string[] = [];
  if (IS_LONG) found.push(...(await axeFindings(page, where, within)));
  const isOther = IS_LONG || isDarksTurn(where);
  const theme = isOther ? await otherTheme(page) : 'light';
  found.push(...(await run(page, `${where}, ${theme}`, within, {})));
  if (isOther) await otherTheme(page);
  return found;
}

/** Looks of a page without a pointer, by theme; and a mark on what is near an element that looks different now. */
function compareLooks(isFirst: boolean) {
  const store = window as unknown as { looks?: Record<string, Map<Element, string>> };
  store.looks ??= {};
  const before = store.looks;
  const theme = document.documentElement.dataset.theme ?? '';
  const looks = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, filter, display, visibility } = style;
    looks.set(
      element,
      [color, backgroundColor, backgroundImage, opacity, filter, display, visibility].join(),
    );
    element.toggleAttribute('data-look', false);
  }
  if (isFirst) before[theme] = looks;
  // its neighbours too, as it may lie behind one of them
  else
    for (const [element, look] of looks)
      if (before[theme]?.get(element) !== look)
        (element.parentElement ?? element).toggleAttribute('data-look', true);
  return document.querySelectorAll('[data-look]').length;
}

/**
 * Call it when nothing on the page is under the pointer or in focus: what it returns finds text that is too faint among
 * what has changed since. The rest is what `axeFindingsByTheme` sees, and most of the page. Of the themes, `npm test`
 * looks at one, `npm run test:long` at both.
 */
export async function contrastOfChanges(page: Page, theme: 'light' | 'dark') {
  await load(page);
  const inEach = async (look: (theme: string) => Promise<void>) => {
    for (let n = 0; n < 2; n++) {
      const now = await otherTheme(page);
      if (IS_LONG || now === theme) await look(now);
    }
  };
  await inEach(async () => void (await page.evaluate(compareLooks, true)));
  return async (where: string) => {
    const found: string[] = [];
    let changed = 0;
    await inEach(async (theme) => {
      const marked = await page.evaluate(compareLooks, false);
      changed += marked;
      if (marked > 0) found.push(...(await contrastFindings(page, `${where}, ${theme}`, '[data-look]')));
    });
    // focus is mostly an outline, but every page has something for the pointer
    if (changed === 0 && where.includes(':hover')) found.push(`${where}: nothing looks different`);
    return found;
  };
}

/** As the button for the theme does (web/app/lib/theme.ts), where a page has none. */
const otherTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    dispatchEvent(new Event('diyar:theme'));
    return dataset.theme;
  });
