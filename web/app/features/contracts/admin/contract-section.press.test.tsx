import type { Contract, DealContracts } from '@diyar/contract/contracts';
import { dealId, personId } from '@diyar/contract/rules/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledgerOf } from '~/features/ledger/admin/ledger-testing.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { ContractSection } from './contract-section.tsx';
import { ar, en } from './texts.ts';

const LEDGER = ledgerOf([]);
const TEMPLATE = {
  ...{ templateId: 3, versionId: 8, version: 4, name: 'Sale by stages' },
  ...{ lang: 'ar' as const, missing: [], fields: 14 },
};
const NOTHING: DealContracts = {
  ...{ dealId: dealId(1), dealVersion: 5, isOpen: true, projectId: 2 },
  ...{ templates: [TEMPLATE], contracts: [], isSigned: false, today: '2026-11-19' },
};
const MADE: Contract = {
  ...{ id: 61, number: '2026-0061', on: '2026-11-19', state: 'made', template: 'Sale by stages', version: 4 },
  ...{ lang: 'ar', fileName: 'contract-2026-0061.docx', size: 9000, sha256: '9f2c41d7' },
  ...{ signedOn: null, hasScan: false, changed: [], at: '2026-11-19T09:40:00.000Z', by: 'Rana' },
  ...{ mayBeShown: true, shown: null },
};
const MISSING = [
  {
    ...{ loop: 'buyers' as const, key: 'address', en: 'address', ar: 'العنوان', place: 'parties' as const },
    ...{ at: 3, personId: personId(17) },
  },
  {
    ...{ loop: null, key: 'companyLicence', en: 'company licence', ar: 'رخصة الشركة' },
    ...{ place: 'company' as const, at: null, personId: null },
  },
  {
    ...{ loop: 'plan' as const, key: 'amount', en: 'amount', ar: 'المبلغ', place: 'plan' as const },
    ...{ at: 1, personId: null },
  },
];

function open(
  shown: DealContracts,
  write: (asked: Asked) => Answered = () => null,
  lang: 'ar' | 'en' = 'en',
) {
  // what was answered to a write is what is read from then on
  let now = shown;
  return pressScreen(<ContractSection ledger={LEDGER} />, {
    lang,
    server: (asked) => {
      if (asked.method === 'GET') return { body: now };
      const answer = write(asked);
      if (answer?.body) now = answer.body as DealContracts;
      return answer;
    },
  });
}

test('one press makes the contract, which can then be downloaded', async () => {
  const { user, calls } = await open(NOTHING, () => ({
    status: 201,
    body: { ...NOTHING, contracts: [MADE] },
  }));
  await user.click(await screen.findByRole('button', { name: en.make }));
  await screen.findByText('2026-0061');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ versionId: 8, on: null, version: 5 });
  expect(screen.getByRole('button', { name: en.wordOf('2026-0061') })).toBeTruthy();
  expect(screen.getByText(/9f2c41d7/)).toBeTruthy();
  // the next one is asked for
  expect(screen.queryByRole('button', { name: en.make })).toBeNull();
  await user.click(screen.getByRole('button', { name: en.makeAgain }));
  expect(screen.getByRole('button', { name: en.make })).toBeTruthy();
});

test('what is missing is named with the way to where it is typed, and nothing is sent', async () => {
  const { user, calls } = await open({ ...NOTHING, templates: [{ ...TEMPLATE, missing: MISSING }] });
  const list = await screen.findByRole('list');
  const [buyer, company, plan] = within(list).getAllByRole('link');
  expect(buyer?.getAttribute('href')).toBe('/admin/persons/17');
  expect(within(list).getByText(en.missingAt('address', 3))).toBeTruthy();
  expect(company?.getAttribute('href')).toBe('/admin/company');
  // further up on the same page
  expect(plan?.getAttribute('href')).toBe('/admin#plan');
  await user.click(screen.getByRole('button', { name: en.make }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  expect(screen.getByRole('button', { name: en.draft })).toBeTruthy();
});

test('the same in Arabic', async () => {
  await open({ ...NOTHING, templates: [{ ...TEMPLATE, missing: MISSING }] }, () => null, 'ar');
  expect(await screen.findByText(ar.missing(3))).toBeTruthy();
  expect(screen.getByText('رخصة الشركة')).toBeTruthy();
});

test('a lost connection says so, and the press can be repeated', async () => {
  const { user } = await open(NOTHING);
  await user.click(await screen.findByRole('button', { name: en.make }));
  expect(await screen.findByText(en.makeFailed)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: en.make })).toBeTruthy());
});

