import { fileURLToPath } from 'node:url';
import { ROOT } from '../places.ts';

export const migrationsFolder = fileURLToPath(new URL('server/drizzle', ROOT));
