import type { Lang } from '@diyar/contract/rules/language';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LanguageProvider } from '~/lib/language.tsx';
import { clientWith } from './client-with.ts';

type Options = {
  lang?: Lang;
  /** The address of the screen. */
  at?: string;
  /** What the server answered, by query key; an Error is a call that failed. */
  answers?: readonly (readonly [QueryKey, unknown])[];
};

/** The markup of a screen of the back office at rest. */
export function renderScreen(screen: ReactNode, { lang = 'en', at = '/admin', answers = [] }: Options = {}) {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={clientWith(answers)}>
        <LanguageProvider initial={lang}>{screen}</LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
