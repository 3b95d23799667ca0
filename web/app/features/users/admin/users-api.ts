import { PAGE_SIZE } from '@diyar/contract/limits';
import { readUsers } from '@diyar/contract/readers/users';
import type { PasswordInput, User, UserInput, UserList, UsersQuery, UserUpdate } from '@diyar/contract/users';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { containsText, pageOfList } from '~/lib/admin/local-list.ts';
import { api } from '~/lib/api/api.ts';

const KEY = ['users'] as const;
const LISTS = [...KEY, 'list'] as const;

type View = Pick<UsersQuery, 'q' | 'page'> & { sort: UsersQuery['sort'] | null };

export function useUsers(view: View) {
  const { q, page } = view;
  return useQuery({
    queryKey: [...LISTS, view],
    queryFn: ({ signal }) =>
      api('GET /admin/users', {
        query: { ...view, size: PAGE_SIZE },
        signal,
        read: (data): UserList =>
          pageOfList(readUsers(data), {
            page,
            matches: ({ username, fullName, phone }) => containsText(q, username, fullName, phone),
          }),
      }),
    placeholderData: keepPreviousData,
  });
}

/** The only one who may manage users: cannot be demoted, disabled or deleted. */
export function useIsLastSuperadmin({ role, isActive }: User): boolean {
  const isOne = role === 'SUPERADMIN' && isActive;
  const { data } = useQuery({
    queryKey: [...KEY, 'superadmins'],
    queryFn: ({ signal }) =>
      api('GET /admin/users', {
        query: { role: 'SUPERADMIN', isActive: true, size: 2 },
        signal,
        read: (answer) => readUsers(answer).total,
      }),
    enabled: isOne,
  });
  return isOne && data === 1;
}

/** Every write refetches the list. */
function useRefreshed() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

export const useCreateUser = () =>
  useMutation({
    mutationFn: (input: UserInput) => api('POST /admin/users', { body: input }),
    onSuccess: useRefreshed(),
  });

export const useUpdateUser = (id: number) =>
  useMutation({
    mutationFn: (input: UserUpdate) => api('PATCH /admin/users/{id}', { params: { id }, body: input }),
    onSuccess: useRefreshed(),
  });

export const useSetPassword = (id: number) =>
  useMutation({
    mutationFn: (input: PasswordInput) =>
      api('PATCH /admin/users/{id}/password', { params: { id }, body: input }),
  });

export const useResetFactor = () =>
  useMutation({
    mutationFn: (user: User) => api('DELETE /admin/users/{id}/factors', { params: { id: user.id } }),
    onSuccess: useRefreshed(),
  });

export const useDeleteUser = () =>
  useMutation({
    mutationFn: (user: User) => api('DELETE /admin/users/{id}', { params: { id: user.id } }),
    onSettled: useRefreshed(),
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
  return useMutation({
    mutationFn: (isActive: boolean) =>
      api('PATCH /admin/users/{id}/status', { params: { id: user.id }, body: { isActive } }),
    onMutate: async (isActive) => {
      await client.cancelQueries({ queryKey: KEY });
      show(isActive);
    },
    onError: (_, isActive) => show(!isActive),
    onSettled: useRefreshed(),
  });
}
