import { useParams } from 'react-router';
import { LettersPrint } from '~/features/stages/admin/letters/letters-print.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default function LettersPrintRoute() {
  const { stageId = '' } = useParams();
  return <LettersPrint stageId={Number(stageId)} />;
}
