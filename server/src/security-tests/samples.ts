import type { DealLedger } from '@diyar/contract/ledger';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { InjectOptions } from 'fastify';
import { company, deals, entries, heroMedia, messages, projects, quotes, users } from '../db/schema.ts';
import { cash, type LacasaApp } from '../testing/building-app.ts';
import { projectPayload, unitPayload } from '../testing/project-payload.ts';
import { storePicture } from '../testing/stored-files.ts';

type Answer = Record<string, number>;

/** One write as somebody honest makes it, and the row it makes or changes. */
export interface Sample {
  call: string;
  /** New every time: an apartment is reserved once, a name is taken once. */
  url: () => string | Promise<string>;
  body: (n: number) => Record<string, unknown>;
  table: PgTable & { id: PgColumn };
  /** What the answer's number is, where it is not the row's id. */
  key?: PgColumn;
  idOf: (answer: Answer) => number | undefined;
}

const payload = () =>
  projectPayload({
    features: [{ en: 'Lift', ar: 'مصعد', icon: 'elevator' }],
    units: [unitPayload({ aboutEn: 'Sunny', aboutAr: 'مشمسة', unitNumber: 'A1' })],
  }) as unknown as Record<string, unknown>;

/** Every call that writes what people type. */
export async function samplesOf(app: LacasaApp): Promise<Sample[]> {
  const picture = await storePicture(app.app);
  const { id: project } = (await app.superadmin.post('/admin/projects', payload())).json();
  const { id: user } = (
    await app.superadmin.post('/admin/users', { username: 'sample', password: 'abcd' })
  ).json();
  const { id: sale } = (await app.superadmin.post('/admin/selled', { apartmentName: 'A-302' })).json();
  const held = await app.reserve();
  const dealId = await app.dealOf(held);
  const [lacasa] = await app.db.select().from(projects).where(eq(projects.isLacasa, true));
  const quoted = app.free().id;
  const words = { captionEn: 'Terraces', captionAr: 'شرفات' };
  const holder = { name: 'Samer', phone: '0599123456', dueAmountStr: '1000 $', paidAmountStr: '10 $' };
  const at = (url: string) => () => url;
  const own = ({ id }: Answer) => id;
  const person = { fullName: 'Hala', phone: '0599123456', role: 'ADMIN' };
  return [
    {
      call: 'POST /admin/users',
      url: at('/admin/users'),
      body: (n) => ({ username: `hala.${n}`, password: 'abcd', ...person }),
      table: users,
      idOf: own,
    },
    {
      call: 'PATCH /admin/users/{id}',
      url: at(`/admin/users/${user}`),
      body: () => person,
      table: users,
      idOf: own,
    },
    {
      call: 'POST /public/messages',
      url: at('/public/messages'),
      body: (n) => ({
        ...{ fullName: 'Layla', mobile: '0599123456', content: 'Is it still free?', email: 'l@example.com' },
        ...{ page: '/properties/olive', projectId: project, idempotencyKey: `key-${n}` },
      }),
      table: messages,
      idOf: own,
    },
    {
      call: 'POST /admin/selled',
      url: at('/admin/selled'),
      body: () => ({ apartmentName: 'A-301', buyerName: 'Rami', buyerPhone: '0599123456', notes: 'in cash' }),
      table: deals,
      key: deals.soldNo,
      idOf: own,
    },
    {
      call: 'PATCH /admin/selled/{id}',
      url: at(`/admin/selled/${sale}`),
      body: () => ({
        apartmentName: 'A-302',
        buyerName: 'Rami',
        buyerPhone: '0599123456',
        notes: 'by cheque',
      }),
      table: deals,
      key: deals.soldNo,
      idOf: own,
    },
    {
      call: 'PUT /company',
      url: at('/company'),
      body: () => ({
        ...{ nameEn: 'Diyar', nameAr: 'ديار', aboutEn: 'Homes', aboutAr: 'بيوت', email: 'a@example.com' },
        socials: { instagram: 'https://instagram.com/diyar' },
        address: { en: { city: 'Ramallah', street: 'Main' }, ar: { city: 'رام الله' } },
      }),
      table: company,
      idOf: () => 1,
    },
    { call: 'POST /admin/projects', url: at('/admin/projects'), body: payload, table: projects, idOf: own },
    {
      call: 'PUT /admin/projects/{id}',
      url: at(`/projects/${project}`),
      body: payload,
      table: projects,
      idOf: own,
    },
    {
      call: 'PUT /hero-media/{id}',
      url: at('/hero-media/3'),
      body: () => ({ fileId: picture, ...words, focalX: 0.2 }),
      table: heroMedia,
      idOf: own,
    },
    {
      call: 'PATCH /hero-media/{id}',
      url: at('/hero-media/3'),
      body: () => words,
      table: heroMedia,
      idOf: own,
    },
    {
      call: 'POST /lacasa/apartments/{id}/reservation',
      url: () => `/lacasa/apartments/${app.free().id}/reservation`,
      body: () => holder,
      table: deals,
      key: deals.reservationNo,
      idOf: ({ reserverId }) => reserverId,
    },
    {
      call: 'PATCH /lacasa/apartments/{id}/reservation',
      url: at(`/lacasa/apartments/${held.id}/reservation`),
      body: () => ({ name: holder.name, phone: holder.phone, dueAmountStr: holder.dueAmountStr }),
      table: deals,
      key: deals.reservationNo,
      idOf: ({ reserverId }) => reserverId,
    },
    {
      call: 'POST /admin/deals/{id}/entries',
      url: at(`/admin/deals/${dealId}/entries`),
      body: () => ({ ...cash(20), note: 'first' }),
      table: entries,
      idOf: (answer) => Math.max(...(answer as unknown as DealLedger).entries.map((entry) => entry.id)),
    },
    {
      call: 'POST /admin/buildings/{buildingId}/quotes',
      url: at(`/admin/buildings/${lacasa?.id}/quotes`),
      body: () => ({
        ...{ name: 'Samer', phone: '0599123456', lang: 'en', validUntil: '2999-01-01', note: 'with kitchen' },
        terms: { currency: 'USD', prices: [{ unit: quoted, amount: 1000 }], plan: [] },
      }),
      table: quotes,
      idOf: own,
    },
  ];
}

let sender = 0;

/** Makes the call as a SUPERADMIN, each time from another address: limits are counted by it. */
export async function make(app: LacasaApp, { call, url }: Sample, body: unknown) {
  sender++;
  return app.app.inject({
    method: call.split(' ')[0] as InjectOptions['method'],
    url: `/api${await url()}`,
    remoteAddress: `10.0.${sender >> 8}.${sender & 255}`,
    headers: { authorization: `Bearer ${app.token('SUPERADMIN')}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
}
