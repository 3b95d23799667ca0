import type { Company } from '@diyar/contract/company';
import { CompanyHours } from '@diyar/contract/company-hours';
import { readCompany } from '@diyar/contract/readers/company';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import type { CompanyFields } from './company-fields.ts';

const KEY = ['company'] as const;

export const useCompany = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<Company> => api.get('/company', { signal, read: readCompany }),
  });

export const hoursKey = [...KEY, 'hours'] as const;
const readHours = (data: unknown) => CompanyHours.parse(data);

/** When somebody answers and shows units. */
export const useHours = () =>
  useQuery({
    queryKey: hoursKey,
    queryFn: ({ signal }) => api.get('/admin/company/hours', { signal, read: readHours }),
  });

export function useSaveHours() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: hoursKey,
    mutationFn: (hours: CompanyHours) => api.put('/admin/company/hours', hours, { read: readHours }),
    onSuccess: (saved) => client.setQueryData(hoursKey, saved),
  });
}

/**
 * Some fields have two names (docs/product/company-and-hero.md#company-fields); both are sent, for servers
 * that know only one.
 */
export function useSaveCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: KEY,
    mutationFn: (fields: CompanyFields) =>
      api.put('/company', {
        ...fields,
        name: fields.nameEn,
        gmail: fields.email,
        about: fields.aboutEn,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
