import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '../scripts/start.ts';

/** `npm start` in a temporary folder. */
const folder = mkdtempSync(join(tmpdir(), 'diyar-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
await startDemo('demo');
