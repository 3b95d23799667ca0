import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startS3 } from '../../server/src/testing/s3.ts';
import { main, ROOT } from '../run.ts';
import { blocksOf } from './page.ts';
import { chooseOwn, findItAgain, leaveSomething, ready, signIn, throughProxy } from './site.ts';

const [place = ''] = process.argv.slice(2);

/** Root's login environment; npm installs from its cache. */
const SHELL = {
  HOME: process.env.HOME,
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  npm_config_offline: 'true',
};

async function bash(commands: string): Promise<void> {
  const shell = spawn('bash', ['-exuo', 'pipefail', '-c', commands], {
    cwd: '/opt/diyar',
    env: SHELL,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(shell, 'exit');
  if (status !== 0) throw new Error(`ended with ${status}`);
}

const bucket = () => startS3({ port: 9000, bucket: 'diyar', key: 'diyar', secret: 'choose-a-key' });

/** Pushes a new version to the origin. */
const newVersion = () =>
  bash(`git clone -q ${place}/origin.git ${place}/colleague && cd ${place}/colleague && echo >> CHANGELOG.md &&
    git -c user.name=x -c user.email=x@example.com commit -qam "feat: a new version" && git push -q`);

const refused = (password: string) =>
  signIn(password).then(
    () => {
      throw new Error('the old password still opens');
    },
    () => undefined,
  );

/** The inner part of `npm run operations-test`: every block of docs/operations.md in order, with a check after each. */
await main(async () => {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const ran = new Map<string, number>();
  let password = 'choose-another';
  let left: Awaited<ReturnType<typeof leaveSomething>> | undefined;
  let s3: Awaited<ReturnType<typeof startS3>> | undefined;
  const all = async () => left && findItAgain(password, left);

  const before: Record<string, () => unknown> = {
    'Files in S3-compatible storage': async () => {
      s3 = await bucket();
    },
    Upgrade: newVersion,
    'Move from the embedded database to PostgreSQL': () =>
      bash('node scripts/operations/small-site.ts ./data'),
  };
  const after: Record<string, () => unknown> = {
    'One small server, ten minutes': async () => {
      if (!throughProxy('/diyar').includes('<html')) throw new Error('the proxy has no page');
      if (left) return;
      // the first password is only good for choosing another
      password = await chooseOwn(password, 'chosen-by-rana');
      left = await leaveSomething(password);
    },
    'Several processes, several machines': all,
    'Back up': all,
    Restore: all,
    'Files in S3-compatible storage': all,
    Upgrade: all,
    'Rotate secrets': async () => {
      if (ran.get('Rotate secrets') !== 3) return all();
      await refused(password);
      // a password that somebody else has set is only good for choosing another
      password = await chooseOwn('choose-a-fourth', 'choose-a-fifth');
      await all();
    },
    Watch: all,
  };

  for (const { section, line, commands, tried } of blocksOf(page)) {
    console.log(`\n--- operations.md:${line} ${section}${tried ? '' : ' (not tried here)'}`);
    if (!tried) continue;
    const count = (ran.get(section) ?? 0) + 1;
    ran.set(section, count);
    if (count === 1) await before[section]?.();
    const started = Date.now();
    try {
      await bash(commands);
      const last = blocksOf(page).findLast((block) => block.section === section)?.line === line;
      if (last || section !== 'One small server, ten minutes') await after[section]?.();
    } catch (error) {
      execFileSync('sh', ['-c', 'tail -n 20 /run/units/*.log || true'], { stdio: 'inherit' });
      throw new Error(`docs/operations.md:${line}: ${(error as Error).message}`);
    }
    console.log(`--- ok, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  await ready(3001);
  await bash("systemctl stop 'diyar@*'; nginx -s stop");
  await s3?.remove();
  console.log('\nEvery command of docs/operations.md ran as written.');
});
