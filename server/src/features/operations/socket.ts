import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/client.ts';
import { FolderInUse } from '../../db/start-error.ts';
import type { Place } from '../backup/index.ts';
import { openStorage } from '../files/index.ts';
import { COMMANDS, type Commanded, type CommandName } from './commands.ts';

/** Only who may read DATA_DIR may ask: the socket is a file with the owner's rights. */
const socketOf = ({ dataDir }: Config): string => resolve(dataDir, 'commands.sock');

interface Log {
  warn(details: object, message: string): void;
}

async function answer(asked: Socket, place: Place, config: Config): Promise<void> {
  const name = (await text(asked)).trim();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : undefined;
  const done: Commanded = command
    ? await command(place, config).catch((error: Error) => ({ lines: [error.message], ok: false }))
    : { lines: [`no such command: ${name}`], ok: false };
  asked.end(JSON.stringify(done));
}

/** Runs commands of the terminal inside this process. Gives the way to stop. */
export async function serveCommands(place: Place, config: Config, log: Log): Promise<() => Promise<void>> {
  const path = socketOf(config);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (asked) => {
    asked.on('error', () => {});
    answer(asked, place, config).catch(() => asked.destroy());
  });
  await new Promise<void>((listening) => {
    // A path longer than the system allows, a folder without sockets: the site runs without the commands.
    server.once('error', (error) => {
      log.warn({ err: error }, 'npm run backup and doctor cannot reach this process');
      listening();
    });
    server.listen(path, listening);
  });
  await chmod(path, 0o600).catch(() => {});
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

async function ask(config: Config, name: CommandName): Promise<Commanded> {
  const socket = connect({ path: socketOf(config), allowHalfOpen: true });
  socket.end(name);
  return JSON.parse(await text(socket)) as Commanded;
}

/** Here, or in the process that has the embedded database open. */
export async function runCommand(config: Config, name: CommandName): Promise<Commanded> {
  try {
    const database = await openDatabase(config);
    try {
      return await COMMANDS[name]({ db: database.db, storage: openStorage(config) }, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return ask(config, name).catch(() => {
      throw error;
    });
  }
}
