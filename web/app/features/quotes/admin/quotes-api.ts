import type { TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { AcceptQuoteInput, Quote, QuoteInput } from '@diyar/contract/quotes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const readQuote = ownAnswer<Quote>;

export const useQuote = (id: string) => useRead('GET /admin/quotes/{id}', { params: { id } });

export type BuildingUnits = { building: TrackerAnswer['building']; units: TrackedUnit[] };

/** The units of a building, to choose from. */
export const useBuildingUnits = (buildingId: number | null) =>
  useRead(
    'GET /admin/buildings/{buildingId}/floors',
    { params: { buildingId } },
    {
      select: ({ building, items }): BuildingUnits => ({
        building,
        units: items.flatMap(({ apartments }) => apartments),
      }),
    },
  );

/** The buildings that the user may see. */
export const useBuildingChoice = () =>
  useRead('GET /admin/buildings', { query: { size: PAGE_SIZE_MAX } }, { select: ({ items }) => items });

const PERSONS_OFFERED = 8;

/** Those whose name or phone has the typed text. */
export const useKnownPersons = (text: string) =>
  useRead(
    'GET /admin/persons',
    { query: { q: text.trim(), size: PERSONS_OFFERED } },
    { select: ({ items }) => items, keepsPrevious: true, enabled: text.trim() !== '' },
  );

/** Every write answers the quote, which is shown at once. */
function useWrite<Input>(mutationFn: (input: Input) => Promise<Quote>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (quote) =>
      client.setQueryData(readKey('GET /admin/quotes/{id}', { params: { id: String(quote.id) } }), quote),
  });
}

export const useMakeQuote = (buildingId: number) =>
  useWrite((input: QuoteInput) =>
    api('POST /admin/buildings/{buildingId}/quotes', {
      params: { buildingId },
      body: input,
      read: readQuote,
    }),
  );

export const useAcceptQuote = (id: number) =>
  useWrite((input: AcceptQuoteInput) =>
    api('POST /admin/quotes/{id}/accept', { params: { id }, body: input, read: readQuote }),
  );

export const useWithdrawQuote = (id: number) =>
  useWrite((_: undefined) => api('POST /admin/quotes/{id}/withdraw', { params: { id }, read: readQuote }));
