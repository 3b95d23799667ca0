import type { Account, OwnPasswordInput, SessionList } from '@diyar/contract/account';
import type { AppSetup, Factors, PasskeySetup, RecoveryCodes } from '@diyar/contract/factors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { createPasskey } from '~/lib/session/passkey.ts';
import { session } from '~/lib/session/session.ts';

const KEY = ['account'] as const;

export const useAccount = ({ enabled = true } = {}) =>
  useQuery({
    enabled,
    queryKey: [...KEY, 'me'],
    queryFn: ({ signal }) => api.get('/account', { signal, read: ownAnswer<Account> }),
  });

export const useSessions = () =>
  useQuery({
    queryKey: [...KEY, 'sessions'],
    queryFn: ({ signal }) =>
      api.get('/account/sessions', { signal, read: (data) => ownAnswer<SessionList>(data).items }),
  });

export const useFactors = () =>
  useQuery({
    queryKey: [...KEY, 'factors'],
    queryFn: ({ signal }) => api.get('/account/factors', { signal, read: ownAnswer<Factors> }),
  });

/** Every write refetches the page; what was still to be done may be done now. */
function useWrite<Output, Input = void>(write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
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

const readCodes = (data: unknown) => ownAnswer<RecoveryCodes>(data).codes;

export const useBeginApp = () =>
  useMutation({
    mutationFn: () => api.post('/account/factors/app', {}, { read: ownAnswer<AppSetup> }),
  });

export const useAddApp = () =>
  useWrite((input: { ticket: string; code: string }) =>
    api.post('/account/factors/app/confirm', input, { read: readCodes }),
  );

export const useRemoveApp = () => useWrite(() => api.delete('/account/factors/app'));

export const useNewCodes = () =>
  useWrite(() => api.post('/account/factors/recovery-codes', {}, { read: readCodes }));

/** The browser asks the person between the two calls. */
export const useAddPasskey = () =>
  useWrite(async (name: string) => {
    const { ticket, options } = await api.post(
      '/account/factors/passkeys/options',
      {},
      { read: ownAnswer<PasskeySetup> },
    );
    const passkey = await createPasskey(options);
    return api.post('/account/factors/passkeys', { ticket, name, passkey }, { read: readCodes });
  });

export const useRenamePasskey = (id: number) =>
  useWrite((name: string) => api.patch(`/account/factors/passkeys/${id}`, { name }));

export const useRemovePasskey = () => useWrite((id: number) => api.delete(`/account/factors/passkeys/${id}`));
