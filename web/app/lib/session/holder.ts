import { type Holder, holderOf } from '@diyar/contract/rules/roles';
import { useState } from 'react';
import { useSession } from './session.ts';

/** Whose rights the user has. They stay when the session ends: the page waits for the password, and what is typed must too. */
export function useHolder(): Holder | null {
  const now = useSession();
  const [last, setLast] = useState<Holder | null>(null);
  if (now.status !== 'signedIn') return last;
  const holder = holderOf(now.user);
  if (holder?.role !== last?.role || holder?.isBound !== last?.isBound) setLast(holder);
  return holder;
}
