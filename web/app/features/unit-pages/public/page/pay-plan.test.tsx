import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RouterAddress } from '~/lib/router-address.tsx';
import PayPlan from './pay-plan.island.tsx';
import { payPlanView } from './pay-plan-view.server.ts';

const steps = [
  { step: 'signing' as const, percent: 30, count: 1, everyMonths: 1 },
  { step: 'monthly' as const, percent: 50, count: 24, everyMonths: 1 },
  { step: 'handover' as const, percent: 20, count: 1, everyMonths: 1 },
];

/** The words at the field of the down payment. */
function refusal(query: string, lang: 'en' | 'ar') {
  const source = {
    plans: [{ nameEn: 'Standard', nameAr: 'عادية', steps }],
    price: { amount: 196_000, currency: 'USD' as const },
    today: '2026-11-17',
    handoverOn: null,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/properties/olive/units/61?${query}`]}>
      <RouterAddress>
        <PayPlan view={payPlanView(source, lang)} unit="A-301" page="" />
      </RouterAddress>
    </MemoryRouter>,
  );
  const [, error = ''] = /id="plan-down-error">(.*?)<\/p>/.exec(html) ?? [];
  return error.replace(/<[^>]+>/g, '');
}

test('a down payment that is too much with the handover is refused with that reason', () => {
  expect(refusal('down=75', 'en')).toBe('');
  expect(refusal('down=80', 'en')).toBe(
    'With 20% at handover, at most 75% down, so that 5% is left for instalments. The plan below uses 30.',
  );
  expect(refusal('down=80', 'ar')).toContain('مع 20% عند التسليم، الدفعة الأولى 75% على الأكثر');
  expect(refusal('down=90&hand=5', 'en')).toBe('');
  expect(refusal('down=20', 'en')).toBe('From 30 to 95. The plan below uses 30.');
});
