import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES, type Role } from '@diyar/contract/rules/roles';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject, onTestFinished } from 'vitest';
import { type AppParts, buildApp } from '../app.ts';
import { type Config, loadConfig, type S3Settings } from '../config.ts';
import type { Db } from '../db/client.ts';
import type { Replica } from '../db/replica.ts';
import { createUser } from '../features/users/index.ts';
import { checkAnswers } from './check-answers.ts';
import { freshDatabase } from './test-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Options = Omit<InjectOptions, 'method' | 'url' | 'payload'>;

/** Calls as one person: `app.as('ADMIN').get('/admin/messages')`. English unless a header says otherwise. */
function caller(app: FastifyInstance, token?: string) {
  const call =
    (method: Method) =>
    (url: string, payload?: unknown, options: Options = {}): Promise<LightMyRequestResponse> =>
      app.inject({
        ...options,
        method,
        url,
        ...(payload !== undefined && { payload: payload as object }),
        headers: {
          'accept-language': 'en',
          ...(token && { authorization: `Bearer ${token}` }),
          ...options.headers,
        },
      });
  return {
    get: (url: string, options?: Options) => call('GET')(url, undefined, options),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: (url: string, options?: Options) => call('DELETE')(url, undefined, options),
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** There where the file tests run on S3 instead of a folder. */
    objectStorage: S3Settings | undefined;
  }
}

/** A part of the test's bucket that nobody else uses. */
function freshStorage(): S3Settings | undefined {
  const settings = inject('objectStorage');
  return settings && { ...settings, prefix: `${randomUUID()}/` };
}

/** A setting for `testApp`: one proxy in front, as TRUST_PROXY=1. */
export const { trustProxy: ONE_PROXY } = loadConfig({ TRUST_PROXY: '1' }, 'test');

export const TEST_PASSWORD = 'correct horse';

/** The whole app on a database of its own, with one user per role (`superadmin`, `admin`, `lacasa`). */
export async function testApp(
  settings: Partial<Config> = {},
  pages?: AppParts['pages'],
  replicaOf?: (primary: Db) => Replica,
  poolSize?: number,
) {
  const database = await freshDatabase(poolSize);
  const dataDir = await mkdtemp(join(tmpdir(), 'diyar-test-'));
  const config: Config = {
    ...loadConfig({ LOG_LEVEL: 'silent' }, 'test'),
    dataDir,
    storage: freshStorage(),
    ...settings,
  };
  const app = await buildApp({ config, database, replica: replicaOf?.(database.db), pages });
  await app.ready();
  checkAnswers(app, { isAtRoot: config.basePath !== '/' });
  const tokens = new Map<string, string>();
  for (const role of ROLES) {
    const input = {
      username: role.toLowerCase(),
      password: TEST_PASSWORD,
      fullName: role,
      phone: '',
      role,
      isActive: true,
    };
    const user = await createUser(database.db, null, input);
    tokens.set(role, app.jwt.sign({ sub: String(user.id), ver: 1 }));
  }
  const close = async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    app,
    db: database.db,
    database,
    dataDir: config.dataDir,
    storage: config.storage,
    close,
    token: (role: Role) => tokens.get(role) as string,
    anonymous: caller(app),
    as: (role: Role) => caller(app, tokens.get(role)),
    withToken: (token: string) => caller(app, token),
  };
}

/** A testApp that is closed when the current test ends. */
export async function testAppForThisTest(settings?: Partial<Config>) {
  const app = await testApp(settings);
  onTestFinished(app.close);
  return app;
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
