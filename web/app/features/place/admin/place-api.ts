import type { PlaceSettings, PlaceSettingsInput } from '@diyar/contract/place';
import { useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

export const usePlaceSettings = () => useRead('GET /admin/company/place', {});

/** How the stored numbers would be read; asked for once another country is chosen. */
export const usePhonesIn = (country: string, page: number, isEnabled: boolean) =>
  useRead(
    'GET /admin/company/place/phones',
    { query: { country, page, size: 10 } },
    { enabled: isEnabled, keepsPrevious: true },
  );

export function useSavePlace() {
  const client = useQueryClient();
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (body: PlaceSettingsInput): Promise<PlaceSettings> =>
      api('PUT /admin/company/place', { body }),
    onSuccess: (saved) => client.setQueryData(readKey('GET /admin/company/place', {}), saved),
  });
}
