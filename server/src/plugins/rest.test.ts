import { expect, test, vi } from 'vitest';
import { restWatch } from './rest.ts';

const MB = 1024 * 1024;

function watched() {
  const now = { resident: 190 * MB, busy: 0.9 };
  const collect = vi.fn(async () => {
    now.resident = 150 * MB;
  });
  const look = restWatch({ collect, residentBytes: () => now.resident, busyShare: () => now.busy });
  return { now, collect, look };
}

test('what a start or a rush has left is tidied once it is over, and once', async () => {
  const { now, collect, look } = watched();
  await look();
  expect(collect).not.toHaveBeenCalled();
  now.busy = 0.01;
  for (let times = 0; times < 3; times++) await look();
  expect(collect).toHaveBeenCalledTimes(1);
  expect(collect).toHaveBeenCalledWith({ type: 'major', execution: 'async', flavor: 'last-resort' });
  now.resident = 260 * MB;
  for (let times = 0; times < 3; times++) await look();
  expect(collect).toHaveBeenCalledTimes(2);
});

test('a few visitors are no reason', async () => {
  const { now, collect, look } = watched();
  now.busy = 0.01;
  await look();
  now.resident = 190 * MB;
  await look();
  expect(collect).toHaveBeenCalledTimes(1);
});
