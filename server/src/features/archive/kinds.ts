/** Tables that hold nothing of the company's own: technical, derived, or secrets of its users. */
export const LEFT_OUT = [
  'backups',
  'calendar_addresses',
  'challenges',
  'content_version',
  'deal_sums',
  'demo',
  'devices',
  'digit_tries',
  'ended_addresses',
  'factors',
  'import_headings',
  'jobs',
  'leases',
  'logo_files',
  'message_counts',
  'outbox',
  'paper_numbers',
  'previews',
  'project_listing',
  'recovery_codes',
  'request_keys',
  'running_headings',
  'running_imports',
  'secret_addresses',
  'secrets',
  'sessions',
  'throttles',
  'unit_imports',
] as const;

/** Whoever has the archive must not become somebody else by it, nor open what only an address opens. */
const SECRET = new Set([
  'password_hash',
  'token',
  'token_version',
  'request_key',
  'request_digest',
  'sealed',
]);
/** Copies for searching and sorting, made of the others. */
const isDerived = (name: string) => name === 'search' || name.startsWith('search_') || name.endsWith('_key');

/** Numbers of identity papers, which are given out only to whoever asks for them. */
export const ID_NUMBERS: Readonly<Record<string, string>> = {
  persons: 'id_number',
  transfers: 'id_numbers',
  contracts: 'values',
};

export const isArchived = (table: string): boolean => !LEFT_OUT.some((one) => one === table);
export const isColumnArchived = (name: string): boolean => !SECRET.has(name) && !isDerived(name);
