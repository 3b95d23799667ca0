import type { LeadId } from '@diyar/contract/rules/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changes, leadEntries, leads, messages, units } from '../../db/schema.ts';
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
const list = async (query = '') => (await admin().get(`/admin/leads?${query}`)).json();
const ids = async (query = '') => (await list(query)).items.map(({ id }: { id: number }) => id);
const lead = async (id: number) => (await admin().get(`/admin/leads/${id}`)).json();
const change = (id: number, version: number, what: object) =>
  admin().patch(`/admin/leads/${id}`, { version, ...what });
let phone = 560_000_000;
const aLead = async (payload: object = {}): Promise<LeadId> =>
  (await write({ name: 'Somebody', phone: `0${phone++}`, projectId: tower.project.id, ...payload })).leadId;

test('a lead names its unit as the floors of its building do; a unit on no floor has no number there', async () => {
  const id = await aLead({ unitId: tower.other.id });
  const { unit } = await lead(id);
  const { items } = (await admin().get(`/admin/buildings/${tower.project.id}/floors`)).json();
  const apartments: { id: number; label: string }[] = items.flatMap(
    (floor: { apartments: object[] }) => floor.apartments,
  );
  expect(apartments.find((one) => one.id === unit.apartmentNo)?.label).toBe(unit.unitLabelEn);
  expect(unit.apartmentNo).not.toBe(unit.id);

  await app.db.update(units).set({ floor: 9 }).where(eq(units.id, tower.other.id));
  const search = async () => (await admin().get('/admin/find?q=A-305')).json().groups[0].items[0];
  expect([(await lead(id)).unit.apartmentNo, (await search()).apartmentNo]).toEqual([null, null]);
  await app.db.update(units).set({ floor: 0 }).where(eq(units.id, tower.other.id));
  expect((await search()).apartmentNo).toBe(unit.apartmentNo);
});

describe('the list', () => {
  test('the longest overdue first, then by day, then the newest; tabs are counted', async () => {
    await app.db.delete(messages);
    await app.db.delete(leads);
    const made = [];
    for (let i = 0; i < 5; i++) made.push(await aLead());
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = made;
    await change(a, 1, { nextStep: 'Call', nextOn: '2999-01-01' });
    await change(b, 1, { nextStep: 'Send', nextOn: '2020-01-02' });
    await change(c, 1, { nextStep: 'Send', nextOn: '2020-01-01' });
    await admin().post(`/admin/leads/${d}/take`);
    await change(e, 1, { stage: 'lost', lostReason: 'location', lostNote: 'too far' });
    expect(await ids()).toEqual([c, b, a, d]);
    expect(await ids('tab=overdue')).toEqual([c, b]);
    expect(await ids('tab=mine')).toEqual([d]);
    expect(await ids('tab=unowned')).toEqual([c, b, a]);
    expect(await ids('tab=closed')).toEqual([e]);
    expect((await list()).tabs).toEqual({ all: 4, mine: 1, unowned: 3, overdue: 2, closed: 1 });
    expect(await ids('since=2020-01-01')).toEqual([e, d, c, b, a]);
    expect(await ids('stage=lost')).toEqual([e]);
    expect((await list('size=2&page=2')).items.map(({ id }: { id: number }) => id)).toEqual([a, d]);

    const { columns } = (await admin().get('/admin/leads/board')).json();
    expect(columns.map(({ stage, total }: { stage: string; total: number }) => [stage, total])).toEqual([
      ['new', 4],
      ['contacted', 0],
      ['viewing', 0],
      ['offer', 0],
      ['won', 0],
      ['lost', 1],
    ]);
    expect(columns[0].items.map(({ id }: { id: number }) => id)).toEqual([c, b, a, d]);
  });

  test('is searched by name, phone and unit in any spelling, and by the project', async () => {
    const id = await aLead({ name: 'أحمد الخالدي', phone: '0599777666', unitId: tower.flat.id });
    for (const q of ['احمد', '+970 599 777 666', '٠٥٩٩٧٧٧٦٦٦', 'A304', 'أ304', 'tower احمد', 'البرج احمد'])
      expect(await ids(`q=${encodeURIComponent(q)}`), q).toContain(id);
    expect(await ids('q=A999')).toEqual([]);
  });
});

