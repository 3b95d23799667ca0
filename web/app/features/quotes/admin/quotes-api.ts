import type { BuildingList, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@diyar/contract/limits';
import type { PersonList } from '@diyar/contract/persons';
import type { AcceptQuoteInput, Quote, QuoteInput, QuoteList } from '@diyar/contract/quotes';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const KEY = ['quotes'] as const;
const readQuote = ownAnswer<Quote>;
export const quoteKey = (id: string) => [...KEY, 'one', id] as const;

type Filters = { q: string; state: string; page: number };
export const quotesKey = (filters: Filters) => [...KEY, 'list', filters] as const;

export const useQuotes = (filters: Filters) =>
  useQuery({
    queryKey: quotesKey(filters),
    queryFn: ({ signal }) =>
      api.get('/admin/quotes', {
        query: { ...filters, size: PAGE_SIZE },
        signal,
        read: ownAnswer<QuoteList>,
      }),
    placeholderData: keepPreviousData,
  });

export const useQuote = (id: string) =>
  useQuery({
    queryKey: quoteKey(id),
    queryFn: ({ signal }) => api.get(`/admin/quotes/${encodeURIComponent(id)}`, { signal, read: readQuote }),
  });

export type BuildingUnits = { building: TrackerAnswer['building']; units: TrackedUnit[] };

export const unitsKey = (buildingId: number | null) => [...KEY, 'units', buildingId] as const;

/** The units of a building, to choose from. */
export const useBuildingUnits = (buildingId: number | null) =>
  useQuery({
    queryKey: unitsKey(buildingId),
    queryFn: ({ signal }): Promise<BuildingUnits> =>
      api.get(`/admin/buildings/${buildingId}/floors`, {
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
      api.get('/admin/buildings', {
        query: { size: PAGE_SIZE_MAX },
        signal,
        read: (data) => ownAnswer<BuildingList>(data).items,
      }),
  });

const PERSONS_OFFERED = 8;

/** Those whose name or phone has the typed text. */
export const useKnownPersons = (text: string) =>
  useQuery({
    queryKey: [...KEY, 'persons', text.trim()],
    queryFn: ({ signal }) =>
      api.get('/admin/persons', {
        query: { q: text.trim(), size: PERSONS_OFFERED },
        signal,
        read: (data) => ownAnswer<PersonList>(data).items,
      }),
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
    api.post(`/admin/buildings/${buildingId}/quotes`, input, { read: readQuote }),
  );

export const useAcceptQuote = (id: number) =>
  useWrite('accept', (input: AcceptQuoteInput) =>
    api.post(`/admin/quotes/${id}/accept`, input, { read: readQuote }),
  );

export const useWithdrawQuote = (id: number) =>
  useWrite('withdraw', (_: undefined) => api.post(`/admin/quotes/${id}/withdraw`, {}, { read: readQuote }));
