import { useParams } from 'react-router';
import { MonthReportScreen } from '~/features/papers/admin/month-report-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default function MonthReportPage() {
  const { month = '' } = useParams();
  return <MonthReportScreen key={month} month={month} />;
}
