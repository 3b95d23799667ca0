import { loadConfig } from '../config.ts';
import { StartError } from '../db/start-error.ts';
import { type CommandName, runCommand } from '../features/operations/index.ts';

/** What the operator can mend is said in one line; anything else is a bug and keeps its stack. */
export async function orSay(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof StartError ? `diyar: ${error.message}` : error);
    process.exitCode = 1;
  }
}

export const runHere = (name: CommandName): Promise<void> =>
  orSay(async () => {
    const { lines, ok } = await runCommand(loadConfig(process.env, 'demo'), name);
    for (const line of lines) console.log(line);
    if (!ok) process.exitCode = 1;
  });
