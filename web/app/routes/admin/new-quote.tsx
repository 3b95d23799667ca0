import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openPath } from '~/features/path/admin/doors/open-path.ts';
import { QuotesScreen } from '~/features/quotes/admin/quotes-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { quotedIn } from '~/lib/admin/paths.ts';
import { numberParam } from '~/lib/search-params.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'selling' };

/** /admin/quotes/new?building=&unit=: the list, with the sheet for that unit open. */
export default function NewQuote() {
  const { search } = useLocation();
  useEffect(() => {
    const [projectId, no] = [numberParam(search, 'building'), quotedIn(search)];
    openPath('quote', {
      projectId,
      units: projectId !== null && no !== null ? [{ projectId, no, label: '' }] : [],
    });
  }, [search]);
  return <QuotesScreen />;
}
