export { csvOf } from './csv.ts';
export { EXPORT_HANDLER_MS, sendTable, takeTurn } from './service.ts';
export type { Column, Table } from './table.ts';
export { zipOf } from './zip.ts';
