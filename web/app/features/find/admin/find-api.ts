import { useRead } from '~/lib/admin/use-read.ts';

export const useFound = (q: string) =>
  useRead('GET /admin/find', { query: { q } }, { enabled: q !== '', keepsPrevious: true });
