import { OWN_SEQUENCES, OWN_TABLES } from '../backup/index.ts';

/** Of the installation and not of the company in it: they stay as they are when the demo goes and when it comes back. */
const STAY = [
  'answer_templates',
  'backups',
  'content_version',
  'demo',
  'jobs',
  'leases',
  'request_keys',
  'secrets',
  'throttles',
];

/** What belongs to an account, by the column that names it; in this order, because of references. */
export const OF_ACCOUNT = {
  users: 'id',
  sessions: 'user_id',
  devices: 'user_id',
  sign_ins: 'user_id',
  factors: 'user_id',
  recovery_codes: 'user_id',
} as const;

/** Whatever the demo fills. */
export const COMPANY_TABLES = OWN_TABLES.filter(({ name }) => !STAY.includes(name));

/** Accounts and what they signed in with have rows on both sides of the removal, and nobody reads the ids of files. */
const RUN_ON = new Set([...STAY, ...Object.keys(OF_ACCOUNT), 'files'].map((table) => `${table}_id_seq`));

/** The numbers of the company, which begin at their first again. */
export const COMPANY_SEQUENCES = OWN_SEQUENCES.filter((sequence) => !RUN_ON.has(sequence));
