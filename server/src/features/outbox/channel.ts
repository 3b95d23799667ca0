/** Notifies workers of a new entry. */
export const CHANNEL = 'outbox';
