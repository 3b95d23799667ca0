import { PAGE_SIZE } from '@diyar/contract/limits';
import { readUsers } from '@diyar/contract/readers/users';
import type { PasswordInput, User, UserInput, UserList, UsersQuery, UserUpdate } from '@diyar/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { containsText, pageOfList } from '~/lib/admin/local-list.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

const LISTS = readKey('GET /admin/users');
const SHOWN = { isDoneWhenShown: true };

type View = Pick<UsersQuery, 'q' | 'page'> & { sort: UsersQuery['sort'] | null };

export const useUsers = (view: View) =>
  useRead(
    'GET /admin/users',
    { query: { ...view, size: PAGE_SIZE } },
    {
      read: (data): UserList =>
        pageOfList(readUsers(data), {
          page: view.page,
          matches: ({ username, fullName, phone }) => containsText(view.q, username, fullName, phone),
        }),
      keepsPrevious: true,
    },
  );

/** The only one who may manage users: cannot be demoted, disabled or deleted. */
export function useIsLastSuperadmin({ role, isActive }: User): boolean {
  const isOne = role === 'SUPERADMIN' && isActive;
  const { data } = useRead(
    'GET /admin/users',
    { query: { role: 'SUPERADMIN', isActive: true, size: 2 } },
    { read: readUsers, select: ({ total }) => total, enabled: isOne },
  );
  return isOne && data === 1;
}

export const useCreateUser = () =>
  useWrite({
    mutationFn: (input: UserInput) => api('POST /admin/users', { body: input }),
    meta: SHOWN,
  });

export const useUpdateUser = (id: number) =>
  useWrite({
    mutationFn: (input: UserUpdate) => api('PATCH /admin/users/{id}', { params: { id }, body: input }),
    meta: SHOWN,
  });

export const useSetPassword = (id: number) =>
  useWrite({
    mutationFn: (input: PasswordInput) =>
      api('PATCH /admin/users/{id}/password', { params: { id }, body: input }),
  });

export const useResetFactor = () =>
  useWrite({
    mutationFn: (user: User) => api('DELETE /admin/users/{id}/factors', { params: { id: user.id } }),
    meta: SHOWN,
  });

export const useDeleteUser = () =>
  useWrite({
    mutationFn: (user: User) => api('DELETE /admin/users/{id}', { params: { id: user.id } }),
    meta: SHOWN,
  });

/** Optimistic; a rejection restores the previous state. */
export function useSetActive(user: User) {
  const client = useQueryClient();
  const show = (isActive: boolean) =>
    client.setQueriesData<UserList>(
      { queryKey: LISTS },
      (list) =>
        list && {
          ...list,
          items: list.items.map((one) => (one.id === user.id ? { ...one, isActive } : one)),
        },
    );
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (isActive: boolean) =>
      api('PATCH /admin/users/{id}/status', { params: { id: user.id }, body: { isActive } }),
    onMutate: async (isActive) => {
      await client.cancelQueries({ queryKey: LISTS });
      show(isActive);
    },
    onError: (_, isActive) => show(!isActive),
    meta: SHOWN,
  });
}
