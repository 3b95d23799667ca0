import type { Lang } from '@diyar/contract/rules/language';
import { holderOf, type Role } from '@diyar/contract/rules/roles';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LanguageProvider } from '~/lib/language.tsx';
import { HolderContext } from '~/lib/session/holder.ts';
import { clientWith, type ListedRows } from './client-with.ts';

type Options = {
  lang?: Lang;
  /** The address of the screen. */
  at?: string;
  /** Whose rights the reader has. */
  role?: Role;
  /** What the server answered, by query key; an Error is a call that failed. */
  answers?: readonly (readonly [QueryKey, unknown])[];
  /** What a list has, whatever is asked of it. */
  lists?: ListedRows;
};

/** The markup of a screen of the back office at rest. */
export function renderScreen(
  screen: ReactNode,
  { lang = 'en', at = '/admin', role = 'SUPERADMIN', answers = [], lists }: Options = {},
) {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={clientWith(answers, lists)}>
        <LanguageProvider initial={lang}>
          <HolderContext value={holderOf({ role })}>{screen}</HolderContext>
        </LanguageProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
