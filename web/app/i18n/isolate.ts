/** A name of unknown script inside a sentence: isolated, so that neither turns the other around. */
export const isolate = (name: string) => `\u2068${name}\u2069`;
