import type {
  CancelInput,
  DealUnitsInput,
  ExtendInput,
  SellInput,
  TrackedUnit,
} from '@diyar/contract/buildings';
import type { DealId } from '@diyar/contract/rules/ids';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { useBuildingCache } from '../show-apartment.ts';
import { type Tracker, useTracker } from '../tracker.ts';

type Unit = Pick<TrackedUnit, 'id' | 'version' | 'deal'>;
type Typed<Input> = Omit<Input, 'version'>;

/** Only a server that knows buildings has these calls. */
const paramsOf = ({ buildingId }: Tracker, { id }: Unit) => ({ buildingId: buildingId ?? 0, id });

export const extendHold = (tracker: Tracker, unit: Unit, input: Typed<ExtendInput>) =>
  api('POST /admin/buildings/{buildingId}/apartments/{id}/hold/extend', {
    params: paramsOf(tracker, unit),
    body: { ...input, version: unit.version },
  });

export const releaseHold = (tracker: Tracker, unit: Unit) =>
  api('DELETE /admin/buildings/{buildingId}/apartments/{id}/hold', {
    params: paramsOf(tracker, unit),
    query: { version: unit.version },
  });

export function sellUnit(tracker: Tracker, unit: Unit, input: Typed<SellInput>, contract: File | null) {
  // the claim of a free unit has no version, so that who comes too late learns who has it
  const body = { ...input, ...(unit.deal && { version: unit.version }) };
  const params = paramsOf(tracker, unit);
  if (!contract) return api('POST /admin/buildings/{buildingId}/apartments/{id}/sell', { params, body });
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== null) form.append(name, String(value));
  form.append('contract', contract, contract.name);
  return api('POST /admin/buildings/{buildingId}/apartments/{id}/sell', { params, form });
}

export const cancelDeal = (tracker: Tracker, unit: Unit, input: Typed<CancelInput>) =>
  api('POST /admin/buildings/{buildingId}/apartments/{id}/cancel', {
    params: paramsOf(tracker, unit),
    body: { ...input, version: unit.version },
  });

export const reopenDeal = (tracker: Tracker, unit: Unit, dealId: DealId, takesCheques: boolean) =>
  api('POST /admin/buildings/{buildingId}/apartments/{id}/reopen', {
    params: paramsOf(tracker, unit),
    body: { dealId, takesCheques, version: unit.version },
  });

export const changeUnits = (tracker: Tracker, unit: Unit, input: Typed<DealUnitsInput>) =>
  api('PUT /admin/buildings/{buildingId}/apartments/{id}/deal/units', {
    params: paramsOf(tracker, unit),
    body: { ...input, version: unit.version },
  });

export function useEndedDeals(unit: TrackedUnit, isEnabled: boolean) {
  const tracker = useTracker();
  return useRead(
    'GET /admin/buildings/{buildingId}/apartments/{id}/deals',
    { params: paramsOf(tracker, unit) },
    { enabled: isEnabled },
  );
}

/** One step of a deal; afterwards the building is asked again, since other units may belong to the deal. */
export function useDealStep() {
  const cache = useBuildingCache();
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (send: () => Promise<TrackedUnit | null>) => send(),
    onSuccess: (unit) => unit && cache.show(unit),
    meta: { isDoneWhenShown: true },
  });
}
