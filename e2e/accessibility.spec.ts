import { PUBLIC_PAGES } from '../contract/src/rules/public-pages.ts';
import { axeFindingsByTheme, contrastOfChanges } from './axe.ts';
import { beginToWork, DESKTOP, expect, IS_LONG, LANGS, PHONE, TABLET, test, walkTo } from './fixtures.ts';
import { hydrated, projectOf } from './project-page.ts';

const PUBLIC = [...PUBLIC_PAGES.map((path) => path.slice(1)), 'login', 'no-such-page'];
const ADMIN = [
  'admin',
  'admin/company',
  'admin/messages?open=1',
  'admin/selled',
  'admin/users',
  'admin/rights',
  'admin/buildings',
  'admin/lacasa/dashboard',
  // not beside the other tab, which has its title, in one language or in both
  'admin/rights/limits',
  // with the sheet of an unpaid apartment open and the filtered cells faded
  'admin/lacasa/floors?show=open&apartment=10&debug=1',
  'admin/deals/18',
  'admin/deals/18/statement',
  'admin/papers/1',
  'admin/quotes',
  'admin/deals/18/history',
  'admin/account',
];

/** Every page once, in one language and the next in the other; the contrast in both themes. */
const READ = { ar: (index: number) => index % 2 === 0, en: (index: number) => index % 2 === 1 };

for (const lang of LANGS) {
  test(`axe finds nothing: ${lang}`, async ({ page, read, signInAs, expectConsoleErrors }) => {
    test.setTimeout(180_000);
    expectConsoleErrors(/404/);
    await read(lang);
    const look = async (path: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // what follows the first view is hidden until that is there
      await expect(page.locator('html[data-first]')).toHaveCount(0);
      expect.soft(await axeFindingsByTheme(page, path)).toEqual([]);
    };
    // `npm run test:long` looks at every page in both languages
    const mine = (paths: string[]) => paths.filter((_, index) => IS_LONG || READ[lang](index));
    for (const path of mine(PUBLIC)) {
      await page.goto(path);
      await look(path);
    }
    await signInAs('superadmin');
    const [first = '', ...others] = mine(ADMIN);
    await page.goto(first);
    await beginToWork(page);
    for (const path of [first, ...others]) {
      if (path !== first) await walkTo(page, path);
      await look(path);
      await page.setViewportSize(PHONE);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${path} on a phone`).toBeLessThanOrEqual(0);
      await page.setViewportSize(DESKTOP);
    }
  });
}

test('axe finds nothing in the filter drawer of a phone', async ({ page, read }) => {
  await read('en');
  await page.setViewportSize(PHONE);
  await page.goto('properties');
  await page.locator('.list-filter-btn').click();
  await expect(page.locator('.list-filters')).toBeVisible();
  expect(await axeFindingsByTheme(page, 'filter drawer', '.list-filters')).toEqual([]);
});

test('axe finds nothing in the project screens: list, view, the three tabs of the editor, a unit', async ({
  page,
  read,
  signInAs,
}) => {
  test.setTimeout(120_000);
  await read('en');
  await signInAs('admin');
  const look = async (what: string, shown: string) => {
    await expect(page.locator(shown).first()).toBeVisible();
    expect.soft(await axeFindingsByTheme(page, what)).toEqual([]);
  };
  // of the demo: other tests add projects without pictures
  await page.goto('admin/projects?q=olive');
  await look('list', '.projects-card');
  await page.locator('.projects-card-link').first().click();
  await look('view', '.project-view-facts');
  await page.goto(`${page.url()}/edit`);
  await look('info', '.media-tile');
  await page.locator('.media-missing').first().click();
  await look('description of a picture', '[role=dialog]');
  await page.keyboard.press('Escape');
  const next = page.locator('.form-foot-bar').getByRole('button').last();
  await next.click();
  await look('structure', '.unit-sheet-row');
  await page.locator('.unit-sheet-row [data-col=open]').first().click();
  await look('unit', '[role=dialog]');
  await page.keyboard.press('Escape');
  await next.click();
  await look('review', '.editor-texts');
});

/** The demo's project, one of its units, a list of five, and the papers. */
async function buyersPages() {
  const { id, units } = await projectOf('olive-terraces');
  const unit = units.find(({ price }) => price);
  return [
    `properties/olive-terraces/units/${unit?.id}?down=45&months=99`,
    `list?u=${units.slice(0, 5).map((one) => `${id}.${one.id}`)}`,
    'properties/olive-terraces/brochure',
    'properties/olive-terraces/prices',
  ];
}

test("axe finds nothing on a buyer's pages, some on a phone and some on a desktop", async ({ page }) => {
  test.setTimeout(120_000);
  // the page of the project itself: project-detail.spec.ts
  const paths = await buyersPages();
  for (const [index, path] of paths.entries()) {
    for (const lang of LANGS.filter((one) => IS_LONG || READ[one](index))) {
      const viewports = IS_LONG ? [PHONE, TABLET, DESKTOP] : [index < 2 ? PHONE : DESKTOP];
      await page.setViewportSize(viewports[0] ?? PHONE);
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await hydrated(page);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        expect.soft(await axeFindingsByTheme(page, `${lang} ${viewport.width} ${path}`, 'main')).toEqual([]);
      }
    }
  }
});

test('everything is readable under the pointer and in focus, one page in each theme', async ({
  page,
  expectConsoleErrors,
}) => {
  test.setTimeout(180_000);
  expectConsoleErrors(/404/);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // a list with its filters and a page with every kind of part; the others have the same buttons and links
  const paths = ['properties?beds=3&q=a', 'projects/olive-terraces?rooms=3'];
  const others = ['?lang=en', 'login', 'privacy', 'terms', 'no-such-page', ...(await buyersPages())];
  if (IS_LONG) paths.push(...others);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await hydrated(page);
    const { root } = await session.send('DOM.getDocument');
    const all = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
    const findings = await contrastOfChanges(page, READ.ar(index) ? 'light' : 'dark');
    for (const states of [['hover'], ['hover', 'active'], ['focus', 'focus-visible']]) {
      const force = (nodeId: number) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
      await Promise.all(all.nodeIds.map(force));
      expect.soft(await findings(`${path} :${states.join(':')}`)).toEqual([]);
    }
    // on paper: dark on white in the dark theme too, and nothing to press
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const { color } = getComputedStyle(document.body);
      const shown = [...document.querySelectorAll('button, input, select, textarea, nav')];
      return [backgroundColor, color, shown.filter((one) => one.checkVisibility()).length];
    });
    if (path !== 'login')
      expect.soft(printed, `${path} on paper`).toEqual(['rgb(255, 255, 255)', 'rgb(28, 31, 26)', 0]);
    await page.emulateMedia({ media: null });
  }
});
