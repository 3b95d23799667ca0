import { SecretAddressesScreen } from '~/features/secret-addresses/admin/secret-addresses-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'secretAddresses' };

export default SecretAddressesScreen;
