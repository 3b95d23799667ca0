export type Whose = 'asking' | 'mine' | 'elsewhere';

/** A page that is reloaded or closed lets go of its draft within moments. */
const PATIENCE_MS = 600;

export interface Claim {
  /** From the tab that has it, which is told. */
  takeOver(): void;
  leave(): void;
}

/**
 * One tab at a time works on a draft: two that keep it would write over each other. Tells whose it is, and again
 * whenever that changes; a tab that waits gets it when the other one is done.
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
      // asked for anew or given up; otherwise another tab has taken it
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
