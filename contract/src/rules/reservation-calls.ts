/** For servers without PATCH: docs/product/building-tracker.md#patch-and-post. */
export const fallsBackToPost = (status: number, message: string): boolean =>
  status === 404 || status === 405 || status === 415 || /patch/i.test(message);

export type PhotoProblem = 'NOT_FOUND' | `HTTP ${number}` | 'Unexpected content-type' | 'Empty image';

/** Null when the answer is a non-empty image. */
export function photoProblem(status: number, contentType: string | null, size: number): PhotoProblem | null {
  if (status === 404) return 'NOT_FOUND';
  if (status < 200 || status > 299) return `HTTP ${status}`;
  if (!/^image\//i.test(contentType ?? '')) return 'Unexpected content-type';
  return size > 0 ? null : 'Empty image';
}
