/**
 * Isolates a name of unknown script inside a sentence, so that neither changes the direction of the other.
 */
export const isolate = (name: string) => `\u2068${name}\u2069`;
