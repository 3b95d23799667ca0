/** Issue 5, SPEC §2.16: a link someone typed is shown only when it is http or https, with a host. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s<>"'`\\]/.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
