import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { StartError } from './db/start-error.ts';

test('defaults', () => {
  expect(loadConfig({}, 'demo')).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    basePath: '/diyar',
    dataDir: './data',
    databaseUrl: undefined,
    signInWith: 'username',
    tokenTtlSeconds: 43_200,
    trustProxy: undefined,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['BASE_PATH', 'diyar'],
  ['BASE_PATH', '/api'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'diyar.example'],
  ['API_BASE_URL', 'ftp://x'],
  ['SIGN_IN_WITH', 'phone'],
  ['TOKEN_TTL', '12 hours'],
  ['STORAGE_URL', '/var/files'],
  ['SMTP_URL', 'mail.example'],
  ['NOTIFY_EMAIL', 'nobody'],
  ['LOG_LEVEL', 'loud'],
  ['EMBEDDED_DATABASE', 'yes'],
  ['TRUST_PROXY', 'nginx'],
])('a wrong %s stops the start with one line that contains its name', (name, value) => {
  const start = () => loadConfig({ [name]: value }, 'demo');
  expect(start).toThrow(StartError);
  expect(start).toThrow(new RegExp(`^${name} `));
});

test('the line shows what was set, unless that contains a password', () => {
  const told = (name: string, value: string) => {
    try {
      loadConfig({ [name]: value }, 'demo');
    } catch (error) {
      return (error as Error).message;
    }
    throw new Error(`${name} was accepted`);
  };
  expect(told('PORT', 'eighty')).toContain('eighty');
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL'])
    expect(told(name, 'mysql://user:hunter2@host')).not.toContain('hunter2');
});

test('an empty variable counts as unset', () => {
  expect(loadConfig({ DATABASE_URL: '', PORT: '' }, 'demo')).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('serve requires a PostgreSQL, or the risk accepted explicitly', () => {
  const serve = (env: Record<string, string>) =>
    loadConfig({ PUBLIC_URL: 'https://diyar.example', ...env }, 'serve');
  expect(() => serve({})).toThrow(/^DATABASE_URL is missing/);
  expect(serve({ EMBEDDED_DATABASE: 'accept-risk' }).warnings[0]).toMatch(/power cut/);
  expect(serve({ DATABASE_URL: 'postgres://localhost/diyar' }).warnings).toEqual([]);
});

test('serve requires the address of the site', () => {
  const database = { DATABASE_URL: 'postgres://localhost/diyar' };
  expect(() => loadConfig(database, 'serve')).toThrow(/^PUBLIC_URL is missing/);
  expect(loadConfig(database, 'demo').publicUrl).toBeUndefined();
});

test('a trailing slash of the base path is removed, except for the root', () => {
  expect(loadConfig({ BASE_PATH: '/site/' }, 'demo').basePath).toBe('/site');
  expect(loadConfig({ BASE_PATH: '/' }, 'demo').basePath).toBe('/');
});

test('a first administrator needs both a name and a password', () => {
  expect(() => loadConfig({ ADMIN_USERNAME: 'rana' }, 'demo')).toThrow(/ADMIN_PASSWORD/);
});

test('a bucket may have a folder, and needs its keys', () => {
  const keys = {
    S3_ENDPOINT: 'http://127.0.0.1:9000/',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const storage = (url: string) => loadConfig({ STORAGE_URL: url, ...keys }, 'demo').storage;
  expect(storage('s3://files')).toMatchObject({
    bucket: 'files',
    prefix: '',
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
  });
  expect(storage('s3://files/diyar/')).toMatchObject({ bucket: 'files', prefix: 'diyar/' });
  expect(loadConfig({}, 'demo').storage).toBeUndefined();
  for (const name of Object.keys(keys))
    expect(() => loadConfig({ STORAGE_URL: 's3://files', ...keys, [name]: '' }, 'demo')).toThrow(
      new RegExp(`^${name} is missing`),
    );
});
