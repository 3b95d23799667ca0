import { useEffect, useRef, useState } from 'react';
import { type Claim, claimDraft, type Owner } from './claim-draft.ts';

/** Whether this tab may edit the draft. Without the Web Locks API (no https) every tab may. */
export function useDraftOwner(name: string) {
  const [owner, setOwner] = useState<Owner>('pending');
  const claim = useRef<Claim | null>(null);
  useEffect(() => {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return setOwner('mine');
    claim.current = claimDraft(name, locks, setOwner);
    return claim.current.leave;
  }, [name]);
  return { owner, takeOver: () => claim.current?.takeOver() };
}
