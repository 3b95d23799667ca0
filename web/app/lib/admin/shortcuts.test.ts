import { afterEach, expect, test } from 'vitest';
import { addShortcut, findShortcut, openLayer, type Shortcut } from './shortcuts.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const end of undo.splice(0)) end();
});

const press = (key: string, ctrlKey = false) => ({ key, code: '', ctrlKey, metaKey: false, altKey: false });

function register(combo: string, more: Partial<Shortcut> = {}) {
  const shortcut = { combo, layer: 0, whileTyping: false, run: () => {}, ...more };
  undo.push(addShortcut(shortcut));
  return shortcut;
}

test('the last one registered handles the key, until it is removed', () => {
  const first = register('n');
  const second = { combo: 'n', layer: 0, whileTyping: false, run: () => {} };
  const leave = addShortcut(second);
  expect(findShortcut(press('n'), false)).toBe(second);
  leave();
  expect(findShortcut(press('n'), false)).toBe(first);
});

test('off while typing, except saving', () => {
  register('n');
  const save = register('mod+s', { whileTyping: true });
  expect(findShortcut(press('n'), true)).toBeUndefined();
  expect(findShortcut(press('s', true), true)).toBe(save);
});

test('an open dialog disables the shortcuts of the page below', () => {
  const page = register('escape');
  const inDialog = register('escape', { layer: 1 });
  expect(findShortcut(press('Escape'), false)).toBe(page);
  const close = openLayer(1);
  expect(findShortcut(press('Escape'), false)).toBe(inDialog);
  close();
  expect(findShortcut(press('Escape'), false)).toBe(page);
});
