import type { AppSetup, Factors, PasskeySetup, RecoveryCodes } from '@diyar/contract/factors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ACCOUNT, useWrite } from '~/features/account/admin/account-api.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { createPasskey } from '~/lib/session/passkey.ts';

export const useFactors = () =>
  useQuery({
    queryKey: [...ACCOUNT, 'factors'],
    queryFn: ({ signal }) => api.get('/account/factors', { signal, read: ownAnswer<Factors> }),
  });

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
