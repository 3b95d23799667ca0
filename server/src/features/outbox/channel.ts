/** On which the database calls the workers when something was put in. */
export const CHANNEL = 'outbox';
