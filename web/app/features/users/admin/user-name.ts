import type { User } from '@diyar/contract/users';

/** How a person is called in a sentence. */
export const nameOf = (user: Pick<User, 'fullName' | 'username'>) => user.fullName || user.username;
