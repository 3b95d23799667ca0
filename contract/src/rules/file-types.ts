export type FileKind = 'image' | 'video' | 'pdf' | 'word';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface FileType {
  kind: FileKind;
  mimeType: string;
  extension: string;
}

/** All accepted types. SVG and HTML can contain scripts and are not among them. */
export const FILE_TYPES: readonly FileType[] = [
  { kind: 'image', mimeType: 'image/jpeg', extension: 'jpg' },
  { kind: 'image', mimeType: 'image/png', extension: 'png' },
  { kind: 'image', mimeType: 'image/webp', extension: 'webp' },
  { kind: 'image', mimeType: 'image/avif', extension: 'avif' },
  { kind: 'image', mimeType: 'image/gif', extension: 'gif' },
  { kind: 'image', mimeType: 'image/heic', extension: 'heic' },
  { kind: 'video', mimeType: 'video/mp4', extension: 'mp4' },
  { kind: 'video', mimeType: 'video/webm', extension: 'webm' },
  { kind: 'video', mimeType: 'video/quicktime', extension: 'mov' },
  { kind: 'pdf', mimeType: 'application/pdf', extension: 'pdf' },
  { kind: 'word', mimeType: WORD_TYPE, extension: 'docx' },
];

/** The media types of some kinds. */
export const mediaTypes = (kinds: readonly FileKind[]): string[] =>
  FILE_TYPES.filter(({ kind }) => kinds.includes(kind)).map(({ mimeType }) => mimeType);
