import { type KeyPress, matchesCombo } from '~/lib/admin/key-combo.ts';

type Direction = 'rtl' | 'ltr';

export type GridPress = KeyPress & Pick<KeyboardEvent, 'shiftKey'>;

/** What a key does in the sheet while no cell is being edited. */
export type GridAction =
  | { do: 'move'; rows: number; cols: number; extend: boolean }
  /** To the end of the row, or of the sheet. */
  | { do: 'edge'; rows: -1 | 0 | 1; cols: -1 | 0 | 1; extend: boolean }
  | { do: 'page'; rows: -1 | 1; extend: boolean }
  | { do: 'next'; by: -1 | 1 }
  | { do: 'type'; text: string }
  | { do: Simple };
type Simple =
  | 'edit'
  | 'press'
  | 'empty'
  | 'fill'
  | 'toggleRow'
  | 'selectAll'
  | 'open'
  | 'undo'
  | 'redo'
  | 'leave'
  | 'help';

const FORWARD: Record<Direction, 'ArrowRight' | 'ArrowLeft'> = { ltr: 'ArrowRight', rtl: 'ArrowLeft' };

/** Arrows move as on the screen: left is left in both languages. */
function arrow(key: string, dir: Direction): { rows: -1 | 0 | 1; cols: -1 | 0 | 1 } | null {
  if (key === 'ArrowUp') return { rows: -1, cols: 0 };
  if (key === 'ArrowDown') return { rows: 1, cols: 0 };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return { rows: 0, cols: key === FORWARD[dir] ? 1 : -1 };
}

const COMMANDS: readonly (readonly [string, Simple])[] = [
  ['mod+d', 'fill'],
  ['mod+a', 'selectAll'],
  ['mod+y', 'redo'],
];

const SIMPLE: Partial<Record<string, Simple>> = {
  F2: 'edit',
  Enter: 'edit',
  Delete: 'empty',
  Backspace: 'empty',
  Escape: 'leave',
  ' ': 'press',
  '?': 'help',
  '؟': 'help',
};

const PLACES: Partial<Record<string, { rows: 0; cols: -1 | 1 }>> = {
  Home: { rows: 0, cols: -1 },
  End: { rows: 0, cols: 1 },
};

function withCommand(press: GridPress, dir: Direction): GridAction | null {
  const extend = press.shiftKey;
  const move = arrow(press.key, dir);
  if (move) return { do: 'edge', ...move, extend };
  const place = PLACES[press.key];
  if (place) return { do: 'edge', rows: place.cols, cols: place.cols, extend };
  if (press.key === ' ') return { do: 'toggleRow' };
  if (matchesCombo('mod+z', press)) return { do: press.shiftKey ? 'redo' : 'undo' };
  const found = COMMANDS.find(([combo]) => matchesCombo(combo, press));
  return found ? { do: found[1] } : null;
}

/** Null for a key that is not the sheet's: the page and the browser have it. */
export function gridAction(press: GridPress, dir: Direction): GridAction | null {
  const { key, shiftKey: extend } = press;
  if (press.altKey) return key === 'Enter' ? { do: 'open' } : null;
  if (press.ctrlKey || press.metaKey) return withCommand(press, dir);
  const move = arrow(key, dir);
  if (move) return { do: 'move', ...move, extend };
  const place = PLACES[key];
  if (place) return { do: 'edge', ...place, extend };
  if (key === 'PageUp' || key === 'PageDown') return { do: 'page', rows: key === 'PageUp' ? -1 : 1, extend };
  if (key === 'Tab') return { do: 'next', by: extend ? -1 : 1 };
  if (key === ' ' && extend) return { do: 'toggleRow' };
  const simple = SIMPLE[key];
  if (simple) return { do: simple };
  // a key that prints something: it replaces the cell
  return [...key].length === 1 ? { do: 'type', text: key } : null;
}
