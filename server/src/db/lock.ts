import { rmSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { StartError } from './start-error.ts';

export async function lockFolder(folder: string, file: string): Promise<() => Promise<void>> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(JSON.stringify({ pid: process.pid }));
    await handle.close();
  } catch {
    const { pid } = JSON.parse(await readFile(file, 'utf8'));
    throw new StartError(`The database in ${folder} is in use by process ${pid}.`);
  }
  const atExit = () => rmSync(file, { force: true });
  process.once('exit', atExit);
  return async () => {
    process.off('exit', atExit);
    await rm(file, { force: true });
  };
}
