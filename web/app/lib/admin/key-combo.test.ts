import { describe, expect, test } from 'vitest';
import { comboLabel, type KeyPress, matchesCombo } from './key-combo.ts';

const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('matchesCombo', () => {
  test('a plain key, in either case', () => {
    expect(matchesCombo('n', press('n', 'KeyN'))).toBe(true);
    expect(matchesCombo('n', press('N', 'KeyN'))).toBe(true);
    expect(matchesCombo('delete', press('Delete', 'Delete'))).toBe(true);
  });

  test('not with a command key held', () => {
    expect(matchesCombo('n', press('n', 'KeyN', { ctrlKey: true }))).toBe(false);
    expect(matchesCombo('n', press('n', 'KeyN', { altKey: true }))).toBe(false);
  });

  test('Ctrl or ⌘ for mod', () => {
    expect(matchesCombo('mod+s', press('s', 'KeyS', { ctrlKey: true }))).toBe(true);
    expect(matchesCombo('mod+s', press('س', 'KeyS', { metaKey: true }))).toBe(true);
    expect(matchesCombo('mod+s', press('s', 'KeyS'))).toBe(false);
  });

  test('an Arabic layout is matched by physical keys', () => {
    expect(matchesCombo('n', press('ى', 'KeyN'))).toBe(true);
    expect(matchesCombo('j', press('ت', 'KeyJ'))).toBe(true);
    expect(matchesCombo('[', press('ج', 'BracketLeft'))).toBe(true);
    expect(matchesCombo('/', press('ظ', 'Slash'))).toBe(true);
    expect(matchesCombo('?', press('؟', 'Slash'))).toBe(true);
    expect(matchesCombo('/', press('؟', 'Slash'))).toBe(false);
    expect(matchesCombo('?', press('ظ', 'Slash'))).toBe(false);
  });

  test('a Latin letter that sits elsewhere is not the key in that place', () => {
    expect(matchesCombo('/', press('-', 'Slash'))).toBe(false);
  });
});

test('comboLabel writes keys as they are printed on the keyboard', () => {
  expect(comboLabel('mod+s', false)).toBe('Ctrl S');
  expect(comboLabel('mod+s', true)).toBe('⌘ S');
  expect(comboLabel('escape', false)).toBe('Esc');
  expect(comboLabel('j', false)).toBe('J');
});
