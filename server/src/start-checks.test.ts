import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeTooOld, readEnvironmentFile } from './begin.ts';
import { fixableReason } from './start-checks.ts';

const place = { host: '0.0.0.0', port: 80, dataDir: '/var/lib/diyar' };
const failure = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });

test.each([
  ['a port below 1024', failure('EACCES', { syscall: 'listen' }), /^port 80 needs rights/],
  [
    'a folder of somebody else',
    failure('EACCES', { path: '/var/lib/diyar/files' }),
    /^\/var\/lib\/diyar\/files cannot/,
  ],
  ['a read-only disk', failure('EROFS'), /^\/var\/lib\/diyar cannot be written to \(EROFS\)/],
  ['a full disk', failure('ENOSPC'), /^the disk is full \(DATA_DIR/],
  [
    "PostgreSQL's full disk, as the cause",
    new Error('Failed query', { cause: failure('53100') }),
    /of PostgreSQL/,
  ],
])('%s is told in one line', (_what, error, line) => {
  expect(fixableReason(error, place)).toMatch(line);
});

test('a bug is not', () => {
  expect(fixableReason(new TypeError('x is not a function'), place)).toBeNull();
});

test('an old Node is told in one line', () => {
  expect(nodeTooOld('20.19.0')).toMatch(/^diyar: Node 24 is needed, this is 20\.19\.0/);
  expect(nodeTooOld('24.0.0')).toBeNull();
});

test('.env is read, and what is set already takes precedence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-env-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of ['DIYAR_FIRST', 'DIYAR_SECOND']) delete process.env[name];
  });
  process.env.DIYAR_SECOND = 'of the environment';
  writeFileSync(join(folder, '.env'), 'DIYAR_FIRST=of the file\nDIYAR_SECOND=of the file\n');
  readEnvironmentFile(join(folder, '.env'));
  readEnvironmentFile(join(folder, 'none'));
  expect(process.env.DIYAR_FIRST).toBe('of the file');
  expect(process.env.DIYAR_SECOND).toBe('of the environment');
});
