import type { User } from '@diyar/contract/users';

/** The name of a user in a sentence. */
export const nameOf = (user: Pick<User, 'fullName' | 'username'>) => user.fullName || user.username;
