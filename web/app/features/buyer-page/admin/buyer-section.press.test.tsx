import type { BuyerLink } from '@diyar/contract/buyer-page';
import { dealId } from '@diyar/contract/rules/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { en as ledger } from '~/features/ledger/admin/texts.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { BuyerSection } from './buyer-section.tsx';
import { en } from './texts.ts';

const NONE: BuyerLink = {
  ...{ dealId: dealId(7), name: 'Hala Odeh', phone: '0599502661', link: null, cannot: null },
  othersSince: null,
  tell: [
    {
      ...{ what: 'receipt', subject: '51', on: '2026-11-18', amount: 2000, currency: 'USD' },
      ...{ labelEn: '2026-0118', labelAr: '2026-0118', toldAt: null },
    },
  ],
};
const GIVEN: BuyerLink = {
  ...NONE,
  link: {
    ...{ path: '/my/secret', givenAt: '2026-11-18T09:00:00.000Z', givenBy: 'Rana' },
    ...{ openings: 0, lastOpenedAt: null, wrongTries: 0, restsUntil: null, isLocked: false },
  },
};

/** What was answered to a write is what is read from then on. */
function open(first: BuyerLink, write: (asked: Asked) => Answered) {
  let shown: unknown = first;
  return pressScreen(<BuyerSection dealId={dealId(7)} />, {
    role: 'SUPERADMIN',
    server: (asked) => {
      if (asked.method !== 'POST') return { body: shown };
      const answer = write(asked);
      if (answer?.body && (answer.status ?? 200) < 300) shown = answer.body;
      return answer;
    },
  });
}

const openedTabs = () => {
  const opened: string[] = [];
  vi.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(decodeURIComponent(String(url)));
    return null;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return opened;
};

test('gives the link, then hands it and what there is to tell to WhatsApp', async () => {
  const opened = openedTabs();
  const { user, calls } = await open(NONE, ({ path }) => ({
    body: path.endsWith('/told')
      ? { ...GIVEN, tell: GIVEN.tell.map((one) => ({ ...one, toldAt: '2026-11-19T09:00:00.000Z' })) }
      : GIVEN,
  }));
  const give = await screen.findByRole('button', { name: en.give });
  // without a link there is nothing to hand over
  expect(screen.queryByRole('button', { name: /^Tell the buyer/ })).toBeNull();
  await user.click(give);
  const chat = await screen.findByRole('link', { name: en.whatsApp });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toMatch(
    /wa\.me\/\d*599502661\?text=Hello Hala Odeh,[\s\S]*\/my\/secret\?lang=en/,
  );
  expect(screen.getByText(new RegExp(en.never))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Tell the buyer/ }));
  expect(opened[0]).toMatch(/2026-0118[\s\S]*\/my\/secret/);
  await screen.findByText(/Handed to WhatsApp/);
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body ?? null)).toEqual([
    null,
    { what: 'receipt', subject: '51' },
  ]);
});

test('withdraws after a question; a refusal stays in the question', async () => {
  let isLost = true;
  const { user } = await open(GIVEN, () => (isLost ? null : { body: NONE }));
  await user.click(await screen.findByRole('button', { name: ledger.more }));
  await user.click(await screen.findByRole('menuitem', { name: en.withdraw }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/Hala Odeh/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: en.withdraw }));
  await within(question).findByRole('alert');
  isLost = false;
  await user.click(within(question).getByRole('button', { name: en.withdraw }));
  await screen.findByText(en.done.withdraw);
  await waitFor(() => expect(screen.getByRole('button', { name: en.give })).toBeTruthy());
});

test('without a phone it says what is missing; a rest and a lock say what to do', async () => {
  const first = await open({ ...NONE, cannot: 'noPhone' }, () => null);
  await screen.findByText(en.noPhone);
  expect(screen.queryByRole('button', { name: en.give })).toBeNull();
  void first;
});

test('a locked one asks for another link', async () => {
  await open({ ...GIVEN, link: GIVEN.link && { ...GIVEN.link, isLocked: true, wrongTries: 20 } }, () => null);
  await screen.findByText(en.locked);
});

test('says that the link of the earlier buyers ended with them, before another is given', async () => {
  await open({ ...NONE, othersSince: '2026-11-18T09:00:00.000Z' }, () => ({ body: GIVEN }));
  await screen.findByRole('button', { name: en.give });
  expect(screen.getByText(/other buyers since/)).toBeTruthy();
});
