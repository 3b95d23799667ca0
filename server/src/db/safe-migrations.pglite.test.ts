import { expect, test } from 'vitest';
import { laterMigrations, unsafeStatements } from './safe-migrations.ts';

test('every later migration is safe while the previous version still runs', () => {
  const migrations = laterMigrations();
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.flatMap(({ name, sql }) => unsafeStatements(name, sql))).toEqual([]);
});

test.each([
  'ALTER TABLE "users" DROP COLUMN "phone";',
  'DROP TABLE "users";',
  'ALTER TABLE "users" RENAME COLUMN "phone" TO "mobile";',
  'ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE integer;',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'CREATE TABLE "a" ("b" text);--> statement-breakpoint\ntruncate users;',
])('%s is refused', (statement) => {
  expect(unsafeStatements('0009_x.sql', statement)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;',
  'CREATE TABLE "a" ("b" text NOT NULL);',
  'CREATE INDEX "i" ON "users" USING btree ("phone");',
  '-- safe: unused since 1.4\nALTER TABLE "users" DROP COLUMN "phone";',
])('%s is fine', (statement) => {
  expect(unsafeStatements('0009_x.sql', statement)).toEqual([]);
});
