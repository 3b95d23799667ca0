import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { errorMessage } from '@diyar/contract/errors';
import { PASSWORD_MIN } from '@diyar/contract/limits';
import { isRole, ROLES } from '@diyar/contract/rules/roles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { loadConfig } from '../config.ts';
import { type Db, openDatabase } from '../db/client.ts';
import { users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { createUser, setPassword, setRole } from '../features/users/index.ts';

const USAGE = `npm run user -- create NAME --role ${ROLES.join('|')}
npm run user -- password NAME
npm run user -- role NAME --role ${ROLES.join('|')}
The password is asked for, or read from standard input when that is no terminal.`;

async function askPassword(): Promise<string> {
  const terminal = Boolean(process.stdin.isTTY);
  // readline echoes what is typed to its output
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal });
  if (terminal) process.stdout.write('Password (not shown): ');
  const [password = ''] = [(await prompt[Symbol.asyncIterator]().next()).value as string | undefined];
  prompt.close();
  if (terminal) process.stdout.write('\n');
  if (password.length < PASSWORD_MIN)
    throw new Error(`the password needs at least ${PASSWORD_MIN} characters`);
  return password;
}

async function idOf(db: Db, username: string): Promise<number> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deletedAt)));
  if (!user) throw new Error(`there is no user "${username}"`);
  return user.id;
}

async function run(db: Db): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command, name] = positionals;
  const role = values.role?.toUpperCase();
  if (!command || !name) throw new Error(USAGE);
  if (command === 'password') {
    await setPassword(db, null, await idOf(db, name), await askPassword());
    return `${name} has a new password; older sessions are over`;
  }
  if (!isRole(role)) throw new Error(USAGE);
  if (command === 'role') {
    await setRole(db, null, await idOf(db, name), role);
    return `${name} is now ${role}`;
  }
  if (command !== 'create') throw new Error(USAGE);
  await createUser(db, null, {
    username: name,
    password: await askPassword(),
    role,
    fullName: '',
    phone: '',
    isActive: true,
  });
  return `${name} was created as ${role}`;
}

try {
  const database = await openDatabase(loadConfig(process.env, 'demo'));
  try {
    console.log(await run(database.db));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(
    `diyar: ${error instanceof AppError ? errorMessage(error.code, 'en') : (error as Error).message}`,
  );
  process.exitCode = 1;
}
