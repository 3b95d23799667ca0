import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Combo, type KeyPress, matchesCombo } from './key-combo.ts';

export type Shortcut = {
  combo: Combo;
  /** The description in the list under `?`; without one the shortcut is not listed. */
  label?: string;
  /** The layer it belongs to: the page is 0, each open dialog one more. */
  layer: number;
  /** Saving and closing work while a field has the focus; other shortcuts are off while typing. */
  whileTyping: boolean;
  run: () => void;
};

let shortcuts: readonly Shortcut[] = [];
let openLayers: readonly number[] = [];
const listeners = new Set<() => void>();

function change(next: { shortcuts?: readonly Shortcut[]; openLayers?: readonly number[] }) {
  shortcuts = next.shortcuts ?? shortcuts;
  openLayers = next.openLayers ?? openLayers;
  for (const listener of listeners) listener();
}

export function addShortcut(shortcut: Shortcut): () => void {
  change({ shortcuts: [...shortcuts, shortcut] });
  return () => change({ shortcuts: shortcuts.filter((other) => other !== shortcut) });
}

export function openLayer(layer: number): () => void {
  change({ openLayers: [...openLayers, layer] });
  return () => {
    const at = openLayers.lastIndexOf(layer);
    change({ openLayers: openLayers.filter((_, index) => index !== at) });
  };
}

const topLayer = () => Math.max(0, ...openLayers);

/** The shortcut that handles the key: on the topmost layer, the one registered last. */
export function findShortcut(press: KeyPress, typing: boolean): Shortcut | undefined {
  const layer = topLayer();
  return shortcuts.findLast(
    (one) => one.layer === layer && (one.whileTyping || !typing) && matchesCombo(one.combo, press),
  );
}

const TYPING = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPING) !== null;

/** The only keydown listener of the page; the shell adds it. */
export function listenForShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = findShortcut(event, isTyping(event.target));
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

export const ShortcutLayer = createContext(0);

type Options = { label?: string; isEnabled?: boolean; whileTyping?: boolean };

/** `useShortcut('n', openNewUser, { label: t.users.create })`; registered while the component is mounted. */
export function useShortcut(combo: Combo, run: () => void, options: Options = {}) {
  const { label, isEnabled = true } = options;
  const whileTyping = options.whileTyping ?? (combo.startsWith('mod+') || combo === 'escape');
  const layer = use(ShortcutLayer);
  const onPress = useEffectEvent(run);
  useEffect(() => {
    if (!isEnabled) return;
    return addShortcut({ combo, label, layer, whileTyping, run: () => onPress() });
  }, [combo, label, layer, whileTyping, isEnabled]);
}

const NONE: readonly Shortcut[] = [];
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The registered shortcuts, for the list under `?`. */
export const useShortcuts = () =>
  useSyncExternalStore(
    subscribe,
    () => shortcuts,
    () => NONE,
  );
