import type { TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { AcceptQuoteInput, Quote, QuoteInput } from '@diyar/contract/quotes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const KEY = ['quotes'] as const;
const readQuote = ownAnswer<Quote>;
export const quoteKey = (id: string) => [...KEY, 'one', id] as const;

export const useQuote = (id: string) =>
  useQuery({
    queryKey: quoteKey(id),
    queryFn: ({ signal }) => api('GET /admin/quotes/{id}', { params: { id }, signal, read: readQuote }),
  });

export type BuildingUnits = { building: TrackerAnswer['building']; units: TrackedUnit[] };

export const unitsKey = (buildingId: number | null) => [...KEY, 'units', buildingId] as const;

/** The units of a building, to choose from. */
export const useBuildingUnits = (buildingId: number | null) =>
  useQuery({
    queryKey: unitsKey(buildingId),
    queryFn: ({ signal }): Promise<BuildingUnits> =>
      api('GET /admin/buildings/{buildingId}/floors', {
        params: { buildingId },
        signal,
        read: (data) => {
          const { building, items } = ownAnswer<TrackerAnswer>(data);
          return { building, units: items.flatMap(({ apartments }) => apartments) };
        },
      }),
    enabled: buildingId !== null,
  });

export const choiceKey = [...KEY, 'buildings'] as const;

/** The buildings that the user may see. */
export const useBuildingChoice = () =>
  useQuery({
    queryKey: choiceKey,
    queryFn: ({ signal }) =>
      api('GET /admin/buildings', { query: { size: PAGE_SIZE_MAX }, signal }).then(({ items }) => items),
  });

const PERSONS_OFFERED = 8;

/** Those whose name or phone has the typed text. */
export const useKnownPersons = (text: string) =>
  useQuery({
    queryKey: [...KEY, 'persons', text.trim()],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/persons', { query: { q: text.trim(), size: PERSONS_OFFERED }, signal })).items,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  });

/** Every write answers the quote; lists and buildings are read again. */
function useWrite<Input>(name: string, write: (input: Input) => Promise<Quote>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...KEY, name],
    mutationFn: write,
    onSuccess: (quote) => client.setQueryData(quoteKey(String(quote.id)), quote),
    onSettled: () => {
      for (const key of ['quotes', 'lacasa']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
}

export const useMakeQuote = (buildingId: number) =>
  useWrite('make', (input: QuoteInput) =>
    api('POST /admin/buildings/{buildingId}/quotes', {
      params: { buildingId },
      body: input,
      read: readQuote,
    }),
  );

export const useAcceptQuote = (id: number) =>
  useWrite('accept', (input: AcceptQuoteInput) =>
    api('POST /admin/quotes/{id}/accept', { params: { id }, body: input, read: readQuote }),
  );

export const useWithdrawQuote = (id: number) =>
  useWrite('withdraw', (_: undefined) =>
    api('POST /admin/quotes/{id}/withdraw', { params: { id }, read: readQuote }),
  );
