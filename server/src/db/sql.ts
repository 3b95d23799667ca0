/** For the demo and the benchmarks, which would otherwise resolve another copy of Drizzle. */
export { eq, isNotNull, sql } from 'drizzle-orm';
