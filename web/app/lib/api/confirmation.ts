import type { FactorAsked } from '@diyar/contract/factors';
import { useSyncExternalStore } from 'react';

/** What a call was refused for: the password, typed again, or a second factor. */
export type Need = 'password' | { factor: FactorAsked };

type Waiting = { need: Need; resolve: (isConfirmed: boolean) => void };

/** Calls that wait until the dialog is answered (docs/product/sign-in-and-roles.md#asking-again). */
let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Resolves when the dialog is answered; at once where there is none. */
export function askForConfirmation(need: Need): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting = [...waiting, { need, resolve }];
    tell();
  });
}

/** One dialog answers all calls that wait; those that need something else are refused again and ask for it. */
export function settleConfirmation(isConfirmed: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const { resolve } of settled) resolve(isConfirmed);
  tell();
}

/** What the dialog asks for; null while nothing waits. */
export const useConfirmationNeed = (): Need | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting[0]?.need ?? null,
    () => null,
  );
