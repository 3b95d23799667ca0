import type { DealLedger } from '@diyar/contract/ledger';
import type { PaperData } from '@diyar/contract/papers';
import type { DealId } from '@diyar/contract/rules/ids';
import { useQuery } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';

export const usePaper = (id: string) => useRead('GET /admin/papers/{id}', { params: { id } });

export const useMonthReport = (month: string) =>
  useRead('GET /admin/money/months/{month}', { params: { month } });

export type StatementData = { ledger: DealLedger; company: PaperData['company'] };

/** Several deals, of one moment each. */
export const useStatements = (dealIds: readonly DealId[]) =>
  useQuery({
    queryKey: ['GET /admin/deals/{id}/ledger', 'statements', dealIds],
    queryFn: async ({ signal }): Promise<StatementData[]> => {
      const [company, ...ledgers] = await Promise.all([
        api('GET /admin/papers/company', { signal }),
        ...dealIds.map((id) => api('GET /admin/deals/{id}/ledger', { params: { id }, signal })),
      ]);
      return ledgers.map((ledger) => ({ ledger, company }));
    },
    enabled: dealIds.length > 0,
  });

export const useStatement = (dealId: DealId) =>
  useQuery({
    queryKey: [...readKey('GET /admin/deals/{id}/ledger', { params: { id: dealId } }), 'statement'],
    queryFn: async ({ signal }): Promise<StatementData> => {
      const [ledger, company] = await Promise.all([
        api('GET /admin/deals/{id}/ledger', { params: { id: dealId }, signal }),
        api('GET /admin/papers/company', { signal }),
      ]);
      return { ledger, company };
    },
  });
