import type { DealParties, ShownParty } from '@diyar/contract/parties';
import { dealId, personId } from '@diyar/contract/rules/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chequeOf, entryOf, ledgerOf } from '~/features/ledger/admin/ledger-testing.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { PartiesSection } from './parties-section.tsx';
import { en as t } from './texts.ts';

const party = (more: Partial<ShownParty> = {}): ShownParty => ({
  ...{ position: 1, personId: personId(9), name: 'Hanadi', phone: '0599123456', share: null },
  ...{ legalName: '', idKind: null, idNumber: '', address: '', email: '', otherPaper: null },
  sameNumber: [],
  ...more,
});
const shown = (...parties: ShownParty[]): DealParties => ({
  ...{ dealId: dealId(7), version: 5, isOpen: true, parties },
  transfers: [],
});
const cheque = entryOf({ id: 31, method: 'cheque', cheque: chequeOf() });
const ledger = ledgerOf([entryOf({ id: 30, kind: 'charge', reason: 'price', amount: 90_000 }), cheque]);

async function open(
  parties: DealParties,
  sent: (asked: Asked) => Answered,
  role: 'SUPERADMIN' | 'SALES' = 'SUPERADMIN',
) {
  const server = (asked: Asked): Answered => {
    if (asked.method !== 'GET') return sent(asked);
    return { body: asked.path.endsWith('/parties') ? parties : { items: [] } };
  };
  const pressed = await pressScreen(<PartiesSection ledger={ledger} />, { server, role });
  await screen.findByText('Hanadi');
  return { ...pressed, writes: () => pressed.calls.filter(({ method }) => method !== 'GET') };
}

const plain = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

test('shares that miss something are said while they are typed, and refused at their field', async () => {
  const { user, writes } = await open(shown(party()), () => ({ status: 500 }));
  await user.click(screen.getByRole('button', { name: t.edit }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t.add }));
  const second = within(dialog.getByRole('group', { name: new RegExp(`^${t.partyNo(2)}`) }));
  await user.type(second.getByLabelText(/^Name\b(?! as)/), 'Suad');
  const shares = dialog.getAllByLabelText(new RegExp(t.shareLabel));
  await user.type(shares[0] as HTMLElement, '60');
  await user.type(shares[1] as HTMLElement, '35');
  expect(plain()).toContain('The shares make 95%');
  await user.click(dialog.getByRole('button', { name: t.save }));
  await waitFor(() => expect(shares[0]?.getAttribute('aria-invalid')).toBe('true'));
  expect(writes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t.equal }));
  expect(plain()).toContain(t.sharesAre100);
});

test('the number stays with the name, and is asked for again with another one', async () => {
  const known = party({ idKind: 'national', idNumber: '••••••184' });
  const answers: Answered[] = [{ status: 409, body: { code: 'stale', message: '' } }, { body: shown(known) }];
  const { user, writes } = await open(shown(known), () => answers.shift() ?? { status: 500 });
  await user.click(screen.getByRole('button', { name: t.edit }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(plain()).toContain('••••••184 is known');
  const name = dialog.getByLabelText(/^Name\b(?! as)/);
  await user.type(name, ' Hodali');
  expect(plain()).toContain(t.numberGoes);
  // somebody else was first: what was typed is still there
  await user.click(dialog.getByRole('button', { name: t.save }));
  await waitFor(() => expect(plain()).toContain(t.outdated));
  expect((name as HTMLInputElement).value).toBe('Hanadi Hodali');
  await user.click(dialog.getByRole('button', { name: t.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, sent] = writes();
  expect(sent?.body).toMatchObject({ version: 5, parties: [{ name: 'Hanadi Hodali', idKind: 'national' }] });
  expect(sent?.body).not.toHaveProperty('parties.0.idNumber');
});

test('a transfer asks what becomes of each cheque, and says when it cannot be', async () => {
  const { user, writes } = await open(shown(party()), () => ({
    status: 409,
    body: { code: 'dealOverdue', message: '500 USD are overdue.' },
  }));
  await user.click(screen.getByRole('button', { name: t.handOver }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name\b(?! as)/), 'Fuad');
  await user.type(dialog.getByLabelText(new RegExp(t.fee)), '1,500');
  await user.click(dialog.getByRole('radio', { name: t.giveBack }));
  expect(plain()).toContain('91,500');
  await user.click(dialog.getByRole('button', { name: t.transferNow }));
  await waitFor(() => expect(plain()).toContain('500 USD are overdue'));
  expect(writes()[0]?.body).toMatchObject({
    ...{ to: [{ name: 'Fuad' }], fee: 1500, version: 5 },
    cheques: [{ entryId: 31, isKept: false }],
  });
});

test('whoever writes no contracts sees buyers and shares, and neither edits nor looks', async () => {
  const known = party({ idKind: 'national', idNumber: '••••••184', share: 100 });
  await open(shown(known), () => ({ status: 500 }), 'SALES');
  expect(plain()).toContain('••••••184');
  for (const name of [t.edit, t.handOver, t.look]) expect(screen.queryByRole('button', { name })).toBeNull();
});
