import { useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  kind: 'success' | 'failure';
  title: string;
  detail?: string;
  /** There is more time for it. With `isUndo` Ctrl or ⌘ Z runs it too. */
  action?: { label: string; run: () => void; isUndo?: boolean };
  /** A success that has to be read, not only noticed: it stays until it is dismissed. */
  isLasting?: boolean;
  /** What it is about: a newer toast on the same topic takes its place. */
  topic?: string;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. A success disappears by itself, a failure stays until it is dismissed. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  // the same failure twice (two rows, one unreachable server) is shown once
  const others = toasts.filter(
    (one) =>
      (one.title !== toast.title || one.detail !== toast.detail) &&
      (toast.topic === undefined || one.topic !== toast.topic),
  );
  change([...others, { ...toast, id }]);
  return id;
}

/** Ends what is no longer true: a failure that was followed by a success, or by leaving. */
export function dismissTopic(topic: string) {
  if (toasts.some((toast) => toast.topic === topic)) change(toasts.filter((toast) => toast.topic !== topic));
}

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

export const shownToasts = () => toasts;

const NONE: readonly Toast[] = [];

export const useToasts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shownToasts,
    () => NONE,
  );
