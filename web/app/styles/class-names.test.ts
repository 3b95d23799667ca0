import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');

/** The back office has a button.css of its own. */
const PREFIXES: Record<string, string> = { 'ui/public/button.css': 'btn' };

/** Classes that no component owns: these alone may stand in the sheets of this folder. */
const UTILITIES = [
  ...['below', 'island', 'later', 'lead', 'lock', 'needs-script', 'next', 'prose', 'section', 'skip', 'wrap'],
  ...['visually-hidden'],
  ...['bad', 'clip', 'dim', 'grow', 'nowrap', 'num', 'own-theme', 'small', 'two-lines'],
  ...[
    'actions',
    'box',
    'columns',
    'disc',
    'figures',
    'form-stack',
    'grid-2',
    'grid-4',
    'note',
    'problem',
    'row',
  ],
  ...['section-head', 'section-head--small', 'section-more', 'section-note', 'side-rail'],
  ...['span-2', 'stack', 'toolbar', 'toolbar--inside'],
];

/**
 * The classes of the element that a selector styles: those after its last combinator. Each alternative in :is() and
 * :where() is an element of its own.
 */
function styled(selector: Selector): string[][] {
  const element = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
  return element.reduce<string[][]>(
    (all, part) => {
      if (part.type === 'class') return all.map((classes) => [...classes, part.name]);
      if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return all;
      const alternatives = part.selectors.flatMap(styled);
      return all.flatMap((classes) => alternatives.map((more) => [...classes, ...more]));
    },
    [[]],
  );
}

const isOwn = (name: string, file: string) => {
  const prefix = PREFIXES[file] ?? basename(file, '.css');
  return name === prefix || name.startsWith(`${prefix}-`);
};

/**
 * A sheet defines the classes of the elements it styles: `.dialog .inbox-row` defines inbox-row, and dialog says where.
 * If one of an element's classes is the sheet's own, the others only say where: `.btn.list-apply` defines list-apply.
 */
function definedIn(file: string): Set<string> {
  const found = new Set<string>();
  const style = ({ value }: { value: { selectors: Selector[] } }) => {
    for (const classes of value.selectors.flatMap(styled)) {
      const own = classes.filter((name) => isOwn(name, file));
      for (const name of own.length > 0 ? own : classes) found.add(name);
    }
  };
  transform({ filename: file, code: readFileSync(join(APP, file)), visitor: { Rule: { style } } });
  return found;
}

/** Says of every other sheet what becomes of it on paper, and defines nothing. */
const ON_PAPER = 'ui/admin/layout/print.css';

const sheets = globSync('**/*.css', { cwd: APP }).filter((file) => file !== ON_PAPER);
const definitions = sheets.flatMap((file) => [...definedIn(file)].map((name) => ({ name, file })));
const sheetsOf = Map.groupBy(definitions, ({ name }) => name);

test('a class is defined by one sheet, so that a search finds all of it', () => {
  expect(sheetsOf.size).toBeGreaterThan(400);
  const twice = [...sheetsOf].filter(([, sheets]) => sheets.length > 1);
  expect(twice.map(([name, sheets]) => [name, ...sheets.map(({ file }) => file)])).toEqual([]);
});

test("a component's classes begin with the name of its sheet", () => {
  const ofNobody = definitions.filter(({ name, file }) => !isOwn(name, file));
  expect(ofNobody.filter(({ file }) => !file.startsWith('styles/'))).toEqual([]);
  expect(ofNobody.map(({ name }) => name).sort()).toEqual(UTILITIES.toSorted());
});
