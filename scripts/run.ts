import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const BIN = `${ROOT}/node_modules/.bin`;

/** Runs one command of this repository on the pinned Node, in its root; rejects when it fails. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: `${BIN}${delimiter}${process.env.PATH}` },
      // the programs of npm are scripts of its command shell there
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? code}`)),
    );
  });
}

/** Prints the error as one line; the failed command has already printed its own output. */
export async function main(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exitCode = 1;
  }
}
