import { LacasaReceipt } from '~/features/lacasa/admin/print/receipt.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'lacasa' };

export default LacasaReceipt;
