import { loadConfig } from '../config.ts';
import { StartError } from '../db/start-error.ts';
import { type CommandName, runCommand } from '../features/system/index.ts';

/** An error that the operator can fix is printed in one line; any other is a bug and printed with its stack. */
export async function reportingErrors(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof StartError ? `diyar: ${error.message}` : error);
    process.exitCode = 1;
  }
}

export const printCommand = (name: CommandName): Promise<void> =>
  reportingErrors(async () => {
    const { lines, ok } = await runCommand(loadConfig(process.env, 'demo'), name);
    for (const line of lines) console.log(line);
    // a connection that hangs must not keep the terminal waiting
    process.exit(ok ? 0 : 1);
  });
