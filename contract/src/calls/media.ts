import { type FileKind, mediaTypes } from '../rules/file-types.ts';

/** The file part of a form. */
export const filePart = (file: string, kinds: readonly FileKind[]) => ({
  file,
  accepts: mediaTypes(kinds).join(', '),
});

/** A file of these kinds, whole or in parts. */
export const fileOf = (kinds: readonly FileKind[]) => ({
  200: mediaTypes(kinds),
  206: mediaTypes(kinds),
  304: [],
  416: [],
});

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An export. */
export const TABLE = { 200: ['text/csv', XLSX_TYPE] };
