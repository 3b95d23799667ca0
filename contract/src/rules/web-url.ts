/** Typed links are shown only when they are http or https with a host, so that `javascript:` never becomes one. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /[\s<>"'`\\]/.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
