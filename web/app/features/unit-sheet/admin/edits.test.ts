import type { SheetField } from '@diyar/contract/rules/unit-sheet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FLOORS } from '~/features/project-draft/admin/cells.ts';
import { unit } from '~/features/project-draft/admin/sample.testing.ts';
import { unitDraftOf } from '~/features/project-draft/admin/unit.ts';
import { blockText, copiedCell, parseBlock } from './clipboard.ts';
import { emptied, filled, pasted } from './edits.ts';

const units = [1, 2, 3, 4].map((id) => unitDraftOf(unit(id)));
const FIELDS: readonly (SheetField | null)[] = ['sizeSqm', 'price', 'currency', null, 'isListed'];
let made = 0;
const newKey = () => `new-${++made}`;

test('a block of a spreadsheet: tabs, line ends of either kind, quotes', () => {
  expect(parseBlock('140\t129,500\r\n154\t144,000\r\n')).toEqual([
    ['140', '129,500'],
    ['154', '144,000'],
  ]);
  expect(parseBlock('"two\nlines"\t"a ""word"""\n\tx')).toEqual([
    ['two\nlines', 'a "word"'],
    ['', 'x'],
  ]);
  expect(parseBlock('5" pipe')).toEqual([['5" pipe']]);
  expect(parseBlock('"open')).toEqual([['"open']]);
  expect(parseBlock('')).toEqual([['']]);
});

test('what is copied is read back as the same cells', () => {
  const cell = fc.string().filter((text) => !/[\r\0]/.test(text));
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (block) => {
      const some = block.map(([unitNumber = '', viewEn = ''], i) => ({ ...unit(i + 1), unitNumber, viewEn }));
      // the last line of a block has a value: an empty one is the end of the line before it
      fc.pre((some.at(-1)?.viewEn ?? '') !== '' || (some.at(-1)?.unitNumber ?? '') !== '');
      const text = blockText(
        some.map((one) => unitDraftOf(one)),
        ['unitNumber', 'viewEn'],
        'en',
      );
      expect(parseBlock(text)).toEqual(block);
    }),
  );
});

test('a block goes into the rows below; the others are the same objects', () => {
  const rows = units.slice(1);
  const edit = pasted(
    units,
    { rows, fields: FIELDS, block: [['140', '$129,500'], ['154']], floors: NO_FLOORS },
    null,
  );
  expect(edit.cells).toBe(3);
  expect(edit.units).toMatchObject([
    {},
    { sizeSqm: 140, price: 129_500 },
    { sizeSqm: 154, price: 120_000 },
    {},
  ]);
  expect([edit.units[0], edit.units[3]]).toEqual([units[0], units[3]]);
  expect(edit.units[3]).toBe(units[3]);
});

test('a cell that is not understood blocks only itself; read-only columns and sold units take nothing', () => {
  const sold = { ...unitDraftOf(unit(9)), status: 'sold' as const };
  const block = [
    ['large', '129 k', 'USD', 'reserved', 'no'],
    ['141', '1', 'ILS', '', 'no'],
  ];
  const edit = pasted(
    [units[0] ?? sold, sold],
    { rows: [units[0] ?? sold, sold], fields: FIELDS, block, floors: NO_FLOORS },
    null,
  );
  expect(edit.units).toMatchObject([
    { sizeSqm: 92, price: 120_000, isListed: false, typed: { sizeSqm: 'large', price: '129 k' } },
    { sizeSqm: 141, price: 120_000, currency: 'USD', isListed: true },
  ]);
});

test('a block with more rows than units adds them, or leaves them out', () => {
  const paste = {
    rows: units.slice(3),
    fields: FIELDS,
    block: [['101'], ['102'], ['103']],
    floors: NO_FLOORS,
  };
  expect(pasted(units, paste, null).units).toHaveLength(4);
  const added = pasted(units, paste, newKey).units;
  expect(added.map(({ sizeSqm }) => sizeSqm)).toEqual([92, 92, 92, 101, 102, 103]);
  expect(added[5]).toMatchObject({ id: null, currency: 'USD', typed: { bedrooms: '', bathrooms: '' } });
});

test('filling down repeats the first row, or the rows that were chosen', () => {
  const textOf = (one: (typeof units)[number], field: SheetField) => copiedCell(one, field, 'en');
  const some = units.map((one, i) => ({ ...one, sizeSqm: 100 + i }));
  const areas = (source: number) =>
    filled(some, some, ['sizeSqm'], textOf, NO_FLOORS, source).units.map(({ sizeSqm }) => sizeSqm);
  expect(areas(1)).toEqual([100, 100, 100, 100]);
  expect(areas(2)).toEqual([100, 101, 100, 101]);
});

test('emptying a cell that needs a value marks it; kind and tick stay', () => {
  const edit = emptied(units, units.slice(0, 1), ['price', 'sizeSqm', 'kind', 'isListed'], NO_FLOORS);
  expect(edit.units[0]).toMatchObject({
    price: null,
    sizeSqm: 92,
    typed: { sizeSqm: '' },
    kind: 'apartment',
    isListed: true,
  });
});
