import { NO_FILTERS } from '@diyar/contract/rules/filters';
import { expect, test } from 'vitest';
import { project } from '~/testing/sample-project.ts';
import { cardOf } from './card.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const olive = { ...project(), unitsAvailable: 9, priceFrom: usd(142_000) };
const shown = (listed: Parameters<typeof cardOf>[0], filters = NO_FILTERS) => {
  const { path, available, priceFrom } = cardOf(listed, 'en', '/api', '', filters);
  return { path, available, priceFrom };
};

test('a card of a filtered list counts and prices what fits, and leads to it', () => {
  const path = cardOf(olive, 'en', '/api', '').path;
  expect(shown(olive)).toEqual({ path, available: 9, priceFrom: usd(142_000) });
  const filters = { ...NO_FILTERS, beds: 3, priceMax: 190_000, currency: 'USD' as const };
  const matching = { unitsAvailable: 2, priceFrom: usd(186_000) };
  expect(shown({ ...olive, matching }, filters)).toEqual({
    path: `${path}?rooms=3&max=190000`,
    available: 2,
    priceFrom: usd(186_000),
  });
});
