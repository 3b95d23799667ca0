import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/test-database.ts';
import { company } from './schema.ts';

test('the company is there', async () => {
  const database = await freshDatabase();
  expect(await database.db.select().from(company)).toHaveLength(1);
  await database.close();
});
