/** A LIKE pattern for text that contains `q`, where `%`, `_` and `\` are letters like any other. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;
