import { NewQuoteScreen } from '~/features/quotes/admin/new-quote-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'selling' };

export default NewQuoteScreen;
