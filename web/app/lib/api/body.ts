/** The value of a response without a body. One object, so that it can be recognised. */
export const EMPTY_BODY: Readonly<Record<string, never>> = Object.freeze({});

export const isEmptyBody = (data: unknown): data is typeof EMPTY_BODY => data === EMPTY_BODY;

/** JSON if it parses, else the text itself: other servers may send a wrong content type. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return EMPTY_BODY;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
