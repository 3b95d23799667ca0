import { DEFAULT_HOURS } from '@diyar/contract/rules/company-hours';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { HoursSection } from './hours-section.tsx';
import { ar, en } from './texts.ts';

const section = <HoursSection onDirty={() => {}} />;

test('each weekday from Saturday, with its hours or closed', () => {
  const html = renderScreen(section, { answers: [[['GET /admin/company/hours', {}], DEFAULT_HOURS]] });
  const days = [...html.matchAll(/aria-label="Open on (\w+)"/g)].map(([, day]) => day);
  expect(days).toEqual(Object.values(en.weekdays));
  expect(html.split(en.closed)).toHaveLength(2);
  expect(html).toContain('aria-label="Saturday: from"');
  expect(html).not.toContain(en.hoursNotSaved);
});

test('hours that end before they begin are marked at their day', () => {
  const wrong = { ...DEFAULT_HOURS, thu: { from: '15:00', to: '09:00' } };
  const html = renderScreen(section, { lang: 'ar', answers: [[['GET /admin/company/hours', {}], wrong]] });
  expect(html).toContain(ar.hoursOrder);
});

test('a failure is said, and leaves the rest of the page', () => {
  expect(
    renderScreen(section, { answers: [[['GET /admin/company/hours', {}], new Error('offline')]] }),
  ).toContain(en.hoursFailed);
});
