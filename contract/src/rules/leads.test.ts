import { expect, test } from 'vitest';
import { isAnswer, isOpenStage, LEAD_STAGES, later } from './leads.ts';

test('events move a lead forward, never back', () => {
  expect(later('new', 'offer')).toBe('offer');
  expect(later('offer', 'viewing')).toBe('offer');
  expect(later('won', 'offer')).toBe('won');
});

test('won and lost are closed', () => {
  expect(LEAD_STAGES.filter(isOpenStage)).toEqual(['new', 'contacted', 'viewing', 'offer']);
});

test('a note answers nobody, and neither does a call that nobody took', () => {
  expect(isAnswer('note', null)).toBe(false);
  expect(isAnswer('call', 'noAnswer')).toBe(false);
  expect(isAnswer('call', 'reached')).toBe(true);
  expect(isAnswer('whatsapp', null)).toBe(true);
  expect(isAnswer('mail', null)).toBe(true);
});
