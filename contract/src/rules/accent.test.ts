import { expect, test } from 'vitest';
import { accentOf, CONTRAST_MIN, contrast, fitted, GROUNDS, leastContrast, mixed } from './accent.ts';

test('contrast as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // https://webaim.org/resources/contrastchecker
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#d9a21b', '#ffffff')).toBeCloseTo(2.3, 2);
  expect(mixed('#000000', 0.5, '#ffffff')).toBe('#808080');
});

test('the built-in accent is readable as it is', () => {
  expect(leastContrast('#46583a', 'light')).toBeGreaterThan(CONTRAST_MIN);
  expect(leastContrast('#a9c190', 'dark')).toBeGreaterThan(CONTRAST_MIN);
});

test('a colour that is readable stays as it was chosen', () => {
  expect(fitted('#17616F', 'light')).toMatchObject({ colour: '#17616f', isAdjusted: false });
});

test('a pale one is darkened, a dark one lightened, and both are told', () => {
  const gold = fitted('#D9A21B', 'light');
  expect(gold).toMatchObject({ isAdjusted: true, contrast: expect.any(Number) });
  expect(gold.chosenContrast).toBeLessThan(2.4);
  expect(gold.contrast).toBeGreaterThanOrEqual(CONTRAST_MIN);
  const teal = fitted('#1F7A8C', 'dark');
  expect(teal.isAdjusted).toBe(true);
  expect(teal.contrast).toBeGreaterThanOrEqual(CONTRAST_MIN);
});

/** The same numbers every time. */
function* colours(count: number) {
  let seed = 40;
  for (let i = 0; i < count; i++) {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    yield `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
  }
}

test('any colour becomes readable in both themes, by the smallest step', () => {
  for (const colour of ['#000000', '#ffffff', '#ffff00', '#0000ff', ...colours(1000)]) {
    const accent = accentOf(colour);
    for (const theme of ['light', 'dark'] as const) {
      for (const ground of GROUNDS[theme])
        expect(contrast(accent[theme], ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(
          CONTRAST_MIN,
        );
      if (leastContrast(colour, theme) >= CONTRAST_MIN) expect(accent[theme]).toBe(colour);
    }
  }
});
