import { expect, test } from 'vitest';
import { dealOn, render } from '../tracker-testing.tsx';
import { CancelForm, cancelSchema } from './cancel-form.tsx';

const problems = (hasMoney: boolean, typed: object) => {
  const { error } = cancelSchema(hasMoney).safeParse({ note: '', money: null, ...typed });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

test('a reason is needed; another reason needs a note; money needs a place', () => {
  expect(problems(false, { reason: null })).toEqual(['reason']);
  expect(problems(false, { reason: 'buyerWithdrew' })).toEqual([]);
  expect(problems(false, { reason: 'other' })).toEqual(['note']);
  expect(problems(false, { reason: 'other', note: 'Moved abroad' })).toEqual([]);
  expect(problems(true, { reason: null })).toEqual(['reason', 'money']);
  expect(problems(true, { reason: 'mistake', money: 'kept' })).toEqual([]);
});

test('asks for the money only where some was received, and keeping the deal comes first', () => {
  const form = (hasMoney: boolean) =>
    render(
      <CancelForm
        frame={{ subject: 1, onClose: () => {} }}
        unit={dealOn('sold', { hasMoney })}
        units={[]}
        onDone={() => {}}
      />,
    );
  expect(form(true)).toContain('What becomes of it?');
  expect(form(false)).not.toContain('What becomes of it?');
  const html = form(false);
  expect(html.lastIndexOf('Keep the deal')).toBeLessThan(html.lastIndexOf('Cancel the deal'));
});
