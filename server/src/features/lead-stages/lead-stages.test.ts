import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leads, messages, viewings } from '../../db/schema.ts';
import { aBuilding, visitor } from '../../testing/leads.ts';
import { testApp } from '../../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let tower: Awaited<ReturnType<typeof aBuilding>>;
let garden: Awaited<ReturnType<typeof aBuilding>>;

beforeAll(async () => {
  app = await testApp();
  tower = await aBuilding(app, 'tower');
  garden = await aBuilding(app, 'garden');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(viewings);
  await app.db.delete(messages);
});

const write = visitor(() => app);
const admin = () => app.as('ADMIN');
const lead = async (id: number) => (await admin().get(`/admin/leads/${id}`)).json();
let phone = 590_000_000;
const aPhone = () => `0${phone++}`;

describe('a message', () => {
  test('of a new person opens a lead without an owner, with its source', async () => {
    const sent = await write({
      phone: aPhone(),
      projectId: tower.project.id,
      unitId: tower.flat.id,
      source: 'viewing',
      utmSource: 'IG',
      utmCampaign: 'autumn',
      referrer: 'www.google.com',
      landing: '/properties/tower',
    });
    expect(sent).toMatchObject({ channel: 'instagram', answeredAt: null, wish: null });
    expect(await lead(sent.leadId)).toMatchObject({
      stage: 'new',
      owner: null,
      unanswered: 1,
      channel: 'instagram',
      campaign: 'autumn',
      referrer: 'www.google.com',
      landing: '/properties/tower',
      project: { slug: 'tower' },
      unit: { unitLabelEn: 'A-304' },
      timeline: [{ kind: 'message', text: 'Hello', by: '' }],
    });
  });

  test('of the same person about the same project goes on with the lead, about another opens one', async () => {
    const own = aPhone();
    const first = await write({ phone: own, projectId: tower.project.id });
    const again = await write({
      phone: `+970 ${own.slice(1)}`,
      projectId: tower.project.id,
      unitId: tower.flat.id,
    });
    const general = await write({ phone: own });
    const other = await write({ phone: own, projectId: garden.project.id });
    expect([again.leadId, general.leadId]).toEqual([first.leadId, first.leadId]);
    expect(other.leadId).not.toBe(first.leadId);
    expect(await lead(first.leadId)).toMatchObject({ unanswered: 3, unit: { unitLabelEn: 'A-304' } });
  });

  test('ten at once of a new person open one lead', async () => {
    const own = aPhone();
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => write({ phone: own, projectId: tower.project.id })),
    );
    expect(new Set(sent.map(({ leadId }) => leadId)).size).toBe(1);
  });

  test('after the lead was lost opens a new one; a buyer goes on with the one that was won', async () => {
    const own = aPhone();
    const first = await write({ phone: own, projectId: tower.project.id });
    await admin().patch(`/admin/leads/${first.leadId}`, { version: 1, stage: 'lost', lostReason: 'budget' });
    const second = await write({ phone: own, projectId: tower.project.id });
    expect(second.leadId).not.toBe(first.leadId);
    await app.db
      .update(leads)
      .set({ stage: 'won', furthest: 'won', closedAt: new Date() })
      .where(eq(leads.id, second.leadId));
    expect((await write({ phone: own, projectId: tower.project.id })).leadId).toBe(second.leadId);
  });

  test('that is deleted takes along the lead that it alone opened, and brings it back', async () => {
    const spam = await write({ phone: aPhone(), projectId: tower.project.id });
    await admin().delete(`/admin/messages/${spam.id}`);
    expect((await admin().get(`/admin/leads/${spam.leadId}`)).statusCode).toBe(404);
    await app.as('SUPERADMIN').post(`/admin/trash/message/${spam.id}/restore`);
    expect((await lead(spam.leadId)).stage).toBe('new');

    await admin().post(`/admin/leads/${spam.leadId}/take`);
    await admin().delete(`/admin/messages/${spam.id}`);
    expect((await lead(spam.leadId)).owner.name).toBe('ADMIN');
  });

  test('keeps what a visitor wishes; a day that is over is refused at its field, and an odd source never', async () => {
    const wished = await write({
      phone: aPhone(),
      source: 'viewing',
      message: '',
      wishDay: '2999-01-02',
      wishPart: 'evening',
      utmSource: 'x'.repeat(1000),
    });
    expect(wished.wish).toEqual({ day: '2999-01-02', part: 'evening' });
    const late = await app.anonymous.post('/public/messages', {
      name: 'A',
      phone: aPhone(),
      source: 'viewing',
      wishDay: '2020-01-01',
      utmSource: { not: 'a text' },
    });
    expect(late.statusCode).toBe(422);
    expect(late.json().errors).toEqual([
      { path: 'wishDay', message: 'This day is over. Choose a later one.' },
    ]);
  });
});

describe('a deal', () => {
  const on = (no: number | null) => `/admin/buildings/${tower.project.id}/apartments/${no}`;

  test('lifts the lead to an offer, a sale wins it, and a sale that is cancelled is not won', async () => {
    const own = aPhone();
    const { leadId } = await write({ phone: own, projectId: tower.project.id, unitId: tower.flat.id });
    const held = await admin().post(`${on(tower.flat.apartmentNo)}/hold`, { name: 'Layan', phone: own });
    expect(held.statusCode).toBe(201);
    expect(await lead(leadId)).toMatchObject({ stage: 'offer', openHolds: [{ units: 'A-304' }] });

    const sold = await admin().post(`${on(tower.flat.apartmentNo)}/sell`, { name: 'Layan', phone: own });
    expect(sold.statusCode).toBe(200);
    const won = await lead(leadId);
    expect(won).toMatchObject({ stage: 'won', deal: { stage: 'sold', units: 'A-304' }, openHolds: [] });
    expect(won.closedAt).not.toBeNull();
    expect(
      won.timeline
        .filter(({ kind }: { kind: string }) => kind === 'deal')
        .map(({ step }: { step: string }) => step),
    ).toEqual(['sold', 'held']);
    expect(
      (await admin().patch(`/admin/leads/${leadId}`, { version: won.version, stage: 'new' })).statusCode,
    ).toBe(409);

    await admin().post(`${on(tower.flat.apartmentNo)}/cancel`, { reason: 'buyerWithdrew' });
    expect(await lead(leadId)).toMatchObject({ stage: 'offer', closedAt: null });
    expect((await admin().get(`/admin/leads?reached=won&q=${own}`)).json().total).toBe(0);
  });

  test('of somebody whose lead was lost finds it again; of a stranger it opens none', async () => {
    const own = aPhone();
    const { leadId } = await write({ phone: own, projectId: tower.project.id });
    await admin().patch(`/admin/leads/${leadId}`, { version: 1, stage: 'lost', lostReason: 'noAnswer' });
    await admin().post(`${on(tower.other.apartmentNo)}/hold`, { name: 'Layan', phone: own });
    expect(await lead(leadId)).toMatchObject({ stage: 'offer', lostReason: null });
    await admin().delete(`${on(tower.other.apartmentNo)}/hold`);
    const before = (await admin().get('/admin/leads?size=100')).json().total;
    await admin().post(`${on(tower.other.apartmentNo)}/hold`, { name: 'Nobody', phone: aPhone() });
    expect((await admin().get('/admin/leads?size=100')).json().total).toBe(before);
    await admin().delete(`${on(tower.other.apartmentNo)}/hold`);
  });
});
