import { mapFacts } from '@diyar/contract/rules/facts';
import { unitId } from '@diyar/contract/rules/ids';
import { OPTIONAL_FACTS } from '@diyar/contract/rules/unit-facts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { publicTexts } from '~/i18n/public/index.ts';
import { LanguageProvider } from '~/lib/language.tsx';
import { RouterAddress } from '~/lib/router-address.tsx';
import { type Taken, TakenUnit } from './taken-unit.tsx';
import type { UnitView } from './unit-view.ts';

const unit = (id: number, label: string, bedrooms: number, sizeSqm: number): UnitView => ({
  id: unitId(id),
  label,
  bedrooms,
  sizeSqm,
  bathrooms: 1,
  ...mapFacts(OPTIONAL_FACTS, () => null),
  view: '',
  price: { amount: 90_000, currency: 'USD' },
  about: [],
  photos: [],
  layouts: [],
});
beforeAll(() => publicTexts.load('en'));

const taken: Taken = { label: 'A-301', state: 'sold', bedrooms: 3, sizeSqm: 120, others: [] };

const render = (props: Taken, units: UnitView[]) =>
  renderToStaticMarkup(
    <LanguageProvider initial="en">
      <MemoryRouter initialEntries={['/projects/olive?unit=7']}>
        <RouterAddress>
          <TakenUnit taken={props} units={units} />
        </RouterAddress>
      </MemoryRouter>
    </LanguageProvider>,
  );

test('says why the home is not on offer and links the most similar ones of the project', () => {
  const html = render(taken, [unit(1, 'B-101', 1, 60), unit(2, 'B-302', 3, 118)]);
  expect(html).toContain('A-301 is sold');
  expect(render({ ...taken, state: 'reserved' }, [])).toContain('A-301 is reserved');
  expect(render({ ...taken, state: 'closed' }, [])).toContain('A-301 is no longer offered');
  expect(html).not.toContain('just');
  expect(html.indexOf('B-302')).toBeLessThan(html.indexOf('B-101'));
  expect(html).toContain('?unit=2');
});

test('a project with nothing left names others', () => {
  const others = [{ path: '/projects/jasmine', name: 'Jasmine Court' }];
  expect(render({ ...taken, others }, [])).toContain('href="/projects/jasmine"');
  expect(render(taken, [])).toContain('Write or call');
});
