import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';

const lines = (...all: string[]) => all.join('\n');

test.each([
  ['nothing', '', 0],
  ['blank lines and comments', lines('// one', '', '/* two', ' three */', '   '), 0],
  ['a comment behind code', lines('const a = 1; // one', 'const b = 2; /* two', 'three */ const c = 3;'), 3],
  ['a comment between two pieces of code', 'const a = /* one */ 1;', 1],
  ['what a function is for', lines('/**', ' * What it does.', ' * @param a one', ' */', 'f();'), 1],
  ['an address', lines("const a = 'https://www.example.com';", 'const b = "/* no comment";'), 2],
  ['an expression with slashes', lines('const a = /[/*]\\/\\//;', 'const b = 2;'), 2],
  ['a template', lines('const a = `', '// text', '', `/* \${b /* comment */} */`, '`;'), 4],
  ['a comment inside a template', lines('const a = `${', '// comment', 'b}`;'), 2],
])('%s', (_, text, count) => {
  expect(countLines('a.ts', text)).toBe(count);
});

test('between tags only braces make a comment', () => {
  const page = lines(
    'const page = (',
    '  <p>',
    '    {/* a comment',
    '        of two lines */}',
    '',
    '    https://www.example.com // text',
    '    {/* one */ name}',
    '  </p>',
    ');',
  );
  expect(countLines('a.tsx', page)).toBe(6);
});

test('style sheets', () => {
  const sheet = lines(
    '/* one',
    'two */',
    '.a {',
    '',
    '  content: "/*";',
    "  src: url('//x'); /* three */",
    '}',
  );
  expect(countLines('a.css', sheet)).toBe(4);
});
