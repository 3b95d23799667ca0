export { EXPORT_HANDLER_MS, sendTable } from './service.ts';
export type { Column, Table } from './table.ts';
