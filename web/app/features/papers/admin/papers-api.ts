import type { DealLedger } from '@diyar/contract/ledger';
import type { MonthReport } from '@diyar/contract/month-report';
import type { Paper, PaperData } from '@diyar/contract/papers';
import type { DealId } from '@diyar/contract/rules/ids';
import { useQuery } from '@tanstack/react-query';
import { companyOnPaper } from '~/lib/admin/company-on-paper.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const usePaper = (id: string) =>
  useQuery({
    queryKey: ['papers', id],
    queryFn: ({ signal }) =>
      api.get(`/admin/papers/${encodeURIComponent(id)}`, { signal, read: ownAnswer<Paper> }),
  });

export const useMonthReport = (month: string) =>
  useQuery({
    queryKey: ['papers', 'month', month],
    queryFn: ({ signal }) =>
      api.get(`/admin/money/months/${encodeURIComponent(month)}`, { signal, read: ownAnswer<MonthReport> }),
  });

export type StatementData = { ledger: DealLedger; company: PaperData['company'] };

export const useStatement = (dealId: DealId) =>
  useQuery({
    queryKey: ['papers', 'statement', dealId],
    queryFn: async ({ signal }): Promise<StatementData> => {
      const [ledger, company] = await Promise.all([
        api.get(`/admin/deals/${dealId}/ledger`, {
          signal,
          read: ownAnswer<DealLedger>,
        }),
        api.get('/company', { signal, read: companyOnPaper }),
      ]);
      return { ledger, company };
    },
  });
