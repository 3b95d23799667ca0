import { PUBLIC_PAGES } from '../contract/src/rules/public-pages.ts';
import { axeFindings, axeFindingsByTheme, contrastOfChanges } from './axe.ts';
import { DESKTOP, expect, IS_LONG, LANGS, PHONE, TABLET, test } from './fixtures.ts';
import { hydrated, projectOf } from './project-page.ts';

const PUBLIC = [...PUBLIC_PAGES.map((path) => path.slice(1)), 'login', 'no-such-page'];
const ADMIN = [
  'admin',
  'admin/company',
  'admin/messages?open=1',
  'admin/selled',
  'admin/users',
  'admin/buildings',
  'admin/lacasa/dashboard',
  // with the sheet of an unpaid apartment open and the filtered cells faded
  'admin/lacasa/floors?show=open&apartment=10&debug=1',
  'admin/deals/18',
  'admin/deals/18/statement',
  'admin/papers/1',
  'admin/quotes',
  'admin/deals/18/history',
  'admin/account',
];

const FITS_A_PHONE = [
  'admin',
  'admin/company',
  'admin/messages',
  'admin/selled',
  'admin/users',
  'admin/buildings',
];

/** Every page once, in one language and the next in the other; the contrast in both themes. */
const READ = { ar: (index: number) => index % 2 === 0, en: (index: number) => index % 2 === 1 };

for (const lang of LANGS) {
  test(`axe finds nothing: ${lang}`, async ({ page, read, signInAs, expectConsoleErrors }) => {
    test.setTimeout(180_000);
    expectConsoleErrors(/404/);
    await read(lang);
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect.soft(await axeFindingsByTheme(page, path)).toEqual([]);
    };
    const mine = (paths: string[]) => paths.filter((_, index) => READ[lang](index));
    for (const path of mine(PUBLIC)) await look(path);
    await signInAs('superadmin');
    for (const path of mine(ADMIN)) await look(path);
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

// In Arabic the tests of each screen look at it.
test('the back office on a phone in English: nothing is wider than the screen', async ({
  page,
  read,
  signInAs,
}) => {
  await page.setViewportSize(PHONE);
  await read('en');
  await signInAs('superadmin');
  for (const path of FITS_A_PHONE) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
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

test("axe finds nothing on a buyer's pages, on phone and desktop, in both languages", async ({ page }) => {
  test.setTimeout(120_000);
  const paths = [...(await buyersPages()), 'properties/olive-terraces?rooms=3&max=9'];
  for (const [index, path] of paths.entries()) {
    for (const lang of LANGS) {
      // one language on a phone, the other on a desktop
      const viewport = READ[lang](index) ? PHONE : DESKTOP;
      const viewports = IS_LONG ? [PHONE, TABLET, DESKTOP] : [viewport];
      await page.setViewportSize(viewports[0] ?? PHONE);
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await hydrated(page);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        expect.soft(await axeFindings(page, `${lang} ${viewport.width} ${path}`, 'main')).toEqual([]);
      }
    }
  }
});

test('everything is readable under the pointer and in focus, in both themes', async ({
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
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    const { root } = await session.send('DOM.getDocument');
    const all = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
    const findings = await contrastOfChanges(page);
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
