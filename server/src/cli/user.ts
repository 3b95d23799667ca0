import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { errorMessage, issueMessage } from '@diyar/contract/errors';
import { isRole, ROLES } from '@diyar/contract/rules/roles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { loadConfig, passwordPolicyOf } from '../config.ts';
import { type Db, openDatabase } from '../db/client.ts';
import { users } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { type PasswordPolicy, refuseWeakPassword } from '../features/passwords/index.ts';
import { createUser, resetSecondFactor, setPassword, setRole } from '../features/users/index.ts';

const USAGE = `npm run user -- create NAME --role ${ROLES.join('|')}
npm run user -- password NAME
npm run user -- role NAME --role ${ROLES.join('|')}
npm run user -- reset-factor NAME
The password is asked for, or read from standard input when that is no terminal.`;

async function askPassword(username: string, policy: PasswordPolicy): Promise<string> {
  const terminal = Boolean(process.stdin.isTTY);
  // readline echoes what is typed to its output
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal });
  if (terminal) process.stdout.write('Password (not shown): ');
  const [password = ''] = [(await prompt[Symbol.asyncIterator]().next()).value as string | undefined];
  prompt.close();
  if (terminal) process.stdout.write('\n');
  await refuseWeakPassword(password, username, policy);
  return password;
}

function messageOf(error: unknown): string {
  if (!(error instanceof AppError)) return (error as Error).message;
  const [issue] = error.details.issues ?? [];
  return issue ? issueMessage(issue, 'en') : errorMessage(error.code, 'en');
}

async function idOf(db: Db, username: string): Promise<number> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deletedAt)));
  if (!user) throw new Error(`there is no user "${username}"`);
  return user.id;
}

async function run(db: Db, policy: PasswordPolicy): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command, name] = positionals;
  const role = values.role?.toUpperCase();
  if (!command || !name) throw new Error(USAGE);
  if (command === 'password') {
    await setPassword(db, null, await idOf(db, name), await askPassword(name, policy));
    return `${name} has a new password; older sessions are over`;
  }
  if (command === 'reset-factor') {
    await resetSecondFactor(db, null, await idOf(db, name));
    return `${name} has no second factor any more; older sessions are over`;
  }
  if (!isRole(role)) throw new Error(USAGE);
  if (command === 'role') {
    await setRole(db, null, await idOf(db, name), role);
    return `${name} is now ${role}`;
  }
  if (command !== 'create') throw new Error(USAGE);
  const password = await askPassword(name, policy);
  // whoever types it here may not be the one who uses it
  await createUser(
    db,
    null,
    { username: name, password, role, fullName: '', phone: '', isActive: true },
    true,
  );
  return `${name} was created as ${role}`;
}

try {
  const database = await openDatabase(loadConfig(process.env, 'demo'));
  // the demo's database has neither
  const isProduction = Boolean(process.env.DATABASE_URL || process.env.EMBEDDED_DATABASE);
  try {
    console.log(await run(database.db, passwordPolicyOf(process.env, isProduction ? 'serve' : 'demo')));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(`diyar: ${messageOf(error)}`);
  process.exitCode = 1;
}
