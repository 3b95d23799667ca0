import { useParams } from 'react-router';
import { LettersScreen } from '~/features/stages/admin/letters/letters-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'money' };

export default function LettersRoute() {
  const { stageId = '' } = useParams();
  return <LettersScreen stageId={Number(stageId)} />;
}
