import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { openDatabase } from '../../db/client.ts';
import { FolderInUse, StartError } from '../../db/start-error.ts';
import type { Place } from '../backup/index.ts';
import { openStorage } from '../files/index.ts';
import { COMMANDS, type CommandName, type CommandResult, doctorWithout } from './commands.ts';
import { reasonOf } from './read.ts';

/** The socket is a file that only its owner can use. */
const socketOf = ({ dataDir }: Config): string => resolve(dataDir, 'commands.sock');

interface Log {
  warn(details: object, message: string): void;
}

async function answer(client: Socket, place: Place, config: Config): Promise<void> {
  const name = (await text(client)).trim();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : undefined;
  const done: CommandResult = command
    ? await command(place, config).catch((error: Error) => ({ lines: [error.message], ok: false }))
    : { lines: [`no such command: ${name}`], ok: false };
  client.end(JSON.stringify(done));
}

/** Runs commands of the terminal inside this process. Returns a function that stops it. */
export async function serveCommands(place: Place, config: Config, log: Log): Promise<() => Promise<void>> {
  const path = socketOf(config);
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on('error', () => {});
    answer(client, place, config).catch(() => client.destroy());
  });
  await new Promise<void>((listening) => {
    // the path may be too long or the file system without sockets; the site then runs without commands
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

async function request(config: Config, name: CommandName): Promise<CommandResult> {
  const socket = connect({ path: socketOf(config), allowHalfOpen: true });
  socket.end(name);
  return JSON.parse(await text(socket)) as CommandResult;
}

/** The doctor is for bad days: it waits for nothing and changes no table. */
const CLOSE_WITHIN_MS = 2_000;
const DOCTOR = { migrates: false, startWithinMs: 3_000 };

/** Runs the command here, or in the process that has the embedded database open. */
export async function runCommand(config: Config, name: CommandName): Promise<CommandResult> {
  const isDoctor = name === 'doctor';
  try {
    const database = await openDatabase({ ...config, ...(isDoctor && DOCTOR) });
    try {
      return await COMMANDS[name]({ db: database.db, storage: openStorage(config) }, config);
    } finally {
      // a database that hangs does not even say goodbye
      await Promise.race([database.close(), sleep(CLOSE_WITHIN_MS)]);
    }
  } catch (error) {
    if (isDoctor && !(error instanceof FolderInUse))
      return doctorWithout(error instanceof StartError ? error.message : reasonOf(error), config);
    if (!(error instanceof FolderInUse)) throw error;
    return request(config, name).catch(() => {
      throw error;
    });
  }
}
