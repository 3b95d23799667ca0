import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../testing/test-database.ts';
import { exportTurns, turnInAllProcesses } from './turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one export at a time for each user and two in the process; the others wait in their order', async () => {
  const take = exportTurns();
  const began: string[] = [];
  const ends: Record<string, () => void> = {};
  const ask = (name: string, userId: number) =>
    void take(userId).then((end) => {
      began.push(name);
      ends[name] = end;
    });
  for (const [name, userId] of [
    ['rana 1', 1],
    ['rana 2', 1],
    ['dina 1', 2],
    ['omar 1', 3],
  ] as const)
    ask(name, userId);
  await settled();
  expect(began).toEqual(['rana 1', 'dina 1']);
  ends['dina 1']?.();
  ends['dina 1']?.();
  await settled();
  expect(began).toEqual(['rana 1', 'dina 1', 'omar 1']);
  ends['rana 1']?.();
  await settled();
  expect(began).toEqual(['rana 1', 'dina 1', 'omar 1', 'rana 2']);
});

test('so many that the last would wait too long are refused', async () => {
  const take = exportTurns();
  await take(1);
  const waiting = Array.from({ length: 20 }, () => take(1));
  await expect(take(1)).rejects.toMatchObject({ code: 'unavailable' });
  expect(waiting).toHaveLength(20);
});

test('one at a time for each user in all processes: the other waits, or is told to come back', async () => {
  const database = await freshDatabase();
  onTestFinished(database.close);
  const end = await turnInAllProcesses(database.db, 1);
  await (await turnInAllProcesses(database.db, 2))();
  await expect(turnInAllProcesses(database.db, 1, 0)).rejects.toMatchObject({ code: 'unavailable' });
  const second = turnInAllProcesses(database.db, 1);
  let hasBegun = false;
  second.then(() => {
    hasBegun = true;
  });
  await settled();
  expect(hasBegun).toBe(false);
  await end();
  await (await second)();
});
