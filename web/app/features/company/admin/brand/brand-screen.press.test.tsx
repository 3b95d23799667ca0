import type { Brand } from '@diyar/contract/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { BrandScreen } from './brand-screen.tsx';
import { en as t } from './texts.ts';

const KEY = `${'a'.repeat(32)}.png`;
const FILE = {
  ...{ fileId: 7, url: `/uploads/${KEY}`, mimeType: 'image/png', width: 900, height: 300 },
  ...{ placeholder: null, variants: null },
};
const STORED: Brand = {
  nameEn: 'Diyar',
  nameAr: 'ديار',
  shortNameEn: '',
  shortNameAr: '',
  logo: null,
  logoDark: null,
  logoPaper: null,
  logoHasName: false,
  accent: '',
  headlineEn: '',
  headlineAr: '',
  descriptionEn: '',
  descriptionAr: '',
  aboutTitleEn: '',
  aboutTitleAr: '',
  footerEn: '',
  footerAr: '',
  bankEn: '',
  bankAr: '',
  iban: '',
  buyerCodes: false,
  version: 4,
};

async function open(
  stored = STORED,
  refuse: (asked: Asked) => { status: number; body: object } | null = () => null,
) {
  const server = (asked: Asked) => {
    if (asked.method === 'GET') return { body: stored };
    return refuse(asked) ?? { body: { ...stored, ...(asked.body as Brand), version: 5 } };
  };
  const pressed = await pressScreen(<BrandScreen />, { at: '/admin/company/brand', server });
  await screen.findByRole('heading', { name: t.names });
  return pressed;
}

const field = (label: string, lang = 'English') => screen.getByRole('textbox', { name: `${label}, ${lang}` });
const preview = () => within(screen.getByRole('complementary', { name: t.preview }));

test('what is typed is previewed and saved with the version that was read', async () => {
  const { user, calls } = await open();
  await user.type(field(t.shortName), 'Bait Al-Noor');
  await user.type(field(t.headline), 'Homes full of light');
  expect(preview().getAllByText('Bait Al-Noor').length).toBeGreaterThan(1);
  expect(preview().getByText('Homes full of light | Bait Al-Noor')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.save }));
  await waitFor(() => expect(screen.queryByRole('button', { name: t.save })).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    shortNameEn: 'Bait Al-Noor',
    headlineEn: 'Homes full of light',
    version: 4,
  });
});

test('a pale colour is shown with what becomes of it, before it is saved', async () => {
  const { user } = await open();
  const typed = screen.getByRole('textbox', { name: t.colour });
  await user.type(typed, '#D9A21B');
  const [light, dark] = screen.getAllByRole('listitem').filter((item) => /:\s1/.test(item.textContent ?? ''));
  expect(light?.textContent).toContain('#d9a21b');
  expect(light?.textContent).toContain('1.9 : 1');
  expect(light?.textContent).toContain(t.adjusted);
  expect(dark?.textContent).toContain(t.readable);
  await user.clear(typed);
  await user.type(typed, 'red');
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(typed.getAttribute('aria-invalid')).toBe('true');
});

test('a logo is shown on three grounds and taken away with all that is made from it', async () => {
  const { user, calls } = await open({ ...STORED, logo: FILE });
  for (const [ground, picture] of [
    [t.logos.logoFileId, 'logo.webp'],
    [t.logos.logoDarkFileId, 'dark.webp'],
    [t.logos.logoPaperFileId, 'paper.webp'],
  ] as const) {
    const shown = screen.getByRole('img', { name: ground });
    expect(shown.getAttribute('src')).toBe(`/api/brand/${KEY}/${picture}`);
  }
  await user.click(screen.getByRole('button', { name: `${t.remove}: ${t.logos.logoFileId}` }));
  // colours are images to a screen reader as well
  for (const ground of Object.values(t.logos)) expect(screen.queryByRole('img', { name: ground })).toBeNull();
  await user.click(screen.getByRole('button', { name: t.save }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ logoFileId: null });
});

test('a refused save keeps what was typed and says why', async () => {
  const { user } = await open(STORED, () => ({
    status: 409,
    body: { code: 'stale', message: 'Somebody saved' },
  }));
  await user.type(field(t.footer), 'Zahran Street');
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(await screen.findByText(new RegExp(t.saveFailed))).toBeTruthy();
  expect((field(t.footer) as HTMLInputElement).value).toBe('Zahran Street');
});
