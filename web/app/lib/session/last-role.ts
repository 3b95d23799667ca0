import { type Role, toRole } from '@diyar/contract/rules/roles';
import { useState } from 'react';
import { useSession } from './session.ts';

/** The user's role. It stays when the session ends: the page waits for the password, and what is typed must too. */
export function useLastRole(): Role | null {
  const now = useSession();
  const [last, setLast] = useState<Role | null>(null);
  const role = now.status === 'signedIn' ? toRole(now.user.role) : last;
  if (role !== last) setLast(role);
  return role;
}
