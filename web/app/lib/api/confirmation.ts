import { useSyncExternalStore } from 'react';

/** Calls that wait until the password was typed again (docs/product/sign-in-and-roles.md#asking-again). */
let waiting: ((isConfirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Resolves when the dialog is answered; at once where there is none. */
export function askForConfirmation(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    tell();
  });
}

/** One dialog answers all calls that wait for it. */
export function settleConfirmation(isConfirmed: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(isConfirmed);
  tell();
}

export const useIsConfirmationAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
