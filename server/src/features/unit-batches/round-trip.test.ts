import { UNIT_AREA_MIN } from '@diyar/contract/limits';
import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import { foldText } from '@diyar/contract/rules/fold-text';
import { decimalsOf } from '@diyar/contract/rules/money';
import { BUILT_IN_CURRENCIES } from '@diyar/contract/rules/place';
import { cellText, SHEET_FIELDS, SHEET_HEADINGS, type SheetField } from '@diyar/contract/rules/unit-sheet';
import type { SheetUnit } from '@diyar/contract/units';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectPayload } from '../../testing/project-payload.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { batchCalls, importCalls, savePayload } from '../../testing/unit-files.ts';
import { workbook } from '../../testing/workbook.ts';

/** `npm run test:long` tries many more. */
const ROUNDS = process.env.LONG ? 300 : 6;
vi.setConfig({ testTimeout: ROUNDS * 10_000 });
/** Each try takes calls of a real server: a failure is told as it was found, not made smaller first. */
const RUNS = { numRuns: ROUNDS, endOnFailure: true };

let app: TestApp;
let projectId: number;
const { upload, run, sheet, exported } = importCalls(
  () => app,
  () => projectId,
);
const { newest, back, plan } = batchCalls(
  () => app,
  () => projectId,
);
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const words = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    "'=x",
    '-5',
    '+970 59',
    '@home',
    'سطر\r\nآخر',
    '"a", b;\tc',
    "''-",
    '٣٤',
    '007',
    'true',
    'constructor',
  ),
);
const figures = fc
  .record({
    unitLabelEn: words,
    unitLabelAr: words,
    kind: fc.constantFrom(...UNIT_KINDS),
    floor: fc.option(fc.integer({ min: -3, max: 30 })),
    bedrooms: fc.integer({ min: 0, max: 6 }),
    bathrooms: fc.integer({ min: 0, max: 4 }),
    sizeSqm: fc.integer({ min: 1_000, max: 50_000 }).map((hundredths) => hundredths / 100),
    money: fc.option(
      fc.record({ currency: fc.constantFrom(...BUILT_IN_CURRENCIES), units: fc.nat(500_000_000) }),
    ),
    isListed: fc.boolean(),
    viewAr: words,
    viewEn: words,
    aboutAr: words,
    aboutEn: words,
    internalNotes: words,
  })
  .map(({ money, ...unit }) => ({
    ...unit,
    price: money && money.units / 10 ** decimalsOf(money.currency),
    currency: money?.currency ?? null,
  }));
const numbers = fc.uniqueArray(
  fc.oneof(
    fc.integer({ min: 1, max: 60 }).map(String),
    fc.constantFrom('A-1', '٧', '0101', '1-2', '=A1', '+3'),
  ),
  { minLength: 2, maxLength: 8, selector: foldText },
);
type Figures = typeof figures extends fc.Arbitrary<infer Value> ? Value : never;

