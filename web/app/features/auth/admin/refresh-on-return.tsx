import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '~/lib/session/session.ts';

/**
 * Signing in again refetches all active queries. When another user signs in (in another tab), the cache of
 * the first one is cleared.
 */
export function RefreshOnReturn() {
  const client = useQueryClient();
  const now = useSession();
  const last = useRef<{ id: number | null; isAway: boolean }>({ id: null, isAway: false });
  useEffect(() => {
    if (now.status === 'signedOut') last.current.isAway = true;
    if (now.status !== 'signedIn') return;
    const { id, isAway } = last.current;
    last.current = { id: now.user.id, isAway: false };
    if (id !== null && id !== now.user.id) void client.resetQueries();
    else if (isAway) void client.invalidateQueries();
  }, [now, client]);
  return null;
}
