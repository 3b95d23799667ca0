import { dealId } from '@diyar/contract/rules/ids';
import type { StageLetter, StageLetters } from '@diyar/contract/stages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { en as ui } from '~/i18n/admin/ui.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { LettersPrint } from './letters-print.tsx';
import { LettersScreen } from './letters-screen.tsx';
import { en } from './texts.ts';

const letter = (id: number, name: string, more: Partial<StageLetter> = {}): StageLetter => ({
  ...{ dealId: dealId(id), name, phone: `059950266${id}`, units: `A-${id}`, currency: 'USD' },
  lines: [{ label: '', dueOn: '2026-11-30', amount: 1000, covered: 0, open: 1000 }],
  ...{ amount: 1000, covered: 0, open: 1000, isLate: false, handedAt: null, printedAt: null },
  ...more,
});
const paid = { covered: 1000, open: 0 };
const LETTERS: StageLetters = {
  stage: {
    ...{ id: 7, nameEn: 'Skeleton', nameAr: 'العظم', order: 0 },
    ...{ plannedOn: null, reachedOn: '2026-11-16' },
  },
  building: { id: 1, nameEn: 'Tower', nameAr: 'البرج' },
  company: {
    ...{ name: { en: 'Diyar', ar: 'ديار' }, address: { en: '', ar: '' } },
    ...{ phone: '', email: '', licence: '' },
  },
  items: [
    letter(1, 'Hala', { handedAt: '2026-11-17T09:00:00.000Z' }),
    letter(2, 'Omar', { phone: '' }),
    letter(3, 'Rana'),
    letter(4, 'Sami', { ...paid, lines: [{ label: '', dueOn: '2026-11-30', amount: 1000, ...paid }] }),
  ],
  today: '2026-11-18',
};

/** What was answered to a write is what is read from then on. */
function open(screenOf: React.ReactNode, letters = LETTERS, tell: (asked: Asked) => Answered = () => null) {
  let shown = letters;
  return pressScreen(screenOf, {
    server: (asked) => {
      if (asked.method !== 'POST') return { body: shown };
      const answer = tell(asked);
      if (answer?.body) shown = answer.body as StageLetters;
      return answer;
    },
  });
}
const told = (body: unknown): StageLetters => ({
  ...LETTERS,
  items: LETTERS.items.map((one) =>
    (body as { dealIds: number[] }).dealIds.includes(one.dealId)
      ? { ...one, handedAt: '2026-11-18T09:00:00.000Z' }
      : one,
  ),
});

test('Next goes to whoever was not told and has a phone; what was handed over is kept', async () => {
  const opened: string[] = [];
  vi.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(String(url));
    return null;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { user, calls } = await open(<LettersScreen stageId={7} />, LETTERS, ({ body }) => ({
    body: told(body),
  }));
  const next = await screen.findByRole('button', { name: en.next('Rana') });
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  expect(within(row('Omar')).getByText(en.noPhone)).toBeTruthy();
  expect(within(row('Sami')).queryByRole('button')).toBeNull();
  await user.click(next);
  expect(opened).toHaveLength(1);
  expect(decodeURIComponent(opened[0] ?? '')).toMatch(/wa\.me\/\d*599502663\?text=.*Rana[\s\S]*1,000/);
  await waitFor(() => expect(within(row('Rana')).getByText(new RegExp(en.handed))).toBeTruthy());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ how: 'whatsapp', dealIds: [3] });
  // nobody is left to be told by phone
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull());
});

test('before the stage is reached there are no letters', async () => {
  await open(<LettersScreen stageId={7} />, {
    ...LETTERS,
    stage: { ...LETTERS.stage, reachedOn: null },
    items: [],
  });
  await screen.findByText(en.notReached);
});

test('those that are not paid are sheets; they are kept as printed only when somebody says so', async () => {
  vi.stubGlobal('print', () => {});
  const { user, calls } = await open(<LettersPrint stageId={7} />, LETTERS, () => null);
  await waitFor(() => expect(document.querySelectorAll('.paper')).toHaveLength(3));
  expect(screen.queryByText(en.isThere(3))).toBeNull();
  await user.click(screen.getByRole('button', { name: ui.print }));
  await user.click(await screen.findByRole('button', { name: en.itIs }));
  // the connection was lost: it says so, and asks on
  await screen.findByText(en.notKept);
  expect(screen.getByText(en.isThere(3), { exact: false })).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ how: 'print', dealIds: [1, 2, 3] });
  await user.click(screen.getByRole('button', { name: en.itIsNot }));
  expect(screen.queryByText(en.isThere(3), { exact: false })).toBeNull();
});
