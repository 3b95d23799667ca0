/** For the demo and the benchmarks, which would otherwise resolve another copy of Drizzle. */
export { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
