import { nameOf } from '@diyar/contract/rules/localized';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readKey } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';

/** The company is asked for once a page has settled; nobody prints before. */
const SETTLED_MS = 2500;

export function useCompanyName(): string | undefined {
  const { lang } = useLanguage();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: [...readKey('GET /company', {}), 'name'],
    meta: { reads: ['company'] },
    queryFn: async ({ signal }) => {
      const { readCompany } = await import('@diyar/contract/readers/company');
      return api('GET /company', { signal, read: readCompany });
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isSettled,
  });
  return data && nameOf(data, lang, data.name);
}
