import type { OwnPasswordInput } from '@diyar/contract/account';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { session } from '~/lib/session/session.ts';

export const useAccount = ({ enabled = true } = {}) => useRead('GET /account', {}, { enabled });

export const useSessions = () => useRead('GET /account/sessions', {}, { select: ({ items }) => items });

const isOfAccount = ({ queryKey }: Query) => String(queryKey[0]).startsWith('GET /account');

/** The own account is no live topic: every write reads the page again, what was still to be done may be done now. */
export function useAccountWrite<Output, Input = void>(write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: write,
    onSuccess: () => client.invalidateQueries({ predicate: isOfAccount }),
  });
}

export const useChangePassword = () =>
  useAccountWrite(async (input: OwnPasswordInput) => {
    const { token } = await api('POST /account/password', { body: input });
    await session.replaceToken(token);
  });

export const useSeenDevices = () =>
  useAccountWrite((ids: number[]) => api('POST /account/new-devices/seen', { body: { ids } }));

export const useEndSession = () =>
  useAccountWrite((id: string) => api('DELETE /account/sessions/{id}', { params: { id } }));
export const useEndOtherSessions = () => useAccountWrite(() => api('DELETE /account/sessions'));
