import type { OwnPasswordInput } from '@diyar/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { session } from '~/lib/session/session.ts';

export const ACCOUNT = ['account'] as const;

export const useAccount = ({ enabled = true } = {}) =>
  useQuery({
    enabled,
    queryKey: [...ACCOUNT, 'me'],
    queryFn: ({ signal }) => api('GET /account', { signal }),
  });

export const useSessions = () =>
  useQuery({
    queryKey: [...ACCOUNT, 'sessions'],
    queryFn: ({ signal }) => api('GET /account/sessions', { signal }).then(({ items }) => items),
  });

/** Every write refetches the page; what was still to be done may be done now. */
export function useWrite<Output, Input = void>(write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => client.invalidateQueries({ queryKey: ACCOUNT }),
  });
}

export const useChangePassword = () =>
  useWrite(async (input: OwnPasswordInput) => {
    const { token } = await api('POST /account/password', { body: input });
    await session.replaceToken(token);
  });

export const useSeenDevices = () =>
  useWrite((ids: number[]) => api('POST /account/new-devices/seen', { body: { ids } }));

export const useEndSession = () =>
  useWrite((id: string) => api('DELETE /account/sessions/{id}', { params: { id } }));
export const useEndOtherSessions = () => useWrite(() => api('DELETE /account/sessions'));
