import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { expect, onTestFinished, test } from 'vitest';
import { saveFiveProjects } from '../../testing/five-projects.ts';
import { overHttp } from '../../testing/over-http.ts';
import { TEST_PASSWORD, testAppForThisTest } from '../../testing/test-app.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const TSC = join(root, 'node_modules/typescript-7/bin/tsc');
const OPTIONS = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--erasableSyntaxOnly'],
  ...['--target', 'esnext', '--module', 'nodenext', '--lib', 'esnext,dom', '--types', 'node'],
];

// Every answer of every test is held against the document (testing/check-answers.ts); this makes and compiles a program.
test.runIf(process.env.LONG === 'yes')(
  'a client that is made from the document is typed, and works',
  async () => {
    const app = await testAppForThisTest();
    await saveFiveProjects(app);
    const folder = await mkdtemp(join(tmpdir(), 'diyar-client-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await copyFile(new URL('./client-program.txt', import.meta.url), join(folder, 'program.mts'));
    await createClient({
      input: structuredClone(app.app.openApi()),
      output: { path: join(folder, 'api'), importFileExtension: '.ts' },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });

    const checked = await run(process.execPath, [TSC, ...OPTIONS, 'program.mts'], { cwd: folder }).catch(
      (error) => error,
    );
    expect(checked.stdout).toBe('');

    const { port, hangUp } = await overHttp(app.app);
    onTestFinished(hangUp);
    const address = `http://127.0.0.1:${port}`;
    const { stdout } = await run(process.execPath, ['program.mts', address, 'superadmin', TEST_PASSWORD], {
      cwd: folder,
    });
    expect(JSON.parse(stdout)).toEqual({
      code: 'badCredentials',
      names: [expect.stringMatching(/olive/i)],
      sender: 'Sami',
      uploaded: expect.stringMatching(/^\/uploads\//),
    });
  },
);
