import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from './migrations.ts';

/**
 * A new version migrates while processes of the previous one still run, so a migration only adds. A column is first
 * left unused for one version, and dropped by a later one with `-- safe: <why>` above the statement.
 */
const UNSAFE: readonly [RegExp, string][] = [
  [
    /\bdrop\s+(table|column|constraint|default|view|function|trigger|type|index)\b/i,
    'drops something that the running version may use',
  ],
  [/\brename\b/i, 'renames something that the running version uses'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that the running version writes'],
  [
    /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/i,
    'rewrites the table and changes a type under the running version',
  ],
  [
    /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\bdefault\b)(?!.*\bgenerated\b)/is,
    'adds a column that the running version does not fill',
  ],
  [/\btruncate\b|\bdelete\s+from\b/i, 'removes rows'],
];

export type Unsafe = { migration: string; statement: string; why: string };

export function unsafeStatements(migration: string, sql: string): Unsafe[] {
  return sql
    .split(/--> statement-breakpoint|;\s*$/m)
    .filter((statement) => !/^\s*--\s*safe: \S/m.test(statement))
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .flatMap((statement) =>
      UNSAFE.filter(([pattern]) => pattern.test(statement)).map(([, why]) => ({ migration, statement, why })),
    );
}

/** The first migrations create everything and are not checked. */
const FIRST = 3;

export const laterMigrations = () =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .slice(FIRST)
    .map((name) => ({ name, sql: readFileSync(join(migrationsFolder, name), 'utf8') }));
