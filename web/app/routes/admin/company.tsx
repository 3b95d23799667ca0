import { CompanyScreen } from '~/features/company/admin/company-screen.tsx';
import { HeroSection } from '~/features/hero/admin/hero-section.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'company' };

export default function Company() {
  return <CompanyScreen hero={<HeroSection />} />;
}
