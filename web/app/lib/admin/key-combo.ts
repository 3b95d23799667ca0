/** The part of a keyboard event that a shortcut is matched against. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** '/', 'n', '[', '?', 'delete', 'escape', or with the platform's command key: 'mod+s'. */
export type Combo = string;

const CODES: Record<string, string> = { '/': 'Slash', '?': 'Slash', '[': 'BracketLeft' };
const codeOf = (key: string) => CODES[key] ?? (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`);

/**
 * Letters are compared by the character they produce. Under an Arabic layout the N key produces an Arabic
 * letter, so a key without an ASCII character is compared by its physical position instead.
 */
function isKey(key: string, press: KeyPress): boolean {
  const printed = press.key.toLowerCase();
  if (printed === key) return true;
  const foreign = press.key.length === 1 && press.key.charCodeAt(0) > 127;
  if (!foreign) return false;
  return (
    press.code === codeOf(key) && (key !== '/' || press.key !== '؟') && (key !== '?' || press.key === '؟')
  );
}

export function matchesCombo(combo: Combo, press: KeyPress): boolean {
  const wantsMod = combo.startsWith('mod+');
  const hasMod = press.ctrlKey || press.metaKey;
  if (wantsMod !== hasMod || press.altKey) return false;
  return isKey(wantsMod ? combo.slice(4) : combo, press);
}

/** Whether the command key is ⌘; asked in the browser only. */
export const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** How a key is written in the list of shortcuts. */
export function comboLabel(combo: Combo, onMac: boolean): string {
  const names: Record<string, string> = {
    escape: 'Esc',
    delete: 'Delete',
    pageup: 'Page Up',
    pagedown: 'Page Down',
  };
  if (combo.startsWith('mod+')) return `${onMac ? '⌘' : 'Ctrl'} ${combo.slice(4).toUpperCase()}`;
  return names[combo] ?? combo.toUpperCase();
}
