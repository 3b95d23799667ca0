import { expect, test } from 'vitest';
import { NO_FLOORS, setCell } from '~/features/project-draft/admin/cells.ts';
import { unit } from '~/features/project-draft/admin/sample.testing.ts';
import { freshUnit, type UnitDraft, unitDraftOf } from '~/features/project-draft/admin/unit.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { UnitCards } from './unit-cards.tsx';
import { NO_HISTORY } from './unit-history.ts';
import { UnitsSheet, type UnitsSheetProps } from './units-sheet.tsx';

const stored = [1, 2, 3].map((id) => unitDraftOf(unit(id)));
const nothing = () => undefined;

const sheet = (units: UnitDraft[], more: Partial<UnitsSheetProps> = {}) => (
  <UnitsSheet
    units={units}
    start={stored}
    floors={NO_FLOORS}
    hasSheet
    history={NO_HISTORY}
    onChange={nothing}
    onUndo={nothing}
    onRedo={nothing}
    onOpen={nothing}
    cellToFocus={null}
    onFocused={nothing}
    tools={null}
    {...more}
  />
);
const at = '/admin/projects/7/edit';

/** The markup of one cell. */
function cell(html: string, key: string, col: string): string {
  const row = html.slice(html.indexOf(`data-key="${key}"`));
  const from = row.lastIndexOf('<div', row.indexOf(`data-col="${col}"`));
  return row.slice(from, row.indexOf('role="gridcell"', from + 20));
}

test('a grid with one place in the order of Tab, and a name for every cell', () => {
  const html = renderScreen(sheet(stored), { at });
  expect(html).toContain('role="grid"');
  expect(html).toContain('aria-rowcount="4"');
  expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
  expect(cell(html, 'unit-1', 'price')).toContain('aria-label="\u2068A-1\u2069, Price: 120,000"');
});

test('the columns follow the language of the reader, and kinds need a server that knows them', () => {
  const order = (html: string) => [...html.matchAll(/data-col="(\w+)"/g)].slice(0, 5).map(([, col]) => col);
  expect(order(renderScreen(sheet(stored), { at, lang: 'ar' }))).toEqual([
    'select',
    'unitLabelAr',
    'unitLabelEn',
    'unitNumber',
    'kind',
  ]);
  expect(renderScreen(sheet(stored, { hasSheet: false }), { at })).not.toMatch(/data-col="(kind|isListed)"/);
});

test('a cell that is not understood keeps what was typed and says what is wrong', () => {
  const [first = freshUnit(1, 'x'), ...others] = stored;
  const wrong = setCell(first, 'price', '129 k', NO_FLOORS);
  const html = renderScreen(sheet([wrong, ...others]), { at });
  expect(cell(html, 'unit-1', 'price')).toContain('aria-invalid="true"');
  expect(cell(html, 'unit-1', 'price')).toContain('129 k');
  expect(cell(html, 'unit-1', 'price')).toContain('was \u2068120,000\u2069');
  expect(html).toContain('1 cell needs attention');
  expect(cell(html, 'unit-2', 'price')).not.toContain('aria-invalid');
});

test('price and listing of a sold unit are locked, with the reason', () => {
  const sold = unitDraftOf(unit(4, { status: 'sold', isAvailable: false }));
  const html = renderScreen(sheet([sold]), { at });
  for (const col of ['price', 'currency', 'isListed']) {
    expect(cell(html, 'unit-4', col)).toContain('aria-readonly="true"');
    expect(cell(html, 'unit-4', col)).toContain('the price is the deal’s');
  }
  expect(cell(html, 'unit-4', 'sizeSqm')).not.toContain('aria-readonly');
});

test('defaults that nobody has looked at are marked', () => {
  const html = renderScreen(sheet([freshUnit(1, 'x')]), { at });
  expect(cell(html, 'x', 'status')).toContain('Values not checked');
});

test('of many units only those in view exist', () => {
  const many = Array.from({ length: 5000 }, (_, i) => unitDraftOf(unit(i + 1)));
  const html = renderScreen(sheet(many), { at });
  expect(html).toContain('aria-rowcount="5001"');
  expect(html.match(/role="row"/g)?.length).toBeLessThan(40);
});

test('the buttons of undo and redo name the step', () => {
  const step = { name: 'paste', n: 8, units: stored } as const;
  const html = renderScreen(sheet(stored, { history: { past: [step], future: [] } }), { at });
  expect(html).toContain('aria-label="Undo: paste 8 cells"');
});

test('on phones: cards with status, facts and price, checkboxes while selecting', () => {
  const [first = freshUnit(1, 'x'), second = freshUnit(2, 'y')] = stored;
  const cards = (isSelecting: boolean) =>
    renderScreen(
      <UnitCards
        shown={[first, second]}
        issuesOf={(one) => (one === second ? { sizeSqm: 'required' } : {})}
        isSelecting={isSelecting}
        selected={new Set([first.key])}
        onToggle={nothing}
        onOpen={nothing}
      />,
      { at, lang: 'ar' },
    );
  expect(cards(false)).toContain('شقة A-1');
  expect(cards(false)).toContain('120,000');
  expect(cards(false)).toContain('هذا الحقل مطلوب.');
  expect(cards(false)).not.toContain('type="checkbox"');
  expect(cards(true).match(/type="checkbox"/g)).toHaveLength(2);
});
