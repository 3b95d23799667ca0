import type { RecoveryCodes } from '@diyar/contract/factors';
import { useAccountWrite } from '~/features/account/admin/account-api.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { createPasskey } from '~/lib/session/passkey.ts';

export const useFactors = () => useRead('GET /account/factors', {});

const readCodes = (data: unknown) => ownAnswer<RecoveryCodes>(data).codes;

export const useBeginApp = () =>
  useWrite({
    mutationFn: () => api('POST /account/factors/app'),
  });

export const useAddApp = () =>
  useAccountWrite((input: { ticket: string; code: string }) =>
    api('POST /account/factors/app/confirm', { body: input, read: readCodes }),
  );

export const useRemoveApp = () => useAccountWrite(() => api('DELETE /account/factors/app'));

export const useNewCodes = () =>
  useAccountWrite(() => api('POST /account/factors/recovery-codes', { read: readCodes }));

/** The browser asks the person between the two calls. */
export const useAddPasskey = () =>
  useAccountWrite(async (name: string) => {
    const { ticket, options } = await api('POST /account/factors/passkeys/options');
    const passkey = await createPasskey(options);
    return api('POST /account/factors/passkeys', { body: { ticket, name, passkey }, read: readCodes });
  });

export const useRenamePasskey = (id: number) =>
  useAccountWrite((name: string) =>
    api('PATCH /account/factors/passkeys/{id}', { params: { id }, body: { name } }),
  );

export const useRemovePasskey = () =>
  useAccountWrite((id: number) => api('DELETE /account/factors/passkeys/{id}', { params: { id } }));
