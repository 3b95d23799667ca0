export type Whose = 'asking' | 'mine' | 'elsewhere';

/** A page that is reloaded or closed releases its draft within this time. */
const PATIENCE_MS = 600;

export interface Claim {
  /** Takes the draft from the tab that owns it, which is notified. */
  takeOver(): void;
  leave(): void;
}

/**
 * One tab at a time edits a draft: two tabs would overwrite each other. Reports the owner, and every change;
 * a waiting tab gets the draft when the other one releases it.
 */
export function claimDraft(name: string, locks: LockManager, tell: (whose: Whose) => void): Claim {
  let asking = new AbortController();
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const patience = setTimeout(() => tell('elsewhere'), PATIENCE_MS);

  const hold = () => {
    clearTimeout(patience);
    tell('mine');
    return left;
  };

  async function ask(isStealing: boolean) {
    asking.abort();
    const own = new AbortController();
    asking = own;
    try {
      await locks.request(`draft:${name}`, isStealing ? { steal: true } : { signal: own.signal }, hold);
    } catch {
      // requested again or released; otherwise another tab has taken it
      if (own.signal.aborted) return;
      tell('elsewhere');
      void ask(false);
    }
  }

  void ask(false);
  return {
    takeOver: () => void ask(true),
    leave: () => {
      clearTimeout(patience);
      asking.abort();
      leave();
    },
  };
}
