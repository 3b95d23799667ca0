import { USUAL_STAGES } from '@diyar/contract/rules/stage-words';
import type { BuildingStages, ReachPreview, Stage } from '@diyar/contract/stages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en as ui } from '~/i18n/admin/ui.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { project } from '~/testing/sample-project.ts';
import { StagesScreen } from './stages-screen.tsx';
import { en } from './texts.ts';

const stage = (id: number, nameEn: string, more: Partial<Stage> = {}): Stage => ({
  ...{ id, nameEn, nameAr: '', order: id - 1, plannedOn: null, reachedOn: null, pictures: [] },
  usedBy: { lines: 0, templates: 0, quotes: 0 },
  ...more,
});
const NONE: BuildingStages = { items: [], showsProgress: false, digest: 'a' };
const TWO: BuildingStages = {
  items: [
    stage(1, 'Foundations', { reachedOn: '2026-03-04', usedBy: { lines: 2, templates: 0, quotes: 0 } }),
    stage(2, 'Skeleton', { usedBy: { lines: 3, templates: 0, quotes: 0 } }),
  ],
  showsProgress: false,
  digest: 'b',
};
const preview = (more: Partial<ReachPreview> = {}): ReachPreview => ({
  on: '2026-11-18',
  stage: stage(2, 'Skeleton'),
  ...{ deals: 3, lines: 3, sums: [{ currency: 'USD', amount: 81_000 }], late: 2, lateToday: 0 },
  ...{ before: [], today: '2026-11-18', digest: 'shown' },
  ...more,
});

/** What was answered to a write is what is read from then on. */
function open(read: BuildingStages | number, answer: (asked: Asked) => Answered = () => null) {
  let stages = read;
  return pressScreen(<StagesScreen project={project()} />, {
    server: (asked) => {
      if (asked.method !== 'GET') {
        const answered = answer(asked);
        if (answered?.body && !answered.status) stages = answered.body as BuildingStages;
        return answered;
      }
      if (asked.path.includes('/reach')) return answer(asked);
      if (asked.path.startsWith('/admin/projects?'))
        return { body: { items: [], total: 0, page: 1, size: 100 } };
      return typeof stages === 'number'
        ? { status: stages, body: { message: 'Not now', code: 'failed' } }
        : { body: stages };
    },
  });
}
const bar = () => screen.queryByRole('region', { name: ui.unsaved });
const sent = (calls: Asked[], method: string) => calls.filter((asked) => asked.method === method);

test('an empty list begins with the usual stages, and is saved with the digest of what was shown', async () => {
  const { user, calls } = await open(NONE, ({ body }) => ({
    body: { ...NONE, ...(body as object), items: [], digest: 'c' },
  }));
  await screen.findByText(en.emptyBody);
  await user.click(screen.getByRole('button', { name: en.usual }));
  await user.click(await screen.findByRole('button', { name: ui.save }));
  await waitFor(() => expect(bar()).toBeNull());
  const [{ body } = { body: {} }] = sent(calls, 'PUT');
  expect(body).toMatchObject({ digest: 'a', showsProgress: false });
  expect((body as BuildingStages).items.map(({ nameEn }) => nameEn)).toEqual(
    USUAL_STAGES.map(({ nameEn }) => nameEn),
  );
});

test('the switch of the site is part of the save; without a name nothing is saved', async () => {
  const { user, calls } = await open(TWO, () => ({ body: { ...TWO, showsProgress: true, digest: 'c' } }));
  const shows = await screen.findByRole('switch', { name: en.showsProgress });
  await user.click(screen.getByRole('button', { name: en.add }));
  await screen.findByText(en.nameRequired);
  expect(bar()?.textContent).toContain(en.blocked);
  await user.click(screen.getByRole('button', { name: en.remove(en.stage(3)) }));
  await waitFor(() => expect(bar()).toBeNull());
  await user.click(shows);
  await user.click(await screen.findByRole('button', { name: ui.save }));
  await waitFor(() => expect(sent(calls, 'PUT')[0]?.body).toMatchObject({ showsProgress: true }));
  await waitFor(() => expect(shows).toHaveProperty('checked', true));
});

test('a refusal says why and keeps what was typed', async () => {
  const { user } = await open(TWO, () => ({
    status: 409,
    body: { message: '‘Skeleton’ cannot be deleted', code: 'stageInUse' },
  }));
  await user.click(await screen.findByRole('button', { name: en.remove('Skeleton') }));
  await user.click(await screen.findByRole('button', { name: ui.save }));
  await screen.findByText('‘Skeleton’ cannot be deleted');
  expect(screen.queryByRole('heading', { name: 'Skeleton' })).toBeNull();
  await user.click(screen.getByRole('button', { name: ui.discard }));
  await screen.findByRole('heading', { name: 'Skeleton' });
});

test('stages that cannot be loaded are asked for again', async () => {
  await open(500);
  await screen.findByText(en.loadFailed);
  expect(screen.getByRole('button', { name: ui.retry })).toBeTruthy();
});

test('reaching says what it does, sends what was shown, and shows it anew where that has changed', async () => {
  let asked = 0;
  const { user, calls } = await open(TWO, ({ method }) => {
    if (method === 'GET')
      return { body: preview(asked++ === 0 ? {} : { deals: 4, lines: 4, digest: 'anew' }) };
    return sent(calls, 'POST').length === 1
      ? { status: 409, body: { message: 'Somebody was faster', code: 'stale' } }
      : { body: { ...TWO, items: TWO.items.map((one) => ({ ...one, reachedOn: '2026-11-18' })) } };
  });
  // another one is reached already: it can only be taken back
  await screen.findByRole('button', { name: en.takeBackOf('Foundations') });
  await user.click(screen.getByRole('button', { name: en.reachOf('Skeleton') }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(en.becomeDue);
  const facts = () =>
    Object.fromEntries(
      [...dialog.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    );
  expect(facts()).toMatchObject({ [en.deals]: '3', [en.linesOfPlans]: '3', [en.lateAtOnce]: '2' });
  expect(facts()[en.sum('USD')]).toContain('81,000');
  expect(within(dialog).getByText(en.withToday(0), { exact: false })).toBeTruthy();

  const press = within(dialog).getByRole('button', { name: en.reach });
  await user.click(press);
  await within(dialog).findByText(/Somebody was faster/);
  await waitFor(() => expect(facts()).toMatchObject({ [en.deals]: '4' }));
  await waitFor(() => expect(press).toHaveProperty('disabled', false));
  await user.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'POST').map(({ body }) => (body as { digest: string }).digest)).toEqual([
    'shown',
    'anew',
  ]);
  await screen.findByRole('button', { name: en.takeBackOf('Skeleton') });
});
