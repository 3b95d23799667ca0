import { readFileSync } from 'node:fs';
import { GROUNDS, ON_ACCENT, WASH } from '@diyar/contract/rules/accent';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./public/tokens.css', import.meta.url), 'utf8');

/** '#fbfaf7' and '#11140f' of `--paper: light-dark(…)`. */
const token = (name: string) =>
  new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)?.slice(1) ?? [];

test('the accent is checked against what it lies on in the style sheet', () => {
  const [light, dark] = [0, 1].map((at) => ['paper', 'surface', 'stone'].map((name) => token(name)[at]));
  expect(GROUNDS).toEqual({ light, dark });
});

test('the wash and the text of buttons are those that the rule counts with', () => {
  const own = /:root\[style\*="--accent"\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
  expect(own).toContain(`var(--accent-light) ${WASH.light * 100}%, ${GROUNDS.light[0]}`);
  expect(own).toContain(`var(--accent-dark) ${WASH.dark * 100}%, ${GROUNDS.dark[0]}`);
  expect(own).toContain(`--on-olive: light-dark(${ON_ACCENT.light}, ${ON_ACCENT.dark})`);
});
