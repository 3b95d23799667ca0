import { expect, onTestFinished, test, vi } from 'vitest';
import { claimDraft, type Owner } from './claim-draft.ts';

let drafts = 0;

/** Tabs that open the same draft, each with the last state it received. */
function tabs() {
  const name = `project-${drafts++}`;
  return () => {
    const reported: Owner[] = [];
    const claim = claimDraft(name, navigator.locks, (owner) => reported.push(owner));
    onTestFinished(claim.leave);
    return {
      ...claim,
      is: (owner: Owner) => vi.waitFor(() => expect(reported.at(-1)).toBe(owner), 3000),
      reported,
    };
  };
}

test('the first tab owns the draft, the second is notified and gets it when the first releases it', async () => {
  const open = tabs();
  const first = open();
  await first.is('mine');
  const second = open();
  await second.is('elsewhere');
  first.leave();
  await second.is('mine');
  expect(first.reported).toEqual(['mine']);
});

test('taking over notifies the other tab, which may take it back', async () => {
  const open = tabs();
  const [first, second] = [open(), open()];
  await first.is('mine');
  await second.is('elsewhere');
  second.takeOver();
  await second.is('mine');
  await first.is('elsewhere');
  first.takeOver();
  await first.is('mine');
  await second.is('elsewhere');
});

test('a reload finds the draft free again, even if the release is slow', async () => {
  const open = tabs();
  const before = open();
  await before.is('mine');
  const after = open();
  setTimeout(before.leave, 100);
  await after.is('mine');
  expect(after.reported).toEqual(['mine']);
});

test('a closed tab does not wait for the draft', async () => {
  const open = tabs();
  const [first, second] = [open(), open()];
  await second.is('elsewhere');
  second.leave();
  first.leave();
  const third = open();
  await third.is('mine');
  expect(second.reported).toEqual(['elsewhere']);
});