describe('a change', () => {
  test('with an older version is refused, and tells of nothing', async () => {
    const id = await aLead();
    expect((await change(id, 1, { nextStep: 'Call' })).json()).toMatchObject({
      nextStep: 'Call',
      version: 2,
    });
    expect((await change(id, 1, { nextStep: 'Mail' })).statusCode).toBe(409);
    expect((await change(id, 2, { nextStep: 'Call' })).json().version).toBe(2);
  });

  test('lost wants a reason; open again it has none', async () => {
    const id = await aLead();
    const refused = await change(id, 1, { stage: 'lost' });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'lostReason']);
    await change(id, 1, { stage: 'lost', lostReason: 'budget' });
    expect((await change(id, 2, { stage: 'contacted' })).json()).toMatchObject({
      stage: 'contacted',
      lostReason: null,
    });
    expect((await lead(id)).timeline.filter(({ kind }: { kind: string }) => kind === 'stage')).toMatchObject([
      { from: 'lost', to: 'contacted' },
      { from: 'new', to: 'lost', reason: 'budget' },
    ]);
  });

  test('won is nobody’s to set, and an owner works here', async () => {
    const id = await aLead();
    expect((await change(id, 1, { stage: 'won' })).statusCode).toBe(422);
    const lacasa = (await app.as('SUPERADMIN').get('/admin/users?role=LACASA')).json().items[0].id;
    expect((await change(id, 1, { ownerId: lacasa })).json().errors[0].path).toBe('ownerId');
    expect((await change(id, 1, { unitId: 99_999 })).statusCode).toBe(422);
  });

  test('another project takes the unit away; a second open lead of one person on it is refused', async () => {
    const other = await aBuilding(app, 'other');
    const own = `0${phone++}`;
    const id = await aLead({ phone: own, unitId: tower.flat.id });
    expect((await change(id, 1, { projectId: other.project.id })).json()).toMatchObject({
      project: { slug: 'other' },
      unit: null,
    });
    const second = await aLead({ phone: own });
    expect((await change(second, 1, { projectId: other.project.id })).json().code).toBe('leadOpen');
  });
});

test('of fifty who take it at once one gets it, and the others learn who', async () => {
  const id = await aLead();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      app.as(i % 2 ? 'ADMIN' : 'SUPERADMIN').post(`/admin/leads/${id}/take`),
    ),
  );
  const { owner } = await lead(id);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(25);
  for (const answer of refused)
    expect(answer.json().message).toMatch(new RegExp(`^${owner.name} took it first, at \\d\\d:\\d\\d`));
});

test('assigned in bulk: those that changed meanwhile are left and answered', async () => {
  const [a, b, c] = [await aLead(), await aLead(), await aLead()];
  await change(b, 1, { nextStep: 'Call' });
  const { items } = (await admin().get('/admin/leads/staff')).json();
  const [staff] = items;
  const answer = await admin().post('/admin/leads/assign', {
    ownerId: staff.id,
    leads: [a, b, c].map((id) => ({ id, version: 1 })),
  });
  expect(answer.json()).toMatchObject({ assigned: [a, c], stale: [{ id: b, owner: null }] });
  expect((await lead(a)).owner).toEqual(staff);
  // LACASA works with buildings, ACCOUNTANT with money, not with leads
  expect(items.map((one: { name: string }) => one.name)).toEqual(['ADMIN', 'SALES', 'SUPERADMIN']);
});

