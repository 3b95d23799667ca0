import type { Company } from '@diyar/contract/company';
import type { CompanyHours } from '@diyar/contract/company-hours';
import { readCompany } from '@diyar/contract/readers/company';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { type Copy, saveMerged } from '~/lib/admin/save-merged.ts';
import { readKey, readOptions, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { type CompanyFields, fieldsOf, mergeCompany } from './company-fields.ts';

const companyOptions = () =>
  readOptions('GET /company', {}, { read: readCompany, meta: { reads: ['company'] } });

export const useCompany = () => useQuery(companyOptions());

const readHours = ownAnswer<CompanyHours>;

/** When somebody answers and shows units. */
export const useHours = () => useRead('GET /admin/company/hours', {});

export function useSaveHours() {
  const client = useQueryClient();
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (hours: CompanyHours) => api('PUT /admin/company/hours', { body: hours, read: readHours }),
    onSuccess: (saved) => client.setQueryData(readKey('GET /admin/company/hours', {}), saved),
  });
}

type CompanyCopy = Copy<CompanyFields>;
export const copyOf = (company: Company): CompanyCopy => ({
  values: fieldsOf(company),
  version: company.version,
});

/**
 * Some fields have two names (docs/product/company-and-hero.md#company-fields); both are sent, for servers
 * that know only one. What somebody else saved meanwhile is merged; a Collision asks.
 */
export function useSaveCompany() {
  const client = useQueryClient();
  const send = async (fields: CompanyFields, version: number): Promise<CompanyCopy> => {
    const saved = await api('PUT /company', {
      body: {
        ...fields,
        name: fields.nameEn,
        gmail: fields.email,
        about: fields.aboutEn,
        ...(version > 0 && { version }),
      },
      read: readCompany,
    });
    // a server without versions may answer anything
    return saved && saved.version > 0 ? copyOf(saved) : { values: fields, version: 0 };
  };
  const load = async () => copyOf(await client.fetchQuery({ ...companyOptions(), staleTime: 0 }));
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (copies: { base: CompanyCopy; mine: CompanyFields }) =>
      saveMerged({ ...copies, send, load, merge: mergeCompany }),
    meta: { isDoneWhenShown: true },
  });
}
