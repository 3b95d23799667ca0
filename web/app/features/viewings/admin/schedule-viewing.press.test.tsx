import { DEFAULT_HOURS, dayOf, instantAt } from '@diyar/contract/rules/company-hours';
import type { Viewing } from '@diyar/contract/viewings';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { layan } from '~/features/leads/admin/leads-testing.ts';
import { noteEvent } from '~/lib/admin/freshness.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { ScheduleViewing } from './schedule-viewing.tsx';
import { en } from './texts.ts';

/** A Tuesday before the office opens. */
const MORNING = instantAt('2031-11-18', '06:00');

const planned = (startsAt: string): Viewing => ({
  ...{ id: 7, version: 1, leadId: layan.id, person: layan.person, email: '', project: null, unit: null },
  ...{ staff: { id: 3, name: 'Dina' }, startsAt, status: 'planned', note: '', icsPath: '', visitPath: '' },
  endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
});

test('the viewing that is being planned does not stand in its own way, when others hear of it first', async () => {
  vi.useFakeTimers({ now: MORNING, shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let tell = () => {};
  function Told() {
    const client = useQueryClient();
    tell = () => noteEvent(client, { topic: 'viewings', id: 7, action: 'created' });
    return <ScheduleViewing start={{ lead: layan }} onClose={() => {}} />;
  }
  const items: Viewing[] = [];
  const answers: Record<string, unknown> = {
    '/admin/company/hours': { ...DEFAULT_HOURS, wayMinutes: 20 },
    '/admin/leads/staff': { items: [{ id: 3, name: 'Dina' }] },
    '/admin/answer-templates': { items: [] },
  };
  let answer = () => {};
  const server = async ({ method, path, body }: Asked): Promise<Answered> => {
    if (path.startsWith('/admin/viewings') && method === 'GET')
      return { body: { items, wishes: [] }, headers: { 'x-reads': 'viewings' } };
    if (method !== 'POST') return { body: answers[path] ?? { items: [], total: 0, page: 1, size: 20 } };
    const made = planned((body as { startsAt: string }).startsAt);
    items.push(made);
    tell();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { status: 201, body: made, headers: { 'x-changes': 'viewings,leads' } };
  };
  const { user, calls } = await pressScreen(<Told />, { server, role: 'SALES', userId: 3 });
  const [time] = await screen.findAllByRole('radio', { name: /^\d\d:\d\d$/ });
  if (time) await user.click(time);
  expect(dayOf(Date.now())).toBe('2031-11-18');
  await user.click(screen.getByRole('button', { name: en.planIt }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  answer();
  await screen.findByRole('textbox', { name: en.textLabel });
});
