export type Owner = 'pending' | 'mine' | 'elsewhere';

/** A page that is reloaded or closed releases its draft within this time. */
const RELEASE_MS = 600;

export interface Claim {
  /** Takes the draft from the tab that owns it, which is notified. */
  takeOver(): void;
  leave(): void;
}

/**
 * One tab at a time edits a draft: two tabs would overwrite each other. Reports the owner, and every change;
 * a waiting tab gets the draft when the other one releases it.
 */
export function claimDraft(name: string, locks: LockManager, report: (owner: Owner) => void): Claim {
  let asking = new AbortController();
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const timeout = setTimeout(() => report('elsewhere'), RELEASE_MS);

  const onAcquired = () => {
    clearTimeout(timeout);
    report('mine');
    return left;
  };

  async function request(isStealing: boolean) {
    asking.abort();
    const own = new AbortController();
    asking = own;
    try {
      await locks.request(`draft:${name}`, isStealing ? { steal: true } : { signal: own.signal }, onAcquired);
    } catch {
      // requested again or released; otherwise another tab has taken it
      if (own.signal.aborted) return;
      report('elsewhere');
      void request(false);
    }
  }

  void request(false);
  return {
    takeOver: () => void request(true),
    leave: () => {
      clearTimeout(timeout);
      asking.abort();
      leave();
    },
  };
}
