import type { CreatedLead } from '../contract/src/leads.ts';
import type { Project } from '../contract/src/projects.ts';
import { call, expect, PHONE, test, tokenOf } from './fixtures.ts';

const LATIN = 'Abcdefghijklmnopqrstuvwxyz'.repeat(2).slice(0, 58);
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'.repeat(3).slice(0, 58);

const both = (name: string) => ({ [`${name}En`]: LATIN, [`${name}Ar`]: ARABIC });

test.use({ viewport: PHONE });

test('a word of 58 letters widens no page on a phone: project, unit, lead, person, message, sale', async ({
  page,
  read,
  signInAs,
}) => {
  const token = await tokenOf('superadmin');
  const words = { name: LATIN, description: LATIN };
  const unit = {
    ...both('unitLabel'),
    ...both('view'),
    ...both('about'),
    ...{ unitNumber: 'W-1', bedrooms: 2, bathrooms: 1, sizeSqm: 90, price: 100_000, currency: 'USD' },
  };
  const project = await call<Project>(token, 'POST', '/admin/projects', {
    i18n: { en: words, ar: { name: ARABIC, description: ARABIC } },
    address: { ...both('street'), ...both('block'), ...both('city'), countryEn: 'x', countryAr: 'x' },
    features: [{ en: LATIN, ar: ARABIC }],
    units: [unit],
  });
  const { lead } = await call<CreatedLead>(token, 'POST', '/admin/leads', {
    ...{ name: LATIN, phone: '0599000158', projectId: project.id, nextStep: LATIN, note: ARABIC },
  });
  const sold = await call<{ id: number }>(token, 'POST', '/admin/selled', {
    ...{ apartmentName: LATIN, buyerName: ARABIC, notes: LATIN },
  });
  const shown = `properties/${project.slug}`;
  const unitId = project.units[0]?.id;
  const pages = [
    ...['properties', shown, `${shown}/units/${unitId}`, `list?u=${project.id}.${unitId}`],
    ...[`properties/${project.id}/prices`, `properties/${project.id}/brochure`],
    ...[
      'admin',
      'admin/projects',
      `admin/projects/${project.id}`,
      'admin/leads',
      `admin/leads?lead=${lead.id}`,
    ],
    ...['admin/selled', 'admin/persons', `admin/persons/${lead.person?.id}`, 'admin/audit'],
  ];
  await read('ar');
  await signInAs('superadmin');
  const wide: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('main h1, main h2, h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (path.startsWith('admin/persons/'))
      await expect(page.locator('.person-timeline-entry').first()).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    // parts that come later find their place
    await expect
      .poll(width, { timeout: 3000 })
      .toBeLessThanOrEqual(PHONE.width)
      .catch(async () => wide.push(`${path}: ${await width()}`));
  }
  await call(token, 'DELETE', `/admin/selled/${sold.id}`);
  await call(token, 'DELETE', `/admin/projects/${project.id}`);
  expect(wide).toEqual([]);
});
