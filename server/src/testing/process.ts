import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The sources are compiled once for all the processes that tests start. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/diyar/compiled');
const QUICK_IMPORTS = new URL('./quick-imports.ts', import.meta.url).href;
const SAME_PRIORITY = new URL('./same-priority.mjs', import.meta.url).href;

const newest = (pattern: string) =>
  Math.max(0, ...globSync(pattern, { cwd: ROOT }).map((file) => statSync(join(ROOT, file)).mtimeMs));

let isBuilt: boolean | undefined;

/** A program of the server as production runs it, from the bundle; from the sources where they changed after the build. */
export function serverProgram(name: 'serve' | 'user' | 'backup' | 'restore' | 'doctor' | 'move'): string {
  isBuilt ??= newest('server/build/serve.js') > newest('{server,contract}/src/**/!(*.test).ts');
  if (isBuilt) return `server/build/${name}.js`;
  return name === 'serve' ? 'server/src/main.ts' : `server/src/cli/${name}.ts`;
}

export interface Started {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

/** Starts a program of this repository as a process of its own, with exactly the given settings. `isGroup` makes it the
 * leader of a process group, so that a signal can reach it together with its own processes. */
export function startProcess(
  script: string,
  env: Record<string, string>,
  input?: string,
  isGroup = false,
): Started {
  // the bundle has nothing to resolve, and TypeScript in a hook would take a tenth of a second
  const hook = script.includes('server/build/') ? SAME_PRIORITY : QUICK_IMPORTS;
  const child = spawn(process.execPath, ['--import', hook, ...script.split(' ')], {
    cwd: ROOT,
    detached: isGroup,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE, LOG_LEVEL: 'error', PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input ?? '');
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, exited };
}

/** The address the process printed once it listens. */
export async function listeningAt({ output, exited }: Started): Promise<string> {
  let over = false;
  exited.then(() => {
    over = true;
  });
  for (;;) {
    const url = /Diyar is at (\S+)/.exec(output())?.[1];
    if (url) return new URL(url).origin;
    if (over) throw new Error(`the process ended before it listened:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
