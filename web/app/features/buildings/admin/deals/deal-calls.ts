import type {
  CancelInput,
  DealUnitsInput,
  EndedDeals,
  ExtendInput,
  HoldInput,
  SellInput,
  TrackedUnit,
} from '@diyar/contract/buildings';
import type { DealId } from '@diyar/contract/rules/ids';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { LACASA, readWritten } from '../building-api.ts';
import { useBuildingCache } from '../show-apartment.ts';
import { type Tracker, useTracker } from '../tracker.ts';

type Unit = Pick<TrackedUnit, 'id' | 'version' | 'deal'>;
type Typed<Input> = Omit<Input, 'version'>;

const path = ({ base }: Tracker, { id }: Unit, step: string) => `${base}/apartments/${id}/${step}`;
const read = { read: readWritten };

/** Without a version: the server says who has a unit that is no longer free, not only that it changed. */
export const holdUnit = (tracker: Tracker, unit: Unit, input: Typed<HoldInput>) =>
  api.post(path(tracker, unit, 'hold'), input, read);

export const extendHold = (tracker: Tracker, unit: Unit, input: Typed<ExtendInput>) =>
  api.post(path(tracker, unit, 'hold/extend'), { ...input, version: unit.version }, read);

export const releaseHold = (tracker: Tracker, unit: Unit) =>
  api.delete(path(tracker, unit, 'hold'), { query: { version: unit.version }, ...read });

export function sellUnit(tracker: Tracker, unit: Unit, input: Typed<SellInput>, contract: File | null) {
  // the claim of a free unit has no version, as in holdUnit
  const body = { ...input, ...(unit.deal && { version: unit.version }) };
  if (!contract) return api.post(path(tracker, unit, 'sell'), body, read);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== null) form.append(name, String(value));
  form.append('contract', contract, contract.name);
  return api.upload(path(tracker, unit, 'sell'), form, read);
}

export const cancelDeal = (tracker: Tracker, unit: Unit, input: Typed<CancelInput>) =>
  api.post(path(tracker, unit, 'cancel'), { ...input, version: unit.version }, read);

export const reopenDeal = (tracker: Tracker, unit: Unit, dealId: DealId, takesCheques: boolean) =>
  api.post(path(tracker, unit, 'reopen'), { dealId, takesCheques, version: unit.version }, read);

export const changeUnits = (tracker: Tracker, unit: Unit, input: Typed<DealUnitsInput>) =>
  api.put(path(tracker, unit, 'deal/units'), { ...input, version: unit.version }, read);

export function useEndedDeals(unit: TrackedUnit, isEnabled: boolean) {
  const tracker = useTracker();
  return useQuery({
    queryKey: [...LACASA, tracker.base, 'deals', unit.id],
    queryFn: ({ signal }) => api.get(path(tracker, unit, 'deals'), { signal, read: ownAnswer<EndedDeals> }),
    enabled: isEnabled,
  });
}

/** One step of a deal; afterwards the building is asked again, since other units may belong to the deal. */
export function useDealStep(name: string) {
  const cache = useBuildingCache();
  return useMutation({
    mutationKey: [...LACASA, name],
    mutationFn: (send: () => Promise<TrackedUnit | null>) => send(),
    onSuccess: async (unit) => {
      if (unit) cache.show(unit);
      await cache.refetch();
    },
    onError: () => cache.refetch(),
  });
}
