import { createHash } from 'node:crypto';

/** Names exactly what somebody has seen. */
export const digestOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
