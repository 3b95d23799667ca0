/** For the demo and the benchmarks, which would otherwise resolve another copy of Drizzle. */
export { eq, sql } from 'drizzle-orm';
