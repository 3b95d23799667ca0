import { useRead } from '~/lib/admin/use-read.ts';

export const useDashboard = () => useRead('GET /admin/dashboard', {});
