import { STORAGE_KEYS } from '@diyar/contract/limits';
import { dirOf, type Lang } from '@diyar/contract/rules/language';
import { holderOf, type Role } from '@diyar/contract/rules/roles';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { adminTexts } from '~/i18n/admin/index.ts';
import { localeOf } from '~/lib/admin/dates.ts';
import { LiveReads } from '~/lib/admin/live-reads.tsx';
import { dismissToast, shownToasts } from '~/lib/admin/toasts.ts';
import { LanguageProvider } from '~/lib/language.tsx';
import { HolderContext } from '~/lib/session/holder.ts';
import { session } from '~/lib/session/session.ts';
import { Toasts } from '~/ui/admin/feedback/toasts.tsx';
import { clientWith } from '../client-with.ts';

/** What the screen asked the server for. */
export type Asked = { method: string; path: string; body: unknown };
/** What the server answers; null is a connection that is lost. */
export type Answered = { status?: number; body?: unknown; headers?: Record<string, string> } | null;

type Options = {
  lang?: Lang;
  /** The address of the screen. */
  at?: string;
  /** What the server answered before, by query key; an Error is a call that failed. */
  answers?: readonly (readonly [QueryKey, unknown])[];
  /** Who is signed in, by their id; nobody by default. */
  userId?: number;
  /** Whose rights the user has. */
  role?: Role;
  /** What it answers now; without it every call is refused. */
  server?: (asked: Asked) => Answered | Promise<Answered>;
};

const REFUSED: Answered = { status: 404, body: { message: 'The test has no answer', code: 'notFound' } };

/** A screen of the back office that can be pressed and typed into, with a server that the test plays. */
export async function pressScreen(
  screen: ReactNode,
  {
    lang = 'en',
    at = '/admin',
    answers = [],
    userId,
    role = 'SUPERADMIN',
    server = () => REFUSED,
  }: Options = {},
) {
  await adminTexts.load(lang);
  document.documentElement.lang = lang;
  document.documentElement.dir = dirOf(lang);
  const calls: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    // the page asks whether its own files are there, before it loads one of them
    if (!url.startsWith('/api/')) return new Response();
    const path = url.slice('/api'.length);
    if (path === '/auth/me') return Response.json({ id: userId, username: 'rana', role });
    if (path === '/admin/events') return new Response(null, { status: 404 });
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const asked = { method: init.method ?? 'GET', path, body };
    calls.push(asked);
    const answer = await server(asked);
    if (answer === null) throw new TypeError('Failed to fetch');
    const { status = 200, body: said = {}, headers } = answer;
    return Response.json(said, { status, headers });
  });
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
  if (userId !== undefined) sessionStorage.setItem(STORAGE_KEYS.token, 'of-the-test');
  await session.check();
  onTestFinished(async () => {
    cleanup();
    for (const { id } of shownToasts()) dismissToast(id);
    sessionStorage.clear();
    await session.check();
    vi.unstubAllGlobals();
  });
  render(
    <QueryClientProvider client={clientWith(answers)}>
      <LanguageProvider initial={lang}>
        <I18nProvider locale={localeOf(lang)}>
          <LiveReads />
          <HolderContext value={holderOf({ role })}>
            <RouterProvider router={router} />
          </HolderContext>
          <Toasts />
        </I18nProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null }), calls, router };
}
