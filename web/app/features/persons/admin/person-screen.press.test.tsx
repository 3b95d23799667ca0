import type { TimelineEntry } from '@diyar/contract/person-timeline';
import type { Person } from '@diyar/contract/persons';
import { leadId, personId } from '@diyar/contract/rules/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { en as lead } from '~/features/leads/admin/lead/texts.ts';
import { en as who } from '~/features/who-is-who/admin/texts.ts';
import { aPerson } from '~/features/who-is-who/admin/who-is-who-testing.ts';
import { en as ui } from '~/i18n/admin/ui.ts';
import { listenForShortcuts } from '~/lib/admin/shortcuts.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { en as actions } from './actions/texts.ts';
import { PersonScreen } from './person-screen.tsx';
import { en as t } from './timeline/texts.ts';

const BATCH = '7b0cf2f2-6c07-4bb9-9a3a-1b8ed4a2f2a1';
const [own, cousin] = [personId(9), personId(20)];
const layan: Person = {
  ...aPerson,
  name: 'Layan Samara',
  uses: { deals: 2, leads: 1, quotes: 0, papers: 8 },
  others: [
    {
      ...{ id: cousin, name: 'Husam Samara', phone: '0598124471', reason: 'phone', leads: 1, deals: 0 },
      ...{ createdAt: '2026-11-01T10:00:00.000Z', isApart: false },
    },
  ],
  merges: [
    {
      ...{ batch: BATCH, personId: personId(21), name: 'Layan S.', phone: '0590000000', by: 'Dina' },
      at: '2026-11-10T10:00:00.000Z',
    },
  ],
};
const NO_PAPER = {
  ...{ personId: own, version: 1, name: 'Layan Samara', legalName: '', idKind: null, idNumber: '' },
  ...{ address: '', email: '', sameNumber: [], furtherIn: [], handedOver: [] },
};
const message: TimelineEntry = {
  ...{ kind: 'message', id: 5, at: '2026-11-09T08:00:00.000Z', hasTime: true, by: '', text: 'Is it free?' },
  ...{ source: 'contact', channel: 'direct', place: null, answeredAt: null, answeredBy: '' },
};
const counts = { talk: 1, offers: 3, deals: 0, payments: 2, papers: 0 };

/** The page of a person, with a server that answers the writes as `sent` says. */
async function open(person: Person, sent: (asked: Asked) => Answered = () => ({ status: 204 }), id = own) {
  onTestFinished(listenForShortcuts());
  const server = (asked: Asked): Answered => {
    if (asked.method !== 'GET') return sent(asked);
    if (asked.path.includes('/timeline'))
      return { body: { items: [message], total: 1, counts, since: message.at } };
    if (asked.path.endsWith('/identity')) return { body: NO_PAPER };
    if (asked.path.includes('/merges/'))
      return { body: { ...layan.merges[0], back: { messages: 2, leads: 0, quotes: 0, deals: 0 }, stays: 1 } };
    if (asked.path.startsWith('/admin/persons/known')) return { body: { items: [] } };
    return { body: asked.path.startsWith('/admin/persons/') ? person : { items: [] } };
  };
  const pressed = await pressScreen(<PersonScreen id={id} />, { at: `/admin/persons/${id}`, server });
  await screen.findByText('Is it free?');
  const writes = () => pressed.calls.filter(({ method }) => method !== 'GET');
  return { ...pressed, writes };
}
const plain = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('corrected: says where it is seen and where not, and sends name and phone', async () => {
  const { user, writes } = await open(layan, () => ({ body: { ...layan, name: 'Layan Samarah' } }));
  await user.click(button(who.correct));
  expect(plain()).toContain('Changes in what is open: 2 deals · 1 lead.');
  expect(plain()).toContain('Not in 8 issued papers');
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Layan Samarah');
  await user.click(button(who.correctSave));
  await waitFor(() =>
    expect(writes()).toEqual([
      { method: 'PATCH', path: '/admin/persons/9', body: { name: 'Layan Samarah', phone: '0598124471' } },
    ]),
  );
  await waitFor(() => expect(plain()).toContain('Layan Samarah is corrected'));
});

test('moved: those on the same phone are offered first; Undo sends it back', async () => {
  const { user, writes } = await open(layan, ({ path }) =>
    path.endsWith('/moves') ? { body: { batch: BATCH, personId: cousin } } : { status: 204 },
  );
  await user.click(button(/^Move to another person: Message/));
  await user.click(screen.getByRole('menuitem', { name: actions.moveAction }));
  expect(await screen.findByRole('heading', { name: actions.moveTitle.message })).toBeTruthy();
  await user.click(button(actions.move));
  await user.click(await screen.findByRole('button', { name: ui.undo }));
  await waitFor(() =>
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      ['/admin/persons/moves', { kind: 'message', id: 5, toId: cousin }],
      [`/admin/persons/moves/${BATCH}/undo`, undefined],
    ]),
  );
});

test('compared: two people have the focus, and are not merged by Enter', async () => {
  const { user, writes } = await open(layan);
  await user.click(button(who.compare));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: who.twoPeople })),
  );
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(writes()).toEqual([
      { method: 'POST', path: '/admin/persons/9/distinct', body: { otherId: cousin } },
    ]),
  );
});

test('parted: says what goes back and what stays, before it is done', async () => {
  const { user, writes } = await open(layan);
  await user.click(button(who.part));
  await screen.findByText(/back to/);
  for (const text of ['2 messages: back to Layan S.', 'The phone 0590000000 goes back', '1 entry stays here'])
    expect(plain()).toContain(text);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: who.part }));
  await waitFor(() =>
    expect(writes().map(({ path }) => path)).toEqual([`/admin/persons/merges/${BATCH}/undo`]),
  );
});

test('a note about somebody without a lead opens one for them first', async () => {
  const { user, writes } = await open({ ...layan, leads: [] }, ({ path }) =>
    path === '/admin/leads' ? { body: { lead: { id: leadId(77) }, existed: false } } : { body: {} },
  );
  await user.keyboard('n');
  await user.keyboard('Calls after five');
  await user.click(button(lead.add));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: '/admin/leads', body: { personId: own, name: 'Layan Samara', phone: '0598124471' } },
      { path: '/admin/leads/77/entries', body: { kind: 'note', text: 'Calls after five' } },
    ]),
  );
});

test('without a phone writing and calling say why they wait', async () => {
  const { user, writes } = await open({ ...layan, phone: '', phones: [] });
  expect(screen.getByText(actions.noPhone)).toBeTruthy();
  for (const name of [actions.write, actions.call]) {
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
    await user.click(button(name));
  }
  await user.keyboard('wc');
  expect(writes()).toEqual([]);
});

test('the address of somebody who was merged leads to who they are, and says so', async () => {
  const { router } = await open(layan, undefined, personId(21));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/persons/9'));
  expect(plain()).toContain(actions.mergedHere('Layan S.', 'Layan Samara').replace(/[\u2066-\u2069]/g, ''));
});

test('keys press the filters as they stand; the chosen one is in the address', async () => {
  const { user, router, calls } = await open(layan);
  const names = screen.getAllByRole('radio', { name: /: \d$/ }).map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual([
    t.counted(t.everything, 6),
    t.counted(t.groups.talk, 1),
    t.counted(t.groups.offers, 3),
    t.counted(t.groups.payments, 2),
  ]);
  await user.keyboard('4');
  await waitFor(() => expect(router.state.location.search).toBe('?of=payments'));
  await waitFor(() => expect(calls.at(-1)?.path).toContain('of=payments'));
  await user.keyboard('1');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
