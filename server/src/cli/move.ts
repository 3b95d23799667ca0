import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { StartError } from '../db/start-error.ts';
import { moveTo } from '../features/move/index.ts';

const USAGE = `DATABASE_URL=postgres://… npm run move -- --from ./data
Moves the embedded database and the files in that folder to the PostgreSQL that DATABASE_URL names, which must be
empty, and to STORAGE_URL or DATA_DIR. Compares every row and every byte, and leaves the old folder as it is.`;

try {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new StartError(USAGE);
  if (!existsSync(join(values.from, 'db')))
    throw new StartError(`there is no embedded database in ${values.from}`);
  const { rows, files, bytes } = await moveTo(loadConfig(process.env, 'demo'), values.from);
  console.log(`Moved and compared: ${rows} rows, ${files} files, ${bytes} bytes.`);
} catch (error) {
  console.error(error instanceof StartError ? `diyar: ${error.message}` : error);
  process.exitCode = 1;
}
