import { useRead } from '~/lib/admin/use-read.ts';

/** Whoever looks at it waits for something to change. */
const EVERY_MS = 30_000;

export const useSystem = () => useRead('GET /admin/system', {}, { refetchInterval: EVERY_MS });
