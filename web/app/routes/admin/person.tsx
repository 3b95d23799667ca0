import { useParams } from 'react-router';
import { PersonScreen } from '~/features/persons/admin/person-screen.tsx';
import type { AdminHandle } from '~/lib/admin/admin-handle.ts';
import { personOfPath } from '~/lib/admin/paths.ts';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: AdminHandle = { area: 'persons' };

export default function PersonPage() {
  const { personId } = useParams();
  return <PersonScreen key={personId} id={personOfPath(personId)} />;
}
