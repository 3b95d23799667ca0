import type { TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { apartmentNo, leadId, personId, unitId } from '@diyar/contract/rules/ids';
import { NO_LIMITS } from '@diyar/contract/rules/role-limits';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { dealOn, unitOf } from '~/features/buildings/admin/buildings-testing.tsx';
import { detailOf, layan } from '~/features/leads/admin/leads-testing.ts';
import { listenForShortcuts } from '~/lib/admin/shortcuts.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { closePath, type PathFrom, type PathStep, useOpenedPath } from './doors/open-path.ts';
import { PathButtons } from './doors/path-buttons.tsx';
import { en as doors } from './doors/texts.ts';
import { PathSheet } from './path-sheet.tsx';
import { en as t } from './texts.ts';

const flat = (no: number, label: string, more: Partial<TrackedUnit> = {}) =>
  unitOf({
    id: apartmentNo(no),
    unitId: unitId(no + 100),
    label,
    floor: 4,
    bedrooms: 3,
    sizeSqm: 135,
    price: 148_000,
    currency: 'USD',
    ...more,
  });
const wanted = flat(8, 'H-403');
const others = [
  flat(9, 'H-405', { sizeSqm: 121, bedrooms: 2, price: 139_000 }),
  flat(10, 'H-503', { price: 151_000 }),
  flat(11, 'H-303', { price: 146_500 }),
  flat(12, 'H-101', { sizeSqm: 60, bedrooms: 1, price: 80_000 }),
];
const person = { id: personId(5), name: 'Yara Salem', phone: '+970562489014' };
const from: PathFrom = {
  person,
  leadId: leadId(12),
  units: [{ projectId: 4, unitId: wanted.unitId, label: 'H-403' }],
};

const floors = (units: readonly TrackedUnit[]): TrackerAnswer =>
  ({
    building: { id: 4, nameEn: 'Al-Bireh Heights', nameAr: 'مرتفعات البيرة', hasFloors: true },
    now: '2026-11-15T07:42:00.000Z',
    holdHours: 48,
    items: [{ floor: 4, apartments: [...units] }],
  }) as unknown as TrackerAnswer;

const template = (id: number, nameEn: string, isPublic: boolean) => ({
  id,
  nameEn,
  nameAr: nameEn,
  isPublic,
  steps: [
    { step: 'signing', percent: 15, count: 1, everyMonths: 1 },
    { step: 'monthly', percent: 85, count: 24, everyMonths: 1 },
  ],
});

/** The answers of the server; `sent` decides about the writes. */
function playing(
  sent: (asked: Asked) => Answered,
  units: () => readonly TrackedUnit[],
  belowList: number | null,
  quotes: readonly object[],
) {
  return (asked: Asked): Answered => {
    if (asked.method !== 'GET') return sent(asked);
    if (asked.path.endsWith('/floors')) return { body: floors(units()) };
    if (asked.path.endsWith('/plan-templates'))
      return {
        body: { items: [template(1, 'Staff only', false), template(2, 'By month', true)], handoverOn: null },
      };
    if (asked.path.startsWith('/admin/quotes'))
      return { body: { items: quotes, total: 0, page: 1, size: 20 } };
    if (asked.path === '/account/limits') return { body: { ...NO_LIMITS, belowList } };
    if (asked.path.startsWith('/admin/leads/')) return { body: { ...detailOf(layan), id: 12, owner: null } };
    return { status: 404, body: { message: 'no', code: 'notFound' } };
  };
}

function Screen({ asked }: { asked: PathFrom }) {
  const opened = useOpenedPath();
  return (
    <>
      <PathButtons {...asked} />
      <PathSheet isOpen={opened !== null} opened={opened} onClose={closePath} />
    </>
  );
}

type Play = {
  asked?: PathFrom;
  sent?: (asked: Asked) => Answered;
  units?: () => readonly TrackedUnit[];
  belowList?: number | null;
  quotes?: readonly object[];
};

async function open(
  step: PathStep,
  { asked = from, sent = () => ({ status: 500 }), units, belowList = null, quotes = [] }: Play = {},
) {
  const pressed = await pressScreen(<Screen asked={asked} />, {
    userId: 2,
    server: playing(sent, units ?? (() => [wanted, ...others]), belowList, quotes),
  });
  await pressed.user.click(screen.getByRole('button', { name: doors.steps[step] }));
  return { ...pressed, sheet: await screen.findByRole('dialog') };
}

/** The main button, once it can be pressed. */
const main = (sheet: HTMLElement, name: string) =>
  waitFor(() => {
    const button = within(sheet).getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  });
const writes = (calls: readonly Asked[]) => calls.filter(({ method }) => method === 'POST');
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test('a reservation from a lead: everything is filled in, and the button has the label that was asked for', async () => {
  const { user, calls, sheet } = await open('reserve', {
    sent: () => ({ status: 201, body: dealOn('reserved', {}, { label: 'H-403' }) }),
  });
  const button = await main(sheet, t.submit.reserve('H-403'));
  for (const text of ['H-403', 'Al-Bireh Heights', 'Yara Salem', '+970562489014', 'By month', 'You'])
    expect(plain(sheet.textContent ?? '')).toContain(text);
  await user.click(button);
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  const [{ path, body } = { path: '', body: null }] = writes(calls);
  expect(path).toBe('/admin/buildings/4/apartments/8/reservation');
  expect(body).toMatchObject({
    personId: 5,
    name: 'Yara Salem',
    phone: '+970562489014',
    terms: { currency: 'USD', prices: [{ unit: 8, amount: 148_000 }], discount: null },
  });
  const { plan } = (body as { terms: { plan: { amount: number }[] } }).terms;
  expect(plan).toHaveLength(25);
  expect(Math.round(plan.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(14_800_000);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a reservation begins with what was quoted to the person, and says so', async () => {
  const plan = [
    { dueOn: '2026-11-15', amount: 46_000, label: 'By agreement' },
    { dueOn: '2027-05-15', amount: 100_000, label: '' },
  ];
  const quote = {
    ...{ id: 7, number: '2026-0193', personId: 5, currency: 'USD', discount: 2_000, total: 146_000, plan },
    units: [{ id: 8, label: 'H-403', kind: 'apartment', floor: 4, amount: 148_000 }],
  };
  const others = { ...quote, id: 8, number: '2026-0194', personId: 6, discount: 9_000 };
  const { user, calls, sheet } = await open('reserve', {
    quotes: [others, quote],
    sent: () => ({ status: 201, body: dealOn('reserved', {}, { label: 'H-403' }) }),
  });
  await within(sheet).findByText(t.asQuoted('2026-0193'));
  await user.click(await main(sheet, t.submit.reserve('H-403')));
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  expect(writes(calls)[0]?.body).toMatchObject({
    terms: { prices: [{ unit: 8, amount: 148_000 }], discount: 2_000, plan },
  });
});

test('a hold in two presses, also by Ctrl+Enter', async () => {
  // the shell listens for keys
  onTestFinished(listenForShortcuts());
  const { user, calls, sheet } = await open('hold', {
    sent: () => ({ status: 201, body: dealOn('held', {}, { label: 'H-403' }) }),
  });
  await main(sheet, t.holdFor('H-403', 48));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(writes(calls)).toMatchObject([
      { path: '/admin/buildings/4/apartments/8/hold', body: { personId: 5, name: 'Yara Salem' } },
    ]),
  );
});

test('beyond the limit: figure and own maximum; what was typed stays, the server says who may', async () => {
  const { user, sheet } = await open('quote', {
    belowList: 2,
    sent: () => ({
      status: 403,
      body: {
        code: 'beyondLimit',
        message: 'This is 2.1% below the list price; your limit is 2%. Dina may.',
      },
    }),
  });
  const discount = await within(sheet).findByRole('textbox', { name: 'Discount' });
  await user.type(discount, '2,960');
  // equal is allowed
  expect(sheet.textContent).toContain(t.below('2%'));
  await user.clear(discount);
  await user.type(discount, '3,000');
  expect(plain(sheet.textContent ?? '')).toContain('2.1% is beyond your limit of 2% (USD 2,960).');
  await user.click(await main(sheet, t.submit.quote('H-403')));
  await within(sheet).findByText(/Dina may/);
  expect((discount as HTMLInputElement).value).toBe('3,000');
  await user.click(within(sheet).getByRole('button', { name: t.lowerTo('USD 2,960') }));
  expect((discount as HTMLInputElement).value).toBe('2,960');
});

test('taken meanwhile: the colleague, never the other buyer; nothing is lost, and the nearest is one press away', async () => {
  let taken = false;
  const held: TrackedUnit = {
    ...wanted,
    reserved: true,
    status: 'held',
    name: 'Somebody Else',
    reservedAt: '2026-11-15T07:40:00.000Z',
    deal: dealOn('held', {
      personId: personId(77),
      owner: { id: 3, username: 'hala', name: 'Hala Marar' },
      holdUntil: '2099-11-17T07:40:00.000Z',
    }).deal,
  };
  const { user, calls, sheet } = await open('hold', {
    units: () => [taken ? held : wanted, ...others],
    sent: ({ path }) => {
      if (!path.includes('/8/')) return { status: 201, body: dealOn('held', {}, { label: 'H-503' }) };
      taken = true;
      return { status: 409, body: { code: 'unitHeld', message: 'Held until Tuesday' } };
    },
  });
  await main(sheet, t.holdFor('H-403', 48));
  await user.click(within(sheet).getByText(t.more));
  await user.type(within(sheet).getByRole('textbox', { name: /^Note/ }), 'comes on Tuesday');
  await user.click(within(sheet).getByRole('button', { name: t.holdFor('H-403', 48) }));
  const notice = await within(sheet).findByRole('alert');
  expect(plain(notice.textContent ?? '')).toContain('Hala Marar held H-403 at');
  expect(sheet.textContent).not.toContain('Somebody Else');
  const labels = within(within(sheet).getByRole('radiogroup', { name: t.nearest }))
    .getAllByRole('radio')
    .map((radio) => /H-\d+/.exec(radio.closest('label')?.textContent ?? '')?.[0]);
  // the same plan by price, then by area
  expect(labels).toEqual(['H-303', 'H-503', 'H-405']);
  await user.click(within(sheet).getByText(/H-503/));
  await user.click(await main(sheet, t.holdFor('H-503', 48)));
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
  expect(writes(calls)[1]).toMatchObject({
    path: '/admin/buildings/4/apartments/10/hold',
    body: { name: 'Yara Salem', note: 'comes on Tuesday' },
  });
});

test('no answer: it says that nobody knows, and asking again is the same call', async () => {
  let isLost = true;
  const { user, calls, sheet } = await open('hold', {
    sent: () => (isLost ? null : { status: 201, body: dealOn('held', {}, { label: 'H-403' }) }),
  });
  await user.click(await main(sheet, t.holdFor('H-403', 48)));
  await within(sheet).findByText(/Asking again does not do it twice/);
  isLost = false;
  await user.click(await main(sheet, t.askAgain));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = writes(calls);
  expect(second).toEqual(first);
});

test('Esc keeps what was typed; of several units one is chosen first', async () => {
  const several: PathFrom = {
    person,
    units: [
      { projectId: 4, unitId: wanted.unitId, label: 'H-403' },
      { projectId: 4, no: apartmentNo(10), label: 'H-503' },
    ],
  };
  const { user, sheet } = await open('quote', { asked: several });
  await user.click(await within(sheet).findByRole('button', { name: /H-503/ }));
  await main(sheet, t.submit.quote('H-503'));
  await user.type(within(sheet).getByRole('textbox', { name: 'Discount' }), '1,000');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: doors.steps.reserve }));
  const again = await screen.findByRole('dialog');
  await main(again, t.submit.reserve('H-503'));
  expect(within(again).getByRole<HTMLInputElement>('textbox', { name: 'Discount' }).value).toBe('1,000');
});
