import type { PhonesPreview, PlaceSettings } from '@diyar/contract/place';
import { personId } from '@diyar/contract/rules/ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { PlaceScreen } from './place-screen.tsx';
import { en as t } from './texts.ts';

const STORED: PlaceSettings = {
  currencies: ['ILS', 'USD', 'JOD'],
  zone: 'Asia/Hebron',
  firstDay: 'sat',
  homeCountry: 'PS',
  cities: [],
  used: [{ currency: 'USD', prices: 6, deals: 2, quotes: 0, entries: 0 }],
  version: 4,
};
const RANIA = { id: personId(1), name: 'Rania Qaisi' };
const SAMI = { id: personId(2), name: 'Sami Khoury' };
const PREVIEW: PhonesPreview = {
  numbers: 5,
  items: [
    {
      ...{ personId: RANIA.id, name: RANIA.name, phone: '079 555 0001' },
      ...{ before: '+970795550001', after: '+962795550001' },
    },
  ],
  ...{ total: 1, page: 1, size: 10 },
  meetings: [{ phone: '079 555 0001', persons: [RANIA, SAMI] }],
  meetingsTotal: 1,
};

async function open(
  preview = PREVIEW,
  refuse: (asked: Asked) => { status: number; body: object } | null = () => null,
) {
  const server = (asked: Asked) => {
    if (asked.path.includes('/place/phones')) return { body: preview };
    if (asked.method === 'GET') return { body: STORED };
    return refuse(asked) ?? { body: { ...STORED, ...(asked.body as PlaceSettings), version: 5 } };
  };
  const pressed = await pressScreen(<PlaceScreen />, { at: '/admin/company/place', server });
  await screen.findByRole('heading', { name: t.currencies });
  return { ...pressed, saved: () => pressed.calls.find(({ method }) => method === 'PUT')?.body };
}

const listed = () =>
  [...document.querySelectorAll('.place-form-list b')].map((code) => code.textContent ?? '');
const press = (name: string) => screen.getByRole('button', { name });
const combo = (name: string) => screen.getByRole('combobox', { name });

test('currencies are ordered, added by name and taken out; what is in use says what uses it', async () => {
  const { user, saved } = await open();
  expect(listed()).toEqual(['ILS', 'USD', 'JOD']);
  await user.click(press(t.moveUp('JOD')));
  await user.click(press(t.moveUp('JOD')));
  await user.click(press(t.takeOut('ILS')));
  expect(screen.getByText(t.uses({ prices: 6, deals: 2, quotes: 0, entries: 0 }))).toBeTruthy();
  expect(press(t.takeOut('USD')).getAttribute('aria-disabled')).toBe('true');
  await user.click(press(t.takeOut('USD')));
  await user.type(combo(t.addCurrency), 'euro');
  await user.click(await screen.findByRole('option', { name: /EUR/ }));
  expect(listed()).toEqual(['JOD', 'USD', 'EUR']);
  await user.click(press(t.save));
  await waitFor(() => expect(screen.queryByRole('button', { name: t.save })).toBeNull());
  expect(saved()).toMatchObject({ currencies: ['JOD', 'USD', 'EUR'], version: 4 });
});

test('another country is shown with what it does, and asks where persons would meet', async () => {
  const { user, saved } = await open();
  await user.clear(combo(t.country));
  await user.type(combo(t.country), 'Jordan');
  await user.click(await screen.findByRole('option', { name: /Jordan/ }));
  expect(await screen.findByText(t.readDifferently(1, 5))).toBeTruthy();
  expect(screen.getByText('+962795550001')).toBeTruthy();
  expect(screen.getByText(t.wouldMeet(1))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sami Khoury' }).getAttribute('href')).toContain(
    '/admin/persons/2',
  );
  await user.click(screen.getByRole('checkbox', { name: t.mayMeet }));
  await user.click(press(t.save));
  await waitFor(() => expect(saved()).toMatchObject({ homeCountry: 'JO', mayMeet: true }));
});

test('a city without a name is said at its row; zone and day are sent as chosen', async () => {
  const { user, saved } = await open({ ...PREVIEW, meetings: [], meetingsTotal: 0 });
  await user.click(press(t.addCity));
  await user.click(press(t.save));
  const english = screen.getByRole('textbox', { name: /City 1, English/ });
  await waitFor(() => expect(english.getAttribute('aria-invalid')).toBe('true'));
  await user.type(english, 'Amman');
  await user.clear(combo(t.zone));
  await user.type(combo(t.zone), 'Amman');
  await user.click(await screen.findByRole('option', { name: 'Asia/Amman' }));
  await user.click(press(t.save));
  await waitFor(() =>
    expect(saved()).toMatchObject({ zone: 'Asia/Amman', cities: [{ en: 'Amman', ar: '' }] }),
  );
});

test('a refused save keeps what was chosen and says why', async () => {
  const { user } = await open(PREVIEW, () => ({
    status: 409,
    body: { code: 'stale', message: 'Somebody saved' },
  }));
  await user.click(press(t.takeOut('ILS')));
  await user.click(press(t.save));
  expect(await screen.findByText(new RegExp(t.saveFailed))).toBeTruthy();
  expect(listed()).toEqual(['USD', 'JOD']);
});
