import { readFileSync } from 'node:fs';
import { CONTRAST_MIN, contrast } from '@diyar/contract/rules/accent';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = [
  css.slice(0, css.indexOf('@media')),
  css.slice(css.indexOf('@media screen')),
];

/** A row may be under the pointer: text is read on each of them. */
const GROUNDS = ['paper', 'surface', 'sunken', 'hover'];

test.for([
  ['light', light],
  ['dark', dark],
] as const)('text is readable on every ground: %s', ([, theme]) => {
  const colourOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? '';
  const pairs = ['ink', 'muted', 'faint'].flatMap((text) =>
    GROUNDS.map((ground) => ({ text, ground, ratio: contrast(colourOf(text), colourOf(ground)) })),
  );
  expect(pairs.filter(({ ratio }) => !(ratio >= CONTRAST_MIN))).toEqual([]);
});
