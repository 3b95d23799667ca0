import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` from server/: writes the next migration from the difference to the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './drizzle',
});
