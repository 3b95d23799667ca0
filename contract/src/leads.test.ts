import { expect, test } from 'vitest';
import { LeadUpdate } from './leads.ts';

test('an update changes only what is sent', () => {
  expect(LeadUpdate.parse({ version: 3, stage: 'offer' })).toEqual({
    version: 3,
    stage: 'offer',
    cancelViewings: false,
  });
  expect(LeadUpdate.parse({ version: 3, nextStep: null, nextOn: '', lostReason: null })).toMatchObject({
    nextStep: '',
    nextOn: null,
    lostReason: null,
  });
});
