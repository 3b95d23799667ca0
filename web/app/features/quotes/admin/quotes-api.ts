import type { AcceptQuoteInput, Quote } from '@diyar/contract/quotes';
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const readQuote = ownAnswer<Quote>;

export const useQuote = (id: string) => useRead('GET /admin/quotes/{id}', { params: { id } });

/** Every write answers the quote, which is shown at once. */
function useQuoteWrite<Input>(mutationFn: (input: Input) => Promise<Quote>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn,
    onSuccess: (quote) =>
      client.setQueryData(readKey('GET /admin/quotes/{id}', { params: { id: String(quote.id) } }), quote),
  });
}

export const useAcceptQuote = (id: number) =>
  useQuoteWrite((input: AcceptQuoteInput) =>
    api('POST /admin/quotes/{id}/accept', { params: { id }, body: input, read: readQuote }),
  );

export const useWithdrawQuote = (id: number) =>
  useQuoteWrite((_: undefined) =>
    api('POST /admin/quotes/{id}/withdraw', { params: { id }, read: readQuote }),
  );
