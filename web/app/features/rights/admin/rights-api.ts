import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { readUsers } from '@diyar/contract/readers/users';
import type { User } from '@diyar/contract/users';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

/** All who can sign in. */
async function readEveryone(signal: AbortSignal): Promise<User[]> {
  const users: User[] = [];
  for (let page = 1; ; page += 1) {
    const query = { isActive: true, page, size: PAGE_SIZE_MAX, sort: 'name' as const };
    const { items, total } = await api('GET /admin/users', { query, signal, read: readUsers });
    users.push(...items);
    if (items.length === 0 || users.length >= total) return users;
  }
}

export const useEveryone = () =>
  useQuery({
    queryKey: ['users', 'everyone'],
    queryFn: ({ signal }) => readEveryone(signal),
    meta: { reads: ['users'] },
  });
