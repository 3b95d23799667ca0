import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Numbered } from './numbered.tsx';

const html = (text: string) => renderToStaticMarkup(<Numbered text={text} />);

test.each([
  ['شقة A-101', 'شقة <bdi dir="ltr">A-101</bdi>'],
  ['Unit 12', 'Unit <bdi dir="ltr">12</bdi>'],
  ['Olive Terraces', 'Olive Terraces'],
  ['B12, north.', '<bdi dir="ltr">B12</bdi>, north.'],
  ['شقة 5-01', 'شقة <bdi dir="ltr">5-01</bdi>'],
  ['شقة \u20665-01\u2069', 'شقة <bdi dir="ltr">5-01</bdi>'],
  ['هاتف \u2066+970 59 912\u2069', 'هاتف <bdi dir="ltr">+970 59 912</bdi>'],
  ['', ''],
])('%s', (text, expected) => {
  expect(html(text)).toBe(expected);
});
