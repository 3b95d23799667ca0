import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projects } from '../../db/schema.ts';
import { cash, type LacasaApp, lacasaApp } from '../../testing/building-app.ts';
import { visitor } from '../../testing/leads.ts';

let app: LacasaApp;
let buildingId: number;
beforeAll(async () => {
  app = await lacasaApp();
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  buildingId = lacasa?.id ?? 0;
});
afterAll(() => app.close());

const aDeal = async () => app.dealOf(await app.reserve({ due: '9000 ILS' }));

/** Each call that takes a key: where it is sent, what, and the same with one thing changed. */
const CALLS: Record<string, () => Promise<{ path: string; input: object; other: object }>> = {
  payment: async () => {
    const path = `/admin/deals/${await aDeal()}/entries`;
    return { path, input: cash(500), other: cash(999) };
  },
  refund: async () => {
    const dealId = await aDeal();
    await app.enter(dealId, cash(5000));
    const refund = { kind: 'refund', method: 'cash', currency: 'ILS', on: '2026-11-02' };
    const path = `/admin/deals/${dealId}/entries`;
    return { path, input: { ...refund, amount: 100 }, other: { ...refund, amount: 100, note: 'Another' } };
  },
  cheques: async () => {
    const path = `/admin/deals/${await aDeal()}/cheques`;
    const first = { number: '101', dueOn: '2027-01-01', amount: 10 };
    const input = { bank: 'Arab Bank', currency: 'ILS', on: '2026-11-01', cheques: [first] };
    return { path, input, other: { ...input, cheques: [first, { ...first, number: '102' }] } };
  },
  correction: async () => {
    const { entries } = await app.enter(await aDeal(), cash(500));
    const paid = entries.find(({ kind }) => kind === 'payment');
    const path = `/admin/entries/${paid?.id}/correct`;
    const of = (amount: number) => ({ reason: 'Typed wrong', entry: { ...cash(amount), key: 'correction' } });
    return { path, input: of(400), other: of(300) };
  },
  quote: async () => {
    const prices = [{ unit: app.free().id, amount: 9 }];
    const input = { validUntil: '2999-01-01', terms: { currency: 'USD', prices, plan: [] } };
    return { path: `/admin/buildings/${buildingId}/quotes`, input, other: { ...input, name: 'Layan' } };
  },
  'note of a lead': async () => {
    const { leadId } = await visitor(() => app)({ phone: '0598124471' });
    const path = `/admin/leads/${leadId}/entries`;
    return { path, input: { kind: 'note', text: 'Called' }, other: { kind: 'note', text: 'Called twice' } };
  },
};

test.each(Object.entries(CALLS))(
  '%s: the same key is stored once, and refused with another content',
  async (key, prepare) => {
    const { path, input, other } = await prepare();
    const send = (content: object) => app.superadmin.post(path, { key, ...content });
    const first = await send(input);
    expect(first.statusCode, first.body).toBeLessThan(300);
    const again = await send(input);
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    const refused = await send(other);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'keyReused']);
    for (const [lang, words] of [
      ['en', 'Nothing was changed'],
      ['ar', 'لم يتغيّر شيء'],
    ] as const) {
      const answer = await app.superadmin.post(
        path,
        { key, ...other },
        { headers: { 'accept-language': lang } },
      );
      expect(answer.json().message).toContain(words);
    }
    expect((await send(input)).body).toBe(first.body);
  },
);
