import { useEffect, useRef, useState } from 'react';
import { type Claim, claimDraft, type Whose } from './claim-draft.ts';

/** Whether this tab may edit the draft. Without the Web Locks API (no https) every tab may. */
export function useDraftOwner(name: string) {
  const [whose, setWhose] = useState<Whose>('asking');
  const claim = useRef<Claim | null>(null);
  useEffect(() => {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return setWhose('mine');
    claim.current = claimDraft(name, locks, setWhose);
    return claim.current.leave;
  }, [name]);
  return { whose, takeOver: () => claim.current?.takeOver() };
}
