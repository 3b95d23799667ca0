import type { BuildingCard, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import type { FoundList } from '@diyar/contract/find';
import type { LeadDetail } from '@diyar/contract/leads';
import type { DealLedger } from '@diyar/contract/ledger';
import type { DebtList } from '@diyar/contract/money-desk';
import type { Person } from '@diyar/contract/persons';
import type { Quote } from '@diyar/contract/quotes';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { projectCalls, unitPayload } from '../../testing/project-payload.ts';
import { companyDay } from '../ledger/index.ts';

let app: LacasaApp;
let buildingId: number;
let floors: TrackedUnit[];

const base = () => `/admin/buildings/${buildingId}`;
const admin = () => app.as('ADMIN');
const superadmin = () => app.as('SUPERADMIN');
/** What the floors show under a number. */
const shown = (no: ApartmentNo | null) => floors.find(({ id }) => id === no)?.label;
const unit = (label: string) => {
  const found = floors.find((one) => one.label === label);
  if (!found) throw new Error(`no ${label}`);
  return found;
};

/** A building whose units are numbered otherwise than their ids: the number of one is the id of another. */
beforeAll(async () => {
  app = await lacasaApp();
  const { create } = projectCalls(() => app);
  const villas = ['V-1', 'V-2'].map((unitNumber) => unitPayload({ unitNumber, unitLabelEn: unitNumber }));
  await create({ nameEn: 'Villas', nameAr: 'فلل', units: villas });
  buildingId = (await create({ nameEn: 'Tower', nameAr: 'برج', units: [] })).json().id;
  const home = { kind: 'apartment', isListed: true, sizeSqm: 100, bedrooms: 2, bathrooms: 1 };
  const made = await admin().put(`/admin/projects/${buildingId}/building`, {
    floorsFrom: -1,
    floorsTo: 1,
    floors: [
      { floor: 1, units: [1, 2, 3, 4, 5].map((n) => ({ ...home, unitNumber: `T-10${n}` })) },
      { floor: -1, units: [{ unitNumber: 'P-01', kind: 'parking' }] },
    ],
  });
  expect(made.statusCode, made.body).toBe(200);
  const { items }: TrackerAnswer = (await admin().get(`${base()}/floors`)).json();
  floors = items.flatMap(({ apartments }) => apartments);
  const byUnitId = new Map<number, string>(floors.map(({ unitId, label }) => [unitId, label]));
  const confusable = floors.filter(({ id, label }) => (byUnitId.get(id) ?? label) !== label);
  expect(confusable.length).toBeGreaterThan(1);
});
afterAll(() => app.close());

test('whatever names a unit by its number in the building names the one that the floors show under it', async () => {
  const [home, parking] = [unit('T-103'), unit('P-01')];
  const buyer = { name: 'هنادي سليمان', phone: '0595026618' };
  const prices = [
    { unit: home.id, amount: 100_000 },
    { unit: parking.id, amount: 5_000 },
  ];
  const quote = await admin().post(`${base()}/quotes`, {
    ...buyer,
    validUntil: companyDay(new Date(Date.now() + 5 * 86_400_000)),
    terms: { currency: 'USD', prices },
  });
  expect(quote.statusCode, quote.body).toBe(201);
  const quoted: Quote = quote.json();
  expect(quoted.units.map(({ id, label }) => [shown(id), label])).toEqual([
    ['T-103', 'T-103'],
    ['P-01', 'P-01'],
  ]);

  const written = await app.anonymous.post('/public/messages', {
    ...buyer,
    message: 'Hello',
    projectId: buildingId,
    unitId: home.unitId,
  });
  const { leadId } = (await admin().get(`/admin/messages/${written.json().id}`)).json();
  const lead: LeadDetail = (await admin().get(`/admin/leads/${leadId}`)).json();
  expect(shown(lead.unit?.apartmentNo ?? null)).toBe('T-103');

  const found: FoundList = (await admin().get('/admin/find?q=T-103')).json();
  const line = found.groups.find(({ kind }) => kind === 'unit')?.items[0];
  expect([line?.nameEn, shown(line?.apartmentNo ?? null)]).toEqual(['T-103', 'T-103']);

  const accepted = await admin().post(`/admin/quotes/${quoted.id}/accept`, { stage: 'reserved' });
  expect(accepted.statusCode, accepted.body).toBe(200);
  const { dealId }: Quote = accepted.json();
  await superadmin().post(`/admin/deals/${dealId}/entries`, { ...cash(1_000, 'USD'), on: companyDay() });
  const ledger: DealLedger = (await superadmin().get(`/admin/deals/${dealId}/ledger`)).json();
  const priced = ledger.entries.flatMap((entry) => (entry.unit ? [shown(entry.unit.id)] : []));
  expect(ledger.deal.units.map(({ id }) => shown(id))).toEqual(['T-103', 'P-01']);
  expect(priced).toEqual(['T-103', 'P-01']);

  const person: Person = (await admin().get(`/admin/persons/${ledger.deal.personId}`)).json();
  expect(person.deals[0]?.units.map(({ id }) => shown(id))).toEqual(['T-103', 'P-01']);
  const debts: DebtList = (
    await superadmin().get(`/admin/money/debts?list=withoutPlan&buildingId=${buildingId}`)
  ).json();
  expect(debts.items[0]?.deal.units.map(({ id }) => shown(id))).toEqual(['T-103', 'P-01']);
  const cards: BuildingCard[] = (await admin().get('/admin/buildings')).json().items;
  const cells = cards.find(({ id }) => id === buildingId)?.drawing.flatMap((floor) => floor.cells) ?? [];
  expect(cells.map(({ id }) => shown(id))).toEqual(cells.map(({ label }) => label));
});

test('a villa is found and opened like any unit: it has a number and its project', async () => {
  const found: FoundList = (await admin().get('/admin/find?q=V-2')).json();
  const villa = found.groups.find(({ kind }) => kind === 'unit')?.items[0];
  expect([villa?.nameEn, villa?.apartmentNo]).toEqual(['V-2', expect.any(Number)]);
  const sold = await admin().post('/admin/selled', {
    unitId: villa?.id,
    buyerName: 'Omar Haddad',
    buyerPhone: '0598000111',
  });
  expect(sold.statusCode, sold.body).toBe(201);
  const person: Person = (await admin().get(`/admin/persons/${sold.json().personId}`)).json();
  expect(person.deals[0]?.units.map(({ label }) => label)).toEqual(['V-2']);
  expect(person.deals[0]?.building?.id).toBe(villa?.project?.id);
  const ledger: DealLedger = (await superadmin().get(`/admin/deals/${person.deals[0]?.id}/ledger`)).json();
  expect(ledger.deal.building?.id).toBe(villa?.project?.id);
});
