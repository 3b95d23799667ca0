import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes, deals, leadEntries, leads, messages, persons, viewings } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let tower: Awaited<ReturnType<typeof aBuilding>>;

beforeAll(async () => {
  app = await testApp();
  tower = await aBuilding(app);
});
afterAll(() => app.close());

const write = visitor(() => app);
const admin = () => app.as('ADMIN');
const lead = async (id: number) => (await admin().get(`/admin/leads/${id}`)).json();
const person = async (id: number) => (await admin().get(`/admin/persons/${id}`)).json();

/** Everything that a merge may move, as it is stored. */
async function stored() {
  const rows = await Promise.all([
    app.db
      .select({ id: messages.id, person: messages.personId, lead: messages.leadId })
      .from(messages)
      .orderBy(messages.id),
    app.db
      .select({ id: leads.id, person: leads.personId, into: leads.mergedInto, gone: leads.deletedAt })
      .from(leads)
      .orderBy(leads.id),
    app.db.select({ id: deals.id, person: deals.personId, lead: deals.leadId }).from(deals).orderBy(deals.id),
    app.db.select({ id: leadEntries.id, lead: leadEntries.leadId }).from(leadEntries).orderBy(leadEntries.id),
    app.db.select({ id: viewings.id, lead: viewings.leadId }).from(viewings).orderBy(viewings.id),
    app.db.select({ id: persons.id, into: persons.mergedInto }).from(persons).orderBy(persons.id),
  ]);
  return JSON.stringify(rows);
}

/** The same person from two phones, with two leads on one project, a note, a viewing and a deal on the second. */
async function twice(name: string, phones: [string, string]) {
  const first = await write({ name, phone: phones[0], projectId: tower.project.id });
  const second = await write({ name, phone: phones[1], projectId: tower.project.id });
  await write({ name, phone: phones[1], email: 'same@example.com' });
  await admin().post(`/admin/leads/${second.leadId}/entries`, { kind: 'note', text: 'second' });
  const { items } = (await admin().get('/admin/leads/staff')).json();
  await admin().post('/admin/viewings', {
    leadId: second.leadId,
    staffId: items[0].id,
    startsAt: `29${String(second.leadId % 90).padStart(2, '0')}-01-05T10:00`,
  });
  return { first, second };
}

test('two who are one: offered by their name, joined with all they have, and parted again exactly as before', async () => {
  const { first, second } = await twice('Layan Samara', ['0598000001', '0598000002']);
  await admin().post(`/admin/buildings/${tower.project.id}/apartments/${tower.flat.apartmentNo}/hold`, {
    name: 'Layan Samara',
    phone: '0598000002',
  });
  const before = await person(first.personId);
  expect(before.others).toMatchObject([
    { id: second.personId, reason: 'name', leads: 1, deals: 1, isApart: false },
  ]);
  const was = await stored();

  const merged = await admin().post(`/admin/persons/${first.personId}/merge`, { otherId: second.personId });
  expect(merged.statusCode).toBe(200);
  const after = await lead(first.leadId);
  expect(after).toMatchObject({ unanswered: 3, openHolds: [{ units: 'A-304' }] });
  const { batch } = merged.json();
  expect(await person(second.personId)).toMatchObject({
    id: first.personId,
    names: ['Layan Samara'],
    phones: ['0598000001', '0598000002'],
    others: [],
    merges: [{ batch, personId: second.personId, phone: '0598000002', by: 'ADMIN' }],
  });
  expect((await admin().get(`/admin/persons/merges/${batch}`)).json()).toMatchObject({
    back: { messages: 2, deals: 1, quotes: 0 },
    stays: 0,
  });
  expect(after.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['note', 'viewingPlanned', 'deal', 'message']),
  );
  expect((await admin().get(`/admin/leads/${second.leadId}`)).statusCode).toBe(404);

  expect((await admin().post(`/admin/persons/merges/${merged.json().batch}/undo`)).statusCode).toBe(204);
  expect(await stored()).toBe(was);
  expect((await admin().post(`/admin/persons/merges/${merged.json().batch}/undo`)).statusCode).toBe(409);
});

test('a message under the other number goes to the one they are; what came since stays there when they part', async () => {
  const { first, second } = await twice('Rana Khoury', ['0598000011', '0598000012']);
  const { batch } = (
    await admin().post(`/admin/persons/${first.personId}/merge`, { otherId: second.personId })
  ).json();
  const since = await write({ name: 'Rana Khoury', phone: '0598000012', projectId: tower.project.id });
  expect([since.personId, since.leadId]).toEqual([first.personId, first.leadId]);
  expect((await admin().get(`/admin/persons/merges/${batch}`)).json()).toMatchObject({
    ...{ name: 'Rana Khoury', back: { messages: 2 }, stays: 1 },
  });
  await admin().post(`/admin/persons/merges/${batch}/undo`);
  const rows = await app.db
    .select()
    .from(messages)
    .where(inArray(messages.id, [first.id, second.id, since.id]))
    .orderBy(messages.id);
  expect(rows.map(({ personId }) => personId)).toEqual([first.personId, second.personId, first.personId]);
});

test('two people stay two: they are not offered again; nobody is joined to themselves or to somebody who is gone', async () => {
  const { first, second } = await twice('Sami Haddad', ['0598000021', '0598000022']);
  const distinct = () =>
    admin().post(`/admin/persons/${second.personId}/distinct`, { otherId: first.personId });
  expect((await distinct()).statusCode).toBe(204);
  expect((await distinct()).statusCode).toBe(204);
  expect((await person(first.personId)).others).toMatchObject([{ id: second.personId, isApart: true }]);
  const merge = (otherId: number) => admin().post(`/admin/persons/${first.personId}/merge`, { otherId });
  expect((await merge(first.personId)).statusCode).toBe(422);
  expect((await merge(999_999)).statusCode).toBe(404);
});

test('of ten joins at once one is done', async () => {
  const { first, second } = await twice('Nour Saleh', ['0598000031', '0598000032']);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      i % 2
        ? admin().post(`/admin/persons/${first.personId}/merge`, { otherId: second.personId })
        : admin().post(`/admin/persons/${second.personId}/merge`, { otherId: first.personId }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(9);
});

test('erased on request: messages, leads and words of the history are gone; whoever has a deal stays', async () => {
  const { first, second } = await twice('Erase Me', ['0598000041', '0598000042']);
  await admin().post(`/admin/persons/${first.personId}/merge`, { otherId: second.personId });
  await admin().patch(`/admin/messages/${first.id}/read`);
  expect((await admin().delete(`/admin/persons/${first.personId}`)).statusCode).toBe(403);
  expect((await app.as('SUPERADMIN').delete(`/admin/persons/${first.personId}`)).statusCode).toBe(204);
  expect((await admin().get(`/admin/messages/${first.id}`)).statusCode).toBe(404);
  expect((await admin().get('/admin/leads?q=erase')).json().items).toEqual([]);
  const told = await app.db.select().from(changes).where(eq(changes.entityId, first.id));
  expect(JSON.stringify(told)).not.toContain('Erase Me');

  const buyer = await write({ name: 'Buyer One', phone: '0598000051', projectId: tower.project.id });
  await admin().post(`/admin/buildings/${tower.project.id}/apartments/${tower.other.apartmentNo}/hold`, {
    name: 'Buyer One',
    phone: '0598000051',
  });
  const kept = await app.as('SUPERADMIN').delete(`/admin/persons/${buyer.personId}`);
  expect([kept.statusCode, kept.json().code]).toEqual([409, 'personHasDeals']);
});
