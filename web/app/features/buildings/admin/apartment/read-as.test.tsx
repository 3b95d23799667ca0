import type { Lang } from '@diyar/contract/rules/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '~/lib/language.tsx';
import { useReadAs } from './read-as.ts';

const Line = ({ typed }: { typed: string }) => <>{useReadAs()(typed) ?? 'nothing'}</>;

/** Without the marks that isolate numbers in Arabic text. */
const line = (lang: Lang, typed: string) =>
  renderToStaticMarkup(
    <LanguageProvider initial={lang}>
      <Line typed={typed} />
    </LanguageProvider>,
  ).replace(/[\u2066-\u2069]/g, '');

test.each([
  ['$185,000', 'Read as 185,000 US dollars'],
  ['98000 JD', 'Read as 98,000 Jordanian dinars'],
  ['500', 'Read as 500; no currency is named'],
  ['185.000 $', 'Read as 185 US dollars. If you mean thousands, write 185,000'],
  ['1.5 $', 'Read as 1.5 US dollars'],
  ['later', 'No amount can be read from this'],
  [' ', 'nothing'],
])('%s: %s', (typed, said) => {
  expect(line('en', typed)).toBe(said);
});

test('in Arabic too', () => {
  expect(line('ar', '٦٤٠٬٠٠٠ شيكل')).toBe('تُقرأ 640,000 شيكل');
});