test('a contract whose deal has changed says what, and offers a new one', async () => {
  const changed = [{ loop: null, key: 'price', en: 'price', ar: 'الثمن', at: null }];
  await open({ ...NOTHING, contracts: [{ ...MADE, changed }] });
  expect(await screen.findByText(en.changed('price'))).toBeTruthy();
  expect(screen.getByRole('button', { name: en.make })).toBeTruthy();
});

test('signed: the scan is needed, and stays when it could not be sent', async () => {
  const { user } = await open({ ...NOTHING, contracts: [MADE] });
  await user.click(await screen.findByRole('button', { name: en.signOf('2026-0061') }));
  const dialog = await screen.findByRole('dialog');
  const send = () => user.click(within(dialog).getByRole('button', { name: en.signSubmit }));
  await send();
  expect(await within(dialog).findByText(en.scanNeeded)).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await user.upload(input, new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' }));
  expect(within(dialog).queryByText(en.scanNeeded)).toBeNull();
  await send();
  expect(await within(dialog).findByText(new RegExp(en.signFailed))).toBeTruthy();
  expect(within(dialog).getByText('scan.pdf')).toBeTruthy();
});

test('who makes no contracts sees nothing of them; without a template the way to the templates is shown', async () => {
  const { calls } = await pressScreen(<ContractSection ledger={LEDGER} />, { role: 'SALES' });
  expect(screen.queryByText(en.contract)).toBeNull();
  expect(calls).toEqual([]);
});

test('no template in use: the way to them', async () => {
  await open({ ...NOTHING, templates: [] });
  expect((await screen.findByRole('link', { name: en.templates })).getAttribute('href')).toBe(
    '/admin/contracts',
  );
});

test('what the buyer sees is chosen for each contract, says who chose it, and a lost connection leaves it', async () => {
  const scanned: Contract = { ...MADE, state: 'signed', signedOn: '2026-11-19', hasScan: true };
  const shown = { copy: 'scan' as const, at: '2026-11-19T10:00:00.000Z', by: 'Rana' };
  let isLost = true;
  const { user, calls } = await open({ ...NOTHING, contracts: [scanned] }, () =>
    isLost ? null : { body: { ...NOTHING, contracts: [{ ...scanned, shown }] } },
  );
  const field = () => screen.getByRole('button', { name: new RegExp(`${en.copies.none}|${en.copies.scan}`) });
  await screen.findByText(en.buyerSees('2026-0061'));
  const choose = async (name: string) => {
    await user.click(field());
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose(en.copies.scan);
  expect(await screen.findByText(en.notShown)).toBeTruthy();
  await waitFor(() => expect(field().textContent).toContain(en.copies.none));
  isLost = false;
  await choose(en.copies.scan);
  expect(await screen.findByText(/Shown since .*Rana/)).toBeTruthy();
  expect(field().textContent).toContain(en.copies.scan);
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { copy: 'scan' },
    { copy: 'scan' },
  ]);
});

test('a superseded contract and one of earlier buyers cannot be shown; without a scan there is none to choose', async () => {
  const before: Contract = { ...MADE, id: 60, number: '2026-0060', state: 'superseded', mayBeShown: false };
  const { user } = await open({ ...NOTHING, contracts: [MADE, before] });
  await user.click(await screen.findByRole('button', { name: new RegExp(en.copies.none) }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    en.copies.none,
    en.copies.word,
  ]);
  expect(screen.queryByText(en.buyerSees('2026-0060'))).toBeNull();
});
