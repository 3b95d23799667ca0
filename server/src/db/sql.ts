/** For the demo and the benchmarks, which would otherwise resolve another copy of Drizzle. */
export { and, eq, sql } from 'drizzle-orm';
