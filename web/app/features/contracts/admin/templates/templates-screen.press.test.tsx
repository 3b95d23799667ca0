import type { ContractTemplates, TemplateVersion } from '@diyar/contract/contracts';
import { CONTRACT_FIELDS } from '@diyar/contract/rules/contract-fields';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { FieldsScreen } from './fields-screen.tsx';
import { TemplatesScreen } from './templates-screen.tsx';
import { ar, en } from './texts.ts';

const version = (id: number, more: Partial<TemplateVersion> = {}): TemplateVersion => ({
  ...{ id, version: id, isInUse: false, fileName: 'sale.docx', size: 90_000, fields: [], problems: [] },
  ...{ contracts: 0, at: '2026-11-15T09:12:00.000Z', by: 'Rana' },
  ...more,
});
const BUILDING = { id: 2, nameEn: 'Heights', nameAr: 'المرتفعات' };
const of = (...versions: TemplateVersion[]): ContractTemplates => ({
  projects: [BUILDING],
  items: [{ id: 3, name: 'Sale', lang: 'ar', project: BUILDING, versions }],
});
const TWO = of(
  version(2, {
    problems: [
      { kind: 'unknown', text: '{pirce}', count: 2, near: 'price', loop: null },
      { kind: 'outside', text: '{المبلغ}', count: 1, near: null, loop: 'plan' },
      { kind: 'unknown', text: '{door}', count: 1, near: null, loop: null },
    ],
  }),
  version(1, { isInUse: true, contracts: 6 }),
);

function open(shown: ContractTemplates, write: (asked: Asked) => Answered = () => null) {
  // what was answered to a write is what is read from then on
  let now = shown;
  return pressScreen(<TemplatesScreen />, {
    server: (asked) => {
      if (asked.method === 'GET') return { body: now };
      const answer = write(asked);
      if (answer?.body && answer.status === undefined) now = answer.body as ContractTemplates;
      return answer;
    },
  });
}

test('a version with unknown fields names each with the nearest, and cannot be put to use', async () => {
  await open(TWO);
  const [second, first] = await screen.findAllByText(/^v\d$/);
  const row = second?.closest('li') as HTMLElement;
  expect(within(row).getByText('{pirce}')).toBeTruthy();
  expect(within(row).getByText(en.problems.near('{price}'))).toBeTruthy();
  expect(within(row).getByText(en.problems.nothingNear)).toBeTruthy();
  expect(row.textContent).toContain('{/الدفعات}');
  expect(within(row).queryByRole('button', { name: en.use(2) })).toBeNull();
  expect(within(row).queryByRole('button', { name: en.test })).toBeNull();
  const used = first?.closest('li') as HTMLElement;
  expect(within(used).getByText(en.inUse)).toBeTruthy();
  expect(used.textContent).toContain(en.contracts(6));
});

test('putting a version to use can be taken back', async () => {
  const both = of(version(2), version(1, { isInUse: true }));
  const { user, calls } = await open(both, ({ body }) => ({
    body: of(
      version(2, { isInUse: (body as { versionId: number }).versionId === 2 }),
      version(1, { isInUse: (body as { versionId: number }).versionId === 1 }),
    ),
  }));
  await user.click(await screen.findByRole('button', { name: en.use(2) }));
  await user.click(await screen.findByRole('button', { name: new RegExp(en.undo) }));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { versionId: 2 },
    { versionId: 1 },
  ]);
});

test('a new template: the file is needed, its name is proposed, and both stay when it could not be sent', async () => {
  const { user } = await open({ ...TWO, items: [] });
  await user.click(await screen.findByRole('button', { name: en.upload }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: new RegExp(en.name) }) as HTMLInputElement;
  const send = () => user.click(within(dialog).getByRole('button', { name: en.add }));
  await user.type(name, 'Sale');
  await send();
  expect(await within(dialog).findByText(en.fileNeeded)).toBeTruthy();
  await user.clear(name);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await user.upload(input, new File(['PK'], 'Sale of a flat.docx'));
  expect(name.value).toBe('Sale of a flat');
  await send();
  expect(await within(dialog).findByText(new RegExp(en.addFailed))).toBeTruthy();
  expect(name.value).toBe('Sale of a flat');
  expect(within(dialog).getByText('Sale of a flat.docx')).toBeTruthy();
});

test('no template yet: what one is, and the sample', async () => {
  await open({ ...TWO, items: [] });
  expect(await screen.findByText(en.empty)).toBeTruthy();
  expect(screen.getByRole('button', { name: en.sample })).toBeTruthy();
  expect(screen.getByRole('link', { name: en.fields }).getAttribute('href')).toBe('/admin/contracts/fields');
});

test('the fields: every one of them, in both languages, with an example', async () => {
  await pressScreen(<FieldsScreen />, { lang: 'ar' });
  expect(await screen.findByRole('heading', { name: ar.fields })).toBeTruthy();
  for (const { ar: inArabic, en: inEnglish } of CONTRACT_FIELDS) {
    expect(screen.getAllByText(`{${inArabic}}`).length).toBeGreaterThan(0);
    expect(screen.getAllByText(`{${inEnglish}}`).length).toBeGreaterThan(0);
  }
  for (const row of screen.getAllByRole('row').slice(1)) {
    const cells = within(row).queryAllByRole('cell');
    if (cells.length === 3) expect(cells[2]?.textContent, cells[1]?.textContent ?? '').not.toBe('');
  }
});
