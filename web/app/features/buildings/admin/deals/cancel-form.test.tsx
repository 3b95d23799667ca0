import { expect, test } from 'vitest';
import { cancelSchema } from './cancel-form.tsx';

test('another reason needs a note', () => {
  const refused = (typed: object) =>
    (cancelSchema.safeParse(typed).error?.issues ?? []).map(({ path }) => path.join('.'));
  expect(refused({ reason: 'noFinancing' })).toEqual([]);
  expect(refused({ reason: 'other' })).toEqual(['note']);
  expect(refused({ reason: 'other', note: 'moved abroad' })).toEqual([]);
});
