/** SPEC §7: PATCH falls back to POST when the status is 404, 405 or 415, or the error mentions patch. */
export const fallsBackToPost = (status: number, message: string): boolean =>
  status === 404 || status === 405 || status === 415 || /patch/i.test(message);

export type PhotoProblem = 'NOT_FOUND' | `HTTP ${number}` | 'Unexpected content-type' | 'Empty image';

/** SPEC §5, §8: the photo answer must be a non-empty image; a 404 is remembered. */
export function photoProblem(status: number, contentType: string | null, size: number): PhotoProblem | null {
  if (status === 404) return 'NOT_FOUND';
  if (status < 200 || status > 299) return `HTTP ${status}`;
  if (!/^image\//i.test(contentType ?? '')) return 'Unexpected content-type';
  return size > 0 ? null : 'Empty image';
}
