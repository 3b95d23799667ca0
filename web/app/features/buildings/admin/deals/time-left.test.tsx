import type { Lang } from '@diyar/contract/rules/language';
import { expect, test } from 'vitest';
import { render } from '../buildings-testing.tsx';
import { useTimeLeft } from './time-left.ts';

const Left = ({ ms }: { ms: number }) => <>{useTimeLeft()(ms)}</>;
const left = (lang: Lang, ms: number) => render(<Left ms={ms} />, { lang });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [30 * HOUR + 38 * MINUTE, '30 h 38 min', '30 ساعة و38 دقيقة'],
  [2 * HOUR + 2 * MINUTE, '2 h 2 min', 'ساعتين ودقيقتين'],
  [HOUR, '1 h', 'ساعة'],
  [11 * MINUTE + 3000, '11 min 3 s', '11 دقيقة و3 ثوانٍ'],
  [1000, '1 s', 'ثانية'],
  [75 * HOUR, '3 days 3 h', '3 أيام و3 ساعات'],
])('%d ms', (ms, en, ar) => {
  expect(left('en', ms)).toBe(en);
  expect(left('ar', ms)).toBe(ar);
});
