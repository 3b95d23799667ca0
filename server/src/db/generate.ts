/**
 * Writes the next migration into server/drizzle:
 *   node server/src/db/generate.ts --name add_something
 *   node server/src/db/generate.ts --name some_trigger --custom
 *
 * npm installs drizzle-orm in server/ and drizzle-kit at the root, where kit does not find it. It therefore gets
 * NODE_PATH for its `require`, which a process reads only when it starts, and a hook for its `import`.
 */
import { spawnSync } from 'node:child_process';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../..', import.meta.url));
const modules = `${server}node_modules`;

if (process.env.NODE_PATH === modules) {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('drizzle-orm') && context.conditions.includes('import')
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context),
  });
  process.argv.splice(2, 0, 'generate');
  createRequire(import.meta.url)('../../../node_modules/drizzle-kit/bin.cjs');
} else {
  const { status } = spawnSync(process.execPath, [import.meta.filename, ...process.argv.slice(2)], {
    cwd: server,
    env: { ...process.env, NODE_PATH: modules },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
