export { EXPORT_HANDLER_MS, sendTable, TABLE_ANSWERS } from './service.ts';
export type { Column, Table } from './table.ts';
