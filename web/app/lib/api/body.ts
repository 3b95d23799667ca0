/** SPEC §7: what an answer without a body yields. One object, so that it can be recognised. */
export const EMPTY_BODY: Readonly<Record<string, never>> = Object.freeze({});

export const isEmptyBody = (data: unknown): data is typeof EMPTY_BODY => data === EMPTY_BODY;

/** JSON when it is JSON, else the text itself: other servers are not always careful with their headers. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return EMPTY_BODY;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