const save = async (units: object[]) => {
  const body = { ...projectPayload(), unitsAre: 'all', units: units.map(savePayload) };
  const answer = await app.as('ADMIN').put(`/admin/projects/${projectId}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
};
const start = async (units: object[]) => {
  const answer = await app.as('ADMIN').post('/admin/projects', { ...projectPayload(), units: [] });
  projectId = answer.json().id;
  await save(units);
};

const withNumbers = (list: string[], values: Figures[]) =>
  list.map((unitNumber, i) => ({ id: null, unitNumber, ...(values[i] as Figures) }));

const check = async (bytes: Uint8Array) => {
  const answer = await upload(bytes);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};

test('what was exported is imported without a change', async () => {
  await fc.assert(
    fc.asyncProperty(
      numbers,
      fc.array(figures, { minLength: 8, maxLength: 8 }),
      fc.constantFrom('csv' as const, 'xlsx' as const),
      fc.constantFrom('ar' as const, 'en' as const),
      async (list, values, format, lang) => {
        await start(withNumbers(list, values));
        const { check: found, id } = await check(await exported(format, lang));
        const refused = await app
          .as('ADMIN')
          .get(`/admin/projects/${projectId}/imports/${id}/rows?outcome=refused`);
        expect(found, refused.body).toMatchObject({ unchanged: list.length, new: 0, changed: 0, refused: 0 });
      },
    ),
    RUNS,
  );
});

/** The file of an import: some cells of units that are there, and new units. */
const fileOf = (fields: readonly SheetField[], rows: readonly (Figures & { unitNumber: string })[]) =>
  workbook([
    ['unitNumber' as const, ...fields].map((field) => SHEET_HEADINGS[field].en),
    ...rows.map((row) =>
      ['unitNumber' as const, ...fields].map((field) => cellText(field, row, 'en') || null),
    ),
  ]);

const EDITED: SheetField[] = SHEET_FIELDS.filter((field) => field !== 'unitNumber' && field !== 'currency');

/** What belongs together is left together. */
const PAIRS: Partial<Record<keyof SheetUnit, keyof SheetUnit>> = { price: 'currency', currency: 'price' };

function expected(before: SheetUnit[], after: SheetUnit[], edited: SheetUnit[]): SheetUnit[] {
  const byId = (list: SheetUnit[], id: number) => list.find((unit) => unit.id === id);
  return edited.flatMap((now) => {
    const [was, written] = [byId(before, now.id), byId(after, now.id)];
    const isTouched = (field: keyof SheetUnit) => now[field] !== written?.[field];
    if (!was) return SHEET_FIELDS.some(isTouched) ? [now] : [];
    const fields = SHEET_FIELDS.map((field) => {
      const other = PAIRS[field];
      const isKept = isTouched(field) || (other !== undefined && isTouched(other));
      return [field, isKept ? now[field] : was[field]];
    });
    return [{ ...now, ...Object.fromEntries(fields) }];
  });
}

test('an import is taken back to the cell, except what was edited since', async () => {
  await fc.assert(
    fc.asyncProperty(
      numbers,
      fc.array(figures, { minLength: 8, maxLength: 8 }),
      fc.array(figures, { minLength: 8, maxLength: 8 }),
      fc.subarray(EDITED, { minLength: 1 }),
      fc.array(fc.tuple(fc.nat(7), fc.constantFrom(...EDITED), figures), { maxLength: 6 }),
      async (list, values, others, fields, edits) => {
        // half of the numbers are there, the other half is new and says all that is needed
        const there = list.slice(0, Math.ceil(list.length / 2));
        await start(withNumbers(there, values));
        const before: SheetUnit[] = await sheet();
        const rows = list.map((unitNumber, i) => ({ unitNumber, ...(others[i] as Figures) }));
        const read = await check(
          await fileOf([...new Set([...fields, 'price', 'currency'] as SheetField[])], rows),
        );
        if (read.check.new + read.check.changed === 0) return;
        const done = await run(read);
        expect(done.statusCode, done.body).toBe(200);
        const after: SheetUnit[] = await sheet();
        const edited = after.map((unit) => ({ ...unit }));
        for (const [at, field, source] of edits) {
          const unit = edited[at % edited.length] as SheetUnit;
          Object.assign(unit, { [field]: source[field as keyof Figures] });
          unit.currency = unit.price === null ? null : (unit.currency ?? 'ILS');
          // the file may have brought it unlisted and without a size, and such a unit cannot be offered
          if (unit.sizeSqm < UNIT_AREA_MIN) unit.isListed = false;
        }
        await save(edited);
        const now: SheetUnit[] = await sheet();
        const { kept } = await plan(done.json().batch);
        expect((await back(done.json().batch)).statusCode, JSON.stringify(kept)).toBe(200);
        expect((await sheet()).map(cellsOf)).toEqual(expected(before, after, now).map(cellsOf));
      },
    ),
    RUNS,
  );
});

const cellsOf = (unit: SheetUnit) => Object.fromEntries(SHEET_FIELDS.map((field) => [field, unit[field]]));

test('a save that adds, changes and deletes is taken back exactly', async () => {
  await fc.assert(
    fc.asyncProperty(
      numbers,
      fc.array(figures, { minLength: 8, maxLength: 8 }),
      fc.array(figures, { minLength: 8, maxLength: 8 }),
      fc.array(fc.constantFrom('keep', 'change', 'delete'), { minLength: 8, maxLength: 8 }),
      async (list, values, others, what) => {
        await start(withNumbers(list, values));
        const before: SheetUnit[] = await sheet();
        const changed = before.flatMap((unit, i) => {
          if (what[i] === 'delete') return [];
          return [what[i] === 'change' ? { ...unit, ...others[i] } : unit];
        });
        await save([...changed, { id: null, unitNumber: 'new one', ...(others[7] as Figures) }]);
        const [batch] = await newest();
        await back(batch.batch);
        expect(await sheet()).toEqual(before);
      },
    ),
    RUNS,
  );
});
