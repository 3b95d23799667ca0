import type { Page, Route } from '@playwright/test';
import { ar as dashboardAr, en as dashboardEn } from '../web/app/features/buildings/admin/dashboard/texts.ts';
import { ar as historyAr, en as historyEn } from '../web/app/features/buildings/admin/history/texts.ts';
import { ar, en } from '../web/app/features/buildings/admin/texts.ts';
import { en as dealsEn } from '../web/app/features/ledger/admin/texts.ts';
import { ar as dealsAr } from '../web/app/features/ledger/admin/texts-ar.ts';
import { ar as uiAr, en as uiEn } from '../web/app/i18n/admin/ui.ts';
import { call, expect, type Lang } from './fixtures.ts';

/** t: floors and sheet, m: a deal's money, h: history, d: dashboard. */
export const words = {
  ar: { t: ar, m: dealsAr, h: historyAr, d: dashboardAr, ui: uiAr },
  en: { t: en, m: dealsEn, h: historyEn, d: dashboardEn, ui: uiEn },
};

export type Apartment = {
  id: number;
  label: string;
  floor: number;
  reserved: boolean;
  version: number;
  name: string;
  isFullyPaid: boolean;
};
type Floors = { items: { floor: number; apartments: Apartment[] }[]; total: number };

export const floorsOf = (token: string) => call<Floors>(token, 'GET', '/lacasa/floors');
export const apartmentsOf = async (token: string) =>
  (await floorsOf(token)).items.flatMap((one) => one.apartments);

/** Each test uses its own apartment, because tests run in parallel on one building. */
const OWN = {
  life: { ar: 'P-04', en: 'P-11' },
  refused: { ar: 'P-05', en: 'P-13' },
  documents: { ar: 'P-07', en: 'P-14' },
  live: { ar: 'P-08', en: 'P-15' },
  phone: { ar: 'P-10', en: 'P-16' },
  money: { ar: 'S-04', en: 'S-05' },
  calls: { ar: 'S-02', en: 'S-06' },
} satisfies Record<string, Record<Lang, string>>;

/** Prepares the apartment of a test: free, or reserved for the given holder. */
export async function own(
  token: string,
  test: keyof typeof OWN,
  lang: Lang,
  reservation?: Record<string, unknown>,
): Promise<Apartment> {
  const label = OWN[test][lang];
  const find = async () => (await apartmentsOf(token)).find((one) => one.label === label);
  const before = await find();
  if (!before) throw new Error(`the demo has no ${label}`);
  if (before.reserved) await call(token, 'DELETE', `/lacasa/apartments/${before.id}/reservation`);
  if (reservation) await call(token, 'POST', `/lacasa/apartments/${before.id}/reservation`, reservation);
  return (await find()) ?? before;
}

export const cell = (page: Page, apartment: Apartment) => page.locator(`[data-apartment="${apartment.id}"]`);
/** The accessible name of a cell: floor, label and state. */
export const says = (page: Page, apartment: Apartment, what: RegExp | string) =>
  expect
    .poll(async () => (await cell(page, apartment).getAttribute('aria-label')) ?? '')
    .toEqual(what instanceof RegExp ? expect.stringMatching(what) : expect.stringContaining(what));
export const isFree = (page: Page, apartment: Apartment, lang: Lang) =>
  says(page, apartment, new RegExp(`: ${words[lang].t.stateFree}$`));

export const sheetOf = (page: Page, apartment: Apartment, lang: Lang) =>
  page.getByRole('complementary', { name: words[lang].t.sheet(apartment.label) });

export const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'The server is tired', code: 'internal' } });

/** A server that knows LaCasa's own calls only, as others do. */
export const withoutBuildings = (page: Page) =>
  page.route(/\/api\/admin\/buildings(\?|$)/, (route) =>
    route.fulfill({ status: 404, json: { message: 'Not found.' } }),
  );
