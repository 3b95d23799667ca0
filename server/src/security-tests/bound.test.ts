import { CALLS } from '@diyar/contract/calls';
import { mayEnter, type Role } from '@diyar/contract/rules/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewings } from '../db/schema.ts';
import { ensureBuilding } from '../features/buildings/index.ts';
import { createUser } from '../features/users/index.ts';
import { aBuilding, visitor } from '../testing/leads.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../testing/test-app.ts';

/** Two buildings with the same going on in each, under names that nobody else has. */
const [OWN, FOREIGN] = ['Zaytuna', 'Qamariya'] as const;
const PHONE = { [OWN]: '0598111111', [FOREIGN]: '0598222222' };
const KNOWN_ELSEWHERE = '0598333333';
const ROLES_BOUND = ['ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'] as const satisfies Role[];

let app: TestApp;
type Going = Awaited<ReturnType<typeof goingOn>>;
let own: Going;
let foreign: Going;
const bound = {} as Record<(typeof ROLES_BOUND)[number], ReturnType<TestApp['withToken']>>;

async function goingOn(name: typeof OWN | typeof FOREIGN) {
  const admin = app.as('ADMIN');
  const { project, flat, other } = await aBuilding(app, name.toLowerCase());
  const person = { name: `${name} Haddad`, phone: PHONE[name] };
  const base = `/admin/buildings/${project.id}`;
  const message = await visitor(() => app)({
    ...{ ...person, projectId: project.id, unitId: flat.id, message: `About ${name}`, source: 'viewing' },
  });
  const [lead] = (await admin.get(`/admin/leads?q=${name}`)).json().items;
  const staff = (await admin.get('/admin/leads/staff')).json().items;
  const startsAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const viewing = await admin.post('/admin/viewings', {
    ...{ leadId: lead.id, unitId: flat.id, staffId: staff[name === OWN ? 0 : 1].id, startsAt, minutes: 45 },
    ...{ note: `Meet at ${name}`, messageId: null },
  });
  const quote = await admin.post(`${base}/quotes`, {
    ...{ ...person, lang: 'en', validUntil: '2099-01-01', note: `From ${name}` },
    terms: {
      currency: 'USD',
      prices: [{ unit: other.apartmentNo, amount: 95_000 }],
      discount: null,
      plan: [],
    },
  });
  const at = `${base}/apartments/${flat.apartmentNo}`;
  await admin.post(`${at}/reservation`, { ...person, dueAmountStr: '95000 USD' });
  const unit = (await admin.get(`${base}/floors`)).json();
  const dealId = JSON.stringify(unit).match(/"deal":\{"id":(\d+)/)?.[1] as string;
  const paid = await app.as('SUPERADMIN').post(`/admin/deals/${dealId}/entries`, {
    ...{ kind: 'payment', amount: 500, currency: 'USD', method: 'cheque', on: '2026-11-01', bank: name },
    ...{ chequeNumber: `77${project.id}`, dueOn: '2026-11-10' },
  });
  expect([viewing.statusCode, quote.statusCode, paid.statusCode], paid.body).toEqual([201, 201, 201]);
  const [entry] = paid.json().entries.filter((one: { kind: string }) => one.kind === 'payment');
  return {
    projectId: project.id,
    flat,
    messageId: message.id as number,
    leadId: lead.id as number,
    personId: lead.person.id as number,
    viewingId: viewing.json().id as number,
    quoteId: quote.json().id as number,
    dealId,
    entryId: entry.id as number,
    paperId: entry.paper?.id as number,
    at,
    base,
  };
}

beforeAll(async () => {
  app = await testApp();
  await ensureBuilding(app.db);
  // the person of the own building is known elsewhere, under a name that is nobody's business there
  const elsewhere = await aBuilding(app, 'elsewhere');
  const twin = { name: `${FOREIGN} Twin`, phone: PHONE[OWN] };
  const known = await visitor(() => app)({ ...twin, projectId: elsewhere.project.id, message: FOREIGN });
  const there = `/admin/buildings/${elsewhere.project.id}/apartments`;
  const told = [
    await app.as('ADMIN').post(`${there}/${elsewhere.flat.apartmentNo}/reservation`, twin),
    await app.as('ADMIN').post(`${there}/${elsewhere.other.apartmentNo}/hold`, twin),
  ];
  expect(told.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  own = await goingOn(OWN);
  expect(own.personId).toBe(known.personId);
  foreign = await goingOn(FOREIGN);
  await visitor(() => app)({ name: `${FOREIGN} Saleh`, phone: KNOWN_ELSEWHERE, message: FOREIGN });
  for (const role of ROLES_BOUND) {
    const username = `bound-${role.toLowerCase()}`;
    const input = { username, password: TEST_PASSWORD, fullName: '', phone: '', role, isActive: true };
    const { id } = await createUser(app.db, null, { ...input, buildings: [own.projectId] });
    bound[role] = app.withToken(app.app.jwt.sign({ sub: String(id), ver: 1 }));
  }
});
afterAll(() => app.close());

/** The calls that read, with the ids of one of the buildings where they name something. */
function addressesOf(name: string, going: Going): string[] {
  const path = name.split(' ')[1] ?? '';
  const ids: [RegExp, number | string | null][] = [
    [/^\/admin\/leads\/\{id\}/, going.leadId],
    [/^\/admin\/messages\/\{id\}/, going.messageId],
    [/^\/admin\/persons\/\{id\}/, going.personId],
    [/^\/admin\/quotes\/\{id\}/, going.quoteId],
    [/^\/admin\/deals\/\{id\}/, going.dealId],
    [/^\/admin\/papers\/\{id\}/, going.paperId],
    [/^\/admin\/projects\/\{id\}/, going.projectId],
    [/\/apartments\/\{id\}/, going.flat.apartmentNo],
  ];
  const id = ids.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
  const filled = path
    .replace('{buildingId}', String(going.projectId))
    .replace('{id}', String(id))
    .replace(/\{month\}/, '2026-10')
    .replace(/\{\w+\}/g, '1');
  const days = path === '/admin/viewings' ? '?from=2026-11-01&to=2026-12-20' : '';
  return [filled + days, ...['', PHONE[FOREIGN], FOREIGN].map((q) => `${filled}?q=${q}&format=csv`)];
}

const reads = Object.entries(CALLS).filter(
  ([name, { access }]) => name.startsWith('GET ') && access !== 'public' && name !== 'GET /admin/events',
);

describe.each(ROLES_BOUND)('%s, bound to one building', (role) => {
  test('reads nothing of another one, whatever is asked for, and has their own', async () => {
    const leaks: string[] = [];
    let seen = '';
    for (const [name, { access }] of reads)
      for (const going of [foreign, own])
        for (const url of addressesOf(name, going)) {
          const answer = await bound[role].get(url);
          if (!mayEnter({ role, isBound: true }, access) && answer.statusCode !== 403)
            leaks.push(`${url}: ${answer.statusCode} where the table says no`);
          expect(answer.statusCode, url).toBeLessThan(500);
          const told = `${answer.body} ${decodeURIComponent(String(answer.headers['content-disposition'] ?? ''))}`;
          // the question itself may be repeated
          const said = told.replaceAll(`"q":"${FOREIGN}"`, '');
          if (said.includes(FOREIGN) || said.includes(PHONE[FOREIGN]))
            leaks.push(`${url}: ${said.slice(0, 200)}`);
          if (going === own && answer.statusCode === 200) seen += answer.body;
        }
    expect(leaks).toEqual([]);
    expect(seen).toContain(OWN);
  });

  test('learns nobody’s name by their number', async () => {
    const who = bound[role];
    const typed = { name: `Newcomer ${role}`, phone: KNOWN_ELSEWHERE, projectId: own.projectId };
    const added = await who.post('/admin/leads', typed);
    if (added.statusCode === 403) return;
    expect(added.statusCode, added.body).toBe(200);
    const { lead } = added.json();
    const answers = await Promise.all(
      [
        `/admin/leads/${lead.id}`,
        `/admin/persons/known?phone=${KNOWN_ELSEWHERE}`,
        `/admin/persons/${lead.person.id}`,
        `/admin/persons/${lead.person.id}/timeline`,
        ...['leads', 'leads/board', 'find', 'persons', 'today'].map(
          (list) => `/admin/${list}?q=${KNOWN_ELSEWHERE}`,
        ),
      ].map((url) => who.get(url)),
    );
    for (const { body } of [added, ...answers]) expect(body).not.toContain(FOREIGN);
    expect(lead.person.name).toMatch(/^Newcomer/);
  });

  test('counts of a person what belongs to their building, and nothing of what is elsewhere', async () => {
    const { items, total, counts } = (
      await bound[role].get(`/admin/persons/${own.personId}/timeline?size=100`)
    ).json();
    const places = new Set(
      items.flatMap(({ place }: { place?: { nameEn: string } | null }) => place?.nameEn ?? []),
    );
    expect([...places]).toEqual([`Tower ${OWN.toLowerCase()}`]);
    expect(items.length).toBe(total);
    expect(Object.values<number>(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    const known = await bound[role].get(`/admin/persons/known?phone=${PHONE[OWN]}`);
    expect(known.json().items).toMatchObject([{ id: own.personId, name: `${OWN} Haddad`, isBuyer: false }]);
    expect((await bound[role].get(`/admin/persons/${foreign.personId}/timeline`)).statusCode).toBe(404);
  });

  test('reads in their calendar what they read on their screens', async () => {
    const made = await bound[role].post('/admin/calendar', {});
    if (made.statusCode === 403) return;
    expect(made.statusCode, made.body).toBeLessThan(300);
    const { id } = (await bound[role].get('/account')).json();
    await app.db.update(viewings).set({ staffId: id }).where(eq(viewings.id, own.viewingId));
    const { body } = await app.anonymous.get(made.json().path);
    expect(body).toContain(`${OWN} Haddad`);
    expect(body).not.toContain(FOREIGN);
  });

  test('writes nothing there', async () => {
    const who = bound[role];
    const { version: leadVersion } = (await app.as('ADMIN').get(`/admin/leads/${own.leadId}`)).json();
    const { leadId, messageId, viewingId, quoteId, dealId, entryId, personId, at, base, flat } = foreign;
    const answers = await Promise.all([
      who.patch(`/admin/leads/${leadId}`, { version: 1, nextStep: 'x' }),
      who.patch(`/admin/leads/${own.leadId}`, { version: leadVersion, unitId: flat.id }),
      who.post(`/admin/leads/${leadId}/take`),
      who.post(`/admin/leads/${leadId}/entries`, { kind: 'note', text: 'x', key: '' }),
      who.post('/admin/leads', { name: 'X', phone: '0598999999', projectId: foreign.projectId }),
      who.patch(`/admin/messages/${messageId}/read?read=true`, {}),
      who.delete(`/admin/messages/${messageId}`),
      who.post(`/admin/messages/${messageId}/decline-wish`, {}),
      who.patch(`/admin/viewings/${viewingId}`, { version: 1, note: 'x' }),
      who.post(`/admin/quotes/${quoteId}/accept`, { stage: 'reserved' }),
      who.post(`/admin/quotes/${quoteId}/withdraw`, {}),
      who.post(`${base}/quotes`, {}),
      who.post(`${at}/hold`, { name: 'X' }),
      who.patch(`${at}/reservation`, { name: 'X' }),
      who.delete(`${at}/reservation`),
      who.post(`/admin/deals/${dealId}/entries`, {
        ...{ kind: 'charge', reason: 'fee', amount: 1, currency: 'USD', on: '2026-11-01', note: 'x' },
      }),
      who.post(`/admin/entries/${entryId}/void`, { reason: 'x' }),
      who.post(`/admin/entries/${entryId}/cheque`, { state: 'deposited', on: '2026-11-11' }),
      who.put(`/admin/deals/${dealId}/plan`, { lines: [] }),
      who.post(`/admin/persons/${personId}/merge`, { intoId: own.personId }),
    ]);
    const told = answers.map(({ statusCode, body }) => `${statusCode} ${body.slice(0, 80)}`);
    expect(told.filter((one) => !/^(403|404|422) /.test(one))).toEqual([]);
    for (const { body } of answers) expect(body).not.toContain(FOREIGN);
  });
});

test('whoever is not bound sees both', async () => {
  for (const role of ['ADMIN', 'SALES'] as const) {
    const list = (await app.as(role).get('/admin/leads')).body;
    expect(list).toContain(`Tower ${OWN.toLowerCase()}`);
    expect(list).toContain(FOREIGN);
  }
  expect((await app.as('ACCOUNTANT').get('/admin/money/cheques')).body).toContain(FOREIGN);
});
