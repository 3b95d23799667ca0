/** The text of a rendered page, beside its response: inside, it would be turned into a stream and read back from it. */
export const rendered = new WeakMap<Response, string>();
