import type { Lang } from '@diyar/contract/rules/language';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LanguageProvider } from '~/lib/language.tsx';

type Options = {
  lang?: Lang;
  /** The address of the screen. */
  at?: string;
  /** What the server answered, by query key; an Error is a call that failed. */
  answers?: readonly (readonly [QueryKey, unknown])[];
};

function clientWith(answers: NonNullable<Options['answers']>): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const [queryKey, answer] of answers)
    if (answer instanceof Error)
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: answer, errorUpdateCount: 1, errorUpdatedAt: Date.now() });
    else client.setQueryData(queryKey, answer);
  return client;
}

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