describe('answering', () => {
  test('a note answers nobody; a text that was handed over answers every message, and fixes the time', async () => {
    const own = `0${phone++}`;
    const id = await aLead({ phone: own });
    await aLead({ phone: own });
    const asked = new Date('2026-11-15T07:00:00Z'); // Sunday 09:00
    await app.db.update(leads).set({ createdAt: asked }).where(eq(leads.id, id));
    await admin().post(`/admin/leads/${id}/entries`, { kind: 'note', text: 'Tall' });
    await admin().post(`/admin/leads/${id}/entries`, { kind: 'call', outcome: 'noAnswer' });
    expect(await lead(id)).toMatchObject({ stage: 'new', unanswered: 2, answeredAt: null });
    const done = await admin().post(`/admin/leads/${id}/entries`, {
      kind: 'whatsapp',
      text: 'Hello',
      key: `k${id}`,
    });
    await admin().post(`/admin/leads/${id}/entries`, { kind: 'whatsapp', text: 'Hello', key: `k${id}` });
    expect(done.json()).toMatchObject({ stage: 'contacted', unanswered: 0 });
    const after = await lead(id);
    expect(after.timeline.filter(({ kind }: { kind: string }) => kind === 'whatsapp')).toHaveLength(1);
    expect(after.answerMinutes).toBeGreaterThan(0);
    expect(
      (await admin().get('/admin/messages?answered=no'))
        .json()
        .items.map(({ leadId }: { leadId: number }) => leadId),
    ).not.toContain(id);

    // a second answer does not change the time of the first
    await admin().post(`/admin/leads/${id}/entries`, { kind: 'mail', text: 'Again' });
    expect((await lead(id)).answeredAt).toBe(after.answeredAt);
  });

  test('the time of a hand-over counts, at most a day ago and never to come', async () => {
    const id = await aLead();
    const entry = (at: string) => admin().post(`/admin/leads/${id}/entries`, { kind: 'whatsapp', at });
    expect((await entry(new Date(Date.now() + 3_600_000).toISOString())).statusCode).toBe(422);
    expect((await entry(new Date(Date.now() - 48 * 3_600_000).toISOString())).statusCode).toBe(422);
    expect((await entry(new Date(Date.now() - 60_000).toISOString())).statusCode).toBe(200);
  });

  test('a note is corrected by its author, for a quarter of an hour', async () => {
    const id = await aLead();
    const { timeline } = (
      await admin().post(`/admin/leads/${id}/entries`, { kind: 'note', text: 'Tal' })
    ).json();
    const { id: entryId, editableUntil } = timeline[0];
    expect(editableUntil).not.toBeNull();
    const path = `/admin/leads/${id}/entries/${entryId}`;
    expect((await app.as('SUPERADMIN').patch(path, { text: 'x' })).statusCode).toBe(403);
    expect((await admin().patch(path, { text: 'Tall' })).json().timeline[0]).toMatchObject({
      text: 'Tall',
      isEdited: true,
    });
    await app.db
      .update(leadEntries)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(leadEntries.id, entryId));
    expect((await admin().patch(path, { text: 'Late' })).statusCode).toBe(409);
  });
});

test('staff add a lead; a known phone with an open one answers that', async () => {
  const own = `0${phone++}`;
  const input = {
    name: 'Walk In',
    phone: own,
    projectId: tower.project.id,
    channel: 'referral',
    nextStep: 'Call',
    nextOn: '2999-01-01',
    note: 'Cousin of Rami',
  };
  const first = (await admin().post('/admin/leads', input)).json();
  expect(first).toMatchObject({
    existed: false,
    lead: { stage: 'new', channel: 'referral', nextStep: 'Call' },
  });
  expect((await lead(first.lead.id)).timeline).toMatchObject([
    { kind: 'note', text: 'Cousin of Rami', by: 'ADMIN' },
    // whoever adds it has it
    { kind: 'owner', to: 'ADMIN' },
  ]);
  const again = (await admin().post('/admin/leads', { ...input, nextStep: 'Other' })).json();
  expect(again).toMatchObject({ existed: true, lead: { id: first.lead.id, nextStep: 'Call' } });
});

