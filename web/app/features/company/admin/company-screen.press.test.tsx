import type { Company } from '@diyar/contract/company';
import { fieldMessage } from '@diyar/contract/field-issues';
import { DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { ar as ui } from '~/i18n/admin/ui.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { CompanyScreen } from './company-screen.tsx';
import { ar as t } from './texts.ts';

const PLACE = { street: '', block: '', city: 'Ramallah', country: '' };
const STORED: Company = {
  name: 'Diyar',
  nameEn: 'Diyar',
  nameAr: 'ديار',
  email: '',
  gmail: '',
  phone: '+970 2 000 0000',
  whatsapp: '',
  licence: '',
  about: '',
  aboutEn: '',
  aboutAr: '',
  socials: { instagram: '', facebook: 'https://facebook.com/diyar' },
  address: { en: PLACE, ar: PLACE, googleMapsUrl: '' },
  addressId: null,
  heroPhotos: [],
  version: 4,
};

/** The server with the company; `write` answers a save. */
async function open(write: (asked: Asked) => Answered | Promise<Answered>) {
  let stored = STORED;
  const server = async (asked: Asked): Promise<Answered> => {
    if (asked.path === '/admin/company/hours') return { body: DEFAULT_HOURS };
    if (asked.method === 'GET') return { body: stored };
    const answer = await write(asked);
    if (answer?.status !== undefined) return answer;
    stored = { ...stored, ...(asked.body as Company), version: stored.version + 1 };
    return { body: { ...stored, changed: true } };
  };
  const hand = await pressScreen(
    <>
      <CompanyScreen hero={null} />
      <Link to="/elsewhere">Away</Link>
    </>,
    { lang: 'ar', server },
  );
  const field = (name: string) => screen.findByRole('textbox', { name });
  const bar = () => screen.getByRole('region', { name: ui.unsaved });
  const save = () => hand.user.click(within(bar()).getByRole('button', { name: t.save }));
  const saves = () => hand.calls.filter(({ method }) => method === 'PUT');
  return { ...hand, field, bar, save, saves };
}

test('a wrong link is refused at its field, to which the bar leads; then Saving, Saved, and the bar goes', async () => {
  let release = () => {};
  const held = new Promise<Answered>((resolve) => {
    release = () => resolve({});
  });
  const { user, field, bar, save, saves } = await open(() => held);
  const facebook = await field(t.facebook);
  await user.type(facebook, '!');
  expect(bar().textContent).toContain(t.changed(1));
  for (const wrong of ['facebook/diyar', 'javascript:alert(1)']) {
    await user.clear(facebook);
    await user.type(facebook, wrong);
    await save();
    await waitFor(() => expect(bar().textContent).toContain(ui.fieldsNeedAttention(1)));
    expect(screen.getByText(fieldMessage('invalidUrl', 'ar'))).toBeTruthy();
    await user.click(within(bar()).getByRole('button', { name: t.facebook }));
    expect(document.activeElement).toBe(facebook);
  }
  expect(saves()).toEqual([]);
  await user.clear(facebook);
  await user.type(facebook, 'https://facebook.com/new');
  await save();
  await screen.findByRole('button', { name: ui.saving });
  release();
  await screen.findByRole('button', { name: ui.saved });
  await waitFor(() => expect(screen.queryByRole('region', { name: ui.unsaved })).toBeNull());
  expect(saves()).toMatchObject([
    { body: { socials: { facebook: 'https://facebook.com/new' }, version: 4 } },
  ]);
  expect(facebook).toHaveProperty('value', 'https://facebook.com/new');
});

test('what the server refuses is said and stays typed; leaving asks; Discard ends it, and the offer to try again', async () => {
  const { user, router, field, save } = await open(() => ({ status: 500 }));
  const phone = await field(t.facts.phone);
  await user.clear(phone);
  await user.type(phone, '+970 2 999 0000');
  await save();
  expect((await screen.findAllByText(t.saveFailed)).length).toBeGreaterThan(0);
  expect(phone).toHaveProperty('value', '+970 2 999 0000');
  expect(screen.getAllByRole('button', { name: ui.retry })).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  const question = await screen.findByRole('alertdialog', { name: ui.leaveTitle });
  await user.click(within(question).getByRole('button', { name: ui.stay }));
  expect(router.state.location.pathname).toBe('/admin');
  await user.click(await screen.findByRole('button', { name: ui.discard }));
  expect(phone).toHaveProperty('value', STORED.phone);
  await waitFor(() => expect(screen.queryByRole('button', { name: ui.retry })).toBeNull());
});
