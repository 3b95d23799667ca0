import type { Account, OwnPasswordInput, SessionList } from '@diyar/contract/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { session } from '~/lib/session/session.ts';

export const ACCOUNT = ['account'] as const;

export const useAccount = ({ enabled = true } = {}) =>
  useQuery({
    enabled,
    queryKey: [...ACCOUNT, 'me'],
    queryFn: ({ signal }) => api.get('/account', { signal, read: ownAnswer<Account> }),
  });

export const useSessions = () =>
  useQuery({
    queryKey: [...ACCOUNT, 'sessions'],
    queryFn: ({ signal }) =>
      api.get('/account/sessions', { signal, read: (data) => ownAnswer<SessionList>(data).items }),
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
    const { token } = await api.post<{ token: string }>('/account/password', input);
    await session.replaceToken(token);
  });

export const useSeenDevices = () =>
  useWrite((ids: number[]) => api.post('/account/new-devices/seen', { ids }));

export const useEndSession = () => useWrite((id: string) => api.delete(`/account/sessions/${id}`));
export const useEndOtherSessions = () => useWrite(() => api.delete('/account/sessions'));