test('whoever quotes or holds takes a lead that is nobody’s, and nobody else’s', async () => {
  const free = await aLead({ unitId: tower.flat.id });
  const { person } = await lead(free);
  const hold = (as: 'ADMIN' | 'SUPERADMIN', no: number | null, name = person.name) =>
    app.as(as).post(`/admin/buildings/${tower.project.id}/apartments/${no}/hold`, {
      ...{ personId: person.id, name, phone: person.phone },
    });
  expect((await hold('ADMIN', tower.flat.apartmentNo)).statusCode).toBe(201);
  expect(await lead(free)).toMatchObject({ stage: 'offer', owner: { name: 'ADMIN' } });
  expect((await hold('SUPERADMIN', tower.other.apartmentNo)).statusCode).toBe(201);
  expect((await lead(free)).owner.name).toBe('ADMIN');
  for (const { apartmentNo } of [tower.flat, tower.other])
    await app.as('SUPERADMIN').delete(`/admin/buildings/${tower.project.id}/apartments/${apartmentNo}/hold`);
});

test('an answer makes the message read everywhere; a lost lead ends its wishes; nobody’s new ones stand first', async () => {
  const wish = { wishDay: '2999-01-01', source: 'viewing' };
  const sent = await write({ name: 'Wish', phone: `0${phone++}`, projectId: tower.project.id, ...wish });
  const status = async () => (await admin().get(`/admin/messages/${sent.id}`)).json().isRead;
  expect(await status()).toBe(false);
  await admin().post(`/admin/leads/${sent.leadId}/take`);
  const taken = (await lead(sent.leadId)).version;
  await change(sent.leadId, taken, { nextStep: 'Call', nextOn: '2020-01-01' });
  const next = await write({ name: 'Nobody’s', phone: `0${phone++}`, projectId: tower.project.id });
  const first = (await admin().get('/admin/leads?size=100')).json().items.map(({ id }: { id: number }) => id);
  // taken, an overdue step does not stand before somebody for whom nobody is there yet
  expect(first.indexOf(next.leadId)).toBeLessThan(first.indexOf(sent.leadId));
  await admin().post(`/admin/leads/${sent.leadId}/entries`, { kind: 'call', text: '', outcome: 'reached' });
  expect(await status()).toBe(true);
  const wishes = async () =>
    (await admin().get('/admin/viewings?from=2999-01-01&to=2999-01-02'))
      .json()
      .wishes.map(({ leadId }: { leadId: number }) => leadId);
  expect(await wishes()).toContain(sent.leadId);
  const { version } = await lead(sent.leadId);
  expect((await change(sent.leadId, version, { stage: 'lost', lostReason: 'budget' })).statusCode).toBe(200);
  expect(await wishes()).not.toContain(sent.leadId);
});

test('prepared answers: nine to begin with; a field that nothing fills is refused at its place', async () => {
  const { items } = (await admin().get('/admin/answer-templates')).json();
  expect(items).toHaveLength(9);
  const input = {
    kind: 'price',
    nameEn: 'Price',
    nameAr: 'السعر',
    bodyEn: 'It costs {prise}.',
    bodyAr: 'الثمن {price}.',
  };
  const refused = await admin().post('/admin/answer-templates', input);
  expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(['bodyEn']);
  const made = (
    await admin().post('/admin/answer-templates', { ...input, bodyEn: 'It costs {price}.' })
  ).json();
  const save = (version: number) =>
    admin().put(`/admin/answer-templates/${made.id}`, { ...input, bodyEn: 'Now {price}.', version });
  expect((await save(1)).json()).toMatchObject({ version: 2, bodyEn: 'Now {price}.' });
  expect((await save(1)).statusCode).toBe(409);
  expect((await admin().delete(`/admin/answer-templates/${made.id}`)).statusCode).toBe(204);
});

test('LACASA sees no leads, and the activity log tells of changes', async () => {
  expect((await app.as('LACASA').get('/admin/leads')).statusCode).toBe(403);
  const told = await app.db
    .select({ action: changes.action })
    .from(changes)
    .where(eq(changes.entity, 'lead'));
  expect(new Set(told.map(({ action }) => action))).toEqual(
    new Set(['opened', 'edited', 'leads.update', 'leads.take', 'leads.assign', 'leads.create']),
  );
});
