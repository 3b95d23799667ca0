/** For the demo and the benchmarks, which stand outside the server and must speak to the same Drizzle. */
export { eq, sql } from 'drizzle-orm';
