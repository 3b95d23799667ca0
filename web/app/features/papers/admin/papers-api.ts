import { DealLedger } from '@diyar/contract/ledger';
import { Paper, type PaperData } from '@diyar/contract/papers';
import { readCompany } from '@diyar/contract/readers/company';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const usePaper = (id: string) =>
  useQuery({
    queryKey: ['papers', id],
    queryFn: ({ signal }) =>
      api.get(`/admin/papers/${encodeURIComponent(id)}`, { signal, read: (data) => Paper.parse(data) }),
  });

type Company = PaperData['company'];

/** The company as it is today: a statement is not stored. */
export function companyOf(answer: unknown): Company {
  const { nameEn, nameAr, phone, email, licence, address } = readCompany(answer);
  const place = ({ street, block, city, country }: typeof address.en, comma: string) =>
    [street, block, city, country].filter((part) => part !== '').join(comma);
  return {
    name: { en: nameEn, ar: nameAr },
    address: { en: place(address.en, ', '), ar: place(address.ar, '، ') },
    phone,
    email,
    licence,
  };
}

export type StatementData = { ledger: DealLedger; company: Company };

export const useStatement = (dealId: string) =>
  useQuery({
    queryKey: ['papers', 'statement', dealId],
    queryFn: async ({ signal }): Promise<StatementData> => {
      const [ledger, company] = await Promise.all([
        api.get(`/admin/deals/${encodeURIComponent(dealId)}/ledger`, {
          signal,
          read: (data) => DealLedger.parse(data),
        }),
        api.get('/company', { signal, read: companyOf }),
      ]);
      return { ledger, company };
    },
  });
