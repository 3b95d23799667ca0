import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Numbered } from './numbered.tsx';

const html = (text: string) => renderToStaticMarkup(<Numbered text={text} />);

test.each([
  ['شقة A-101', 'شقة <bdi dir="ltr">A-101</bdi>'],
  ['Unit 12', 'Unit <bdi dir="ltr">12</bdi>'],
  ['Olive Terraces', 'Olive Terraces'],
  ['B12, north.', '<bdi dir="ltr">B12</bdi>, north.'],
  ['', ''],
])('%s', (text, expected) => {
  expect(html(text)).toBe(expected);
});
